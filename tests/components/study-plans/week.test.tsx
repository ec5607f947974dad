import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { StudyWeek } from "@/components/study-plans/study-week";
import type { ShortWork } from "@/lib/contract/schedule";
import { longDay } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { aSession, dayIn } from "@/tests/components/study-sessions/sessions";
import { EMPTY_DASHBOARD, PLAN } from "@/tests/support/items";
import { held, show } from "@/tests/support/page";
import { aPlan, inStatus, REFUSAL, servePlans } from "./plans";
import { aWeek, WEEK } from "./weeks";

const OTHER = { plan_id: 77, plan_title: "Logic", course_id: 78, course_name: "Logic" };
const SESSIONS = [
  aSession({ activity: "Read Matrices, pp. 16–22" }),
  aSession({ ...OTHER, id: 42, title: "Proofs", hours: 0.5 }),
  aSession({ ...OTHER, id: 43, title: "Sets", hours: 1, status: "skipped" }),
];

function opens(week = aWeek(SESSIONS), answers: Parameters<typeof servePlans>[1] = {}) {
  const plans = [aPlan(), aPlan({ id: 77, title: "Logic" })];
  const server = servePlans(plans, { [WEEK]: { body: week }, ...answers });
  return { server, ...show(<StudyWeek plans={plans} />) };
}

function isWide(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}
beforeEach(() => isWide(false));

const today = () =>
  screen.findByRole("button", { name: new RegExp(`^${longDay(dayIn(0), dayIn(0))}`) });

test("a day says its load, what is free, and each session's activity; a skipped one takes no hours", async () => {
  opens();
  const day = await today();
  expect(day.getAttribute("aria-expanded")).toBe("true");
  expect(day.textContent).toContain("2 of 3 h, 1 h free, 3 sessions");
  const list = screen.getByRole("list", { name: /^Sessions on / });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  within(list).getByText("Read Matrices, pp. 16–22");
  const parts = screen.getByRole("list", { name: "Hours of each plan" });
  expect(
    within(parts)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([`${PLAN.title}1.5 h`, "Logic0.5 h"]);
});

test("a session is ticked in the week at once, and what could not be stored is taken back", async () => {
  const refusal = held(REFUSAL);
  const { server, user } = opens(aWeek(SESSIONS), {
    "PATCH /study-sessions/42/": refusal.answer,
    "GET /dashboard/": { body: EMPTY_DASHBOARD },
  });
  const name = "Done: Proofs";
  const proofs = await screen.findByRole<HTMLInputElement>("checkbox", { name });
  await user.click(proofs);
  await waitFor(() => expect(proofs.checked).toBe(true));
  expect(server.bodies("PATCH /study-sessions/42/")).toEqual([{ status: "done" }]);
  await refusal.letGo();
  await screen.findByText(/couldn't tick off “Proofs”.*The library is closed\./);
  await waitFor(() => expect(proofs.checked).toBe(false));
});

test("what does not fit is named with its hours and the ways out", async () => {
  const work: ShortWork = {
    ...{ plan_id: 77, course_id: 78, topic_id: "s", assignment_id: null, title: "Sets" },
    ...{ hours_wanted: 2.5, hours_laid: 1, is_left_out: false },
  };
  const short = [
    work,
    { ...work, topic_id: "p", title: "Proofs", hours_laid: 0, is_left_out: true },
  ];
  const ways_out = [
    { plan_id: null, text: "Study 4 hours a day.", request: null },
    {
      plan_id: 77,
      text: "Leave out Proofs. Then 1 h would still be missing.",
      request: "Leave out Proofs.",
    },
  ];
  opens(aWeek(SESSIONS, { short, ways_out }));
  const region = await screen.findByRole("region", { name: "4 h of work won't fit" });
  within(region).getByText("Logic: 4 h short");
  within(region).getByText("Shortened: Sets (1 of 2.5 h)");
  within(region).getByText("Left out: Proofs");
  expect(region.textContent).toContain("Study 4 hours a day.");
  expect(region.textContent).toContain("Leave out Proofs.");
  const links = within(region).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/settings#study-hours",
    "/study-plans?plan=77&change=Leave%20out%20Proofs.",
    "/study-plans?plan=77",
  ]);
});

test("on a phone the three plans that lack most are named first, the others by one press", async () => {
  const short = [1, 2, 3, 4, 5].map(
    (hours): ShortWork => ({
      ...{ plan_id: hours, course_id: 78, topic_id: "s", assignment_id: null, title: "Sets" },
      ...{ hours_wanted: hours, hours_laid: 0, is_left_out: true },
    }),
  );
  const { user } = opens(aWeek(SESSIONS, { short }));
  const region = await screen.findByRole("region", { name: "15 h of work won't fit" });
  const named = () =>
    within(region)
      .getAllByText(/[0-9] h short$/)
      .map(({ textContent }) => textContent?.replace(/^.*: /, ""));
  expect(named()).toEqual(["5 h short", "4 h short", "3 h short"]);
  await user.click(within(region).getByRole("button", { name: "Show all 5 plans" }));
  expect(named()).toHaveLength(5);
});

test("beside each other the days are reached by arrows, and past their end the next week is", async () => {
  isWide(true);
  const { server, user } = opens();
  const days = await screen.findAllByRole("tab");
  expect(days).toHaveLength(7);
  const start = aWeek().from;
  await user.click(days[5] as HTMLElement);
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await waitFor(() =>
    expect(server.queries(WEEK).map((query) => query.get("from"))).toEqual([
      start,
      addDays(start, 7),
    ]),
  );
  expect(document.activeElement).toBe(screen.getAllByRole("tab")[0]);
  await user.keyboard("{PageUp}");
  expect(screen.getAllByRole("tab")[0]?.getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await user.click(screen.getByRole("button", { name: "Today" }));
  await screen.findByRole("tabpanel", { name: new RegExp(longDay(dayIn(0), dayIn(0))) });
});

test("a week that cannot be shown says why, and is asked for again", async () => {
  const { server, user } = opens(aWeek(), { [WEEK]: REFUSAL });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The library is closed.");
  server.answers[WEEK] = { body: aWeek(SESSIONS) };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(await today()).toBeTruthy();
});

test("without an active plan the week says how to fill it", async () => {
  servePlans([], { [WEEK]: { body: aWeek() } });
  show(<StudyWeek plans={[aPlan(inStatus("draft"))]} />);
  await screen.findByText("Activate a plan, and you'll see its sessions here, day by day.");
});

test("the last change is named and can be taken back", async () => {
  const undo = { id: 5, change: "exam_moved", made_at: "2026-11-23T10:00:00Z" } as const;
  const { server, user } = opens(aWeek(SESSIONS, { undo }), {
    "POST /schedule/undo/": { body: { id: 5, change: "exam_moved", plan_ids: [77] } },
  });
  await screen.findByText("Last change: Exam moved");
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await screen.findByText("Your schedule is back to what it was");
  expect(server.bodies("POST /schedule/undo/")).toEqual([{ id: 5 }]);
});
