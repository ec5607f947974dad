import type { Cell, Line } from "@/lib/documents/types";
import { withNextLine } from "./hyphens";

/** A cell's line within a region that looks like a table. */
export type Piece = Cell & { y: number; line: number; column: number };

type Written = { text: string; width: number };

/** The lines of a cell as one text, with the place of those that had room on the line before them. */
export function joinedCell(lines: Written[], room: number): Pick<Cell, "text" | "breaks"> {
  let text = lines[0]?.text ?? "";
  const breaks: number[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const before = lines[index];
    text = withNextLine(text, line.text);
    const first_word = (line.text.search(/\s|$/) + 1) / Math.max(1, line.text.length);
    if (before && before.width + line.width * first_word < room)
      breaks.push(text.length - line.text.length);
  }
  return breaks.length > 0 ? { text, breaks } : { text };
}

/** How wide each column is: its second widest line, as a heading may run over the next one. */
export function roomsOf(pieces: Piece[]): Map<number, number> {
  const rooms = new Map<number, number>();
  for (const column of new Set(pieces.map((piece) => piece.column))) {
    const inside = pieces.filter((piece) => piece.column === column);
    const [widest = 0, second = widest] = inside.map(({ width }) => width).sort((a, b) => b - a);
    rooms.set(column, second);
  }
  return rooms;
}

/** The pieces of a row as one line, each cell's lines joined; `rooms` are the widths of the columns. */
export function lineOfRow(pieces: Piece[], lines: Line[], rooms: Map<number, number>): Line {
  const own = [...new Set(pieces.map(({ line }) => line))]
    .sort((a, b) => a - b)
    .flatMap((index) => lines[index] ?? []);
  const [first] = own;
  if (!first || own.length === 1)
    return first ?? { text: "", x: 0, y: 0, width: 0, height: 0, size: 10, bold: false, column: 0 };
  const columns = [...new Set(pieces.map(({ column }) => column))].sort((a, b) => a - b);
  const cells = columns.map((column) => {
    const inside = pieces
      .filter((piece) => piece.column === column)
      .sort((a, b) => a.y - b.y || a.x - b.x);
    const x = Math.min(...inside.map((piece) => piece.x));
    const right = Math.max(...inside.map((piece) => piece.x + piece.width));
    return { ...joinedCell(inside, rooms.get(column) ?? 0), x, width: right - x };
  });
  const x = Math.min(...own.map((line) => line.x));
  const y = Math.min(...own.map((line) => line.y));
  return {
    text: cells.map(({ text }) => text).join("\t"),
    x,
    y,
    width: Math.max(...own.map((line) => line.x + line.width)) - x,
    height: Math.max(...own.map((line) => line.y + line.height)) - y,
    size: first.size,
    bold: own.every((line) => line.bold),
    column: first.column,
    ...(cells.length > 1 && { cells }),
  };
}
