import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { jobSteps } from "@/db/schema/jobs";
import { sendQueuedPush } from "@/inngest/functions/reminders";
import { OUTSIDE } from "@/lib/public-web/public-agent";
import { lookForDuePushes } from "@/lib/services/account/reminders/due-pushes";
import { HOUR_MS } from "@/lib/time/durations";
import { emptyJobTables, settled, startEngine, steps, until } from "@/tests/support/jobs";
import {
  AWAKE,
  inMs,
  looksAgain,
  pushServiceOfEachTest,
  quietFor,
  rowsOf,
} from "@/tests/support/notified";
import type { Student } from "@/tests/support/student";

const { service, whoIsNotified, delivers, isRefusedForNow } = pushServiceOfEachTest();

describe("before each try we look again", () => {
  const asDone = (ann: Student, course_id: number, work: { id: number }, status: string) =>
    ann.put(`/courses/${course_id}/assignments/${work.id}/`, { ...work, status });

  test("what is done meanwhile is told no more, and what is open again is", async () => {
    const { ann, course_id, work } = await whoIsNotified();
    await isRefusedForNow(ann);
    await asDone(ann, course_id, work, "completed");
    await delivers(ann);
    expect([service().asked.length, await rowsOf(ann)]).toEqual([1, []]);
    await asDone(ann, course_id, work, "not_started");
    await looksAgain(ann);
    await delivers(ann);
    expect(service().asked).toHaveLength(2);
  });

  test("nothing is told of what the student wants to hear of no more", async () => {
    const { ann } = await whoIsNotified();
    await isRefusedForNow(ann);
    await ann.put("/profile/reminders/", { ...AWAKE, push_day: false, push_hours: null });
    await delivers(ann);
    expect([service().asked.length, await rowsOf(ann)]).toEqual([1, []]);
  });

  test("it has the title of now", async () => {
    const { ann, browser, course_id, work } = await whoIsNotified();
    await isRefusedForNow(ann);
    const renamed = { ...work, title: "Problem set 8" };
    await ann.put(`/courses/${course_id}/assignments/${work.id}/`, renamed);
    await delivers(ann);
    expect(browser.opens(service().bodies[1] ?? Buffer.alloc(0)).title).toContain("Problem set 8");
  });

  test("it waits for the end of the quiet hours", async () => {
    const { ann } = await whoIsNotified();
    await isRefusedForNow(ann);
    await ann.put("/profile/reminders/", { ...AWAKE, ...quietFor(ann, 2) });
    const [at] = await delivers(ann);
    const inHours = (Date.parse(String(at)) - Date.now()) / HOUR_MS;
    expect(inHours).toBeGreaterThan(1.9);
    expect(inHours).toBeLessThanOrEqual(2);
    expect([service().asked.length, await rowsOf(ann)]).toMatchObject([1, [{ state: "waiting" }]]);
    await ann.put("/profile/reminders/", AWAKE);
    await delivers(ann);
    expect(service().asked).toHaveLength(2);
  });

  test.each([
    ["before it was to come", HOUR_MS, []],
    ["since", 0, [{ state: "dropped" }]],
  ])(
    "it never comes where those last until the work is due, begun %s",
    async (_, begunMs, left) => {
      const { ann } = await whoIsNotified();
      await isRefusedForNow(ann);
      await ann.put("/profile/reminders/", { ...AWAKE, ...quietFor(ann, 8, begunMs) });
      await delivers(ann);
      expect([service().asked.length, await rowsOf(ann)]).toMatchObject([1, left]);
    },
  );
});

describe("the job that sends", () => {
  /** With the push service of the test as the internet of the product. */
  async function works(work: () => Promise<void>) {
    const usual = { ...OUTSIDE };
    Object.assign(OUTSIDE, service().outside);
    const engine = await startEngine([sendQueuedPush]);
    await work();
    await engine.stop();
    Object.assign(OUTSIDE, usual);
  }

  test("gives up after seven tries, and says so", async () => {
    const { ann } = await whoIsNotified();
    await emptyJobTables();
    await lookForDuePushes();
    service().mood.status = 503;
    await works(() => settled(60_000));
    expect(service().asked).toHaveLength(7);
    expect(await rowsOf(ann)).toMatchObject([{ state: "failed" }]);
    service().mood.status = 201;
    await looksAgain(ann);
    await works(() => settled(60_000));
    expect(service().asked).toHaveLength(7);
  });

  test("sleeps until the quiet hours are over", async () => {
    const { ann } = await whoIsNotified();
    await emptyJobTables();
    await lookForDuePushes();
    await ann.put("/profile/reminders/", { ...AWAKE, ...quietFor(ann, 2) });
    await works(() => until(async () => (await steps()).some(({ kind }) => kind === "sleep")));
    expect([service().asked.length, await rowsOf(ann)]).toMatchObject([0, [{ state: "waiting" }]]);
    await ann.put("/profile/reminders/", AWAKE);
    await db()
      .update(jobSteps)
      .set({ due_at: inMs(-1) })
      .where(eq(jobSteps.kind, "sleep"));
    await works(() => settled(60_000));
    expect([service().asked.length, await rowsOf(ann)]).toMatchObject([1, [{ state: "sent" }]]);
  });
});
