import { expect, test } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { withSureFigures } from "@/lib/documents/extract/syllabus/sure-figures";
import type { SyllabusItem } from "@/lib/documents/extract/syllabus/types";
import { sheet } from "./pages";

const [FACT] = extractSyllabus(sheet("Homework 60%\nFinal exam 40%"), {}, () => []).items;

type Figures = Pick<SyllabusItem, "weight_percent"> & Partial<SyllabusItem>;

/** The points and the other share that each part keeps, where the scheme has 600 points. */
function kept(figures: Figures[], has_other = true) {
  const fact = FACT ?? expect.fail("nothing read");
  const items = figures.map((figure) => ({ ...fact, value: { ...fact.value, ...figure } }));
  const row = { title: "Homework", weight: 0, line: 0, start: 0, end: 0 };
  const weighted = [row, { ...row, points: 200, points_in_all: 600 }];
  return withSureFigures(items, weighted, has_other).map(({ value }) => [
    value.points,
    value.other_weight,
  ]);
}

const part = (weight_percent: number | null, other_weight?: number, extra_credit?: true) => ({
  weight_percent,
  ...(other_weight !== undefined && { other_weight }),
  ...(extra_credit && { extra_credit }),
});
const points = (...all: (number | undefined)[]) =>
  kept(
    all.map((each) => ({ weight_percent: 25, ...(each !== undefined && { points: each }) })),
    false,
  ).map(([each]) => each);

test("points are kept where those of all parts are the whole, and none otherwise", () => {
  expect(points(200, 150, 250)).toEqual([200, 150, 250]);
  expect(points(33.3, 66.7, 500)).toEqual([33.3, 66.7, 500]);
  expect(points(200, 150, 249)).toEqual([undefined, undefined, undefined]);
  expect(points(200, 150, 249.99)).toEqual([undefined, undefined, undefined]);
  expect(points(350, undefined, 250)).toEqual([undefined, undefined, undefined]);
});

test("other shares are kept where both are the whole and differ", () => {
  const both = [part(20, 20), part(30), part(50, 80)];
  const others = (figures: Figures[], has_other = true) =>
    kept(figures, has_other).map(([, other]) => other);
  expect(others(both)).toEqual([20, 0, 80]);
  expect(others([...both, part(null), part(5, 5, true)])).toEqual([
    ...[20, 0, 80],
    ...[undefined, undefined],
  ]);
  const none = [undefined, undefined, undefined];
  expect(others(both, false)).toEqual(none);
  expect(others([part(20, 20), part(29), part(50, 80)])).toEqual(none);
  expect(others([part(20, 20), part(30), part(50, 79)])).toEqual(none);
  expect(others([part(20, 20), part(30, 30), part(50, 50)])).toEqual(none);
});
