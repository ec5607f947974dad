import fc from "fast-check";
import Fraction from "fraction.js";
import { expect, test } from "vitest";
import type { GradeScheme } from "@/lib/contract/grade-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { fairCourse, finalOf, group, points, type Scores, scheme, scoresFor } from "./schemes";

const openCourse = fairCourse.chain((course) =>
  fc.record({ course: fc.constant(course), scores: scoresFor(course, 4) }),
);
const wholeCourse = fairCourse.chain((course) =>
  fc.record({ course: fc.constant(course), scores: scoresFor(course, 0) }),
);

/** Null counts as nothing: a course of which nothing is defined has no order. */
const number = (exact: string | null | undefined) => new Fraction(exact ?? 0);

test("the lowest end is below the highest, and where one stands is between them", () => {
  fc.assert(
    fc.property(openCourse, ({ course, scores }) => {
      // Hurdles and caps hold at the end, not on the way.
      const free = { ...course, rules: [] };
      const { lowest, highest, current } = gradesOf(free, { scores });
      const [low, high] = [lowest, highest].map((end) => number(end?.result?.exact));
      if (low && high) expect(low.lte(high)).toBe(true);
      // In points a group that is half scored counts for less: the lowest to be dropped may be yet to come.
      if (course.kind === "weights" && current && low && high) {
        expect(number(current.exact).gte(low)).toBe(true);
        expect(number(current.exact).lte(high)).toBe(true);
      }
      const ruled = gradesOf(course, { scores });
      const ends = [ruled.lowest, ruled.highest].map((end) => number(end?.result?.exact));
      expect(ends[0]?.lte(ends[1] ?? 0)).toBe(true);
    }),
  );
});

test("more points are never worth less", () => {
  fc.assert(
    fc.property(wholeCourse, fc.nat(), fc.nat(), ({ course, scores }, at, more) => {
      const ids = Object.keys(scores);
      const id = ids[at % ids.length] ?? "";
      const list = scores[id] ?? [];
      const raised = list.map((score, index) =>
        index === more % list.length
          ? number(String(score))
              .add(more % 7)
              .toFraction()
          : score,
      );
      const before = number(finalOf(course, scores));
      expect(number(finalOf(course, { ...scores, [id]: raised })).gte(before)).toBe(true);
    }),
  );
});

test("the order of equal pieces does not matter", () => {
  fc.assert(
    fc.property(openCourse, ({ course, scores }) => {
      const turned = Object.fromEntries(
        Object.entries(scores).map(([id, list]) => [id, list.toReversed()]),
      );
      expect(gradesOf(course, { scores: turned })).toEqual(gradesOf(course, { scores }));
    }),
  );
});

test("of all ways to leave out so many pieces the drop takes the best", () => {
  const list = fc.array(points(20), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(list, fc.integer({ min: 0, max: 7 }), (scores, drop) => {
      const quizzes = { items: scores.length, item_max: 20, weight: 1 };
      const dropping = scheme({ groups: [group("quizzes", { ...quizzes, drop_lowest: drop })] });
      const kept = Math.max(1, scores.length - drop);
      const keeping = scheme({ groups: [group("quizzes", { ...quizzes, keep_best: kept })] });
      const plain = (left: string[]) => {
        const course = scheme({ groups: [group("quizzes", { ...quizzes, items: left.length })] });
        return number(finalOf(course, { quizzes: left }));
      };
      const all = subsets(scores, kept).map(plain);
      const best = all.reduce((a, b) => (a.lt(b) ? b : a));
      expect(finalOf(dropping, { quizzes: scores })).toBe(best.toFraction());
      expect(finalOf(keeping, { quizzes: scores })).toBe(best.toFraction());
    }),
  );
});

test("of several weightings the better result counts", () => {
  fc.assert(
    fc.property(wholeCourse, ({ course, scores }) => {
      const several: GradeScheme = { ...course, kind: "weights", rules: [] };
      const each = (several.schemes ?? []).map((weights) =>
        number(finalOf({ ...several, schemes: [weights] }, scores)),
      );
      if (each.length === 0) return;
      const best = each.reduce((a, b) => (a.lt(b) ? b : a));
      expect(finalOf(several, scores)).toBe(best.toFraction());
    }),
  );
});

test("a result is exact: another way to write the same numbers changes nothing, and tenths stay tenths", () => {
  fc.assert(
    fc.property(wholeCourse, ({ course, scores }) => {
      const written = Object.fromEntries(
        Object.entries(scores).map(([id, list]) => [
          id,
          list.map((score) => number(String(score)).toFraction()),
        ]),
      );
      expect(finalOf(course, written)).toBe(finalOf(course, scores));
    }),
  );
  const thirds = scheme({ groups: [group("a", { items: 3, item_max: 1, weight: 1 })] });
  expect(finalOf(thirds, { a: ["0.1", "0.2", 0] })).toBe("10");
  expect(finalOf(thirds, { a: [0.1, 0.2, 0] })).toBe("10");
});

test("points that are scaled as a whole change nothing", () => {
  fc.assert(
    fc.property(wholeCourse, ({ course, scores }) => {
      const by = 7;
      const larger: GradeScheme = {
        ...course,
        kind: "weights",
        groups: course.groups.map((each) => ({ ...each, item_max: Number(each.item_max) * by })),
      };
      const more: Scores = Object.fromEntries(
        Object.entries(scores).map(([id, list]) => [
          id,
          list.map((score) => number(String(score)).mul(by).toFraction()),
        ]),
      );
      expect(finalOf(larger, more)).toBe(finalOf({ ...course, kind: "weights" }, scores));
    }),
  );
});

/** All ways to keep so many. */
function subsets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) =>
    subsets(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
