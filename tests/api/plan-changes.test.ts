import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { addDays } from "@/lib/time/dates";
import {
  courseWithTopics,
  dayOf,
  generates,
  notesOf,
  planOf,
  sessionsOf,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

function studyHoursOf(sessions: StudySession[]): number {
  const study = sessions.filter(({ kind }) => kind === "study");
  return study.reduce((sum, { hours }) => sum + hours, 0);
}

describe("a draft that is activated later than it was planned for", () => {
  test("is laid anew from today and says so", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id, { end_date: dayOf(ann, 10) });
    const days = -5;
    await db()
      .update(studyPlans)
      .set({ start_date: dayOf(ann, days) })
      .where(eq(studyPlans.id, plan.id));
    const before = await sessionsOf(ann, plan.id);
    for (const { id: session_id, date } of before.slice(0, 1)) {
      const answer = await ann.patch(`/study-sessions/${session_id}/`, {
        date: addDays(date, days),
      });
      expect(answer.status).toBe(200);
    }
    await ann.post(`/study-plans/${plan.id}/activate/`);
    const active = await planOf(ann, plan.id);
    expect(active).toMatchObject({ status: "active", start_date: dayOf(ann, 0) });
    expect(notesOf(active)).toContain("rescheduled");
    const sessions = await sessionsOf(ann, plan.id);
    expect(sessions.every(({ date }) => date >= dayOf(ann, 0))).toBe(true);
    expect(studyHoursOf(sessions)).toBe(studyHoursOf(before));
  });

  test.each([1, 30])("says that its end is past until it ends %d days from now", async (days) => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id, { end_date: dayOf(ann, 10) });
    await db()
      .update(studyPlans)
      .set({ start_date: dayOf(ann, -20), end_date: dayOf(ann, -10) })
      .where(eq(studyPlans.id, plan.id));
    await ann.post(`/study-plans/${plan.id}/activate/`);
    const past = await planOf(ann, plan.id);
    expect(notesOf(past)).toContain("end_is_past");
    await ann.patch(`/study-plans/${plan.id}/`, { end_date: dayOf(ann, days) });
    const later = notesOf(await planOf(ann, plan.id));
    // Within 30 days every session stays where it is.
    expect(later.includes("rescheduled")).toBe(days === 1);
    expect(later).not.toContain("end_is_past");
  });
});

describe("a plan changed by words", () => {
  const modify = (student: Student, plan_id: number, request: string, preview = false) =>
    student.post(`/resources/modify-study-plan/${plan_id}/`, {
      modification_request: request,
      preview,
    });

  test("shows first what would change, then changes it, keeps what is done, and is taken back", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id, { end_date: dayOf(ann, 12), study_hours_per_day: 1 });
    await ann.post(`/study-plans/${plan.id}/activate/`);
    const [first] = await sessionsOf(ann, plan.id);
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    const before = await sessionsOf(ann, plan.id);
    const was = await planOf(ann, plan.id);

    const preview = await modify(ann, plan.id, "Skip matrices, 3 hours a day", true);
    expect(preview.body).toMatchObject({ success: true, error: "" });
    expect(preview.body.changes).toEqual(
      expect.arrayContaining([
        { kind: "settings", title: "Hours a day", from: "1 hour", to: "3 hours" },
        expect.objectContaining({ kind: "removed", title: "Matrices" }),
      ]),
    );
    expect(await planOf(ann, plan.id)).toEqual(was);
    expect(await sessionsOf(ann, plan.id)).toEqual(before);

    const applied = await modify(ann, plan.id, "Skip matrices, 3 hours a day");
    expect(applied.body.changes).toEqual(preview.body.changes);
    expect(applied.body.study_plan).toMatchObject({
      can_undo: true,
      generation: { hours_per_day: 3 },
    });
    const after = await sessionsOf(ann, plan.id);
    expect(after.find((session) => session.id === first?.id)).toMatchObject({ status: "done" });
    expect(after.some(({ title }) => title.includes("Matrices"))).toBe(false);

    const undone = await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(undone.body).toMatchObject({ can_undo: false, generation: was.generation });
    expect(undone.body.plan_data).toEqual(was.plan_data);
    const plain = (list: typeof before) =>
      list.map(({ topic_id, kind, date, hours, status }) => [topic_id, kind, date, hours, status]);
    expect(plain(await sessionsOf(ann, plan.id))).toEqual(plain(before));
  });

  test("keeps what was done after the change when it is taken back", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id, { end_date: dayOf(ann, 12), study_hours_per_day: 1 });
    await ann.post(`/study-plans/${plan.id}/activate/`);
    const study = async () =>
      (await sessionsOf(ann, plan.id)).filter(({ kind }) => kind === "study");
    const hours = (await study()).reduce((sum, each) => sum + each.hours, 0);
    await modify(ann, plan.id, "4 hours a day");
    const [first] = await study();
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    await ann.post(`/study-plans/${plan.id}/undo/`);
    const after = await study();
    expect(after.find((session) => session.id === first?.id)).toMatchObject({ status: "done" });
    expect(after.filter(({ status }) => status === "done")).toHaveLength(1);
    expect(after.reduce((sum, each) => sum + each.hours, 0)).toBe(hours);
  });

  test("keeps its hours when it is taken back after longer sessions were done", async () => {
    const ann = await signIn();
    const plan = await planByHand(ann, 6);
    await modify(ann, plan.id, "Front-loaded, 4 hours a day");
    const [first] = await sessionsOf(ann, plan.id);
    expect(first?.hours).toBeGreaterThan(0.5);
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(await planOf(ann, plan.id)).toMatchObject({ done_hours: first?.hours });
    expect(studyHoursOf(await sessionsOf(ann, plan.id))).toBe(6);
  });

  test("keeps what was taken up again since when it is taken back", async () => {
    const ann = await signIn();
    const plan = await planByHand(ann, 6);
    const [first] = await sessionsOf(ann, plan.id);
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    await modify(ann, plan.id, "Front-loaded, 4 hours a day");
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "planned" });
    await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(await planOf(ann, plan.id)).toMatchObject({ done_hours: 0 });
    expect(studyHoursOf(await sessionsOf(ann, plan.id))).toBe(6);
  });

  /** One topic in sessions of an hour. */
  async function planByHand(student: Student, estimated_hours: number) {
    const { id } = await student.makesCourse();
    const plan_data = { topics: [{ name: "Limits", estimated_hours }] };
    const dates = { start_date: dayOf(student, 0), end_date: dayOf(student, 11) };
    const plan = await student.makesStudyPlan(id, { ...dates, status: "active", plan_data });
    await modify(student, plan.id, "1 hour a day");
    return plan;
  }

  test("takes days off, and topics of the course that it does not hold yet", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id, { end_date: dayOf(ann, 20) });
    await ann.makesTopicItem(id, { title: "Determinants" });
    const { body } = await modify(ann, plan.id, "Weekends off, and add determinants");
    expect(body.changes).toEqual(
      expect.arrayContaining([
        { kind: "settings", title: "Days off", from: "None", to: "Sundays and Saturdays" },
        expect.objectContaining({ kind: "added", title: "Determinants" }),
      ]),
    );
    const sessions = await sessionsOf(ann, plan.id);
    const weekdays = sessions.map(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay());
    expect(weekdays.filter((day) => day === 0 || day === 6)).toEqual([]);
    expect(sessions.some(({ title }) => title === "Determinants")).toBe(true);
  });

  test.each([
    ["make it nicer please", /didn't get that.*hours a day/],
    ["add quantum gravity", /We found nothing in this course about “quantum gravity”/],
  ])("%j changes nothing and says what can be asked", async (request, reason) => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id);
    const { status, body } = await modify(ann, plan.id, request);
    expect([status, body.success, body.study_plan]).toEqual([200, false, null]);
    expect(body.error).toMatch(reason);
    expect(await planOf(ann, plan.id)).toEqual(plan);
    expect((await modify(await signIn(), plan.id, request)).status).toBe(404);
  });

  test("made by hand gets sessions, and loses them when that is taken back", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    await ann.makesExam(id);
    const plan = await ann.makesStudyPlan(id, {
      plan_data: { topics: [{ name: "Limits", estimated_hours: 3 }] },
    });
    const { body } = await modify(ann, plan.id, "2 hours a day");
    expect(body.study_plan).toMatchObject({ generation: { hours_per_day: 2 } });
    expect(studyHoursOf(await sessionsOf(ann, plan.id))).toBe(3);
    await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(await planOf(ann, plan.id)).toMatchObject({ planned_hours: 0, generation: null });
  });
});

describe("a request in words", () => {
  test("is understood by rules, and the fields that were filled in come first", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const query = "Two weeks, focus on eigenvalues, skip vectors, weekends off, 1.5 hours a day";
    const plan = await generates(ann, id, {}, query);
    expect(plan).toMatchObject({
      end_date: dayOf(ann, 13),
      generation: { hours_per_day: 1.5, request: query },
    });
    expect(plan.generation?.understood.length).toBeGreaterThanOrEqual(4);
    const topics = plan.plan_data.topics.map(({ name }) => name);
    expect(topics).toEqual(["Matrices", "Eigenvalues"]);
    expect(plan.generation?.notes).toContainEqual({
      code: "left_out_topics",
      text: "We left these out, as you asked: Vectors.",
    });
    const filled = await generates(ann, id, { study_hours_per_day: 3 }, query);
    expect(filled.generation?.hours_per_day).toBe(3);
  });
});
