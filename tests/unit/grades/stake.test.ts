import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stakeOf } from "@/lib/grades/stake";
import { group, scheme } from "./schemes";

const COURSE = scheme({
  groups: [
    group("labs", { items: 3, weight: 60, item_max: 20 }),
    group("final", { items: 1, weight: 40, item_max: 50 }),
  ],
});
const FINAL = { group: "final", at: 0 };

describe("what a piece still decides", () => {
  test("is its share of the grade, whatever else is scored", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }), (labs) => {
        expect(stakeOf(COURSE, { scores: { labs } }, FINAL)).toBe(40);
        const open = stakeOf(COURSE, { scores: { labs } }, { group: "labs", at: 2 });
        expect(open).toBe(labs.length < 3 ? 20 : 0);
      }),
    );
  });

  test("is nothing once it is scored or excused, nor where it does not exist", () => {
    expect(stakeOf(COURSE, { scores: { final: [10] } }, FINAL)).toBe(0);
    expect(stakeOf(COURSE, { scores: { final: ["excused"] } }, FINAL)).toBe(0);
    expect(stakeOf(COURSE, { scores: {} }, { group: "final", at: 1 })).toBe(0);
    expect(stakeOf(COURSE, { scores: {} }, { group: "quizzes", at: 0 })).toBe(0);
  });

  test("is less where a low score would be dropped, more where a hurdle stands", () => {
    const groups = [group("quizzes", { items: 4, weight: 100, drop_lowest: 1 })];
    const dropping = stakeOf(scheme({ groups }), { scores: {} }, { group: "quizzes", at: 0 });
    // The others at 85: with nothing 85, with all of it 90.
    expect(dropping).toBe(5);
    const hurdle = scheme({
      ...COURSE,
      rules: [{ type: "must_reach", piece: "final", at_least: "0.5", at_most: 30, says: "" }],
    });
    // 85 % of 60 and all of 40, or 30 at most.
    expect(stakeOf(hurdle, { scores: {} }, FINAL)).toBe(61);
  });

  test("goes by the course's own scale, and is not told where no number makes the grade", () => {
    const ten = scheme({ ...COURSE, top: 10 });
    expect(stakeOf(ten, { scores: {} }, FINAL)).toBe(40);
    expect(stakeOf(scheme({ kind: "unknown", groups: COURSE.groups }), { scores: {} }, FINAL)).toBe(
      null,
    );
  });
});
