import type { ReadPage } from "@/lib/contract/documents";

type ReadLine = ReadPage["lines"][number];

/** Words of a page; `start` is where they begin in the page's text. */
export interface Piece {
  text: string;
  start: number;
}

type Row = { is_head: boolean; cells: (Piece & { span: number })[] };
type TextLine = Piece & { bold: boolean; large: boolean; indent: number };

/** What a page is made of, to be drawn as what it is. */
export type Block =
  | (Piece & { is: "heading"; level: number })
  | { is: "table"; rows: Row[] }
  | { is: "list"; items: TextLine[] }
  | { is: "text"; lines: TextLine[] };

/** The lines of a page as one text; `Piece.start` counts in it. */
export function textOf({ lines }: ReadPage): string {
  return lines.map(({ text }) => text).join("\n");
}

/** Headings, tables, lists and paragraphs, in their order. */
export function blocksOf({ lines }: ReadPage): Block[] {
  const left = Math.min(...lines.map(({ x }) => x));
  return groupsOf(lines).flatMap((group) => blocksOfGroup(group, left));
}

type Placed = ReadLine & { start: number };

/** Lines that belong together: of one paragraph, list or table. */
function groupsOf(lines: ReadLine[]): Placed[][] {
  const groups: Placed[][] = [];
  let start = 0;
  for (const line of lines) {
    const placed = { ...line, start };
    start += line.text.length + 1;
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && goesOn(before, line)) group.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

/** Of the letters' size; lines that stand farther apart are of two paragraphs. */
const WIDEST_LEADING = 2;

function goesOn(before: ReadLine, line: ReadLine): boolean {
  if (before.heading !== line.heading) return false;
  if (before.place !== line.place) return isItem(before.text) && isItem(line.text);
  if (line.place !== undefined) return true;
  return line.y > before.y && line.y - before.y < WIDEST_LEADING * before.size;
}

function blocksOfGroup(group: Placed[], left: number): Block[] {
  if (group.some(({ cells }) => cells)) return [{ is: "table", rows: rowsOf(group) }];
  const blocks: Block[] = [];
  for (const line of group) {
    if (line.heading) {
      blocks.push({ is: "heading", level: line.heading, text: line.text, start: line.start });
      continue;
    }
    const { text, start, bold, size, x } = line;
    const drawn = { text, start, bold, large: size >= LARGE, indent: indentOf(x - left) };
    const last = blocks.at(-1);
    if (isItem(text)) {
      if (last?.is === "list") last.items.push(drawn);
      else blocks.push({ is: "list", items: [drawn] });
    } else if (last?.is === "text") last.lines.push(drawn);
    else blocks.push({ is: "text", lines: [drawn] });
  }
  return blocks;
}

/** Points: larger than the text of any page. */
const LARGE = 15;
/** Points of one level, and the deepest one that is shown. */
const INDENT = 18;
const DEEPEST = 5;

function indentOf(points: number): number {
  return Math.min(DEEPEST, Math.max(0, Math.round(points / INDENT)));
}

/** A bullet, a dash, a number or a letter, then the item. */
const MARKER = /^(?:[•◦▪‣·∙●○–—*+-]|\(?(?:\d{1,3}|[a-z])[.)])\s/i;

function isItem(text: string): boolean {
  return MARKER.test(text);
}

/** Points: cells that begin nearer to each other than this stand in one column. */
const SAME_COLUMN = 24;

/** The rows of a table, each cell in the column that it begins in. */
function rowsOf(group: Placed[]): Row[] {
  const columns: number[] = [];
  for (const x of group.flatMap(({ cells, x }) => cells ?? [x]).sort((a, b) => a - b)) {
    if (x - (columns.at(-1) ?? Number.NEGATIVE_INFINITY) >= SAME_COLUMN) columns.push(x);
  }
  const columnOf = (x: number) => columns.findLastIndex((begin) => begin <= x);
  return group.map((line, index) => {
    const places = line.cells ?? [line.x];
    const cells: Row["cells"] = [];
    const first = columnOf(places[0] ?? line.x);
    if (first > 0) cells.push({ text: "", start: line.start, span: first });
    let { start } = line;
    for (const [cell, text] of line.text.split("\t").entries()) {
      const next = places[cell + 1];
      const end = next === undefined ? columns.length : columnOf(next);
      cells.push({ text, start, span: Math.max(1, end - columnOf(places[cell] ?? line.x)) });
      start += text.length + 1;
    }
    return { is_head: index === 0 && line.bold && group.length > 1, cells };
  });
}
