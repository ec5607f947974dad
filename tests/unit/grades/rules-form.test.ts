import { expect, test } from "vitest";
import { RulesForm, readRules, typedRules } from "@/components/grades/rules-form";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { GradingComponent } from "@/lib/contract/grading";

const PART = { count: null, drop_lowest: null, source: null };
const PARTS: GradingComponent[] = [
  { ...PART, key: "g1", title: "Tests", weight: 40 },
  { ...PART, key: "g2", title: "Final exam", weight: 60 },
  { ...PART, key: "g3", title: "Bonus", weight: 5, extra_credit: true },
];
const BEFORE = GradeRulesInput.parse({
  kind: "weights",
  top: "20",
  letters: [["A", "18"]],
  rounding: { mode: "up", digits: 0 },
  rules: [{ type: "cap", at: "20" }],
  schemes: [
    { g1: "40", g2: "60" },
    { g1: "0", g2: "100" },
  ],
  unknown: ["A curve may come."],
});

test("what a form was opened with, it gives back", () => {
  const typed = typedRules(BEFORE, PARTS);
  expect(RulesForm.parse(typed)).toEqual(typed);
  expect(readRules(typed, BEFORE, PARTS)).toEqual(BEFORE);
  const nothing = GradeRulesInput.parse({});
  expect(readRules(typedRules(nothing, PARTS), nothing, PARTS)).toEqual(nothing);
});

test("what was typed holds, and what no field is for stays", () => {
  const typed = {
    ...typedRules(BEFORE, PARTS),
    ...{
      kind: "" as const,
      top: "6,5",
      rounding: "half_up 2",
      has_second: false,
      unknown: " One \n\nTwo",
    },
  };
  expect(readRules(typed, BEFORE, PARTS)).toEqual({
    ...BEFORE,
    kind: null,
    top: "6.5",
    rounding: { mode: "half_up", digits: 2 },
    schemes: null,
    unknown: ["One", "Two"],
  });
});

test("three weightings are no form's to change", () => {
  const three = { ...BEFORE, schemes: [...(BEFORE.schemes ?? []), { g1: "50", g2: "50" }] };
  expect(readRules(typedRules(three, PARTS), three, PARTS).schemes).toEqual(three.schemes);
});

test.each([
  [{ second: { g1: "30", g2: "60" } }, "has_second", "adds up to 90%"],
  [{ second: { g1: "lots", g2: "60" } }, "second.g1", "number"],
  [{ top: "0" }, "top", "number"],
  [{ unknown: Array.from({ length: 21 }, () => "A curve").join("\n") }, "unknown", "20 lines"],
])("%j is refused at %s", (change, path, words) => {
  const { error } = RulesForm.safeParse({ ...typedRules(BEFORE, PARTS), ...change });
  expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  expect(error?.issues[0]?.message).toContain(words);
});
