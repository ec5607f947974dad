import { describe, expect, test } from "vitest";
import { Dashboard } from "@/lib/contract/dashboard";
import { HOUR_MS } from "@/lib/time/durations";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const read = async (student: Student) => Dashboard.parse((await student.get("/dashboard")).body);

describe("the dashboard", () => {
  test("of a new student is empty and says so in numbers", async () => {
    const ann = await signIn();
    expect(await read(ann)).toEqual({
      stats: {
        total_courses: 0,
        active_courses: 0,
        total_assignments: 0,
        completed_assignments: 0,
        pending_assignments: 0,
        total_study_plans: 0,
        active_study_plans: 0,
        study_streak_days: 0,
      },
      upcoming_assignments: [],
      upcoming_exams: [],
      upcoming_study_plan_deadlines: [],
      today_sessions: [],
      recent_courses: [],
    });
  });

  test("shows what is due within 14 days, soonest first, at most five, and nothing of others", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse();
    const his = await bob.makesCourse();
    await bob.makesAssignment(his.id);
    await ann.makesAssignment(id, { title: "past", due_date: inHours(-1) });
    await ann.makesAssignment(id, { title: "far", due_date: inHours(24 * 16) });
    const done = await ann.makesAssignment(id, { title: "done", due_date: inHours(2) });
    await ann.post(`/courses/${id}/assignments/${done.id}/mark-completed/`);
    for (const hours of [60, 50, 40, 30, 20, 10]) {
      await ann.makesAssignment(id, { title: `in ${hours}`, due_date: inHours(hours) });
      await ann.makesExam(id, { name: `in ${hours}`, exam_date: inHours(hours) });
    }
    const { stats, upcoming_assignments, upcoming_exams, recent_courses } = await read(ann);
    const soonest = [10, 20, 30, 40, 50].map((hours) => `in ${hours}`);
    expect(upcoming_assignments.map(({ title }) => title)).toEqual(soonest);
    expect(upcoming_exams.map(({ name }) => name)).toEqual(soonest);
    expect(stats).toMatchObject({
      total_courses: 1,
      total_assignments: 9,
      completed_assignments: 1,
      pending_assignments: 8,
      study_streak_days: 1,
    });
    expect(recent_courses).toMatchObject([{ id, progress_percentage: 11.11 }]);
  });

  test("counts days as the student's calendar does", async () => {
    const [york, kolkata] = [
      await signIn({ timezone: "America/New_York" }),
      await signIn({ timezone: "Asia/Kolkata" }),
    ];
    for (const student of [york, kolkata]) {
      const { id } = await student.makesCourse();
      await student.makesAssignment(id, { due_date: inHours(30) });
      const zone = student.user.timezone;
      const day = (instant: Date) =>
        Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(instant));
      const expected =
        (day(new Date(Date.now() + 30 * HOUR_MS)) - day(new Date())) / (24 * HOUR_MS);
      const [due] = (await read(student)).upcoming_assignments;
      expect(due?.days_until_due).toBe(expected);
    }
  });

  test("takes at most five queries, whatever there is", async () => {
    const ann = await signIn();
    for (let n = 0; n < 3; n += 1) {
      const { id } = await ann.makesCourse();
      await ann.makesAssignment(id);
      await ann.makesExam(id);
    }
    expect((await recordQueries(() => ann.get("/dashboard/"))).length).toBeLessThanOrEqual(5);
  });
});
