import { describe, expect, test } from "vitest";
import {
  allowedTransitions,
  FILTERS,
  type Filter,
  isTickable,
  matchesFilter,
  nameOf,
  type PlanTick,
  statsOf,
  timeLeft,
  withTicks,
} from "@/components/study-plans/plan-facts";
import type { PlanStatus } from "@/lib/contract/values";
import { plan } from "./plans";

const labelsOf = (status: PlanStatus) =>
  allowedTransitions({ ...plan, status }).map(({ label }) => label);
const tick = (id: string, completed = true): PlanTick => ({
  plan_id: plan.id,
  entry: "topic",
  id,
  completed,
});

describe("the moves of a plan", () => {
  test("are those its status allows", () => {
    expect(labelsOf("draft")).toEqual(["Activate"]);
    expect(labelsOf("active").toSorted()).toEqual(["Mark Complete", "Pause"]);
    expect(labelsOf("paused")).toEqual(["Reactivate"]);
    expect(labelsOf("completed").toSorted()).toEqual(["Set to Active", "Set to Draft"]);
    expect(labelsOf("cancelled")).toEqual([]);
  });

  test("ticking is for plans that are followed", () => {
    const tickable = (["draft", "active", "paused", "completed", "cancelled"] as const).filter(
      (status) => isTickable({ ...plan, status }),
    );
    expect(tickable).toEqual(["active", "completed"]);
  });
});

describe("the time left", () => {
  test.each([
    [12, false, "12 days left"],
    [1, false, "1 day left"],
    [0, false, "Due today"],
    [-1, true, "Overdue"],
    [-1, false, "Ended 30 Nov 2026"],
  ])("with %i days, overdue %s: %s", (days_remaining, is_overdue, words) => {
    expect(timeLeft({ ...plan, days_remaining, is_overdue })).toBe(words);
  });
});

describe("the counts", () => {
  test("are those of the plans in each filter", () => {
    const late = { ...plan, is_overdue: true, progress_percentage: 33.33 };
    const plans = [
      late,
      { ...plan, status: "draft" as const },
      { ...plan, status: "completed" as const, progress_percentage: 100 },
      { ...plan, status: "paused" as const },
    ];
    const counts = (Object.keys(FILTERS) as Filter[]).map((filter) => [
      filter,
      plans.filter((each) => matchesFilter(each, filter)).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      all: 4,
      active: 1,
      completed: 1,
      draft: 1,
      overdue: 1,
    });
    expect(statsOf(plans)).toEqual({
      total: 4,
      active: 1,
      completed: 1,
      drafts: 1,
      overdue: 1,
      progress: 33,
      hours: 12,
    });
  });

  test("of nothing are nothing", () => {
    expect(statsOf([])).toMatchObject({ total: 0, progress: 0, hours: 0 });
  });
});

describe("ticks under way", () => {
  test("move the progress, and all of them complete the plan", () => {
    expect(withTicks(plan, [tick("a")])).toMatchObject({
      progress_percentage: 50,
      status: "active",
    });
    expect(withTicks(plan, [tick("a"), tick("b")])).toMatchObject({
      progress_percentage: 100,
      status: "completed",
    });
  });

  test("take a completed plan up again", () => {
    const done = withTicks(plan, [tick("a"), tick("b")]);
    expect(withTicks(done, [tick("b", false)])).toMatchObject({
      progress_percentage: 50,
      status: "active",
    });
  });

  test("of a milestone leave the progress alone", () => {
    const set = { ...plan, progress_percentage: 40 };
    const ticked = withTicks(set, [{ plan_id: 7, entry: "milestone", id: "m", completed: true }]);
    expect(ticked.progress_percentage).toBe(40);
    expect(ticked.plan_data.milestones[0]?.completed).toBe(true);
  });

  test("of another plan change nothing", () => {
    expect(withTicks(plan, [{ ...tick("a"), plan_id: 8 }])).toBe(plan);
  });
});

test("an entry is called by its name, else by its title", () => {
  expect(nameOf({ name: "Graphs", title: "Other" })).toBe("Graphs");
  expect(nameOf({ name: " ", title: "Trees" })).toBe("Trees");
  expect(nameOf({})).toBe("Untitled");
});
