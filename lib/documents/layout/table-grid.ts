import type { Line, Rule } from "@/lib/documents/types";
import type { Piece } from "./row-line";

/** White space this wide parts columns; over many lines, a narrower one does so, too. */
const [RIVER, NARROW_RIVER, MANY_LINES] = [5, 3, 6];
const FEWEST_ROWS = 3;
/** A rule this long, in parts of the width, parts rows; a shorter one may stand below a head over some columns. */
const WHOLE = 0.6;
export const SOME_COLUMNS = 0.15;

/** Where white space runs down through (nearly) all lines. */
export function riversIn(pieces: Piece[], lines: Line[]): number[] {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const covered = new Array<number>(Math.ceil(right - left) + 2).fill(0);
  for (const { x, width } of pieces) {
    for (let at = Math.floor(x - left); at <= Math.ceil(x + width - left); at += 1)
      covered[at] = (covered[at] ?? 0) + 1;
  }
  const few = Math.floor(lines.length * 0.08);
  const narrowest = lines.length >= MANY_LINES ? NARROW_RIVER : RIVER;
  const rivers: number[] = [];
  let start: number | null = null;
  for (const [at, count] of covered.entries()) {
    if (count <= few) start ??= at;
    else if (start !== null) {
      if (at - start >= narrowest && start > 0) rivers.push(left + (start + at) / 2);
      start = null;
    }
  }
  return rivers;
}

/** Heights at which a rule runs across the region, or across `part` of its width. */
export function rulesAcross(lines: Line[], rules: Rule[], part = WHOLE): number[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const [top, bottom] = [lines[0]?.y ?? 0, (lines.at(-1)?.y ?? 0) + 20];
  const at = new Map<number, number>();
  for (const { x0, y0, x1, y1 } of rules) {
    if (y1 - y0 > 3 || y0 < top - 20 || y0 > bottom) continue;
    const length = Math.max(0, Math.min(x1, right) - Math.max(x0, left));
    const key = Math.round(y0 / 2) * 2;
    at.set(key, (at.get(key) ?? 0) + length);
  }
  return [...at].filter(([, length]) => length > (right - left) * part).map(([y]) => y);
}

/** Whether rules part the rows, and not only the head and sections of many rows. */
export function isRuled(pieces: Piece[], lines: Line[], bounds: number[]): boolean {
  const size = lines[0]?.size ?? 10;
  const first = Math.min(...pieces.map(({ column }) => (column < 0 ? 99 : column)));
  const bands = new Map<number, number>();
  for (const { column, y } of pieces) {
    const band = bounds.filter((bound) => bound < y + size * 0.5).length;
    bands.set(band, (bands.get(band) ?? 0) + (column === first ? 1 : 0));
  }
  const counts = [...bands.values()].sort((a, b) => a - b);
  return (
    bounds.length >= FEWEST_ROWS &&
    counts.length >= FEWEST_ROWS &&
    (counts[Math.floor(counts.length / 2)] ?? 0) <= 2
  );
}
