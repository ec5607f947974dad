import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CalendarEvent } from "@/lib/contract/calendar";
import { Dashboard } from "@/lib/contract/dashboard";
import { StudySession } from "@/lib/contract/study-sessions";
import { timeOf } from "@/lib/time/clock";
import { addDays } from "@/lib/time/dates";
import { HOUR_MS } from "@/lib/time/durations";
import { deadlineInstant } from "@/lib/time/zones";
import { activePlan, dayOf, firstSession, missesSessions, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";

runJobs();

describe("study sessions", () => {
  test("start at the time the student gives, and else where the plan usually does", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id, date, hours } = await firstSession(ann, plan);
    const patch = (body: object) => ann.patch(`/study-sessions/${id}/`, body);
    const timed = await patch({ start_time: "17:30" });
    expect(timed.body).toMatchObject({ date, start_time: "17:30", is_usual_time: false });
    const later = dayOf(ann, 4);
    expect((await patch({ date: later })).body).toMatchObject({ date: later, start_time: "17:30" });
    for (const start_time of ["24:00", "5pm", "17:30:00", ""]) {
      expect((await patch({ start_time })).body).toMatchObject({
        start_time: [expect.any(String)],
      });
    }
    await ann.patch(`/study-plans/${plan.id}/`, { usual_start_time: "07:00" });
    const others = (await sessionsOf(ann, plan.id)).filter((one) => one.date !== later);
    expect(others[0]).toMatchObject({ start_time: "07:00", is_usual_time: true });
    expect((await patch({ start_time: null })).body.is_usual_time).toBe(true);
    await patch({ status: "done" });
    expect((await patch({ start_time: "08:00" })).status).toBe(409);
    const from = `?from=${later}&to=${later}`;
    const listed = z.array(StudySession).parse((await ann.get(`/study-sessions/${from}`)).list);
    expect(listed.map(({ start_time }) => start_time)).toEqual(
      listed.map(({ start_time }) => start_time).toSorted(),
    );
    expect(listed.find((one) => one.id === id)?.hours).toBe(hours);
  });

  test("keep their time when the plan is laid again and they stay on their day, and lose it else", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    // One session for each, so that none is joined with another.
    const topics = plan.plan_data.topics.map((topic) => ({ ...topic, estimated_hours: 0.5 }));
    await ann.patch(`/study-plans/${plan.id}/`, { plan_data: { topics } });
    const all = await sessionsOf(ann, plan.id);
    for (const { id } of all) await ann.patch(`/study-sessions/${id}/`, { start_time: "16:15" });
    // Without its first day the plan is laid again.
    await ann.patch(`/study-plans/${plan.id}/`, { start_date: addDays(all[0]?.date ?? "", 1) });
    const again = new Map((await sessionsOf(ann, plan.id)).map((one) => [one.id, one]));
    const stayed = all.filter(({ id, date }) => again.get(id)?.date === date);
    const moved = all.filter(({ id, date }) => again.has(id) && again.get(id)?.date !== date);
    expect(stayed.length, "some stay").toBeGreaterThan(0);
    expect(moved.length, "some move").toBeGreaterThan(0);
    for (const { id } of stayed) expect(again.get(id)?.start_time).toBe("16:15");
    for (const { id } of moved) expect(again.get(id)?.start_time).toBeNull();
  });

  test("of one topic keep the time on its day when the days before are taken away", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann, ["Vectors"]);
    const [topic] = plan.plan_data.topics;
    const topics = [{ ...topic, estimated_hours: 9 }];
    await ann.patch(`/study-plans/${plan.id}/`, { plan_data: { topics } });
    const [first, ...others] = await sessionsOf(ann, plan.id);
    const second = others.find(({ date }) => date > (first?.date ?? ""));
    expect(second).toBeDefined();
    await ann.patch(`/study-sessions/${second?.id}/`, { start_time: "16:15" });
    await ann.patch(`/study-plans/${plan.id}/`, { start_date: addDays(first?.date ?? "", 1) });
    const timed = (await sessionsOf(ann, plan.id)).filter(({ start_time }) => start_time !== null);
    expect(timed).toMatchObject([{ id: second?.id, date: second?.date, start_time: "16:15" }]);
  });

  test("that were missed get new days without the time of the old one, and undo brings it back", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id } = await firstSession(ann, plan);
    await ann.patch(`/study-sessions/${id}/`, { start_time: "16:15" });
    const session_ids = await missesSessions(ann, plan, 1);
    await ann.post(`/study-plans/${plan.id}/reschedule/`, { session_ids });
    expect((await firstSession(ann, plan)).start_time).toBeNull();
    await ann.post(`/study-plans/${plan.id}/undo/`);
    expect((await firstSession(ann, plan)).start_time).toBe("16:15");
  });

  test("with a time are events of the calendar and items of the dashboard at that time", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const plan = await activePlan(ann);
    const { id, date, hours } = await firstSession(ann, plan);
    await ann.patch(`/study-sessions/${id}/`, { start_time: "17:30" });
    const start = deadlineInstant(date, "17:30", "America/New_York");
    const { body } = await ann.get(`/calendar/events/?from=${date}&to=${date}`);
    const event = CalendarEvent.array()
      .parse(body.events)
      .find((one) => one.id === `study_session_${id}`);
    const end = new Date(Date.parse(start) + hours * HOUR_MS).toISOString();
    expect(event).toMatchObject({ start, end, all_day: false, hours });
    const { week } = Dashboard.parse((await ann.get("/dashboard/")).body);
    const items = week.find((day) => day.date === date)?.items;
    expect(items?.find((item) => item.id === id)).toMatchObject({ at: start });
  });

  test("of two plans that start at the same time follow one another, wherever they are read", async () => {
    const ann = await signIn({ timezone: "UTC" });
    const older = await activePlan(ann);
    const newer = await activePlan(ann);
    for (const { id } of [older, newer]) {
      await ann.patch(`/study-plans/${id}/`, { usual_start_time: "18:00" });
    }
    const { id, date } = await firstSession(ann, newer);
    const before = (await sessionsOf(ann, older.id)).filter((one) => one.date === date);
    const minutes = 60 * before.reduce((sum, { hours }) => sum + hours, 0);
    expect(minutes).toBeGreaterThan(0);
    const start_time = timeOf(18 * 60 + minutes);

    const ofPlan = await sessionsOf(ann, newer.id);
    expect(new Set(ofPlan.map(({ plan_id }) => plan_id))).toEqual(new Set([newer.id]));
    expect(ofPlan.find((one) => one.id === id)).toMatchObject({ start_time, is_usual_time: true });
    const all = await ann.get(`/study-sessions/?from=${date}&to=${date}`);
    expect(all.list).toContainEqual(expect.objectContaining({ id, start_time }));
    const ticked = await ann.patch(`/study-sessions/${id}/`, { status: "done" });
    expect(ticked.body).toMatchObject({ id, start_time });
    const { body } = await ann.get(
      `/calendar/events/?from=${date}&to=${date}&course_id=${newer.course_id}`,
    );
    const shown = CalendarEvent.array().parse(body.events);
    expect(shown.find((one) => one.id === `study_session_${id}`)?.start).toBe(
      deadlineInstant(date, start_time, "UTC"),
    );
    expect(shown.every(({ course_id }) => course_id === newer.course_id)).toBe(true);
  });
});
