import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import DashboardPage from "@/app/(student)/dashboard/page";
import type { Dashboard } from "@/lib/contract/dashboard";
import { COURSE, EXAM, STUDENT } from "@/tests/support/items";
import { type Answer, held, serve, show } from "@/tests/support/page";

const EMPTY: Dashboard = {
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
};

const counter = (name: string) =>
  screen.queryAllByRole("term").find(({ textContent }) => textContent === name)?.parentElement
    ?.textContent;

function opens(dashboard: Answer | (() => Promise<Answer>), student = STUDENT) {
  const server = serve({ "GET /profile/": { body: student }, "GET /dashboard/": dashboard });
  return { server, ...show(<DashboardPage />, student) };
}

test("the dashboard of a new student greets, counts nothing and says what to do", async () => {
  opens({ body: EMPTY }, { ...STUDENT, first_name: "Ann", show_streak: true });
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

test("the dashboard leads to the areas, to what is due and to the recent courses", async () => {
  opens({
    body: {
      ...EMPTY,
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
  const assignment = {
    id: 1,
    course_id: COURSE.id,
    course_name: COURSE.name,
    title: "Herbarium",
    due_date: "2026-10-10T16:30:00.000Z",
    days_until_due: 1,
  };
  opens({ body: { ...EMPTY, upcoming_assignments: [assignment] } });
  const row = await screen.findByRole("link", { name: /^Herbarium/ });
  expect(row.textContent).toContain("12:30 PM");
  expect(row.textContent).toContain("tomorrow");
});

test.each([
  ["is shown", true, 1, "1day"],
  ["is shown", true, 2, "2days"],
  ["is hidden from who does not want it", false, 2, undefined],
])("the streak %s (%s, %i)", async (_, show_streak, days, shown) => {
  const stats = { ...EMPTY.stats, study_streak_days: days };
  opens({ body: { ...EMPTY, stats } }, { ...STUDENT, show_streak });
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
  server.answers["GET /dashboard/"] = { body: EMPTY };
  await user.click(within(error).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(counter("Total Courses")).toContain("0"));
  expect(screen.queryByRole("alert")).toBeNull();
});
