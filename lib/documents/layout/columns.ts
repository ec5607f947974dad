import type { RawRun } from "@/lib/documents/types";
import {
  COLUMN_START,
  columnStarts,
  FEWEST_ROWS_AT_NARROW,
  knownStarts,
  LEAST_GAP,
  type SeenStarts,
} from "./column-starts";
import { rowsOf } from "./lines";

const FEWEST_LINES = 4;
const FEWEST_LETTERS = 18;
/** How much of its column's width the typical line must fill to be prose and not a table's cell. */
const PROSE_FILL = 0.55;
/** The same where other pages of the document are known to have columns. */
const FULL = 0.8;
const FEWEST_FULL = 2;
const GUTTER = 8;
/** A gap over both columns parts a heading or a foot from them. */
const WIDE_GAP = 30;
const INDENT = 40;

type Part = { runs: RawRun[]; column: number };
type Band = { segments: Segment[]; columns: boolean };
type Segment = { runs: RawRun[]; left: number; right: number; y: number; letters: number };

/** Lines of a table's row stand on one baseline; those of independent columns do so only by chance. */
const FEW_SHARED_BASELINES = 0.4;
const MOST_SHARED_BASELINES = 0.8;

/**
 * Parts of a page in reading order: text across the page, then each column of a two-column passage, and so on. `seen`
 * is what the pages before it said of the document, and is told what this one says.
 */
export function splitColumns(runs: RawRun[], width: number, seen: SeenStarts): Part[] {
  const found = findColumns(rowsOf(runs), width, seen);
  if (found === null) return [{ runs, column: 0 }];

  const { gutter, bands } = found;
  const parts: Part[] = [];
  let after_columns = true;
  for (const band of bands) {
    if (!band.columns) {
      const runs = band.segments.flatMap((segment) => segment.runs);
      // A row may have been cut where one of its cells crosses the gutter.
      if (parts.length > 0 && !after_columns) parts.at(-1)?.runs.push(...runs);
      else parts.push({ runs, column: 0 });
      after_columns = false;
      continue;
    }
    after_columns = true;
    const left = band.segments.filter((segment) => segment.right <= gutter);
    const right = band.segments.filter((segment) => segment.right > gutter);
    parts.push({ runs: left.flatMap((segment) => segment.runs), column: 0 });
    parts.push({ runs: right.flatMap((segment) => segment.runs), column: 1 });
  }
  return parts;
}

type Columns = { gutter: number; bands: Band[]; start?: number };

/** The gutter that most text stands beside, or null for a page in one column. */
function findColumns(rows: RawRun[][], width: number, seen: SeenStarts): Columns | null {
  const segments = segmentsOf(rows);
  const gutter = findGutter(segments, width);
  const wide: Columns | null =
    gutter === null ? null : { gutter, bands: bandsOf(segments, gutter) };
  const proven = columnStarts(rows, width)
    .slice(0, 3)
    .map((start) => columnsAt(start, rows))
    .filter(({ bands }) => bands.some(isLong));
  const known = knownStarts(seen).map((start) => columnsAt(start, rows, true));
  const best = [...proven, ...known].reduce(
    (best: Columns | null, each) => (lettersInColumns(each) > lettersInColumns(best) ? each : best),
    wide,
  );
  const own = proven.find(({ start }) => start === best?.start);
  if (own?.start !== undefined) seen.set(own.start, (seen.get(own.start) ?? 0) + 1);
  return best;
}

/** The columns of which the right-hand one begins at an x that many rows share, however narrow the blank before it. */
function columnsAt(start: number, rows: RawRun[][], is_known = false): Columns {
  const segments = segmentsOf(rows, start);
  const gutter = leftEdgeNear(start - COLUMN_START, segments);
  return { gutter, bands: bandsOf(segments, gutter, is_known), start };
}

function isLong({ columns, segments }: Band): boolean {
  return columns && segments.length >= 2 * FEWEST_ROWS_AT_NARROW;
}

function lettersInColumns(columns: Columns | null): number {
  const bands = (columns?.bands ?? []).filter((band) => band.columns);
  return lettersOf(bands.flatMap((band) => band.segments));
}

function lettersOf(segments: Segment[]): number {
  return segments.reduce((sum, { letters }) => sum + letters, 0);
}

/** Stretches of text on one line without a gap wide enough to be a gutter, or a narrow one before `start`. */
function segmentsOf(rows: RawRun[][], start = Number.NaN): Segment[] {
  const segments: Segment[] = [];
  for (const row of rows) {
    let current: Segment | null = null;
    for (const run of row) {
      const gap = current ? run.x - current.right : 0;
      const begins = Math.abs(run.x - start) <= COLUMN_START && gap > run.size * LEAST_GAP;
      if (current && !begins && gap < Math.max(GUTTER, run.size)) {
        current.runs.push(run);
        current.right = Math.max(current.right, run.x + run.width);
        current.letters += run.text.length;
      } else {
        current = {
          runs: [run],
          left: run.x,
          right: run.x + run.width,
          y: run.y,
          letters: run.text.length,
        };
        segments.push(current);
      }
    }
  }
  return segments;
}

/** The x at which the right-hand column begins, or null for a page in one column. */
function findGutter(segments: Segment[], width: number): number | null {
  const starts = new Map<number, number>();
  for (const { left } of segments) {
    if (left < width * 0.3 || left > width * 0.72) continue;
    const key = Math.round(left / 3);
    starts.set(key, (starts.get(key) ?? 0) + 1);
  }
  const candidates = [...starts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3);
  for (const [key] of candidates) {
    const gutter = leftEdgeNear(key * 3 - 3, segments);
    if (bandsOf(segments, gutter).some((band) => band.columns)) return gutter;
  }
  return null;
}

/** Numbers and bullets hang to the left of the lines they begin; the column begins with them. */
function leftEdgeNear(start: number, segments: Segment[]): number {
  const end = Math.max(0, ...segments.map(({ right }) => (right <= start ? right : 0)));
  const hanging = segments.filter(
    ({ left }) => left > end + 3 && left < start && left > start - 50,
  );
  return Math.min(start, ...hanging.map(({ left }) => left - 1));
}

/** Cuts the page at the lines that cross the gutter, and tells which of the bands between are set in columns. */
function bandsOf(segments: Segment[], gutter: number, is_known = false): Band[] {
  const bands: Band[] = [];
  let open: Segment[] = [];
  const close = () => {
    const split = splitEdges(open, gutter);
    for (const { segments: part, inside } of split) {
      if (part.length > 0)
        bands.push({ segments: part, columns: inside && isColumns(part, gutter, is_known) });
    }
    open = [];
  };
  for (const segment of segments) {
    if (segment.y - (open.at(-1)?.y ?? segment.y) > WIDE_GAP) close();
    if (segment.left < gutter - 1 && segment.right > gutter) {
      close();
      const last = bands.at(-1);
      if (last && !last.columns) last.segments.push(segment);
      else bands.push({ segments: [segment], columns: false });
    } else open.push(segment);
  }
  close();
  return bands;
}

/** Sets apart rows above and below whose right-hand text does not stand at the column's edge: a date at the margin. */
function splitEdges(segments: Segment[], gutter: number) {
  const right = segments.filter((segment) => segment.right > gutter);
  const at_edge = right.filter((segment) => segment.left < gutter + INDENT);
  const [from, to] = [at_edge[0]?.y ?? 0, at_edge.at(-1)?.y ?? 0];
  const above = right.findLast(
    (segment) => segment.y < from - 2 && segment.left >= gutter + INDENT,
  );
  const below = right.find((segment) => segment.y > to + 20 && segment.left >= gutter + INDENT);
  const top = above ? above.y + 2 : -Infinity;
  const bottom = Math.min(below ? below.y - 2 : Infinity, headingAfter(segments, to));
  return [
    { segments: segments.filter(({ y }) => y <= top), inside: false },
    { segments: segments.filter(({ y }) => y > top && y < bottom), inside: true },
    { segments: segments.filter(({ y }) => y >= bottom), inside: false },
  ];
}

/** Where a heading begins below the shorter right-hand column: from there on, text runs across the page again. */
function headingAfter(segments: Segment[], end: number): number {
  const sizes = segments.map(({ runs }) => runs[0]?.size ?? 0);
  const heading = segments.find(
    ({ y, runs }) => y > end + 2 && (runs[0]?.bold || (runs[0]?.size ?? 0) > median(sizes) + 0.5),
  );
  return heading ? heading.y : Infinity;
}

function isColumns(segments: Segment[], gutter: number, is_known: boolean): boolean {
  const left = segments.filter((segment) => segment.right <= gutter);
  const right = segments.filter((segment) => segment.right > gutter);
  if (is_known && (isFull(left) || isFull(right))) return true;
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return false;
  if (overlapInHeight(left, right) <= 0.4) return false;
  if (isProse(left) && isProse(right)) return true;
  const is_set = hasFullLines(left) && hasFullLines(right);
  if (is_set && sharedBaselines(left, right) < MOST_SHARED_BASELINES) return true;
  return (isProse(left) || isProse(right)) && sharedBaselines(left, right) < FEW_SHARED_BASELINES;
}

/** Lines that run to the edge of their column, as those of running text do. */
function isFull(side: Segment[]): boolean {
  return side.length >= FEWEST_FULL && isProse(side, FULL);
}

/** Most of it is set in lines that run to the edge of their column, beside the tables and formulas within. */
function hasFullLines(side: Segment[]): boolean {
  const from = Math.min(...side.map((segment) => segment.left));
  const to = Math.max(...side.map((segment) => segment.right));
  const full = side.filter(({ left, right }) => right - left >= (to - from) * FULL);
  return full.length >= FEWEST_ROWS_AT_NARROW && lettersOf(full) * 2 >= lettersOf(side);
}

function sharedBaselines(a: Segment[], b: Segment[]): number {
  const [fewer, more] = a.length < b.length ? [a, b] : [b, a];
  const shared = fewer.filter(({ y }) => more.some((other) => Math.abs(other.y - y) < 1.2));
  return shared.length / fewer.length;
}

function isProse(side: Segment[], least_fill = PROSE_FILL): boolean {
  const from = Math.min(...side.map((segment) => segment.left));
  const to = Math.max(...side.map((segment) => segment.right));
  const fills = side.map((segment) => (segment.right - segment.left) / (to - from));
  const lines = new Set(side.map((segment) => Math.round(segment.y))).size;
  return (
    median(fills) >= least_fill &&
    median(side.map((segment) => segment.letters)) >= FEWEST_LETTERS &&
    side.length <= lines * 1.3
  );
}

function overlapInHeight(a: Segment[], b: Segment[]): number {
  const [a0, a1, b0, b1] = [
    Math.min(...a.map((segment) => segment.y)),
    Math.max(...a.map((segment) => segment.y)),
    Math.min(...b.map((segment) => segment.y)),
    Math.max(...b.map((segment) => segment.y)),
  ];
  const shorter = Math.min(a1 - a0, b1 - b0);
  return shorter <= 0 ? 0 : (Math.min(a1, b1) - Math.max(a0, b0)) / shorter;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
