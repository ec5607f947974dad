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

/**
 * The time of the processor this thread spent on the work, and the most of it in one turn of the event
 * loop, during which nothing else could run. Not the time of a clock: a busy machine stops the whole
 * process for a second.
 */
async function held(work: () => Promise<unknown>) {
  const turns: number[] = [];
  let last = spent();
  const turn = () => {
    const now = spent();
    turns.push(now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  await work();
  // What held the loop is measured when it goes on.
  await setTimeout(20);
  clearInterval(timer);
  turn();
  return { took: turns.reduce((sum, one) => sum + one, 0), longest: Math.max(...turns) };
}

/** Milliseconds of the processor up to now: of this thread where Node can tell (23.9), else of the process. */
function spent(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}
