import type { Cell, Line, Page } from "./types";

/** A cell with the offset of its text in the document, and the index of the line it stands on. */
export type PlacedCell = Cell & { start: number; line: number };

/** A stretch of a document, by the offsets of its text. */
export type Span = { start: number; end: number };

/** All lines of a document as one string (a newline after each line), with the way back to page and place. */
export type DocumentText = {
  text: string;
  /** A line that is no row of a table is one cell. */
  lines: { page: number; line: Line; start: number; cells: PlacedCell[] }[];
};

export function documentText(pages: Page[]): DocumentText {
  let text = "";
  const lines: DocumentText["lines"] = [];
  for (const page of pages) {
    for (const line of page.lines) {
      const start = text.length;
      lines.push({ page: page.number, line, start, cells: placedCells(line, start, lines.length) });
      text += `${line.text}\n`;
    }
  }
  return { text, lines };
}

/** A colon that stands in a column of its own belongs to the label before it. */
function placedCells(row: Line, start: number, line: number): PlacedCell[] {
  const cells: PlacedCell[] = [];
  let at = start;
  for (const { text, x, width, breaks } of row.cells ?? [{ ...row, breaks: undefined }]) {
    const label = cells.at(-1);
    if (label && text === ":") {
      label.text = row.text.slice(label.start - start, at - start + text.length);
      label.width = x + width - label.x;
    } else cells.push({ text, x, width, ...(breaks && { breaks }), start: at, line });
    at += text.length + 1;
  }
  return cells;
}

/** The index in `lines` of the line that holds this offset. */
export function lineIndexAt(document: DocumentText, offset: number): number {
  let [low, high] = [0, document.lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((document.lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
