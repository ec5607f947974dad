import { describe, expect, test } from "vitest";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { GradeRule } from "@/lib/contract/grade-scheme";
import { countsIn, rulesText, ruleText } from "@/lib/grades/rule-text";
import { NO_RULE, readRule, TypedRule, typedRule } from "@/lib/grades/typed-rules";

const PARTS = [
  { key: "g1", title: "Tests" },
  { key: "g2", title: "Final exam" },
];

const RULES: [GradeRule, string][] = [
  [
    { type: "replace_lowest", in: "g1", by: "g2" },
    "“Final exam” replaces the lowest of “Tests” where it is higher.",
  ],
  [
    {
      type: "must_reach",
      piece: "g2",
      at_least: "1/2",
      letter: "F",
      says: "“Final exam” is below 50%.",
    },
    "“Final exam” needs at least 50%, else the course ends with F.",
  ],
  [
    { type: "must_reach", piece: "g2", at_least: "2/5", says: "“Final exam” is below 40%." },
    "“Final exam” needs at least 40%.",
  ],
  [
    { type: "penalty", count: "absences", free: "2", each: "1.5" },
    "Beyond 2, each of “absences” takes off 1.5.",
  ],
  [{ type: "penalty", count: "absences", each: "1" }, "Each of “absences” takes off 1."],
  [{ type: "add_if", count: "bonus", add: "1" }, "“bonus” adds 1."],
  [{ type: "add_if", count: "answers", from: "5", add: "1" }, "From 5 on, “answers” adds 1."],
  [
    {
      type: "fail_at",
      count: "absences",
      at: "4",
      letter: "F",
      says: "4 of “absences” end the course.",
    },
    "At 4 of “absences” the course ends with F.",
  ],
  [{ type: "cap", at: "100" }, "The result is at most 100."],
];

/** Those that no form has fields for. */
const KEPT: [GradeRule, string][] = [
  [
    { type: "loss_of_piece", piece: "g1", count: "absences", each: "0.1" },
    "Each of “absences” takes 10% off “Tests”.",
  ],
  [
    { type: "must_reach", piece: "NC", at_least: "3.95", at_most: "3.9", says: "Failed" },
    "“NC” needs at least 3.95, else the course ends with at most 3.9.",
  ],
  [
    { type: "must_reach", piece: "g1", at_least: "0.5", each_item: true, says: "Failed" },
    "“Tests” needs at least 50% in each piece.",
  ],
  [
    { type: "fail_at", count: "absences", at: "4", at_most: "50", says: "Failed" },
    "At 4 of “absences” the course ends with at most 50.",
  ],
  [
    { type: "replace_lowest", in: "g1", by: "gone" },
    "“gone” replaces the lowest of “Tests” where it is higher.",
  ],
];

describe("a rule", () => {
  test.each(RULES)("%j is typed and read as it was, and said in a sentence", (rule, sentence) => {
    const typed = typedRule(rule, PARTS);
    expect(typed.kept).toBeNull();
    expect(TypedRule.safeParse(typed).success).toBe(true);
    expect(readRule(typed, PARTS)).toEqual(rule);
    expect(ruleText(rule, PARTS)).toBe(sentence);
  });

  test.each(KEPT)("%j stays as it is", (rule, sentence) => {
    const typed = typedRule(rule, PARTS);
    expect(typed.kept).toBe(rule);
    expect(TypedRule.safeParse(typed).success).toBe(true);
    expect(readRule(typed, PARTS)).toBe(rule);
    expect(ruleText(rule, PARTS)).toBe(sentence);
  });

  test.each([
    [{ part: "g1" }, ["other"]],
    [{ part: "g1", other: "g1" }, ["other"]],
    [{ type: "must_reach", part: "g1", number: "101" }, ["number"]],
    [{ type: "must_reach", part: "g1", number: "half" }, ["number"]],
    [{ type: "penalty", number: "1", limit: "two" }, ["count", "limit"]],
    [{ type: "fail_at", count: "absences", number: "4" }, ["letter"]],
    [{ type: "cap" }, ["number"]],
  ])("that lacks something is refused at its field: %j", (change, fields) => {
    const { error } = TypedRule.safeParse({ ...NO_RULE, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
  });

  test("takes a decimal comma", () => {
    const typed = { ...NO_RULE, type: "must_reach" as const, part: "g1", number: "62,5" };
    expect(readRule(typed, PARTS)).toMatchObject({ at_least: "5/8" });
  });
});

test("what counts is named once, and all that adds up stands in its order", () => {
  const rules = GradeRulesInput.parse({
    kind: "points",
    top: "20",
    rules: [RULES[3]?.[0], RULES[7]?.[0], RULES[8]?.[0]],
    schemes: [
      { g1: "40", g2: "60" },
      { g1: "20", g2: "80" },
    ],
    rounding: { mode: "half_up", digits: 1 },
  });
  expect(countsIn(rules.rules)).toEqual(["absences"]);
  expect(rulesText(rules, PARTS).map(({ sentence }) => sentence)).toEqual([
    "All points over all that are possible make the result, on a scale up to 20.",
    "The best of 2 weightings counts: Tests 40%, Final exam 60%; or Tests 20%, Final exam 80%.",
    "Beyond 2, each of “absences” takes off 1.5.",
    "At 4 of “absences” the course ends with F.",
    "The result is at most 100.",
    "The result rounds to 1 decimal.",
  ]);
  expect(rulesText(GradeRulesInput.parse({}), PARTS)).toEqual([]);
});
