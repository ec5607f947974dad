import type { RawRun } from "@/lib/documents/types";
import { rowsOf } from "./lines";

/** Notes are set smaller than the text, in parts of its size. */
const SMALLER = 0.92;
/** With fewer letters beside the text there is no note. */
const LEAST_LETTERS = 20;
const LEAST_ROWS_OF_TEXT = 6;
/** Above this share of a page's letters it is a column of its own. */
const MOST_LETTERS = 0.5;
const GUTTER = 6;
/** How far from a note's edge its lines may begin: an indent, or a number that hangs out. */
const INDENT = 15;
const HANGING = 8;
/** In points: a formula of a note has no more room between two of its lines. */
const FARTHEST_LINES = 60;

/** Sets apart what stands in smaller type in the margin beside the text of a page. */
export function splitSideNotes(runs: RawRun[]): { text: RawRun[]; notes: RawRun[] } {
  const size = sizeOfText(runs);
  const most_size = size * SMALLER;
  const small = runs.filter((run) => run.size <= most_size);
  const rows = rowsAt(runs.filter((run) => Math.abs(run.size - size) < 0.3));
  if (rows.length < LEAST_ROWS_OF_TEXT || lettersIn(small) < LEAST_LETTERS) {
    return { text: runs, notes: [] };
  }
  const right = share(
    rows.map((row) => Math.max(...row.map(endOf))),
    0.9,
  );
  const left = share(
    rows.map((row) => Math.min(...row.map(({ x }) => x))),
    0.1,
  );
  const after = small.filter(({ x }) => x > right - HANGING);
  const before = small.filter((run) => endOf(run) < left - GUTTER);
  const notes = new Set([
    ...notesIn(after, runs, right, most_size),
    ...notesIn(before, runs, Number.NEGATIVE_INFINITY, most_size),
  ]);
  const letters = lettersIn([...notes]);
  if (letters < LEAST_LETTERS || letters > lettersIn(runs) * MOST_LETTERS) {
    return { text: runs, notes: [] };
  }
  return { text: runs.filter((run) => !notes.has(run)), notes: [...notes] };
}

/** The lines beside the text that begin at one edge, or near it. */
function notesIn(beside: RawRun[], all: RawRun[], text_end: number, most_size: number): RawRun[] {
  if (lettersIn(beside) < LEAST_LETTERS) return [];
  const rows = rowsOf(beside);
  const edge = mostCommon(rows.map(([first]) => Math.round(first?.x ?? 0)));
  if (edge < text_end + GUTTER - HANGING) return [];
  const notes = rows.flatMap((row) => {
    const note = row.filter(({ x }) => x >= edge - HANGING);
    const [first] = note;
    if (!first || first.x > edge + INDENT) return [];
    // The raised number of a note hangs out to the left of it.
    const before = all.filter(
      ({ x, y, text }) =>
        x < first.x && Math.abs(y - first.y) < first.size / 2 && text.trim().length > 2,
    );
    const touches = before.some((run) => endOf(run) > first.x - GUTTER);
    // The row of a table that is wider than the text.
    const is_row = before.length > 0 && before.every(({ size }) => size <= most_size);
    return touches || is_row ? [] : note;
  });
  return Number.isFinite(text_end) ? [...notes, ...formulasIn(notes, all, edge)] : notes;
}

/** What stands between the lines of a note, set in or in larger signs: its formulas. */
function formulasIn(notes: RawRun[], all: RawRun[], edge: number): RawRun[] {
  const known = new Set(notes);
  const heights = [...new Set(notes.map(({ y }) => y))].sort((a, b) => a - b);
  const gaps = heights.slice(1).map((to, at) => ({ from: heights[at] ?? to, to }));
  const inside = gaps.filter(({ from, to }) => to - from < FARTHEST_LINES);
  const is_beside = ({ x }: RawRun) => x >= edge - HANGING;
  // A line of the page that reaches into the margin is no formula of a note.
  const wide = all.filter((run) => !is_beside(run) && endOf(run) >= edge - GUTTER);
  return all.filter((run) => {
    if (known.has(run) || !is_beside(run)) return false;
    if (!inside.some(({ from, to }) => run.y > from - 1 && run.y < to + 1)) return false;
    return wide.every(({ y }) => Math.abs(y - run.y) >= run.size / 2);
  });
}

function rowsAt(runs: RawRun[]): RawRun[][] {
  const rows = new Map<number, RawRun[]>();
  for (const run of runs) {
    const row = rows.get(Math.round(run.y));
    if (row) row.push(run);
    else rows.set(Math.round(run.y), [run]);
  }
  return [...rows.values()];
}

/** The size most letters of the page are set in. */
function sizeOfText(runs: RawRun[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) {
    const rounded = Math.round(size * 10) / 10;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function mostCommon(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function share(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
}

function lettersIn(runs: RawRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

function endOf({ x, width }: RawRun): number {
  return x + width;
}
