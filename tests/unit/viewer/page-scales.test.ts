import { describe, expect, test } from "vitest";
import { pageScales } from "@/components/common/viewer/page-scales";

describe("the scales of pages", () => {
  test("let a page fill the width", () => {
    expect(pageScales([600, 600, 600], 300, 1)).toEqual({ usual: 0.5, pages: [0.5, 0.5, 0.5] });
  });

  test("grow with the zoom", () => {
    expect(pageScales([600], 300, 2)).toEqual({ usual: 1, pages: [1] });
  });

  test("make a page that folds out as wide as the others", () => {
    expect(pageScales([600, 1200, 600], 600, 1)).toEqual({ usual: 1, pages: [1, 0.5, 1] });
    expect(pageScales([600, 1200, 600], 600, 2)).toEqual({ usual: 2, pages: [2, 1, 2] });
  });

  test("leave a page small that is smaller than the others", () => {
    expect(pageScales([300, 600, 600], 600, 1)).toEqual({ usual: 1, pages: [1, 1, 1] });
  });

  test("do not blow up a page of the size of a card without end", () => {
    expect(pageScales([100], 900, 1).pages).toEqual([2]);
  });
});
