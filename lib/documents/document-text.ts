import type { Evidence } from "./evidence";
import type { Box, Cell, Line, Page } from "./types";

/** A cell with the offset of its text in the document. */
export type PlacedCell = Cell & { start: number };

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
      lines.push({
        page: page.number,
        line,
        start: text.length,
        cells: placedCells(line, text.length),
      });
      text += `${line.text}\n`;
    }
  }
  return { text, lines };
}

function placedCells(line: Line, start: number): PlacedCell[] {
  let at = start;
  return (line.cells ?? [line]).map(({ text, x, width }) => {
    const cell = { text, x, width, start: at };
    at += text.length + 1;
    return cell;
  });
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

/** The words between two offsets with their place; a passage that runs over a page's end keeps its first page. */
export function evidenceBetween(document: DocumentText, start: number, end: number): Evidence {
  const first = lineIndexAt(document, start);
  const page = document.lines[first]?.page ?? 1;
  const boxes: Box[] = [];
  let last = start;
  for (const entry of document.lines.slice(first)) {
    if (entry.start >= end || entry.page !== page) break;
    const from = Math.max(0, start - entry.start);
    const to = Math.min(entry.line.text.length, end - entry.start);
    last = entry.start + to;
    if (to > from) boxes.push(boxOf(entry.line, from, to));
  }
  return { page, quote: document.text.slice(start, last).replace(/\s+/g, " ").trim(), boxes };
}

/** Where the characters of a line stand, taking the letters of a cell for equally wide; a wrapped cell counts whole. */
function boxOf(line: Line, from: number, to: number): Box {
  const left = placeOf(line, from, "start");
  const right = placeOf(line, to, "end");
  return { x: left, y: line.y, width: Math.max(1, right - left), height: line.height };
}

function placeOf(line: Line, offset: number, edge: "start" | "end"): number {
  const is_wrapped = line.height > line.size * 1.8;
  let start = 0;
  for (const cell of line.cells ?? [line]) {
    const length = cell.text.length;
    if (offset < start + length || (edge === "end" && offset === start + length)) {
      const part = is_wrapped ? Number(edge === "end") : (offset - start) / Math.max(1, length);
      return Math.round((cell.x + cell.width * part) * 10) / 10;
    }
    start += length + 1;
  }
  return line.x + line.width;
}
