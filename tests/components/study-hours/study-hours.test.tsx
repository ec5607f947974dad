import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { StudyHoursPanel } from "@/components/study-hours/study-hours-panel";
import type { StudyHours } from "@/lib/contract/study-hours";
import { aWeek, WEEK } from "@/tests/components/study-plans/weeks";
import { STUDENT } from "@/tests/support/items";
import { fillIn, serve, show } from "@/tests/support/page";

const READ = "GET /profile/study-hours/";
const SAVE = "PUT /profile/study-hours/";
const PREVIEW = "POST /schedule/preview/";
const FREE = Array.from({ length: 7 }, () => null);
const OF_PLANS: StudyHours = {
  by_weekday: null,
  hours_in_use: [0, 3, 3, 3, 3, 3, 2],
  start_times: FREE,
  days_off: [],
  updated_at: null,
};

function opens(hours = OF_PLANS, answers: Parameters<typeof serve>[0] = {}) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [READ]: { body: hours },
    [SAVE]: { body: { ...hours, updated_at: "2026-11-23T10:00:00Z" } },
    [PREVIEW]: { body: { plans: [], short: [], ways_out: [] } },
    [WEEK]: { body: aWeek() },
    ...answers,
  });
  return { server, ...show(<StudyHoursPanel />) };
}

test("what new hours change is shown before they are saved, and nothing is stored until then", async () => {
  const { server, user } = opens();
  const monday = await screen.findByLabelText("Hours on Monday");
  await user.clear(monday);
  await user.type(monday, "4.5");
  await screen.findByText("No session changes. Nothing gets less time.");
  const input = { by_weekday: [0, 4.5, 3, 3, 3, 3, 2], start_times: FREE, days_off: [] };
  expect(server.bodies(PREVIEW)).toEqual([{ change: "study_hours", study_hours: input }]);
  // Nobody is asked about what is half typed.
  const tuesday = screen.getByLabelText("Hours on Tuesday");
  await user.clear(tuesday);
  await user.type(tuesday, "1.25");
  await waitFor(() => expect(server.bodies(PREVIEW)).toHaveLength(2));
  const by_weekday = [0, 4.5, 1.25, 3, 3, 3, 2];
  expect(server.bodies(PREVIEW)[1]).toMatchObject({ study_hours: { by_weekday } });
  expect(server.bodies(SAVE)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save study hours" }));
  await screen.findByText("Study hours saved");
  expect(server.bodies(SAVE)).toEqual([{ ...input, by_weekday }]);
});

test("days off alone leave the hours to the plans", async () => {
  const { server, user } = opens();
  await user.click(await screen.findByRole("button", { name: "Add days off" }));
  await fillIn(user, { "First day": "2026-12-24", "Last day": "2027-01-02" });
  await user.click(screen.getByRole("button", { name: "Save study hours" }));
  await waitFor(() =>
    expect(server.bodies(SAVE)).toEqual([
      { by_weekday: null, start_times: FREE, days_off: [{ from: "2026-12-24", to: "2027-01-02" }] },
    ]),
  );
});

test("hours of one's own can be given back to the plans", async () => {
  const { server, user } = opens({ ...OF_PLANS, by_weekday: [0, 1, 1, 1, 1, 1, 0] });
  await user.click(await screen.findByRole("button", { name: "Use the hours of my plans" }));
  await waitFor(() => expect(server.bodies(SAVE)).toHaveLength(1));
  expect(server.bodies(SAVE)).toMatchObject([{ by_weekday: null }]);
});

test("what is wrong is said at its day, and what is typed stays", async () => {
  const { server, user } = opens();
  const monday = await screen.findByLabelText<HTMLInputElement>("Hours on Monday");
  await user.clear(monday);
  await user.type(monday, "30");
  await user.click(screen.getByRole("button", { name: "Save study hours" }));
  await screen.findByText("A day has 24 hours");
  expect(monday.getAttribute("aria-invalid")).toBe("true");
  expect(monday.value).toBe("30");
  expect(server.bodies(SAVE)).toEqual([]);
});

test("hours that cannot be loaded or saved say why", async () => {
  const refusal = { status: 400, body: { message: "The library is closed." } };
  const { server, user } = opens(OF_PLANS, { [READ]: refusal, [SAVE]: refusal });
  await screen.findByText("We couldn't load your study hours");
  server.answers[READ] = { body: OF_PLANS };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await user.click(await screen.findByRole("button", { name: "Save study hours" }));
  await screen.findByText("We couldn't save your study hours");
});
