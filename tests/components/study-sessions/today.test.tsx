import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Overview } from "@/components/dashboard/overview";
import { MissedWork } from "@/components/study-plans/missed-work";
import { TodaySessions } from "@/components/study-plans/today-sessions";
import { EMPTY_DASHBOARD, PLAN, STUDENT } from "@/tests/support/items";
import { type Answer, serve, show } from "@/tests/support/page";
import { aSession, dayIn } from "./sessions";

test("a session of today that could not be ticked is changed back, with the reason", async () => {
  const session = aSession();
  const route = `PATCH /study-sessions/${session.id}/`;
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session] },
    [route]: "offline",
  });
  const { user } = show(<TodaySessions />);

  const tick = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Done: / });
  await user.click(tick);
  await screen.findByText(/couldn't tick off “Eigenvalues”/);
  await waitFor(() => expect(tick.checked).toBe(false));
  expect(server.bodies(route)).toEqual([{ status: "done" }]);
});

test("work on an assignment leads to it", async () => {
  const session = aSession({ title: "Work on: Essay", topics: [], assignment_id: 12 });
  serve({ "GET /profile/": { body: STUDENT }, "GET /study-sessions/": { body: [session] } });
  show(<TodaySessions />);
  const link = await screen.findByRole("link", { name: "Work on: Essay" });
  expect(link.getAttribute("href")).toBe(`/courses/${session.course_id}?assignment=12`);
});

test("missed work for which no days were found says why", async () => {
  const missed = [aSession({ date: dayIn(-1), is_missed: true })];
  const refusal: Answer = { status: 400, body: { message: "The library is closed." } };
  serve({ [`GET /study-plans/${PLAN.id}/missed/`]: refusal });
  const { user } = show(<MissedWork plan={PLAN} missed={missed} />);

  await user.click(screen.getByRole("button", { name: "Find new days" }));
  const section = screen.getByRole("region", { name: "Missed work" });
  const alert = await within(section).findByRole("alert");
  expect(alert.textContent).toContain("The library is closed.");
});

test.each([
  [0, []],
  [1, ["GET /study-sessions/"]],
])(
  "the dashboard of a student with %i study plans asks for sessions only then",
  async (total, asked) => {
    const server = serve({
      "GET /profile/": { body: STUDENT },
      "GET /study-sessions/": { body: [] },
      "GET /syllabus-imports/": { body: [] },
      "GET /dashboard/": {
        body: {
          ...EMPTY_DASHBOARD,
          stats: {
            ...EMPTY_DASHBOARD.stats,
            total_courses: 1,
            own_courses: 1,
            total_study_plans: total,
          },
        },
      },
    });
    show(<Overview />);

    await screen.findByRole("region", { name: /^Recent Courses/ });
    const routes = () => server.sent.map(({ route }) => route);
    await waitFor(() =>
      expect(routes().filter((route) => route === "GET /study-sessions/")).toEqual(asked),
    );
  },
);

test("sessions show when they start; a time that is given is sent, and what is refused stays typed", async () => {
  const session = aSession({ start_time: "18:00", is_usual_time: true });
  const route = `PATCH /study-sessions/${session.id}/`;
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session] },
    "GET /study-plans/": { body: [] },
    "GET /dashboard/": { body: EMPTY_DASHBOARD },
    [route]: { status: 400, body: { message: "No.", date: ["The day is outside the plan"] } },
  });
  const { user } = show(<TodaySessions />);
  await screen.findByText(/^6:00 PM · 1.5 h/);
  await user.click(screen.getByRole("button", { name: "Day and time of Eigenvalues" }));
  const dialog = await screen.findByRole("dialog", { name: "Day and time" });
  within(dialog).getByText("Leave it empty for 6:00 PM, the usual time of this plan.");
  const time = within(dialog).getByLabelText<HTMLInputElement>("Start time");
  expect(time.value).toBe("");
  await user.type(time, "16:30");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("The day is outside the plan");
  expect(time.value).toBe("16:30");
  expect(server.bodies(route)).toEqual([{ date: session.date, start_time: "16:30" }]);
});

test("missed work says that a time it was given does not move along", async () => {
  const own = aSession({ date: dayIn(-1), is_missed: true, start_time: "16:30" });
  const usual = { ...own, id: 42, is_usual_time: true };
  const moves = [own, usual].map(({ id, title, hours, date }) => ({
    ...{ session_id: id, title, hours, from: date, to: dayIn(1), reason: "" },
  }));
  serve({ [`GET /study-plans/${PLAN.id}/missed/`]: { body: moves } });
  const { user } = show(<MissedWork plan={PLAN} missed={[own, usual]} />);
  await user.click(screen.getByRole("button", { name: "Find new days" }));
  const [first] = await screen.findAllByRole("checkbox");
  screen.getByText(/^A start time you gave is for its day/);
  if (first) await user.click(first);
  expect(screen.queryByText(/^A start time you gave/)).toBeNull();
});

test("a session says what to do in it, where that is known", async () => {
  const activity = "Read Matrices, pp. 16–22 · Part 1 of 2";
  const plain = aSession({ id: 42, title: "Determinants" });
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [aSession({ activity }), plain] },
  });
  show(<TodaySessions />);

  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toContain(activity);
  expect(second?.querySelectorAll("p")).toHaveLength(1);
});

test("a session names the pages it reads, and opens their file there", async () => {
  const places = [{ file_id: 7, title: "Logic", page: 16, page_end: 17 }];
  const session = aSession({ activity: "Read Logic, pp. 16–17", places });
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session] },
  });
  show(<TodaySessions />);

  const pages = await screen.findByRole("list", { name: `Pages for ${session.title}` });
  const chip = within(pages).getByRole("button", { name: /^Pages 16–17/ });
  expect(chip.textContent).toContain(`show “${session.title}” in the document`);
});
