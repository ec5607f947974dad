import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { Exam } from "@/lib/contract/exams";
import { ScheduleEffects, ScheduleWeek } from "@/lib/contract/schedule";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { dayOf, noon, planOf, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts, listed, overfull, plain } from "@/tests/support/schedule";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

async function previews(student: Student, change: object) {
  const { status, body } = await student.post("/schedule/preview/", change);
  expect(status).toBe(200);
  return ScheduleEffects.parse(body);
}

const undo = (student: Student) => student.post("/schedule/undo/");
const weekOf = async (student: Student, from: string) =>
  ScheduleWeek.parse((await student.get(`/schedule/week/?from=${from}`)).body);

/** Two active plans, the second of which makes the first give way. */
async function twoPlans(student: Student): Promise<[StudyPlan, StudyPlan]> {
  const [first, second] = await drafts(student, [20, 12], 2);
  if (!first || !second) throw new Error("No drafts");
  await activate(student, first);
  return [first, second];
}

async function examOf(student: Student, { course_id }: StudyPlan) {
  const [exam] = (await student.get(`/courses/${course_id}/exams/`)).list;
  return Exam.parse(exam);
}

describe("a preview of a change of the schedule", () => {
  test("says what a change does to every plan, stores nothing, and is what then happens", async () => {
    const ann = await signIn();
    const [first, second] = await twoPlans(ann);
    const exam = await examOf(ann, first);
    const study_hours = { by_weekday: [1, 1, 1, 1, 1, 1, 1] };
    const before = [await listed(ann), await planOf(ann, first.id), await planOf(ann, second.id)];
    for (const change of [
      { change: "activate_plans", plan_ids: [second.id] },
      { change: "pause_plan", plan_id: first.id },
      { change: "delete_plan", plan_id: first.id },
      { change: "move_exam", exam_id: exam.id, exam_date: noon(ann, 9) },
      { change: "delete_exam", exam_id: exam.id },
      { change: "study_hours", study_hours },
      { change: "catch_up", plan_id: null },
    ]) {
      await previews(ann, change);
      const after = [await listed(ann), await planOf(ann, first.id), await planOf(ann, second.id)];
      expect(after, change.change).toEqual(before);
    }
    const effects = await previews(ann, { change: "activate_plans", plan_ids: [second.id] });
    await activate(ann, second);
    const now = new Map((await listed(ann)).map((session) => [session.id, session]));
    for (const { moved } of effects.plans) {
      for (const { session_id, to, hours } of moved) {
        expect(now.get(session_id)).toMatchObject({ date: to, hours });
      }
    }
    const gone = effects.plans.flatMap(({ removed }) => removed);
    for (const { session_id } of gone) expect(now.has(session_id)).toBe(false);
    for (const { plan_id, added } of effects.plans) {
      for (const session of added) {
        expect([...now.values()]).toContainEqual(expect.objectContaining({ plan_id, ...session }));
      }
    }
  });

  test("names what does not fit, and the ways out", async () => {
    const ann = await signIn();
    const [first, second] = await twoPlans(ann);
    await activate(ann, second);
    const by_weekday = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
    const effects = await previews(ann, { change: "study_hours", study_hours: { by_weekday } });
    expect(effects.short.length).toBeGreaterThan(0);
    for (const { plan_id, hours_wanted, hours_laid, is_left_out } of effects.short) {
      expect([first.id, second.id]).toContain(plan_id);
      expect(hours_laid).toBeLessThan(hours_wanted);
      expect(is_left_out).toBe(hours_laid === 0);
    }
    expect(effects.ways_out.map(({ text }) => text).join(" ")).toMatch(/hours? a day\./);
    expect((await weekOf(ann, dayOf(ann, 0))).short).toEqual([]);
    await ann.put("/profile/study-hours/", { by_weekday });
    const { short, ways_out } = await weekOf(ann, dayOf(ann, 0));
    expect(short).toEqual(effects.short);
    expect(ways_out.length).toBeGreaterThan(0);
    const asked = ways_out.filter(({ request }) => request !== null);
    expect(asked.length).toBeGreaterThan(0);
    for (const { plan_id, request } of asked) {
      const { body } = await ann.post(`/resources/modify-study-plan/${plan_id}/`, {
        modification_request: request,
        preview: true,
      });
      expect(body, request ?? "").toMatchObject({ success: true, notes: [] });
      expect(body.changes, request ?? "").not.toEqual([]);
    }
  });

  test("of what is another student's is a 404, and of what cannot be a 409", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [first] = await twoPlans(ann);
    const exam = await examOf(ann, first);
    for (const change of [
      { change: "activate_plans", plan_ids: [first.id] },
      { change: "pause_plan", plan_id: first.id },
      { change: "delete_plan", plan_id: first.id },
      { change: "catch_up", plan_id: first.id },
      { change: "move_exam", exam_id: exam.id, exam_date: noon(ann, 9) },
      { change: "delete_exam", exam_id: exam.id },
    ]) {
      expect((await bob.post("/schedule/preview/", change)).status, change.change).toBe(404);
    }
    const plan_ids = [first.id];
    const own = await bob.post("/schedule/apply/", { change: "activate_plans", plan_ids });
    expect(own.status).toBe(404);
    await ann.post(`/study-plans/${first.id}/complete/`);
    const again = await ann.post("/schedule/preview/", { change: "activate_plans", plan_ids });
    expect(again.status).toBe(409);
    expect((await undo(bob)).status).toBe(409);
  });
});

describe("several drafts", () => {
  test("are activated in one step, and that is taken back in one", async () => {
    const ann = await signIn();
    const plans = await drafts(ann, [15, 16, 17], 3);
    const plan_ids = plans.map(({ id }) => id);
    const before = await Promise.all(plan_ids.map((id) => sessionsOf(ann, id)));
    const effects = await ann.post("/schedule/apply/", { change: "activate_plans", plan_ids });
    expect(effects.status).toBe(200);
    expect(await overfull(ann)).toEqual([]);
    expect((await ann.get("/study-plans/active/")).list).toHaveLength(3);
    const { body } = await undo(ann);
    expect(body).toMatchObject({ change: "plans_activated", plan_ids });
    expect((await ann.get("/study-plans/active/")).list).toEqual([]);
    const after = await Promise.all(plan_ids.map((id) => sessionsOf(ann, id)));
    expect(after.map(plain)).toEqual(before.map(plain));
    expect((await undo(ann)).status).toBe(409);
  });
});

describe("the undo of the schedule", () => {
  test.each<[string, (student: Student, plan: StudyPlan) => Promise<unknown>]>([
    ["hours", (ann) => ann.put("/profile/study-hours/", { by_weekday: [1, 1, 1, 1, 1, 1, 1] })],
    ["a pause", (ann, { id }) => ann.post(`/study-plans/${id}/pause/`)],
    ["a deletion", (ann, { id }) => ann.delete(`/study-plans/${id}/`)],
    [
      "a deleted exam",
      async (ann, plan) =>
        ann.delete(`/courses/${plan.course_id}/exams/${(await examOf(ann, plan)).id}/`),
    ],
    [
      "a moved exam",
      async (ann, plan) => {
        const exam = await examOf(ann, plan);
        const body = { ...exam, exam_date: noon(ann, 9) };
        return ann.put(`/courses/${plan.course_id}/exams/${exam.id}/`, body);
      },
    ],
    [
      "a session moved by hand",
      async (ann, plan) => {
        const [session] = await sessionsOf(ann, plan.id);
        return ann.patch(`/study-sessions/${session?.id}/`, { date: dayOf(ann, 7) });
      },
    ],
    [
      "a change by words",
      (ann, { id }) =>
        ann.post(`/resources/modify-study-plan/${id}/`, { modification_request: "1 hour a day" }),
    ],
  ])("brings all plans back to before %s", async (_, change) => {
    const ann = await signIn();
    const [first, second] = await twoPlans(ann);
    await activate(ann, second);
    const before = await listed(ann);
    const exams = await Promise.all([examOf(ann, first), examOf(ann, second)]);
    await change(ann, first);
    expect(plain(await listed(ann))).not.toEqual(plain(before));
    const answer = await undo(ann);
    expect(answer.status).toBe(200);
    expect(plain(await listed(ann))).toEqual(plain(before));
    const after = await Promise.all([examOf(ann, first), examOf(ann, second)]);
    expect(after.map(({ exam_date }) => exam_date)).toEqual(
      exams.map(({ exam_date }) => exam_date),
    );
    expect(await overfull(ann)).toEqual([]);
  });

  test("keeps what was done since", async () => {
    const ann = await signIn();
    const [first, second] = await twoPlans(ann);
    await activate(ann, second);
    const [session] = await listed(ann);
    await ann.patch(`/study-sessions/${session?.id}/`, { status: "done" });
    await undo(ann);
    const done = (await sessionsOf(ann, session?.plan_id ?? 0)).filter(
      ({ status }) => status === "done",
    );
    expect(done).toHaveLength(1);
    expect((await planOf(ann, second.id)).status).toBe("draft");
    expect((await planOf(ann, first.id)).status).toBe("active");
  });
});

describe("missed work of all plans", () => {
  test("is laid again from today on, in one step", async () => {
    const ann = await signIn();
    const plans = await twoPlans(ann);
    await activate(ann, plans[1]);
    const ids = plans.map(({ id }) => id);
    const sessions = await Promise.all(ids.map((id) => sessionsOf(ann, id)));
    const missed = sessions.flatMap(([first]) => first?.id ?? []);
    await db()
      .update(studyPlans)
      .set({ start_date: dayOf(ann, -5) })
      .where(inArray(studyPlans.id, ids));
    await db()
      .update(studySessions)
      .set({ date: dayOf(ann, -1) })
      .where(inArray(studySessions.id, missed));
    const path = `/study-sessions/?from=${dayOf(ann, -5)}&to=${dayOf(ann, -1)}`;
    expect((await ann.get(path)).list).toHaveLength(2);
    await ann.post("/schedule/apply/", { change: "catch_up", plan_id: null });
    expect((await ann.get(path)).list).toEqual([]);
    expect(await overfull(ann)).toEqual([]);
    await undo(ann);
    const again = (await ann.get(path)).list;
    expect(again.map(({ is_missed }) => is_missed)).toEqual([true, true]);
    const [row] = await db().select().from(studyPlans).where(eq(studyPlans.id, plans[0].id));
    expect(row?.status).toBe("active");
  });
});

describe("an undo that names its change", () => {
  test("takes back that one alone, and refuses where another came after it", async () => {
    const ann = await signIn();
    const [first] = await twoPlans(ann);
    const lastOf = async () => (await weekOf(ann, dayOf(ann, 0))).undo;
    const activated = await lastOf();
    await ann.post(`/study-plans/${first.id}/pause/`);
    const paused = await lastOf();
    expect(paused?.id).not.toBe(activated?.id);
    const late = await ann.post("/schedule/undo/", { id: activated?.id });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ message: expect.stringContaining("has changed again") });
    expect(await lastOf()).toEqual(paused);
    const answer = await ann.post("/schedule/undo/", { id: paused?.id });
    expect(answer.body).toEqual({ id: paused?.id, change: "plan_paused", plan_ids: [first.id] });
    const again = await ann.post("/schedule/undo/", { id: paused?.id });
    expect(again.body).toMatchObject({ message: "There's no change to undo." });
    expect(await lastOf()).toBeNull();
  });
});

describe("a week of sessions", () => {
  test("shows the hours of its days and the sessions of all courses", async () => {
    const ann = await signIn();
    const [first, second] = await twoPlans(ann);
    await activate(ann, second);
    const by_weekday = [1, 2, 2, 2, 2, 2, 1];
    const days_off = [{ from: dayOf(ann, 3), to: dayOf(ann, 3) }];
    await ann.put("/profile/study-hours/", { by_weekday, days_off });
    const week = await weekOf(ann, dayOf(ann, 0));
    expect(week.days.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => dayOf(ann, n)),
    );
    expect(week.days[3]).toMatchObject({ hours: 0, laid: 0, sessions: [] });
    const sessions = week.days.flatMap((day) => day.sessions);
    expect(new Set(sessions.map(({ course_id }) => course_id))).toEqual(
      new Set([first.course_id, second.course_id]),
    );
    for (const { hours, laid, sessions: ofDay } of week.days) {
      expect(laid).toBe(ofDay.reduce((sum, session) => sum + session.hours, 0));
      expect(laid).toBeLessThanOrEqual(hours);
    }
    expect(week.undo).toMatchObject({ change: "hours_changed" });
    const { body } = await ann.get("/schedule/week/");
    const present = ScheduleWeek.parse(body);
    expect(present.from <= dayOf(ann, 0) && present.to >= dayOf(ann, 0)).toBe(true);
    expect(
      (await weekOf(await signIn(), dayOf(ann, 0))).days.every(({ hours }) => hours === 0),
    ).toBe(true);
  });
});
