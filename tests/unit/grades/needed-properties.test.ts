import fc from "fast-check";
import Fraction from "fraction.js";
import { expect, test } from "vitest";
import type { GradeGoal, GradeScheme } from "@/lib/contract/grade-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { neededFor } from "@/lib/grades/needed-for";
import { fairCourse, type Scores, scoresFor } from "./schemes";

const OTHERS_AT = "0.6";

/** Courses in which more can be worth less as well: pieces of unequal points and a least of their own. */
const anyCourse = fc.record({ course: fairCourse, is_uneven: fc.boolean() }).map(
  ({ course, is_uneven }): GradeScheme => ({
    ...course,
    groups: course.groups.map((each) => {
      if (!is_uneven) return each;
      const item_max = Array.from({ length: each.items }, (_, at) => 10 + 7 * at);
      return { ...each, item_max, item_min: 1 };
    }),
  }),
);
const goal: fc.Arbitrary<GradeGoal> = fc.oneof(
  fc.constantFrom("A", "B", "C", "F").map((letter) => ({ letter })),
  fc.integer({ min: 0, max: 1050 }).map((tenths) => ({ result: tenths / 10 })),
);
const question = anyCourse.chain((course) =>
  fc.record({
    course: fc.constant(course),
    scores: scoresFor(course, 5),
    goal,
    piece: fc.constantFrom("quizzes", "exams", "final"),
  }),
);

/** Whether a share of what is open in the group reaches the goal, by the end of the course it would make. */
function isEnough(
  course: GradeScheme,
  scores: Scores,
  piece: string,
  goal: GradeGoal,
  share: Fraction,
) {
  const filled = Object.fromEntries(
    course.groups.map(({ id, item_max = 100, item_min = 0 }) => [
      id,
      (scores[id] ?? []).map((score, at) => {
        if (score !== null) return score;
        const most = new Fraction(String(Array.isArray(item_max) ? item_max[at] : item_max));
        const least = new Fraction(String(item_min));
        return least.add(most.sub(least).mul(id === piece ? share : OTHERS_AT)).toFraction();
      }),
    ]),
  );
  const { final } = gradesOf(course, { scores: filled });
  if (!final?.result) throw new Error("A whole course has an end");
  if ("result" in goal) {
    const { exact } = final.rounded ?? final.result;
    return final.stopped.length === 0 && new Fraction(exact).gte(String(goal.result));
  }
  const order = (course.letters ?? []).map(([letter]) => letter);
  return order.indexOf(final.letter ?? "") <= order.indexOf(goal.letter);
}

const TINY = new Fraction(1, 1_000_000_000_000);
const GRID = Array.from({ length: 21 }, (_, at) => new Fraction(at, 20));

test("what is needed is enough, and nothing less is", () => {
  let solved = 0;
  fc.assert(
    fc.property(question, ({ course, scores, piece, goal }) => {
      fc.pre(Boolean(scores[piece]?.includes(null)));
      const needed = neededFor(course, { scores }, { piece, goal, others_at: OTHERS_AT });
      const enough = (share: Fraction) => isEnough(course, scores, piece, goal, share);
      if (needed?.answer === "already_reached") {
        expect(enough(new Fraction(0))).toBe(true);
      } else if (needed?.answer === "impossible") {
        expect(GRID.filter(enough)).toEqual([]);
      } else {
        const share = new Fraction(needed?.share_percent.exact ?? "").div(100);
        expect(GRID.filter((less) => less.lt(share)).filter(enough)).toEqual([]);
        if (share.n > 0n) expect(enough(share.sub(TINY))).toBe(false);
        expect(enough(share)).toBe(needed?.answer === "at_least");
        expect(enough(needed?.answer === "at_least" ? share : share.add(TINY))).toBe(true);
        solved += 1;
      }
    }),
    { numRuns: 250 },
  );
  expect(solved).toBeGreaterThan(25);
});

test("the decimal of what is needed is enough as well", () => {
  fc.assert(
    fc.property(question, ({ course, scores, piece, goal }) => {
      const needed = neededFor(course, { scores }, { piece, goal, others_at: OTHERS_AT });
      if (needed?.answer !== "at_least" && needed?.answer !== "more_than") return;
      const { exact, decimal } = needed.score;
      const over = new Fraction(decimal).sub(exact);
      expect(over.gte(0)).toBe(true);
      expect(over.lt("0.0001")).toBe(true);
    }),
  );
});
