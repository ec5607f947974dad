import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { CalendarEvent } from "@/lib/contract/calendar";
import { Dashboard, Moments } from "@/lib/contract/dashboard";
import { weekdayNumber } from "@/lib/time/dates";
import { HOUR_MS } from "@/lib/time/durations";
import {
  activePlan,
  dayOf,
  firstSession,
  generates,
  makesTopics,
  sessionsOf,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

describe("sessions of active plans", () => {
  test("stand in the calendar and in the feed, each under its own lasting name", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const sessions = await sessionsOf(ann, plan.id);
    const range = `from=${dayOf(ann, 0)}&to=${dayOf(ann, 10)}`;
    const { body } = await ann.get(`/calendar/events/?${range}`);
    const events = z
      .array(CalendarEvent)
      .parse(body.events)
      .filter(({ type }) => type === "study_session");
    expect(events).toHaveLength(sessions.length);
    const [first] = sessions;
    expect(events.find(({ item_id }) => item_id === first?.id)).toMatchObject({
      id: `study_session_${first?.id}`,
      all_day: true,
      start: first?.date,
      hours: first?.hours,
      plan_id: plan.id,
      title: first?.title,
    });
    const told = sessions.find(({ activity }) => activity !== "");
    expect(events.find(({ item_id }) => item_id === told?.id)?.description).toBe(
      `${told?.activity} · ${plan.title}`,
    );
    const { url } = z
      .object({ url: z.string() })
      .parse((await ann.post("/calendar/feeds/", { course_id: null })).body);
    const { dispatch } = await import("@/app/api/dispatch");
    const read = async () =>
      (await (await dispatch(new Request(url))).text()).replaceAll("\r\n ", "");
    const uid = `UID:study-session-${first?.id}@study-companion`;
    const feed = await read();
    expect(feed).toContain(uid);
    expect(feed).toContain(`DTSTART;VALUE=DATE:${first?.date.replaceAll("-", "")}`);
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    expect(await read()).toContain(uid);
    expect(await read()).not.toContain("STATUS:CANCELLED");
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "skipped" });
    expect(await read()).toContain("STATUS:CANCELLED");
    await ann.delete(`/study-plans/${plan.id}/`);
    expect(await read()).not.toContain("study-session-");
  });

  test("of today are on the dashboard, and time spent on them counts for the streak", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const today = (await sessionsOf(ann, plan.id)).filter(({ date }) => date === dayOf(ann, 0));
    const read = async () => Dashboard.parse((await ann.get("/dashboard/")).body);
    expect((await read()).today_sessions).toEqual(today);
    expect((await read()).stats.study_streak_days).toBe(0);
    const { id } = await firstSession(ann, plan);
    const works = (key: string, minutes: number) =>
      ann.post(`/study-sessions/${id}/time/`, { key, minutes });
    await works("stretch-1", 1);
    expect((await read()).stats.study_streak_days, "of one minute").toBe(0);
    await works("stretch-2", 8);
    expect((await read()).stats.study_streak_days, "of nine").toBe(0);
    await works("stretch-3", 1);
    expect((await read()).stats.study_streak_days, "of ten").toBe(1);
    await ann.post(`/study-plans/${plan.id}/pause/`);
    expect((await read()).today_sessions).toEqual([]);
  });

  test("of last week, and exams that ended since, are told in figures", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const [first, second] = await sessionsOf(ann, plan.id);
    expect(await momentsOf(ann)).toEqual({ week: null, exams: [] });
    const weekday = (new Date(`${dayOf(ann, 0)}T00:00:00Z`).getUTCDay() + 6) % 7;
    const monday = dayOf(ann, -weekday - 7);
    for (const one of [first, second]) {
      await db()
        .update(studySessions)
        .set({ date: monday })
        .where(eq(studySessions.id, Number(one?.id)));
    }
    await ann.post(`/study-sessions/${first?.id}/time/`, { key: "stretch-1", minutes: 45 });
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    const exam = { name: "Midterm", duration_minutes: 60, syllabus_coverage: [TREES, SORTING] };
    const { id } = await ann.makesExam(plan.course, { ...exam, exam_date: inHours(-2) });
    await ann.makesExam(plan.course, { name: "Old", exam_date: inHours(-24 * 8) });
    await ann.makesExam(plan.course, {
      name: "Running",
      duration_minutes: 60,
      exam_date: inHours(-0.5),
    });
    await ann.post(`/courses/${plan.course}/exams/${id}/update_preparation/`, {
      preparation_status: { Trees: true },
    });
    const planned = (first?.hours ?? 0) + (second?.hours ?? 0);
    expect(await momentsOf(ann)).toEqual({
      week: {
        from: monday,
        sessions: 2,
        sessions_done: 1,
        hours_planned: planned,
        hours_done: 0.75,
      },
      exams: [
        { id, name: "Midterm", course_name: expect.any(String), topics: 2, topics_prepared: 1 },
      ],
    });
    expect(await momentsOf(await signIn()), "another student's").toEqual({ week: null, exams: [] });
  });

  test("are gone with a deleted plan and back with it", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const before = await sessionsOf(ann, plan.id);
    await ann.patch(`/study-sessions/${before[0]?.id}/`, { status: "done" });
    await ann.delete(`/study-plans/${plan.id}/`);
    expect((await ann.get("/study-sessions/")).list).toEqual([]);
    expect((await ann.get(`/study-sessions/?plan_id=${plan.id}`)).status).toBe(404);
    expect((await ann.patch(`/study-sessions/${before[0]?.id}/`, {})).status).toBe(404);
    const dashboard = Dashboard.parse((await ann.get("/dashboard/")).body);
    expect(dashboard).toMatchObject({ today_sessions: [], stats: { study_streak_days: 0 } });
    const { body } = await ann.get(`/calendar/events/?from=${dayOf(ann, 0)}&to=${dayOf(ann, 10)}`);
    expect(body.events).toEqual([]);
    const [item] = (await ann.get("/trash/")).list;
    await ann.post(`/trash/${item?.id}/restore/`);
    expect((await sessionsOf(ann, plan.id)).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
  });

  test("are copied with their plan, from today on, all open", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const before = await sessionsOf(ann, plan.id);
    await ann.patch(`/study-sessions/${before[0]?.id}/`, { status: "done" });
    const { body } = await ann.post(`/study-plans/${plan.id}/duplicate/`);
    const copies = await sessionsOf(ann, z.number().parse(body.id));
    const study = (sessions: typeof copies) =>
      sessions
        .filter(({ kind }) => kind === "study")
        .map(({ topic_id, date, hours }) => [topic_id, date, hours]);
    expect(study(copies)).toEqual(study(before));
    expect(copies.every(({ status }) => status === "planned")).toBe(true);
  });

  test("are copied onto days that are free in the copy as well, and before the exam", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    await makesTopics(ann, id, ["Vectors", "Matrices", "Eigenvalues"]);
    await ann.makesExam(id, { exam_type: "final", exam_date: `${dayOf(ann, 9)}T17:00:00Z` });
    const weekdays_off = [weekdayNumber(dayOf(ann, 1)), weekdayNumber(dayOf(ann, 2))];
    const plan = await generates(ann, id, { end_date: dayOf(ann, 12), weekdays_off });
    // It was made three days ago.
    const start_date = dayOf(ann, -3);
    await db().update(studyPlans).set({ start_date }).where(eq(studyPlans.id, plan.id));
    const [copy, other] = await Promise.all([
      ann.post(`/study-plans/${plan.id}/duplicate/`),
      ann.post(`/study-plans/${plan.id}/duplicate/`),
    ]);
    expect([copy.status, other.status]).toEqual([201, 201]);
    const copies = await sessionsOf(ann, z.number().parse(copy.body.id));
    expect(copies.length).toBeGreaterThan(0);
    for (const { date } of copies) {
      expect(date < dayOf(ann, 9)).toBe(true);
      expect(weekdays_off).not.toContain(weekdayNumber(date));
    }
    const hours = copies.filter(({ kind }) => kind === "study").map((session) => session.hours);
    expect(hours.reduce((a, b) => a + b)).toBe(plan.plan_data.estimated_hours);
  });
});

const TREES = { topic: "Trees", weightage: 50 };
const SORTING = { topic: "Sorting", weightage: 50 };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function momentsOf(student: Student) {
  return Moments.parse((await student.get("/dashboard/moments/")).body);
}
