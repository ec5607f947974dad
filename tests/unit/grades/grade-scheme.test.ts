import { describe, expect, test } from "vitest";
import { GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";

const QUIZZES = { id: "quizzes", items: 3, item_max: [10, "12.5", 20], weight: "1/3" };
const FINAL = { id: "final", name: "Final exam", items: 1, weight: 70 };
const SCHEME = { kind: "weights", groups: [QUIZZES, FINAL] };

const accepts = (part: object) => GradeScheme.safeParse({ ...SCHEME, ...part }).success;

describe("a scheme", () => {
  test("keeps its numbers as they are written", () => {
    const scheme = GradeScheme.parse(SCHEME);
    expect(scheme.groups[0]).toMatchObject({ item_max: [10, "12.5", 20], weight: "1/3" });
    expect(scheme.rules).toEqual([]);
  });

  test.each<[string, object]>([
    ["two groups of one name", { groups: [FINAL, FINAL] }],
    ["fewer maxima than pieces", { groups: [{ ...QUIZZES, items: 4 }] }],
    ["fewer weights than pieces", { groups: [{ ...QUIZZES, item_weights: [1] }] }],
    ["a piece that is not there", { groups: [{ ...QUIZZES, never_dropped: [3] }] }],
    ["pieces out of 0", { groups: [{ ...FINAL, item_max: 0 }] }],
    ["pieces out of 0 as a fraction", { groups: [{ ...FINAL, item_max: "0/10" }] }],
    ["a negative weight", { groups: [{ ...FINAL, weight: -1 }] }],
    ["a number that is none", { groups: [{ ...FINAL, weight: "much" }] }],
    ["no number", { groups: [{ ...FINAL, weight: Number.NaN }] }],
    ["a huge number", { groups: [{ ...FINAL, weight: 1e21 }] }],
    ["a division by 0", { groups: [{ ...FINAL, weight: "1/0" }] }],
    ["too many pieces", { groups: "abcd".split("").map((id) => ({ id, items: 100 })) }],
    ["a rule about no group", { rules: [{ type: "replace_lowest", in: "tests", by: "final" }] }],
    ["a weighting of no group", { schemes: [{ tests: 50 }] }],
    [
      "grades out of order",
      {
        letters: [
          ["B", 80],
          ["A", 90],
        ],
      },
    ],
    ["requirements that are missing", { kind: "specification" }],
    ["a formula that is missing", { kind: "formula" }],
    ["a formula that is broken", { formulas: [["NF", "final +"]] }],
    ["a formula of no group", { formulas: [["NF", "final + exam"]] }],
    [
      "a formula of a later one",
      {
        formulas: [
          ["A", "B"],
          ["B", "final"],
        ],
      },
    ],
    ["a formula named as a function", { formulas: [["max", "final"]] }],
    ["a formula named as a group", { formulas: [["final", "quizzes"]] }],
  ])("with %s is refused", (_, part) => {
    expect(accepts(part)).toBe(false);
  });

  test("may have a formula of groups and formulas before it", () => {
    const formulas = [
      ["NC", "mean(quizzes)"],
      ["NF", "0.3 * NC + 0.7 * final"],
    ];
    const rules = [{ type: "must_reach", piece: "NC", at_least: "3.95", says: "NC below 3.95" }];
    expect(accepts({ kind: "formula", formulas, result: "NF", rules })).toBe(true);
  });
});

describe("a situation", () => {
  test("holds open pieces, two tries, and what is excused", () => {
    const scores = { quizzes: [null, [60, null], "excused"], final: ["97.49"] };
    const situation = { scores, counts: { absences: 2 } };
    expect(GradeSituation.parse(situation)).toEqual(situation);
  });

  test.each([
    [{ final: [-1] }],
    [{ final: ["A"] }],
    [{ final: [[1, 2, 3]] }],
    [{ final: Array.from({ length: 101 }, () => 1) }],
  ])("refuses %j", (scores) => {
    expect(GradeSituation.safeParse({ scores }).success).toBe(false);
  });
});
