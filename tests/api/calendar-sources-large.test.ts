import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { bigCalendar } from "@/tests/support/big-calendar";
import { withSource } from "@/tests/support/calendar-sources";

describe("a calendar of 10,000 events", () => {
  test("is read whole, also when all of it moves, and leaves the event loop free", async () => {
    const { reads, source, items } = await withSource();
    await reads(bigCalendar(10));
    const first = await held(() => reads(bigCalendar(10_000)));
    expect(await source()).toMatchObject({ proposed: 10_000, state: "read" });
    const [{ at: before } = { at: "" }] = await items();
    const later = await held(() => reads(bigCalendar(10_000, { hours: 1 })));
    const [{ at: after } = { at: "" }] = await items();
    expect(Date.parse(after) - Date.parse(before)).toBe(3_600_000);
    expect(await source()).toMatchObject({ proposed: 10_000 });
    // In one go it would be two thirds.
    for (const { longest, took } of [first, later]) expect(longest).toBeLessThan(took / 3);
  });

  test("has its work moved and taken back together", async () => {
    const { ann, id, reads, items, decides, course, source, work } = await withSource();
    await reads(bigCalendar(600));
    for (let round = 0; round < 2; round += 1) {
      const all = (await items()).map(({ id: item_id }) => item_id);
      const as = (at: number) => ({ work: at % 2 ? "exam" : "assignment", course_id: course.id });
      await decides(...all.map((item_id, at) => ({ action: "add", item_id, ...as(at) })));
    }
    const tests = async () => (await ann.get(`/courses/${course.id}/exams/`)).list;
    const dates = async () => [...(await work()), ...(await tests())].map((one) => datesOf(one));
    const before = await dates();
    expect(before).toHaveLength(600);
    await reads(bigCalendar(600, { hours: 1 }));
    expect((await source()).moved).toHaveLength(600);
    expect(await dates()).toEqual(before.map((at) => at + 3_600_000));
    await ann.post(`/calendar/sources/${id}/undo/`);
    expect(await dates()).toEqual(before);
  });
});

function datesOf(one: Record<string, unknown>): number {
  return Date.parse(String(one.due_date ?? one.exam_date));
}

/** How long the work took, and the longest time in it during which nothing else could run. */
async function held(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(20);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  // What held the loop is measured when it goes on.
  await setTimeout(20);
  delay.disable();
  return { took, longest: delay.max / 1e6 };
}
