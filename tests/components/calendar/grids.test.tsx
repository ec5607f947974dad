import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Calendar } from "@/components/calendar/calendar";
import { visit } from "@/tests/support/address";
import { show } from "@/tests/support/page";
import { ALGEBRA, assignment, BIOLOGY, EVENTS, exam, serveTerm, TERM } from "./term";

test("the month shows every day, and a crowded one as a list that gives the focus back", async () => {
  const crowd = ["Essay", "Peer review"].map((title, index) =>
    assignment(ALGEBRA, { item_id: 10 + index, title, start: "2026-11-22T04:59:00.000Z" }),
  );
  serveTerm([...TERM, ...crowd]);
  visit("/calendar?view=month");
  const { user } = show(<Calendar />);

  const grid = await screen.findByRole("grid", { name: "November 2026" });
  expect(texts(within(grid).getAllByRole("columnheader"))).toEqual([
    expect.stringMatching(/^Sunday/),
    expect.stringMatching(/^Monday/),
    expect.stringMatching(/^Tuesday/),
    expect.stringMatching(/^Wednesday/),
    expect.stringMatching(/^Thursday/),
    expect.stringMatching(/^Friday/),
    expect.stringMatching(/^Saturday/),
  ]);
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(35);
  const today = screen.getByRole("button", { name: "Wednesday 18 November 2026, 0 events" });
  expect(today.getAttribute("aria-current")).toBe("date");
  const saturday = within(grid)
    .getAllByRole("gridcell")
    .filter(({ textContent }) => textContent?.includes("more"));
  expect(saturday).toHaveLength(1);
  const [cell = grid] = saturday;
  expect(within(cell).getAllByRole("link")).toHaveLength(3);
  const more = within(cell).getByRole("button", { name: "+2 more on Saturday 21 November 2026" });
  await user.click(more);
  const list = await screen.findByRole("dialog", { name: "Saturday 21 November" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(more));

  await user.click(screen.getByRole("button", { name: "Next month" }));
  await screen.findByRole("grid", { name: "December 2026" });
  await screen.findByRole("link", { name: /^Final ?, Final Exam/ });
  await user.click(screen.getByRole("button", { name: "Today" }));
  await screen.findByRole("grid", { name: "November 2026" });
});

test("the days of a month are walked through by keyboard, also into the next month", async () => {
  serveTerm();
  visit("/calendar?view=month");
  const { user } = show(<Calendar />);

  const day = (name: string) => screen.queryByLabelText(new RegExp(`^${name}`));
  await screen.findByRole("grid", { name: "November 2026" });
  act(() => day("Wednesday 18 November 2026")?.focus());
  for (const [key, name] of [
    ["ArrowRight", "Thursday 19 November 2026"],
    ["End", "Saturday 21 November 2026, 3 events"],
    ["ArrowUp", "Saturday 14 November 2026"],
    ["Home", "Sunday 8 November 2026"],
    ["PageDown", "Tuesday 8 December 2026"],
    ["ArrowDown", "Tuesday 15 December 2026"],
    ["ArrowRight", "Wednesday 16 December 2026, 1 event"],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(document.activeElement, `after ${key}`).toBe(day(name)));
  }
  await user.keyboard("{Enter}");
  const list = await screen.findByRole("dialog", { name: "Wednesday 16 December" });
  expect(within(list).getByRole("link", { name: /Final/ })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(day("Wednesday 16 December 2026, 1 event")),
  );
  await user.tab();
  const final = screen.getByRole("link", { name: /^Final ?, Final Exam/ });
  expect(document.activeElement).toBe(final);
  expect(final.getAttribute("href")).toBe(`/courses/${BIOLOGY.id}`);
});

test("the week stands in columns, on the right days of the night the clocks go back", async () => {
  const server = serveTerm();
  const moonrise = exam(ALGEBRA, {
    item_id: 5,
    title: "Moonrise",
    start: "2026-11-01T03:30:00.000Z",
    end: "2026-11-01T06:30:00.000Z",
    exam_type: "oral",
  });
  const due = [
    ["First half past one", "2026-11-01T05:30:00.000Z"],
    ["Second half past one", "2026-11-01T06:30:00.000Z"],
    ["End of the long day", "2026-11-02T04:59:00.000Z"],
  ].map(([title = "", start = ""], index) =>
    assignment(ALGEBRA, { item_id: 20 + index, title, start }),
  );
  server.answers[EVENTS] = { body: { events: [moonrise, ...due], missing: [] } };
  visit("/calendar?view=week&date=2026-11-01");
  const { user } = show(<Calendar />);

  const week = await screen.findByRole("table", { name: "1 – 7 November 2026" });
  expect(within(week).getAllByRole("columnheader")).toHaveLength(7);
  const [first = week, second] = within(week).getAllByRole("cell");
  expect(texts(within(first).getAllByRole("link"))).toEqual([
    expect.stringMatching(/^1:30 AM.*First half/),
    expect.stringMatching(/^1:30 AM.*Second half/),
    expect.stringMatching(/^11:59 PM.*End of the long day/),
  ]);
  expect(second?.textContent).toBe("Monday 2 November 2026: nothing");
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  const before = await screen.findByRole("table", { name: "25 – 31 October 2026" });
  const last = within(before).getAllByRole("cell").at(-1) ?? before;
  expect(texts(within(last).getAllByRole("link"))).toEqual([
    expect.stringMatching(/^11:30 PM – 1:30 AM \(Sun 1 Nov\)Moonrise.*Oral Exam/),
  ]);
  await user.click(screen.getByRole("button", { name: "Today" }));
  await screen.findByRole("table", { name: "15 – 21 November 2026" });
});

function texts(elements: HTMLElement[]) {
  return elements.map(({ textContent }) => textContent);
}
