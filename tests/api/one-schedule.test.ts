import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { lockSchedule } from "@/lib/services/study-plans/schedule/reschedule";
import { dayOf, noon, planOf, sessionsOf } from "@/tests/support/plans";
import { recordQueries } from "@/tests/support/queries";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts, listed, overfull, plain } from "@/tests/support/schedule";
import { signIn } from "@/tests/support/student";

runJobs();

const DAYS = 21;

describe("three plans", () => {
  test("activated one after the other or all at once share the hours of the student", async () => {
    for (const atOnce of [false, true]) {
      const ann = await signIn();
      const plans = await drafts(ann, [DAYS, DAYS + 2, DAYS + 7]);
      if (atOnce) await Promise.all(plans.map((plan) => activate(ann, plan)));
      else for (const plan of plans) await activate(ann, plan);
      const sessions = await listed(ann);
      expect(new Set(sessions.map(({ plan_id }) => plan_id)).size).toBe(3);
      expect(await overfull(ann)).toEqual([]);
    }
  });

  test("wait for a change of the same student that is under way", async () => {
    const ann = await signIn();
    const [plan] = await drafts(ann, [DAYS]);
    const owner = ownerFrom({ ...ann.user, session_id: null });
    const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: whenHeld, resolve: hold } = Promise.withResolvers<void>();
    const other = db().transaction(async (tx) => {
      await lockSchedule(tx, owner);
      hold();
      await whenReleased;
    });
    await whenHeld;
    let isDone = false;
    const activation = activate(ann, plan ?? { id: 0 }).then(() => {
      isDone = true;
    });
    await wait(500);
    expect(isDone).toBe(false);
    release();
    await Promise.all([other, activation]);
    expect((await planOf(ann, plan?.id ?? 0)).status).toBe("active");
  });

  test("let one whose exam is near have its week, though its draft found it taken", async () => {
    const weekOf = async (near_first: boolean) => {
      const ann = await signIn();
      const activateNear = async () => {
        const [plan] = await drafts(ann, [11], 2);
        if (plan) await activate(ann, plan);
        return plan?.id;
      };
      const first = near_first ? await activateNear() : null;
      for (const plan of await drafts(ann, [20, 30, 40], 2)) await activate(ann, plan);
      const near = first ?? (await activateNear());
      expect(await overfull(ann)).toEqual([]);
      return (await listed(ann))
        .filter(({ plan_id, date }) => plan_id === near && date < dayOf(ann, 7))
        .reduce((sum, { hours }) => sum + hours, 0);
    };
    const [first, last] = [await weekOf(true), await weekOf(false)];
    expect(last).toBeGreaterThanOrEqual(0.75 * first);
  });

  test("keep to hours that become less, and are told what does not fit", async () => {
    const ann = await signIn();
    for (const plan of await drafts(ann, [8, 9])) await activate(ann, plan);
    const by_weekday = [0, 1, 1, 1, 1, 1, 0];
    await ann.put("/profile/study-hours/", { by_weekday });
    expect(await overfull(ann)).toEqual([]);
    const [plan] = (await ann.get("/study-plans/active/")).list;
    expect(Object(plan).generation.shortfalls.length).toBeGreaterThan(0);
    const days_off = [{ from: dayOf(ann, 2), to: dayOf(ann, 4) }];
    await ann.put("/profile/study-hours/", { by_weekday, days_off });
    const off = (await listed(ann)).map(({ date }) => date);
    for (const day of [2, 3, 4]) expect(off).not.toContain(dayOf(ann, day));
  });

  test("of which one is paused or deleted leave its hours to the others, and take it back", async () => {
    const ann = await signIn();
    const [first, second] = await drafts(ann, [10, 12], 2);
    if (!first || !second) throw new Error("No drafts");
    await activate(ann, first);
    await activate(ann, second);
    const before = await listed(ann);
    await ann.delete(`/study-plans/${first.id}/`);
    expect((await listed(ann)).every(({ plan_id }) => plan_id === second.id)).toBe(true);
    await ann.post("/trash/undo/", { kind: "study_plan", item_id: first.id });
    expect(plain(await listed(ann))).toEqual(plain(before));
    await ann.post(`/study-plans/${first.id}/pause/`);
    await activate(ann, first);
    expect(await overfull(ann)).toEqual([]);
    expect((await listed(ann)).some(({ plan_id }) => plan_id === first.id)).toBe(true);
  });
});

describe("an exam in the one schedule", () => {
  test("that is moved moves the work for it, and that is deleted frees it, until it comes back", async () => {
    const ann = await signIn();
    const [plan] = await drafts(ann, [DAYS], 2);
    if (!plan) throw new Error("No draft");
    await activate(ann, plan);
    const before = await listed(ann);
    const [exam] = (await ann.get(`/courses/${plan.course_id}/exams/`)).list;
    const path = `/courses/${plan.course_id}/exams/${exam?.id}/`;
    const earlier = { ...exam, exam_date: noon(ann, 12) };
    expect((await ann.put(path, earlier)).status).toBe(200);
    const study = (await listed(ann)).filter(({ kind }) => kind === "study");
    expect(study.length).toBeGreaterThan(0);
    expect(study.every(({ date }) => date < dayOf(ann, 12))).toBe(true);
    await ann.put(path, { ...exam, exam_date: exam?.exam_date });

    const again = await listed(ann);
    await ann.delete(path);
    expect((await listed(ann)).every(({ exam_id }) => exam_id === null)).toBe(true);
    await ann.post("/trash/undo/", { kind: "exam", item_id: exam?.id });
    expect(plain(await listed(ann))).toEqual(plain(again));
    expect(before.length).toBeGreaterThan(0);
  });
});

describe("an assignment in the one schedule", () => {
  test("gets blocks before it is due, which go when it is done", async () => {
    const ann = await signIn();
    const [plan] = await drafts(ann, [DAYS], 3);
    if (!plan) throw new Error("No draft");
    await activate(ann, plan);
    const due_date = noon(ann, 9);
    const work = await ann.makesAssignment(plan.course_id, {
      title: "Essay",
      due_date,
      estimated_hours: 5,
    });
    const blocks = async () =>
      (await listed(ann)).filter(({ assignment_id }) => assignment_id === work.id);
    const laid = await blocks();
    expect(laid.reduce((sum, { hours }) => sum + hours, 0)).toBe(5);
    expect(laid[0]).toMatchObject({
      title: "Work on: Essay",
      kind: "study",
      topic_id: `assignment-${work.id}`,
      topics: [],
      part: 1,
      parts: laid.length,
    });
    expect(laid.every(({ date }) => date < dayOf(ann, 9))).toBe(true);
    expect(await overfull(ann)).toEqual([]);
    await ann.post(`/courses/${plan.course_id}/assignments/${work.id}/mark-completed/`);
    expect(await blocks()).toEqual([]);
  });
});

describe("a study session in the one schedule", () => {
  test("that was moved by hand stays where it is, and the others make room", async () => {
    const ann = await signIn();
    const [first, second] = await drafts(ann, [DAYS, DAYS], 2);
    if (!first || !second) throw new Error("No drafts");
    await activate(ann, first);
    const session = (await listed(ann)).find(({ kind }) => kind === "study");
    const date = dayOf(ann, 5);
    const path = `/study-sessions/${session?.id}/`;
    expect((await ann.patch(path, { date })).body).toMatchObject({ date, is_moved: true });
    expect(await overfull(ann)).toEqual([]);
    await activate(ann, second);
    const after = (await listed(ann)).find(({ id }) => id === session?.id);
    expect(after).toMatchObject({ date, hours: session?.hours, is_moved: true });
    expect(await overfull(ann)).toEqual([]);
  });

  test("that is over stays as it was, whatever is laid again", async () => {
    const ann = await signIn();
    const [first, second] = await drafts(ann, [DAYS, DAYS], 2);
    if (!first || !second) throw new Error("No drafts");
    await activate(ann, first);
    const [done, missed] = await sessionsOf(ann, first.id);
    await ann.patch(`/study-sessions/${done?.id}/`, { status: "done" });
    for (const session of [done, missed]) {
      await db()
        .update(studySessions)
        .set({ date: dayOf(ann, -2) })
        .where(eq(studySessions.id, session?.id ?? 0));
    }
    await db()
      .update(studyPlans)
      .set({ start_date: dayOf(ann, -3) })
      .where(eq(studyPlans.id, first.id));
    const past = async () =>
      (await sessionsOf(ann, first.id)).filter(({ date }) => date < dayOf(ann, 0));
    const before = await past();
    expect(before).toHaveLength(2);
    await activate(ann, second);
    await ann.put("/profile/study-hours/", { by_weekday: [3, 3, 3, 3, 3, 3, 3] });
    expect(await past()).toEqual(before);
  });

  test("says what to do in it", async () => {
    const ann = await signIn();
    const [plan] = await drafts(ann, [DAYS], 2);
    const sessions = await sessionsOf(ann, plan?.id ?? 0);
    const review = sessions.find(({ kind, topics }) => kind === "review" && topics.length > 1);
    const names = review?.topics.map(({ title }) => title).join(", ");
    expect(review?.title).toBe(`Review: ${names}`);
    expect(review?.topic_id).toBe(review?.topics[0]?.id);
    expect(review?.activity).toBe(`Mixed questions: ${names}`);
  });
});

describe("the schedule of a student", () => {
  test("is not touched by what another does", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [[hers], [his]] = [await drafts(ann, [DAYS], 2), await drafts(bob, [DAYS], 2)];
    if (!hers || !his) throw new Error("No drafts");
    await activate(ann, hers);
    const before = await sessionsOf(ann, hers.id);
    await activate(bob, his);
    await bob.put("/profile/study-hours/", { by_weekday: [1, 1, 1, 1, 1, 1, 1] });
    expect(await sessionsOf(ann, hers.id)).toEqual(before);
    expect((await activate(bob, hers)).status).toBe(404);
  });

  test.each(["America/New_York", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe"])(
    "is laid on the days of %s",
    async (timezone) => {
      const ann = await signIn({ timezone });
      for (const plan of await drafts(ann, [30, 33])) await activate(ann, plan);
      const sessions = await listed(ann);
      expect(sessions[0]?.date && sessions[0].date >= dayOf(ann, 0)).toBe(true);
      for (const plan of (await ann.get("/study-plans/active/")).list) {
        const own = sessions.filter(({ plan_id }) => plan_id === plan.id);
        expect(own.every(({ date }) => date <= String(plan.end_date))).toBe(true);
      }
      expect(await overfull(ann)).toEqual([]);
    },
  );

  test("is laid in as many queries for many courses as for two", async () => {
    const ann = await signIn();
    const counted = async () => {
      const queries = await recordQueries(() =>
        ann.put("/profile/study-hours/", { by_weekday: [4, 4, 4, 4, 4, 4, 4] }),
      );
      return queries.length;
    };
    for (const plan of await drafts(ann, [30, 31], 1)) await activate(ann, plan);
    const few = await counted();
    const [plan] = await drafts(ann, [32], 1);
    const copies = sql`insert into study_plans (owner_id, course_id, title, start_date, end_date, status,
        plan_data, generation, generation_request, created_at, updated_at)
      select owner_id, course_id, title || n, start_date, end_date, 'active', plan_data, generation,
        generation_request, now(), now()
      from study_plans, generate_series(1, 28) n where id = ${plan?.id}`;
    await db().execute(copies);
    expect(await counted()).toBeLessThanOrEqual(few + 2);
    expect(await overfull(ann)).toEqual([]);
    expect((await planOf(ann, plan?.id ?? 0)).status).toBe("draft");
  });
});
