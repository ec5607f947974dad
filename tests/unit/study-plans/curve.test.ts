import { describe, expect, test } from "vitest";
import { curveOf, curveText } from "@/components/study-plans/curve";
import { plan, session } from "./plans";

const UTC = "UTC";
const on = (date: string, more: Partial<typeof session> = {}) => ({ ...session, date, ...more });
const done = (date: string, completed_at: string | null = null) =>
  on(date, { status: "done", completed_at });

describe("progress against time", () => {
  test("says nothing without sessions", () => {
    expect(curveOf(plan, [], "2026-11-10", UTC)).toBeNull();
    expect(curveOf(plan, [on("2026-11-10", { status: "skipped" })], "2026-11-10", UTC)).toBeNull();
  });

  test("sums the hours day by day", () => {
    const sessions = [on("2026-11-12"), done("2026-11-03"), on("2026-11-03", { hours: 1 })];
    const curve = curveOf(plan, sessions, "2026-11-10", UTC);
    expect(curve?.planned).toEqual([
      { day: 2, hours: 3 },
      { day: 11, hours: 5 },
      { day: 29, hours: 5 },
    ]);
    expect(curve?.done.at(-1)).toEqual({ day: 9, hours: 2 });
    expect(curve).toMatchObject({ planned_by_today: 3, done_by_today: 2, total: 5, today: 9 });
  });

  test("counts work on the day it was done, in the student's zone", () => {
    const early = done("2026-11-12", "2026-11-05T03:00:00Z");
    expect(curveOf(plan, [early], "2026-11-10", UTC)?.done[0]?.day).toBe(4);
    expect(curveOf(plan, [early], "2026-11-10", "America/New_York")?.done[0]?.day).toBe(3);
  });

  test("has no today line outside the plan", () => {
    expect(curveOf(plan, [session], "2026-10-20", UTC)?.today).toBeNull();
    expect(curveOf(plan, [session], "2026-12-24", UTC)?.today).toBeNull();
  });

  test.each([
    [[on("2026-11-03")], "2 h behind"],
    [[on("2026-11-20"), done("2026-11-09")], "right on track"],
    [[done("2026-11-20", "2026-11-09T12:00:00Z")], "2 h ahead"],
    [[on("2026-11-10")], "right on track"],
  ])("is told in words", (sessions, standing) => {
    const curve = curveOf(plan, sessions, "2026-11-10", UTC);
    expect(curve && curveText(curve)).toContain(standing);
  });
});
