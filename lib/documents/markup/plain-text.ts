import type { Block, TableCell } from "@/lib/documents/flow/blocks";
import { cleanText } from "@/lib/documents/layout/clean-text";

/** Wide blanks inside a line part cells, as a tab does. */
const WIDE_BLANK = / {3,}/;
/** Cells of different lines that begin this many letters apart share a column. */
const SAME_COLUMN = 2;
const TAB = 8;
/** A line of more is no row of a table. */
const MOST_CELLS = 60;
/** An indent of one level. */
const LETTERS_OF_INDENT = 3;

/** Plain text: paragraphs between blank lines, each line as it stands; lines of cells in a row are a table. */
export function plainTextBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let rows: string[] = [];
  let is_new = true;
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: "table", rows: tableRows(rows) });
    rows = [];
  };
  for (const line of linesOf(text)) {
    if (isRow(line)) {
      rows.push(line);
      is_new = true;
      continue;
    }
    if (line === "" && PIPE_ROW.test(rows.at(-1)?.trim() ?? "")) continue;
    endTable();
    if (line !== "") {
      const indent = leadingBlanks(line) / LETTERS_OF_INDENT;
      blocks.push({ kind: "paragraph", text: line.trim(), indent, same_place: !is_new });
    }
    is_new = line === "";
  }
  endTable();
  return blocks;
}

/** Which lines of the text are lines of its blocks, too, counted from 0. */
export function numbersOfLines(text: string): number[] {
  return linesOf(text).flatMap((line, number) => (line === "" ? [] : [number]));
}

/** Lines without a word, such as the rule below the head of a table, are blank. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => (cleanText(line).replace(/[|\s]/g, "") === "" || isPipeRule(line) ? "" : line));
}

function leadingBlanks(line: string): number {
  const blanks = /^\s*/.exec(line)?.[0] ?? "";
  return [...blanks].reduce((at, blank) => (blank === "\t" ? at + TAB : at + 1), 0);
}

/** A row of a table drawn with "|"; asked of lines without blanks around them. */
const PIPE_ROW = /^\|(?:[^|]*\|){2,}$/;

/** The line below the head of such a table. */
function isPipeRule(line: string): boolean {
  return /^[|:\s-]+$/.test(line) && line.includes("|") && line.includes("---");
}

function isRow(line: string): boolean {
  const text = line.trim();
  const has_cells = text.includes("\t") || WIDE_BLANK.test(text) || PIPE_ROW.test(text);
  return has_cells && text.split(/\t| {3,}|\|/, MOST_CELLS + 1).length <= MOST_CELLS;
}

function tableRows(lines: string[]): TableCell[][] {
  const rows = lines.map(cellsAt);
  const starts = columnStarts(rows.flat());
  return rows.map((row) =>
    row.map(({ text, at, column }) => ({
      text,
      column: column ?? starts.findLastIndex((start) => start - SAME_COLUMN <= at),
    })),
  );
}

/** `column` where tabs or bars count them; else `at` letters from the left tells. */
type Placed = { text: string; at: number; column?: number };

function cellsAt(line: string): Placed[] {
  const text = line.trim();
  if (PIPE_ROW.test(line.trim())) {
    const cells = text.slice(1, -1).split("|");
    return cells.map((cell, column) => ({ text: cell.trim(), at: 0, column }));
  }
  if (text.includes("\t")) {
    // A line that begins with a tab has an empty first cell.
    return line.split("\t").map((cell, column) => ({ text: cell.trim(), at: 0, column }));
  }
  let at = leadingBlanks(line);
  return text.split(/( {3,})/).flatMap((part) => {
    const cell = { text: part.trim(), at };
    at += part.length;
    return cell.text === "" ? [] : [cell];
  });
}

function columnStarts(cells: Placed[]): number[] {
  const starts: number[] = [];
  for (const { at } of cells
    .filter(({ column }) => column === undefined)
    .sort((a, b) => a.at - b.at)) {
    if (at - (starts.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_COLUMN) starts.push(at);
  }
  return starts;
}
