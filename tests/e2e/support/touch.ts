import type { Page } from "@playwright/test";

/** Controls that a finger on one of their 40 pixels would miss, with the size of what answers. Links in text may. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const SELECTOR =
      "button:enabled,a[href],input[type=checkbox],input[type=radio],summary,[role=tab]";
    const WANTED = 39;
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      const area = control.closest("label") ?? control;
      const { width, height } = area.getBoundingClientRect();
      const isHidden = width < 2 || height < 2 || !control.checkVisibility();
      if (isHidden || isInText(control) || (width >= WANTED && height >= WANTED)) continue;
      area.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const [across, down] = answering(area);
      if ((width < WANTED && across < WANTED) || down < WANTED) {
        const name = control.getAttribute("aria-label") ?? area.textContent;
        found.push(`${control.localName} “${name}”: ${across} x ${down}`);
      }
    }
    return found;

    /** How far to the sides of its middle a control still answers. */
    function answering(area: HTMLElement) {
      const { left, top, width, height } = area.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < 20 && area.contains(document.elementFromPoint(x + dx * far, y + dy * far)))
          far++;
        return far;
      };
      return [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)] as const;
    }

    function isInText({ localName, parentElement, textContent }: HTMLElement) {
      const around = (parentElement?.textContent ?? "").length - (textContent ?? "").length;
      return localName === "a" && parentElement?.localName === "p" && around > 0;
    }
  });
}
