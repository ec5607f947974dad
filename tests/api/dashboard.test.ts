import { describe, expect, test } from "vitest";
import { Dashboard } from "@/lib/contract/dashboard";
import { addDays, dateIn, startOfDate } from "@/lib/time/dates";
import { HOUR_MS } from "@/lib/time/durations";
import { EMPTY_DASHBOARD } from "@/tests/support/items";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const inHours = (hours: number) => iso(Date.now() + hours * HOUR_MS);

const iso = (ms: number) => new Date(ms).toISOString();

/** Today and the six days after it, as the student's calendar has them. */
function comingDays(student: Student) {
  const today = dateIn(student.user.timezone, new Date());
  return Array.from({ length: 7 }, (_, days) => addDays(today, days));
}

const read = async (student: Student) => Dashboard.parse((await student.get("/dashboard")).body);

describe("the dashboard", () => {
  test("of a new student is empty and says so in numbers", async () => {
    const ann = await signIn();
    expect(await read(ann)).toEqual({
      ...EMPTY_DASHBOARD,
      week: comingDays(ann).map((date) => ({ date, items: [], count: 0, hours: 0 })),
    });
  });

  test("names what is overdue, the latest first, until it is done", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const late = await ann.makesAssignment(id, { title: "late", due_date: inHours(-1) });
    await ann.makesAssignment(id, { title: "older", due_date: inHours(-50) });
    for (const status of ["submitted", "completed"]) {
      await ann.makesAssignment(id, { title: status, due_date: inHours(-2), status });
    }
    const { overdue } = await read(ann);
    expect(overdue.count).toBe(2);
    expect(overdue.assignments.map(({ title }) => title)).toEqual(["late", "older"]);
    await ann.post(`/courses/${id}/assignments/${late.id}/mark-completed/`);
    expect((await read(ann)).overdue).toMatchObject({
      count: 1,
      assignments: [{ title: "older" }],
    });
  });

  test("says how much is overdue when it shows only the latest of it", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    for (let n = 1; n <= 62; n += 1) {
      await ann.makesAssignment(id, { title: `late ${n}`, due_date: inHours(-n) });
    }
    const { overdue } = await read(ann);
    expect(overdue.count).toBe(62);
    expect(overdue.assignments.map(({ title }) => title)).toEqual(
      Array.from({ length: 60 }, (_, n) => `late ${n + 1}`),
    );
  });

  test.each([
    { course: "ended lately", end: -10, due: -40, over: false },
    { course: "ended weeks ago", end: -20, due: -40, over: true },
    { course: "has no last day, and work of this month", end: null, due: -20, over: false },
    { course: "has no last day, and nothing since", end: null, due: -90, over: true },
    { course: "has no last day, and an exam to come", end: null, due: -90, exam: 3, over: false },
  ])("knows whether late work can still be done: its course $course", async (of) => {
    const ann = await signIn();
    const day = (days: number) => inHours(24 * days).slice(0, 10);
    const dates = of.end === null ? {} : { start_date: day(-200), end_date: day(of.end) };
    const { id } = await ann.makesCourse(dates);
    await ann.makesAssignment(id, { title: "late", due_date: inHours(24 * of.due) });
    if (of.exam) await ann.makesExam(id, { exam_date: inHours(24 * of.exam) });
    const { overdue, stats } = await read(ann);
    expect(overdue).toMatchObject({
      count: of.over ? 0 : 1,
      of_past_courses: of.over ? 1 : 0,
      assignments: of.over ? [] : [{ title: "late" }],
    });
    expect(stats.pending_assignments).toBe(1);
  });

  test("puts a quiz among the quizzes, not among the work", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    for (let n = 1; n <= 6; n += 1) {
      await ann.makesAssignment(id, {
        title: `quiz ${n}`,
        assignment_type: "quiz",
        due_date: inHours(n),
      });
    }
    await ann.makesAssignment(id, {
      title: "essay",
      assignment_type: "essay",
      due_date: inHours(30),
    });
    const { upcoming_assignments, upcoming_work, upcoming_quizzes } = await read(ann);
    const first = [1, 2, 3, 4, 5].map((n) => `quiz ${n}`);
    expect(upcoming_work.map(({ title }) => title)).toEqual(["essay"]);
    expect(upcoming_quizzes.map(({ title }) => title)).toEqual(first);
    expect(upcoming_assignments.map(({ title }) => title)).toEqual(first);
  });

  test("shows the next exam, however far, and the next seven days", async () => {
    const ann = await signIn({ timezone: "Pacific/Auckland" });
    const { id } = await ann.makesCourse();
    const days = comingDays(ann);
    await ann.makesExam(id, { name: "far", exam_date: inHours(24 * 60) });
    expect((await read(ann)).next_exam).toMatchObject({ name: "far" });
    expect((await read(ann)).upcoming_exams).toEqual([]);
    const noon = (day: string | undefined) => startOfDate(day ?? "", "Pacific/Auckland");
    await ann.makesAssignment(id, { title: "sixth", due_date: noon(days[6]) });
    await ann.makesAssignment(id, { title: "after", due_date: noon(addDays(days[6] ?? "", 1)) });
    await ann.makesExam(id, { name: "second", exam_date: noon(days[2]) });
    const { week, next_exam } = await read(ann);
    expect(week.map(({ date }) => date)).toEqual(days);
    expect(next_exam).toMatchObject({ name: "second" });
    expect(week[2]?.items).toMatchObject([{ type: "exam", title: "second", course_id: id }]);
    expect(week[6]).toMatchObject({ count: 1, items: [{ type: "assignment", title: "sixth" }] });
  });

  test("says what is still due today, in the student's own day", async () => {
    const ann = await signIn({ timezone: "Asia/Kolkata" });
    const { id } = await ann.makesCourse();
    const [today = "", tomorrow = ""] = comingDays(ann);
    const midnight = Date.parse(startOfDate(tomorrow, "Asia/Kolkata"));
    await ann.makesAssignment(id, { title: "today", due_date: iso(midnight - 1000) });
    await ann.makesAssignment(id, { title: "tomorrow", due_date: iso(midnight) });
    const { due_today, week } = await read(ann);
    expect(due_today).toMatchObject([{ title: "today", days_until_due: 0 }]);
    expect(week[0]).toMatchObject({ date: today, items: [{ title: "today" }], count: 1 });
    expect(week[1]).toMatchObject({ items: [{ title: "tomorrow" }] });
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
      own_courses: 1,
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

  test("takes at most six queries, whatever there is", async () => {
    const ann = await signIn();
    for (let n = 0; n < 3; n += 1) {
      const { id } = await ann.makesCourse();
      await ann.makesAssignment(id);
      await ann.makesExam(id);
    }
    expect((await recordQueries(() => ann.get("/dashboard/"))).length).toBeLessThanOrEqual(6);
  });
});
