import { expect, test } from "vitest";
import { examWeight } from "@/lib/planning/exam-weight";

test.each<[(number | null)[], number]>([
  [[], 1],
  [[null], 1],
  [[5], 0.75],
  [[10], 0.75],
  [[35], 1.125],
  [[60, null, 10], 1.5],
  [[100], 1.5],
])("exams that count %j weigh %d", (percents, weight) => {
  expect(examWeight(percents)).toBe(weight);
});
