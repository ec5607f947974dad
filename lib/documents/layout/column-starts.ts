import type { RawRun } from "@/lib/documents/types";

/** With fewer rows, words of a text across the page may stand below each other by chance. */
export const FEWEST_ROWS_AT_NARROW = 8;
/** How far from each other, in points, the lines of a column begin: a quotation mark may hang out of it. */
export const COLUMN_START = 2.5;
/** In parts of the font size: what stands in the gutter, as the hyphen of a line that hangs out, leaves this much. */
export const LEAST_GAP = 0.5;
/** In parts of the page's width, where a right-hand column may begin. */
const [FIRST_START, LAST_START] = [0.3, 0.72];

/** On so many pages the right-hand column began at one place, and the next pages may show little of it. */
const FEWEST_PAGES = 3;
const MOST_KNOWN = 4;

/** On how many pages of a document so far the right-hand column began at each place. */
export type SeenStarts = Map<number, number>;

/** Where the right-hand column of a document begins: in a book, in another place on its left and its right pages. */
export function knownStarts(seen: SeenStarts): number[] {
  return [...seen]
    .filter(([, pages]) => pages >= FEWEST_PAGES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_KNOWN)
    .map(([start]) => start);
}

/** Where text begins in many rows, first or however close behind other text; the most frequent place first. */
export function columnStarts(rows: RawRun[][], width: number): number[] {
  const counts = new Map<number, number>();
  for (const key of rows.flatMap((row) => [...new Set(startsIn(row, width))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const near = (key: number) =>
    [key - 1, key, key + 1].reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  return [...counts.keys()]
    .filter((key) => near(key) >= FEWEST_ROWS_AT_NARROW)
    .filter((key) => (counts.get(key) ?? 0) >= Math.max(...beside(key, counts)))
    .sort((a, b) => near(b) - near(a));
}

function beside(key: number, counts: Map<number, number>): number[] {
  return [key - 1, key + 1].map((each) => counts.get(each) ?? 0);
}

function startsIn(row: RawRun[], width: number): number[] {
  let end = Number.NEGATIVE_INFINITY;
  return row.flatMap((run) => {
    const begins = run.x - end > run.size * LEAST_GAP;
    end = Math.max(end, run.x + run.width);
    const is_inside = run.x >= width * FIRST_START && run.x <= width * LAST_START;
    return begins && is_inside ? [Math.round(run.x)] : [];
  });
}
