import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { busyBlocks } from "@/components/calendar/busy-blocks";
import { Calendar } from "@/components/calendar/calendar";
import type { BusyTime } from "@/lib/contract/calendar";
import { visit } from "@/tests/support/address";
import { type Answer, show } from "@/tests/support/page";
import { serveTerm } from "./term";

const BUSY = "GET /calendar/busy/";
const ZONE = "America/New_York";

function time(from: string, to: string, title = "Shift", calendar_name = "Work"): BusyTime {
  return {
    from: `2026-11-${from}:00.000Z`,
    to: `2026-11-${to}:00.000Z`,
    title,
    calendar_id: 1,
    calendar_name,
  };
}

test.each<[string, BusyTime[], [number, number, string][]]>([
  ["one", [time("18T14:00", "18T15:30")], [[540, 630, "Work"]]],
  [
    "two that overlap are one",
    [time("18T15:00", "18T16:00", "Gym", "Sport"), time("18T14:00", "18T15:30")],
    [[540, 660, "Work Sport"]],
  ],
  [
    "one within another ends with it",
    [time("18T14:00", "18T18:00"), time("18T15:00", "18T16:00", "Call")],
    [[540, 780, "Work"]],
  ],
  [
    "two that touch are two",
    [time("18T14:00", "18T15:00"), time("18T15:00", "18T16:00")],
    [
      [540, 600, "Work"],
      [600, 660, "Work"],
    ],
  ],
  ["over midnight from the day before", [time("18T03:00", "18T07:00")], [[0, 120, "Work"]]],
  ["over midnight into the next day", [time("19T03:00", "19T07:00")], [[1320, 1440, "Work"]]],
  ["until midnight, of the day before", [time("18T03:00", "18T05:00")], []],
  ["of another day", [time("20T14:00", "20T15:00")], []],
])("busy times of a day: %s", (_, times, expected) => {
  const blocks = busyBlocks(times, "2026-11-18", ZONE);
  expect(blocks.map(({ from, to, calendars }) => [from, to, calendars.join(" ")])).toEqual(
    expected,
  );
});

const TIMES = { body: [time("18T14:00", "18T15:30"), time("18T22:00", "18T23:00", "Call")] };

function opens(view: string, busy: Answer = TIMES) {
  const server = serveTerm();
  server.answers[BUSY] = busy;
  visit(`/calendar?view=${view}`);
  return { server, ...show(<Calendar />) };
}

test("a week shows them behind its hours, with the calendar they are from", async () => {
  const { server } = opens("week");
  const week = await screen.findByRole("table", { name: "15 – 21 November 2026" });
  const blocks = await within(week).findAllByText("Busy: from Work");
  expect(blocks).toHaveLength(2);
  const block = blocks[0]?.closest("[data-busy]");
  expect(block?.closest("tr")?.querySelector("th")?.textContent).toBe("9 AM");
  expect(block?.textContent).toBe("Busy: from Work, 9:00 AM – 10:30 AMShift");
  expect(block?.getAttribute("style")).toContain("height: 4.5rem");
  expect(server.queries(BUSY).map(String)).toEqual(["from=2026-11-15&to=2026-11-21"]);
  expect(screen.getByText("4 events")).toBeTruthy();
});

test("a month says it in a line, and its day in a list", async () => {
  const { user } = opens("month");
  expect(await screen.findByText("Busy: from Work and 1 more")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Wednesday 18 November 2026/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const list = within(await dialog.findByRole("list", { name: "Busy times" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "9:00 AM – 10:30 AM · Busy: from Work",
    "5:00 PM – 6:00 PM · Busy: from Work",
  ]);
});

test("a phone lists them below the events of their day", async () => {
  const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("matchMedia", () => narrow);
  opens("week");
  const day = await screen.findByRole("region", { name: "Wednesday 18 November" });
  const list = within(await within(day).findByRole("list", { name: "Busy times" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
});

test("that they are missing is said, and they are read again", async () => {
  const { server, user } = opens("week", { status: 400, body: { detail: "No." } });
  await screen.findByText(/We couldn't load your busy times/);
  server.answers[BUSY] = { body: [time("18T14:00", "18T15:30")] };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByText(/couldn't load/)).toBeNull());
  expect(await screen.findByText("Busy: from Work")).toBeTruthy();
});
