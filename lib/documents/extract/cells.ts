import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import type { Cell } from "@/lib/documents/types";

/** A cell with the offset of its text in the document. */
export type PlacedCell = Cell & { start: number };

export function cellsOf(document: DocumentText, index: number): PlacedCell[] {
  const entry = document.lines[index];
  if (!entry) return [];
  let { start } = entry;
  return (entry.line.cells ?? [entry.line]).map(({ text, x, width }) => {
    const cell = { text, x, width, start };
    start += text.length + 1;
    return cell;
  });
}

export function cellAt(document: DocumentText, offset: number): PlacedCell | null {
  const cells = cellsOf(document, lineIndexAt(document, offset));
  return cells.findLast((cell) => cell.start <= offset) ?? null;
}

/** The cells straight below (or, with a negative count, above) a cell, nearest first, on the same page. */
export function cellsInColumn(
  document: DocumentText,
  cell: PlacedCell,
  lines: number,
): PlacedCell[] {
  const index = lineIndexAt(document, cell.start);
  const step = Math.sign(lines);
  const found: PlacedCell[] = [];
  for (let at = index + step; Math.abs(at - index) <= Math.abs(lines); at += step) {
    if (document.lines[at]?.page !== document.lines[index]?.page) break;
    const near = cellsOf(document, at).find((other) => sharesColumn(cell, other));
    if (near) found.push(near);
  }
  return found;
}

/** Whether two cells share a column. */
export function sharesColumn(a: Cell, b: Cell): boolean {
  return Math.abs(a.x - b.x) < 25 || (b.x < a.x + a.width && a.x < b.x + b.width);
}
