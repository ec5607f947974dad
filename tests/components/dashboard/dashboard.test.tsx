import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pageDrop } from "@/components/common/files/page-drop";
import { Greeting } from "@/components/dashboard/greeting";
import { Overview } from "@/components/dashboard/overview";
import { QuickActions } from "@/components/dashboard/quick-actions";
import { DUE_WORK_MAX } from "@/lib/contract/dashboard-values";
import { ASSIGNMENT, COURSE, EMPTY_DASHBOARD, EXAM, STUDENT } from "@/tests/support/items";
import { type Answer, held, serve, show } from "@/tests/support/page";

const WITH_COURSE = { stats: { ...EMPTY_DASHBOARD.stats, total_courses: 1, own_courses: 1 } };

const DUE = {
  id: 1,
  course_id: COURSE.id,
  course_name: COURSE.name,
  title: "Herbarium",
  assignment_type: "homework" as const,
  assignment_type_display: "Homework",
  status: "in_progress" as const,
  due_date: "2026-10-10T16:30:00.000Z",
  days_until_due: 1,
};

const NONE_LATE = EMPTY_DASHBOARD.overdue;

const counter = (name: string) =>
  screen.queryAllByRole("term").find(({ textContent }) => textContent === name)?.parentElement
    ?.textContent;

function opens(dashboard: Answer | (() => Promise<Answer>), student = STUDENT) {
  const server = serve({
    "GET /profile/": { body: student },
    "GET /syllabus-imports/": { body: [] },
    "GET /dashboard/": dashboard,
  });
  const page = (
    <>
      <Greeting />
      <Overview>
        <QuickActions />
      </Overview>
    </>
  );
  return { server, ...show(page, student) };
}

test("the dashboard of a new student greets, counts nothing and says what to do", async () => {
  opens({ body: EMPTY_DASHBOARD }, { ...STUDENT, first_name: "Ann", show_streak: true });
  expect(screen.getByRole("heading", { name: "Hello, Ann", level: 1 })).toBeTruthy();
  for (const sentence of [
    "No upcoming exams or quizzes in the next 14 days.",
    "No upcoming study plan deadlines in the next 14 days.",
    "No upcoming assignments in the next 14 days. Good job!",
    "No recent courses. Add one to get started!",
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  for (const name of ["Total Courses", "Pending Assignments", "Study Plans", "Study Streak"]) {
    expect(counter(name), name).toContain("0");
  }
});

test("a new student may let syllabi go beside the place for them, and is not asked what they are", async () => {
  opens({ body: EMPTY_DASHBOARD });
  await screen.findByText("Drop your syllabi here, or choose them");
  act(() => pageDrop.read()?.onFiles([new File(["%PDF"], "bio210.pdf")]));
  const sending = await screen.findByRole("list", { name: "Uploading syllabi" });
  expect(sending.textContent).toContain("bio210.pdf");
});

test("the dashboard leads to the areas, to what is due and to the recent courses", async () => {
  opens({
    body: {
      ...EMPTY_DASHBOARD,
      upcoming_exams: [{ ...EXAM, name: "Mosses", exam_type_display: "Quiz", days_until_exam: 3 }],
      upcoming_study_plan_deadlines: [
        {
          id: 1,
          title: "Plan for the final",
          status: "active",
          progress_percentage: 66.6,
          end_date: "2026-10-14",
          days_until_deadline: 5,
        },
      ],
      recent_courses: [{ ...COURSE, name: "Botany" }],
    },
  });
  const actions = within(screen.getByRole("navigation", { name: "Quick actions" }));
  for (const [name, href] of [
    [/^Courses/, "/courses"],
    [/^Study Plans/, "/study-plans"],
    [/^AI Assistant/, "/assistant"],
  ] as const) {
    expect(actions.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
  const exam = await screen.findByRole("link", { name: /^Mosses/ });
  expect(exam.textContent).toContain("Quiz");
  expect(exam.textContent).toContain("in 3 days");
  expect(exam.getAttribute("href")).toBe(`/courses/${COURSE.id}`);
  const plan = screen.getByRole("link", { name: /^Plan for the final/ });
  expect(plan.textContent).toContain("in 5 days");
  expect(plan.textContent).toContain("67% done");
  expect(plan.getAttribute("href")).toBe("/study-plans");
  const course = screen.getByRole("link", { name: /^Botany/ });
  expect(course.getAttribute("href")).toBe(`/courses/${COURSE.id}`);
});

test("the dashboard keeps to the zone of a student who travels", async () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  opens({ body: { ...EMPTY_DASHBOARD, upcoming_work: [DUE] } });
  const row = await screen.findByRole("link", { name: /^Herbarium/ });
  expect(row.textContent).toContain("12:30 PM");
  expect(row.textContent).toContain("tomorrow");
});

test.each([
  ["is shown", true, 1, "1day"],
  ["is shown", true, 2, "2days"],
  ["is hidden from who does not want it", false, 2, undefined],
])("the streak %s (%s, %i)", async (_, show_streak, days, shown) => {
  const stats = { ...EMPTY_DASHBOARD.stats, study_streak_days: days };
  opens({ body: { ...EMPTY_DASHBOARD, stats } }, { ...STUDENT, show_streak });
  await waitFor(() => expect(counter("Study Plans")).toContain("0"));
  expect(counter("Study Streak")?.replace("Study Streak", "")).toBe(shown);
});

test("the dashboard says that it loads, why it cannot, and tries again", async () => {
  const { answer, letGo } = held({ status: 400, body: { message: "The library is closed." } });
  const { server, user } = opens(answer);
  expect(screen.getByText("Loading dashboard...")).toBeTruthy();
  await letGo();
  const error = await screen.findByRole("alert");
  expect(error.textContent).toContain("Error loading dashboard");
  expect(error.textContent).toContain("The library is closed.");
  expect(screen.queryByText("Loading dashboard...")).toBeNull();
  server.answers["GET /dashboard/"] = { body: EMPTY_DASHBOARD };
  await user.click(within(error).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(counter("Total Courses")).toContain("0"));
  expect(screen.queryByText("Error loading dashboard")).toBeNull();
});

test("nobody is praised beside overdue work", async () => {
  opens({ body: { ...EMPTY_DASHBOARD, overdue: { ...NONE_LATE, count: 1, assignments: [DUE] } } });
  expect(await screen.findByText("No upcoming assignments in the next 14 days.")).toBeTruthy();
  expect(screen.queryByText(/Good job/)).toBeNull();
});

test("late work of courses that are over is one quiet line", async () => {
  const overdue = { ...NONE_LATE, of_past_courses: 12 };
  opens({ body: { ...EMPTY_DASHBOARD, ...WITH_COURSE, overdue } });
  const link = await screen.findByRole("link", { name: "courses that are over" });
  expect(link.parentElement?.textContent).toBe("12 unfinished from courses that are over");
  expect(screen.queryByRole("region", { name: /^Overdue/ })).toBeNull();
  expect(screen.queryByText(/Good job/)).toBeNull();
});

test("a quiz that is handed in stands among the exams and quizzes", async () => {
  const quiz = { ...DUE, title: "Quiz on mosses", assignment_type: "quiz" as const };
  opens({ body: { ...EMPTY_DASHBOARD, upcoming_quizzes: [quiz] } });
  const quizzes = await screen.findByRole("region", { name: /^Upcoming Exams & Quizzes/ });
  expect(within(quizzes).getByRole("link", { name: /^Quiz on mosses/ })).toBeTruthy();
});

test.each([
  ["Upcoming Assignments", { upcoming_work: [DUE] }],
  [
    "Upcoming Exams & Quizzes",
    { upcoming_quizzes: [{ ...DUE, assignment_type: "quiz" as const }] },
  ],
])("what is due is finished in %s too, and taken back as it was", async (name, due) => {
  const { server, user } = opens({ body: { ...EMPTY_DASHBOARD, ...due } });
  server.answers[`PATCH ${ONE}`] = { body: ASSIGNMENT };
  const panel = await screen.findByRole("region", { name: new RegExp(`^${name}`) });
  server.answers["GET /dashboard/"] = { body: EMPTY_DASHBOARD };
  await user.click(await tick());
  expect((await tick()).checked).toBe(true);
  await screen.findByText("“Herbarium” is completed");
  expect(within(panel).getByText("Herbarium"), "it stays in sight").toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("“Herbarium” is in progress again");
  expect(server.bodies(`PATCH ${ONE}`).at(1)).toEqual({ status: "in_progress" });
  expect((await tick()).checked).toBe(false);
});

const ONE = `/courses/${COURSE.id}/assignments/${DUE.id}/`;
const tick = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Finish Herbarium" });

test("overdue work is finished with one click, and taken back with another as it was", async () => {
  const { stats } = EMPTY_DASHBOARD;
  const { server, user } = opens({
    body: {
      ...EMPTY_DASHBOARD,
      ...WITH_COURSE,
      overdue: { ...NONE_LATE, count: 12, assignments: [DUE] },
    },
  });
  server.answers[`PATCH ${ONE}`] = { body: ASSIGNMENT };
  const overdue = await screen.findByRole("region", { name: /^Overdue/ });
  expect(overdue.textContent).toContain("11 older ones");
  const after = { ...stats, ...WITH_COURSE.stats, completed_assignments: 1, total_courses: 5 };
  server.answers["GET /dashboard/"] = { body: { ...EMPTY_DASHBOARD, stats: after } };
  await user.click(await tick());
  expect((await tick()).checked).toBe(true);
  await waitFor(() => expect(counter("Total Courses"), "the counters follow").toContain("5"));
  expect((await tick()).checked, "and it stays in sight").toBe(true);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("“Herbarium” is in progress again");
  expect(server.bodies(`PATCH ${ONE}`)).toEqual([
    { status: "completed" },
    { status: "in_progress" },
  ]);
  expect((await tick()).checked).toBe(false);
});

test("an undo by key gives the focus back to what was ticked", async () => {
  const overdue = { ...NONE_LATE, count: 1, assignments: [DUE] };
  const { server, user } = opens({ body: { ...EMPTY_DASHBOARD, ...WITH_COURSE, overdue } });
  server.answers[`PATCH ${ONE}`] = { body: ASSIGNMENT };
  const box = await tick();
  act(() => box.focus());
  await user.keyboard(" ");
  const undo = await screen.findByRole("button", { name: "Undo" });
  act(() => undo.focus());
  await user.keyboard("{Enter}");
  await screen.findByText("“Herbarium” is in progress again");
  expect(document.activeElement).toBe(await tick());
});

test("however much is late, three show until all are asked for", async () => {
  const assignments = Array.from({ length: DUE_WORK_MAX }, (_, id) => ({ ...DUE, id }));
  const overdue = { ...NONE_LATE, count: DUE_WORK_MAX + 4, assignments };
  const { user } = opens({ body: { ...EMPTY_DASHBOARD, ...WITH_COURSE, overdue } });
  const list = await screen.findByRole("list", { name: "Overdue work" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByText(/4 older ones/)).toBeNull();
  await user.click(screen.getByRole("button", { name: `Show all ${DUE_WORK_MAX}` }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(DUE_WORK_MAX);
  expect(screen.getByText(/4 older ones/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
});

test("a tick after an undo is stored after it, however slow that is", async () => {
  const { server, user } = opens({
    body: {
      ...EMPTY_DASHBOARD,
      ...WITH_COURSE,
      overdue: { ...NONE_LATE, count: 1, assignments: [DUE] },
    },
  });
  const { answer, letGo } = held({ body: ASSIGNMENT });
  server.answers[`PATCH ${ONE}`] = { body: ASSIGNMENT };
  await user.click(await tick());
  const undo = await screen.findByRole("button", { name: "Undo" });
  server.answers[`PATCH ${ONE}`] = answer;
  await user.click(undo);
  await waitFor(() => expect(server.bodies(`PATCH ${ONE}`)).toHaveLength(2));
  await user.click(await tick());
  expect(server.bodies(`PATCH ${ONE}`)).toHaveLength(2);
  await letGo();
  await waitFor(() => expect(server.bodies(`PATCH ${ONE}`).at(2)).toEqual({ status: "completed" }));
});

test("work that could not be finished is open again, with the reason", async () => {
  const { server, user } = opens({
    body: { ...EMPTY_DASHBOARD, ...WITH_COURSE, due_today: [DUE] },
  });
  server.answers[`PATCH ${ONE}`] = { status: 400, body: { message: "The library is closed." } };
  await screen.findByRole("region", { name: /^Today/ });
  await user.click(await tick());
  await screen.findByText(/“Herbarium” isn't completed. The library is closed./);
  expect((await tick()).checked).toBe(false);
});

test("the coming days say aloud what they hold and lead to the calendar", async () => {
  const item = { type: "exam" as const, id: 3, course_id: COURSE.id, title: "Mosses", at: null };
  const week = [
    { date: "2026-10-09", items: [item], count: 6, hours: 0 },
    { date: "2026-10-10", items: [], count: 0, hours: 0 },
  ];
  opens({ body: { ...EMPTY_DASHBOARD, ...WITH_COURSE, week } });
  const first = await screen.findByRole("link", { name: "Friday 9 October: Mosses, 5 more" });
  expect(first.getAttribute("href")).toBe("/calendar?view=week&date=2026-10-09");
  expect(screen.getByRole("link", { name: "Saturday 10 October: nothing planned" })).toBeTruthy();
});

test("the sample course is no course of one's own: the dashboard still offers to set up the term", async () => {
  const stats = { ...EMPTY_DASHBOARD.stats, total_courses: 1 };
  opens({ body: { ...EMPTY_DASHBOARD, stats } });
  expect(await screen.findByRole("heading", { name: "Set up your term in a minute" })).toBeTruthy();
  await screen.findByRole("button", { name: "Add by hand" });
  expect(screen.queryByRole("button", { name: "Try a sample course" })).toBeNull();
});
