import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { saysGrading } from "./grading-heads";
import { cleanTitle, isWorkTitle } from "./weight-titles";

const BOX = /^(?<name>[^()]{3,60}?)[\s.…_]*\(\s*(?<tick>[x✓✔✗✘]?)\s*\)$/iu;
/** A form has hardly more choices than this. */
const LONGEST_FORM = 24;

/** "Final exam ( x )": what a form ticks below its words for how the course is graded. */
export function tickedWork(
  document: DocumentText,
): { title: string; start: number; end: number }[] {
  return document.lines.flatMap(({ cells }, at) =>
    cells.flatMap((cell) => {
      const { name = "", tick } = BOX.exec(cell.text.trim())?.groups ?? {};
      const title = cleanTitle(name);
      const { start } = cell;
      return tick && isWorkTitle(title) && isBelowGrading(document, at, cell)
        ? [{ title, start, end: start + cell.text.length }]
        : [];
    }),
  );
}

/** Whether the first line above without boxes names the grading over the same column. */
function isBelowGrading(document: DocumentText, at: number, cell: PlacedCell): boolean {
  const from = Math.max(0, at - LONGEST_FORM);
  const above = document.lines.slice(from, at).map(({ cells }) => cells);
  const head = above.findLast((cells) => !cells.some(({ text }) => BOX.test(text.trim())));
  return head?.some((each) => saysGrading(each.text) && sharesColumn(each, cell)) ?? false;
}
