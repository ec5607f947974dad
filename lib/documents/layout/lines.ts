import type { Cell, Line, RawRun } from "@/lib/documents/types";
import { pattern, source } from "@/lib/text/pattern";

const ASCENT = 0.75;
const DESCENT = 0.22;
/** In parts of the font size. */
const SPACE_GAP = 0.1;
const CELL_GAP = 1;
/** After "1." or a bullet, only a gap this wide begins a cell. */
const CELL_GAP_AFTER_MARKER = 5;
const SAME_BASELINE = 0.3;
/** In parts of the font size: at a column's edge, narrower than this is a blank between words. */
const NARROW_GAP = 0.45;
const NEAR_ROWS = 14;
const FEWEST_ROWS = 3;

/** Joins the runs of one column to lines, top to bottom, and marks wide gaps inside a line as cells. */
export function linesOf(runs: RawRun[], column: number): Line[] {
  const rows = rowsOf(runs);
  const lines = rows.map((row) => lineOf(row, column));
  const starts = lines.map(({ cells = [] }) => cells.slice(1).map(({ x }) => x));
  return rows.map((row, at) => {
    const line = lines[at] ?? lineOf(row, column);
    const stops = stopsNear(starts, at);
    return stops.length > 0 && row.length > 1 ? lineOf(row, column, stops) : line;
  });
}

/** Where cells begin in several rows around this one: there a narrow gap parts cells, too. */
function stopsNear(starts: number[][], at: number): number[] {
  const in_table = starts[at]?.length || (starts[at - 1]?.length && starts[at + 1]?.length);
  if (!in_table) return [];
  const near = starts.slice(Math.max(0, at - NEAR_ROWS), at + NEAR_ROWS + 1);
  const counts = new Map<number, number>();
  for (const key of near.flatMap((row) => [...new Set(row.map(Math.round))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST_ROWS).map(([x]) => x);
}

/** Groups runs that a reader sees on one line; small ones (indices, footnote marks) go with the line they touch. */
export function rowsOf(runs: RawRun[]): RawRun[][] {
  const rows: { y: number; size: number; runs: RawRun[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.slice(-4).findLast((candidate) => isOnRow(run, candidate));
    if (!row) {
      rows.push({ y: run.y, size: run.size, runs: [run] });
      continue;
    }
    row.runs.push(run);
    if (run.size > row.size) {
      row.size = run.size;
      row.y = run.y;
    }
  }
  return rows.sort((a, b) => a.y - b.y).map((row) => row.runs.sort((a, b) => a.x - b.x));
}

function isOnRow(run: RawRun, row: { y: number; size: number }): boolean {
  const larger = Math.max(run.size, row.size);
  const smaller = Math.min(run.size, row.size);
  // A raised or lowered small run may sit half a line away, a run of equal size may not.
  const reach = smaller < larger * 0.85 ? 0.5 * larger : SAME_BASELINE * larger;
  return Math.abs(run.y - row.y) <= reach;
}

function lineOf(row: RawRun[], column: number, stops: number[] = []): Line {
  const size = dominant(row, (run) => Math.round(run.size * 10) / 10);
  const cells: Cell[] = [];
  let cell: (Cell & { end: number }) | null = null;
  let previous: RawRun | null = null;
  for (const run of row) {
    if (previous && isRepeated(previous, run)) continue;
    const gap = cell ? run.x - cell.end : 0;
    const em = Math.max(size * 0.8, Math.min(run.size, size));
    const cell_gap =
      cells.length === 1 && cell && LIST_MARKER.test(cell.text) ? CELL_GAP_AFTER_MARKER : CELL_GAP;
    const at_stop = gap > NARROW_GAP * em && stops.some((x) => Math.abs(x - run.x) < 1.5);
    if (!cell || gap > cell_gap * em || at_stop) {
      cell = { text: run.text, x: run.x, width: run.width, end: run.x + run.width };
      cells.push(cell);
    } else {
      const apart = gap > SPACE_GAP * em || cell.text.endsWith(" ") || run.text.startsWith(" ");
      cell.text = `${cell.text.trimEnd()}${apart ? " " : ""}${run.text.trimStart()}`;
      if (run.text.endsWith(" ")) cell.text = `${cell.text.trimEnd()} `;
      cell.end = Math.max(cell.end, run.x + run.width);
      cell.width = cell.end - cell.x;
    }
    previous = run;
  }
  const parts = isSpread(cells, size) ? [joinedCell(cells)] : cells;
  const trimmed = parts.map(({ text, x, width }) => ({ text: readable(text.trim()), x, width }));
  const y = dominant(row, (run) => run.y);
  const x = Math.min(...row.map((run) => run.x));
  const right = Math.max(...row.map((run) => run.x + run.width));
  return {
    text: trimmed.map((each) => each.text).join("\t"),
    x,
    y: y - size * ASCENT,
    width: right - x,
    height: size * (ASCENT + DESCENT),
    size,
    bold: dominant(row, (run) => run.bold),
    column,
    ...(trimmed.length > 1 && { cells: trimmed }),
  };
}

/** A justified line with little on it: single words, all equally far apart. */
function isSpread(cells: Cell[], size: number): boolean {
  if (cells.length < 4 || cells.some(({ text }) => /\S\s+\S/.test(text.trim()))) return false;
  const gaps = cells.slice(1).map((cell, at) => cell.x - endOf(cells[at]));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most < size * 2.5 && most - least < Math.max(1, size * 0.12);
}

function joinedCell(cells: Cell[]): Cell {
  const x = cells[0]?.x ?? 0;
  return {
    text: cells.map(({ text }) => text.trim()).join(" "),
    x,
    width: endOf(cells.at(-1)) - x,
  };
}

function endOf(cell: Cell | undefined): number {
  return cell ? cell.x + cell.width : 0;
}

const LIST_MARKER =
  /^\s*(?:[•◦▪–—*↪-]|\d{1,3}(?:\.\d{1,3})+|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})[.)])\s*$/u;

/** Bold by overprinting: the same letters set twice a hair apart. */
function isRepeated(a: RawRun, b: RawRun): boolean {
  return (
    a.text === b.text && Math.abs(a.x - b.x) < a.size * 0.12 && Math.abs(a.y - b.y) < a.size * 0.12
  );
}

function dominant<T>(runs: RawRun[], property: (run: RawRun) => T): T {
  const letters = new Map<T, number>();
  for (const run of runs) {
    const value = property(run);
    letters.set(value, (letters.get(value) ?? 0) + run.text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

/** Letter-spaced headings and dot leaders are closed up; right-to-left words, painted in visual order, are turned. */
function readable(text: string): string {
  const joined = /^(?:\S ){4,}\S$/u.test(text)
    ? text.replace(/ /g, "")
    : text.replace(DOT_LEADER, " … ").trim();
  if (!RIGHT_TO_LEFT.test(joined)) return joined;
  return joined.replace(RIGHT_TO_LEFT_PHRASE, (phrase) =>
    /^[\d\u0660-\u0669\u06f0-\u06f9\s]+$/.test(phrase)
      ? phrase
      : [...phrase]
          .reverse()
          .join("")
          // Numbers are painted from left to right within it.
          .replace(/[\u0660-\u0669\u06f0-\u06f9]{2,}/g, (digits) => [...digits].reverse().join("")),
  );
}

const DOT_LEADER = /(?:\s*\.){5,}\s*/g;
const RIGHT_TO_LEFT_LETTERS = source`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const RIGHT_TO_LEFT = pattern("")`[${RIGHT_TO_LEFT_LETTERS}]`;
const RIGHT_TO_LEFT_PHRASE = pattern("g")`
  [${RIGHT_TO_LEFT_LETTERS}](?:[\s${RIGHT_TO_LEFT_LETTERS}]*[${RIGHT_TO_LEFT_LETTERS}])?`;
