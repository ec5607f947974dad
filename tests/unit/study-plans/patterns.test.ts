import { expect, test } from "vitest";
import { patternsOf } from "@/components/study-plans/week-facts";

test("plans of one course differ in their pattern, the same in every order and week", () => {
  const plan = (id: number, course_id: number, status = "active") => ({ id, course_id, status });
  const plans = [plan(9, 1), plan(3, 1), plan(5, 2), plan(4, 1), plan(1, 1, "completed")];
  const patterns = new Map([
    [3, "plain"],
    [4, "stripes"],
    [9, "bars"],
    [5, "plain"],
  ]);
  expect(new Map(patternsOf(plans))).toEqual(patterns);
  expect(new Map(patternsOf(plans.toReversed()))).toEqual(patterns);
});
