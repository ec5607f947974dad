import type { Cell, Line } from "@/lib/documents/types";
import type { Block, TableCell } from "./blocks";

const LEFT = 56;
const MEASURE = 500;
const BODY = 11;
const INDENT = 18;
/** Of a letter, in parts of the size. */
const LETTER = 0.5;
/** Sizes of headings from the first level on. */
const HEADINGS = [20, 17, 15, 13.5, 12.5, 12];
const COLUMN_GAP = 18;
/** Letters of the widest cell that a column is made for; longer cells are wrapped. */
const COLUMN_LETTERS = 44;
/** Of the narrowest column: rules take what begins nearer than this for one column. */
const FEWEST_LETTERS = 4;
/** Letters of a line; a longer paragraph is several, which share their place. */
const MOST_LETTERS = 4000;

type SetLine = Omit<Line, "place" | "y">;

/** The lines of a block, still without a page. `above` and `leading` are the free space before it and between them. */
export type SetBlock = {
  lines: SetLine[];
  letters: number;
  heading: boolean;
  above: number;
  leading: number;
};

/**
 * A paragraph is one line however long it is, as high as it would be wrapped: nothing has to guess later which
 * lines belong together.
 */
export function linesOfBlock(block: Exclude<Block, { kind: "slide" }>): SetBlock {
  const lines = block.kind === "table" ? linesOfTable(block.rows) : linesOfText(block);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const heading = block.kind === "heading";
  const size = lines[0]?.size ?? BODY;
  return { lines, letters, heading, above: size * (heading ? 1.6 : 1.25), leading: 3 };
}

function linesOfText(block: Extract<Block, { kind: "heading" | "paragraph" }>): SetLine[] {
  const heading = block.kind === "heading" ? Math.min(Math.max(block.level, 1), 6) : undefined;
  const size = block.size ?? (heading ? (HEADINGS[heading - 1] ?? BODY) : BODY);
  const style = {
    size,
    bold: heading !== undefined || (block.kind === "paragraph" && block.bold === true),
    column: 0,
    ...(heading !== undefined && { heading }),
  };
  const left = LEFT + (block.kind === "paragraph" ? (block.indent ?? 0) : 0) * INDENT;
  // A heading is one line, also where its author broke it.
  const text = block.kind === "heading" ? block.text.replace(/[\n\t]+/g, " ") : block.text;
  const rows = text
    .split("\n")
    .flatMap(parted)
    .map((text) => text.split("\t").map((cell, column) => ({ text: cell.trim(), column })));
  const columns = columnsOf(rows, left, size);
  return rows.flatMap((row) => lineOfRow(row, columns, style) ?? []);
}

function linesOfTable(rows: TableCell[][]): SetLine[] {
  const columns = columnsOf(rows, LEFT, BODY);
  return rows.flatMap((row) => {
    const filled = row.filter(({ text }) => text !== "");
    const bold = filled.length > 0 && filled.every((cell) => cell.bold === true);
    return lineOfRow(filled, columns, { size: BODY, bold, column: 0 }) ?? [];
  });
}

type Column = { x: number; width: number };

/** Where the columns of a table stand, each as wide as its widest cell up to a limit. */
function columnsOf(rows: TableCell[][], left: number, size: number): Column[] {
  const letters: number[] = [];
  for (const { column, text } of rows.flat()) {
    const wanted = Math.min(Math.max(text.length, FEWEST_LETTERS), COLUMN_LETTERS);
    letters[column] = Math.max(letters[column] ?? FEWEST_LETTERS, wanted);
  }
  let x = left;
  return Array.from(letters, (count = FEWEST_LETTERS) => {
    const column = { x, width: Math.max(1, count * size * LETTER) };
    x += column.width + COLUMN_GAP;
    return column;
  });
}

function lineOfRow(
  row: TableCell[],
  columns: Column[],
  style: Pick<Line, "size" | "bold" | "column" | "heading">,
): SetLine | null {
  const filled = row.filter(({ text }) => text !== "");
  const [first] = filled;
  if (!first) return null;
  const is_row = filled.length > 1;
  const letter = style.size * LETTER;
  const cells: Cell[] = [];
  let wraps = 1;
  for (const { text, column, breaks } of filled) {
    const { x, width } = columns[column] ?? { x: LEFT, width: MEASURE };
    const room = is_row ? width : Math.max(width, LEFT + MEASURE - x);
    const width_of_text = Math.min(text.length * letter, room);
    cells.push({ text, x, width: width_of_text, ...(breaks && { breaks }) });
    wraps = Math.max(wraps, Math.ceil((text.length * letter) / room - 0.01));
  }
  const x = cells[0]?.x ?? LEFT;
  const last = cells.at(-1);
  return {
    ...style,
    text: cells.map(({ text }) => text).join("\t"),
    x,
    width: (last ? last.x + last.width : x) - x,
    height: style.size + (wraps - 1) * style.size * 1.3,
    ...(is_row && { cells }),
  };
}

/** A line that is too long to be one, cut at its blanks. */
function parted(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MOST_LETTERS) {
    const blank = rest.lastIndexOf(" ", MOST_LETTERS);
    const end = blank > MOST_LETTERS / 2 ? blank : MOST_LETTERS;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
