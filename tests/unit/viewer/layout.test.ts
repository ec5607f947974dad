import { describe, expect, test } from "vitest";
import {
  heightOf,
  mostVisiblePage,
  PAGE_GAP,
  pagesWithin,
  placeAt,
  placePages,
  topOf,
} from "@/components/viewer/layout";

const LETTER = { width: 600, height: 800 };
const book = (count: number) => Array.from({ length: count }, () => LETTER);

describe("pages in a column", () => {
  test("fill the width, one below the other", () => {
    const pages = placePages(book(3), 300, 1);
    expect(pages.map(({ top, width, height }) => [top, width, height])).toEqual([
      [12, 300, 400],
      [424, 300, 400],
      [836, 300, 400],
    ]);
    expect(heightOf(pages)).toBe(836 + 400 + PAGE_GAP);
  });

  test("grow with the zoom", () => {
    expect(placePages(book(1), 300, 2)[0]).toMatchObject({ width: 600, height: 800, scale: 1 });
  });

  test("are no wider than the others when one of them folds out", () => {
    const pages = placePages([LETTER, { width: 1200, height: 800 }, LETTER], 600, 1);
    expect(pages.map(({ width }) => width)).toEqual([600, 600, 600]);
    expect(pages[1]).toMatchObject({ height: 400, scale: 0.5 });
  });

  test("of the size of a card are not blown up without end", () => {
    expect(placePages([{ width: 100, height: 100 }], 900, 1)[0]?.width).toBe(200);
  });

  test("are none in a file without pages", () => {
    expect(placePages([], 600, 1)).toEqual([]);
    expect(heightOf([])).toBe(0);
    expect(topOf([], { page: 1, x: 0, y: 0 })).toBe(0);
  });
});

describe("what is in view", () => {
  const pages = placePages(book(400), 300, 1);

  test("is found among many pages", () => {
    expect(pagesWithin(pages, 0, 500)).toEqual({ first: 1, last: 2 });
    const { top = 0 } = pages[199] ?? {};
    expect(pagesWithin(pages, top + 1, top + 10)).toEqual({ first: 200, last: 200 });
    expect(pagesWithin(pages, heightOf(pages) - 5, heightOf(pages) + 900)).toEqual({
      first: 400,
      last: 400,
    });
  });

  test("counts as the page most of which is seen, the upper of two alike", () => {
    expect(mostVisiblePage(pages, 0, 424 + 100)).toBe(1);
    expect(mostVisiblePage(pages, 300, 300 + 500)).toBe(2);
    expect(mostVisiblePage(pages, 0, 836)).toBe(1);
  });

  test("is found again after the pages change their size", () => {
    const place = placeAt(pages, 424 + 100);
    expect(place).toEqual({ page: 2, x: 0.5, y: 0.25 });
    expect(topOf(placePages(book(400), 300, 2), place)).toBe(12 + 800 + 12 + 200);
  });
});
