import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Moments } from "@/components/dashboard/moments";
import { TodaySessions } from "@/components/study-plans/today-sessions";
import type { Moments as Ended } from "@/lib/contract/dashboard";
import { PLAN, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { aSession } from "./sessions";

test("a finished session says once what it took, can be closed, and takes no focus", async () => {
  const session = aSession({ hours: 1, minutes_spent: 45 });
  const route = `PATCH /study-sessions/${session.id}/`;
  const done = { ...session, status: "done" as const };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session, aSession({ id: 99, title: "Matrices" })] },
    [route]: { body: done },
  });
  const { user } = show(<TodaySessions />);
  const tick = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: `Done: ${session.title}`,
  });
  await user.click(tick);
  await screen.findByText(`“${session.title}” is done`);
  expect(screen.getByText("45 min of 1 h planned, 1 of 2 sessions of the day")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(tick);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText(`“${session.title}” is done`)).toBeNull());

  server.answers[route] = { body: session };
  await user.click(tick);
  server.answers[route] = { body: done };
  await user.click(tick);
  await waitFor(() => expect(server.bodies(route)).toHaveLength(3));
  expect(screen.queryByText(`“${session.title}” is done`)).toBeNull();
});

test("the last session of a plan ends the plan, which is told in its place with what it took", async () => {
  const first = aSession({
    id: 40,
    title: "Matrices",
    hours: 1,
    status: "done",
    date: "2026-11-16",
  });
  const session = aSession({ hours: 1, minutes_spent: 45 });
  const route = `PATCH /study-sessions/${session.id}/`;
  const done = { ...session, status: "done" as const };
  const sessions = [first, session];
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: sessions },
    [`GET /study-plans/${PLAN.id}/`]: { body: { ...PLAN, status: "completed" } },
    [route]: { body: done },
  });
  const { user } = show(<TodaySessions />);
  const tick = await screen.findByRole("checkbox", { name: `Done: ${session.title}` });
  server.answers["GET /study-sessions/"] = { body: [first, done] };
  await user.click(tick);
  await screen.findByText(`“${PLAN.title}” is completed`);
  expect(screen.getByText("All 2 sessions, 1.8 h of 2 h planned")).toBeTruthy();
  expect(screen.queryByText(`“${session.title}” is done`)).toBeNull();
});

const WEEK = {
  from: "2026-11-16",
  sessions: 7,
  sessions_done: 6,
  hours_planned: 11,
  hours_done: 9.5,
};
const EXAM = { id: 3, name: "Midterm", course_name: "Botany", topics: 6, topics_prepared: 5 };

function opens(ended: Ended) {
  serve({ "GET /profile/": { body: STUDENT }, "GET /dashboard/moments/": { body: ended } });
  return show(<Moments />);
}

test("the week and the exam that have ended are told in figures, once", async () => {
  const { unmount } = opens({ week: WEEK, exams: [EXAM] });
  await screen.findByText("Last week");
  expect(screen.getByText("6 of 7 sessions, 9.5 h of 11 h planned")).toBeTruthy();
  await screen.findByText("“Midterm” is behind you");
  expect(screen.getByText("You had prepared 5 of 6 topics.")).toBeTruthy();
  unmount();
  opens({ week: WEEK, exams: [EXAM, { ...EXAM, id: 4, name: "Oral", topics: 0 }] });
  await screen.findByText("“Oral” is behind you");
  // The one that was told before may still be there.
  expect(screen.queryAllByText("“Midterm” is behind you").length).toBeLessThan(2);
  expect(screen.queryAllByText("Last week").length).toBeLessThan(2);
});

test.each([
  [{ ...WEEK, sessions_done: 7 }, "You did everything you planned last week"],
  [{ ...WEEK, sessions_done: 0 }, null],
])("a week of %j is called %s", async (week, title) => {
  opens({ week, exams: [EXAM] });
  await screen.findByText("“Midterm” is behind you");
  for (const other of ["You did everything you planned last week", "Last week"]) {
    expect(screen.queryByText(other) !== null, other).toBe(other === title);
  }
});
