import type { Cell, Line } from "@/lib/documents/types";
import { withNextLine } from "./hyphens";

/** A cell's line within a region that looks like a table. */
export type Piece = Cell & { y: number; line: number; column: number };

/** The pieces of a row as one line, each cell's lines joined. */
export function lineOfRow(pieces: Piece[], lines: Line[]): Line {
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
    return { text: inside.map(({ text }) => text).reduce(withNextLine), x, width: right - x };
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
