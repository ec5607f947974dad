import type { Located } from "@/lib/contract/documents";

/** Points around the words. */
const PADDING = 1.5;

/** The highlighter over words of a page: one element for each line, to be laid into the page's own. */
export function evidenceMarks({ boxes, page_width, page_height }: Located): HTMLElement[] {
  return boxes.map(({ x, y, width, height }) => {
    const mark = document.createElement("div");
    mark.ariaHidden = "true";
    mark.dataset.mark = "";
    mark.className =
      "pointer-events-none absolute animate-fade rounded-xs bg-marker mix-blend-multiply";
    mark.style.left = `${(100 * (x - PADDING)) / page_width}%`;
    mark.style.top = `${(100 * (y - PADDING)) / page_height}%`;
    mark.style.width = `${(100 * (width + 2 * PADDING)) / page_width}%`;
    mark.style.height = `${(100 * (height + 2 * PADDING)) / page_height}%`;
    return mark;
  });
}
