import type { Line, Page } from "@/lib/documents/types";
import { pattern } from "@/lib/text/pattern";

/** How far from the page's edge, in parts of its height, running heads and feet stand. */
const MARGIN = 0.1;
/** How far from it the outermost line of a page may be one. */
const EDGE = 0.2;
const PAGE_NUMBER = pattern("i")`
  ^(?:[-–—|\s]*(?:page|seite|p\.|pg\.?|página|blatt)?\s*(?<number>\d{1,4}|[ivxlc]{1,6})
  (?:\s*(?:of|\/|von|de|sur)\s*\d{1,4})?[-–—|\s.]*)$`;
/** A browser prints the time of printing above a page and its address below. */
const BROWSER_HEAD =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}\b|https?:\/\/\S+(?:\s+\d+\/\d+)?$)/;

/** The pages without page numbers and running heads; a head stays where it stands first, as it may be the title. */
export function withoutFurniture(pages: Page[]): Page[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter((line) => inMargin(line, page)).map(marginKey))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const kept = new Set<string>();
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => {
      if (!inMargin(line, page)) return true;
      if (isPageNumber(line)) return false;
      const key = marginKey(line);
      if ((seen.get(key) ?? 0) < 2 || !kept.has(key)) {
        kept.add(key);
        return true;
      }
      return false;
    }),
  }));
}

/** Where page numbers, running heads and feet stand. A document that was cut into pages by us has none. */
export function inMargin(line: Line, page: Page): boolean {
  if (line.place !== undefined) return false;
  return line.y < page.height * MARGIN || line.y + line.height > page.height * (1 - MARGIN);
}

/** The lines at the very top and bottom of a page, where a page number or running head may stand outside the margin. */
export function edgesOf(page: Page): Line[] {
  const lines = page.lines.filter(({ place }) => place === undefined);
  const top = Math.min(...lines.map(({ y }) => y));
  const bottom = Math.max(...lines.map(({ y }) => y));
  return lines.filter(
    ({ y, size }) =>
      (y < top + size / 2 && y < page.height * EDGE) ||
      (y > bottom - size / 2 && y > page.height * (1 - EDGE)),
  );
}

/** The page numbers that a line begins or ends with: "12", "12  Cells and tissues". */
export function printedNumbers(line: Line): number[] {
  const cells = line.text.split("\t");
  return [cells[0], cells.length > 1 ? cells.at(-1) : undefined].flatMap((cell) => {
    const number = Number(PAGE_NUMBER.exec(cell ?? "")?.groups?.number);
    return Number.isNaN(number) ? [] : [number];
  });
}

/** A page number, or what a browser prints around a page. */
export function isPageNumber(line: Line): boolean {
  return PAGE_NUMBER.test(line.text) || BROWSER_HEAD.test(line.text);
}

/** Equal for running heads that differ in numbers only. */
export function marginKey(line: Line): string {
  return line.text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
}
