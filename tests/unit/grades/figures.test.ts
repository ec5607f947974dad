import fc from "fast-check";
import { expect, test } from "vitest";
import { isCut, shownFigure } from "@/lib/grades/figures";

test("figures are rounded once, from the exact fraction", () => {
  expect(shownFigure({ exact: "521/6" })).toBe("86.83");
  expect(shownFigure({ exact: "90" })).toBe("90");
  expect(shownFigure({ exact: "1/8" })).toBe("0.13");
  expect(shownFigure({ exact: "-1/3" })).toBe("-0.33");
  expect(shownFigure({ exact: "13.50" })).toBe("13.5");
  // Its four decimals say 88.245, and that rounded again would be 88.25.
  expect(shownFigure({ exact: "882449999/10000000" })).toBe("88.24");
});

test("what is needed goes up, the best there can be goes down", () => {
  expect(shownFigure({ exact: "250/3" }, "up")).toBe("83.34");
  expect(shownFigure({ exact: "8999999/100000" }, "down")).toBe("89.99");
  expect(shownFigure({ exact: "85" }, "up")).toBe("85");
  expect(isCut({ exact: "250/3" })).toBe(true);
  expect(isCut({ exact: "341/4" })).toBe(false);
});

test("no figure is further from the fraction than its last digit allows, and up is never below", () => {
  const parts = [fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 997 })];
  fc.assert(
    fc.property(...(parts as [fc.Arbitrary<number>, fc.Arbitrary<number>]), (above, below) => {
      const figure = { exact: `${above}/${below}` };
      const units = (way: "half_up" | "up" | "down") =>
        Math.round(Number(shownFigure(figure, way)) * 100);
      const exact = (above * 100) / below;
      expect(units("up")).toBe(Math.ceil(exact) + 0);
      expect(units("down")).toBe(Math.floor(exact) + 0);
      expect(Math.abs(units("half_up") - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});
