import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Cell } from "@/lib/documents/types";

/** The cell in which a place on a line lies. */
export function cellAt(
  document: DocumentText,
  { line, start }: { line: number; start: number },
): PlacedCell | null {
  return document.lines[line]?.cells.findLast((cell) => cell.start <= start) ?? null;
}

/** The cells straight below (or, with a negative count, above) a cell, nearest first, on the same page. */
export function cellsInColumn(
  document: DocumentText,
  cell: PlacedCell,
  lines: number,
): PlacedCell[] {
  const step = Math.sign(lines);
  const found: PlacedCell[] = [];
  for (let at = cell.line + step; Math.abs(at - cell.line) <= Math.abs(lines); at += step) {
    if (document.lines[at]?.page !== document.lines[cell.line]?.page) break;
    const near = document.lines[at]?.cells.find((other) => sharesColumn(cell, other));
    if (near) found.push(near);
  }
  return found;
}

/** Whether two cells share a column. */
export function sharesColumn(a: Cell, b: Cell): boolean {
  return Math.abs(a.x - b.x) < 25 || (b.x < a.x + a.width && a.x < b.x + b.width);
}
