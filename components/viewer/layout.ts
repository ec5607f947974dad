/** Points, as the PDF counts them. */
export interface Size {
  width: number;
  height: number;
}

/** Where a page lies in the column of pages; lengths are pixels. */
export interface PlacedPage extends Size {
  top: number;
  /** Pixels per point. */
  scale: number;
}

export interface Place {
  /** Counted from 1. */
  page: number;
  /** Shares of the page's width and height, 0 to 1. */
  x: number;
  y: number;
}

export const PAGE_GAP = 12;
const SMALL_PAGE_SCALE_MAX = 2;

/**
 * One below the other. At zoom 1 a usual page fills the width and none is wider; a fold-out among book pages is made to
 * fit instead of making all others small.
 */
export function placePages(sizes: readonly Size[], width: number, zoom: number): PlacedPage[] {
  const usual = median(sizes.map((size) => size.width));
  const fit = Math.min(width / usual, SMALL_PAGE_SCALE_MAX);
  let top = PAGE_GAP;
  return sizes.map((size) => {
    const scale = zoom * Math.min(fit, width / size.width);
    const placed = { top, scale, width: size.width * scale, height: size.height * scale };
    top += placed.height + PAGE_GAP;
    return placed;
  });
}

export function heightOf(pages: readonly PlacedPage[]): number {
  const last = pages.at(-1);
  return last ? last.top + last.height + PAGE_GAP : 0;
}

/** The pages that reach into a stretch of the column, as the first and the last number. */
export function pagesWithin(pages: readonly PlacedPage[], from: number, to: number) {
  const first = firstPageEndingAfter(pages, from);
  let last = first;
  while (last < pages.length && (pages[last]?.top ?? 0) <= to) last += 1;
  return { first, last };
}

/** Of the pages in view the one most of which is in view; the upper of two alike. */
export function mostVisiblePage(pages: readonly PlacedPage[], from: number, to: number): number {
  const { first, last } = pagesWithin(pages, from, to);
  let best = first;
  let bestShare = -1;
  for (let number = first; number <= last; number += 1) {
    const page = pages[number - 1];
    if (!page) continue;
    const seen = Math.min(to, page.top + page.height) - Math.max(from, page.top);
    const share = Math.round((100 * seen) / page.height);
    if (share > bestShare) [best, bestShare] = [number, share];
  }
  return best;
}

/** What lies at a height of the column. */
export function placeAt(pages: readonly PlacedPage[], height: number): Place {
  const number = firstPageEndingAfter(pages, height);
  const page = pages[number - 1];
  return { page: number, x: 0.5, y: page ? (height - page.top) / page.height : 0 };
}

/** The height at which a place lies. */
export function topOf(pages: readonly PlacedPage[], { page: number, y }: Place): number {
  const page = pages[number - 1];
  return page ? page.top + y * page.height : 0;
}

/** By halves: a book has many pages, and this is asked with every scroll. */
function firstPageEndingAfter(pages: readonly PlacedPage[], height: number): number {
  let low = 0;
  let high = Math.max(0, pages.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    const page = pages[middle];
    if (page && page.top + page.height < height) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1;
}
