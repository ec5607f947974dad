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
  const add = screen.getByRole("button", { name: "Add on Wednesday 16 December 2026" });
  expect(document.activeElement).toBe(add);
  await user.tab();
  const final = screen.getByRole("link", { name: /^Final ?, Final Exam/ });
  expect(document.activeElement).toBe(final);
  expect(final.getAttribute("href")).toBe(`/courses/${BIOLOGY.id}`);
});

test("deadlines of one moment stand side by side in the week, and keep their numbers", async () => {
  const sets = [4, 7].map((number) =>
    assignment(ALGEBRA, {
      item_id: 10 + number,
      title: `Problem set ${number}`,
      start: "2026-11-19T18:00:00.000Z",
    }),
  );
  serveTerm(sets);
  visit("/calendar?view=week");
  show(<Calendar />);
  for (const number of [4, 7]) {
    const link = await screen.findByRole("link", { name: new RegExp(`^Problem set ${number} ?,`) });
    const last = within(link).getByText(String(number));
    expect(last.className).not.toContain("truncate");
    expect(within(link).getByText("Problem set").className).toContain("truncate");
  }
});

test("the week stands by its hours, on the right days of the night the clocks go back", async () => {
  const server = serveTerm();
  const moonrise = exam(ALGEBRA, {
    item_id: 5,
    title: "Moonrise",
    start: "2026-11-01T03:30:00.000Z",
    end: "2026-11-01T06:30:00.000Z",
    exam_type: "oral",
  });
  const talks = [
    ["First half past one", "2026-11-01T05:30:00.000Z", "2026-11-01T06:00:00.000Z"],
    ["Second half past one", "2026-11-01T06:30:00.000Z", "2026-11-01T07:00:00.000Z"],
  ].map(([title = "", start = "", end = ""], index) =>
    exam(ALGEBRA, { item_id: 20 + index, title, start, end, exam_type: "oral" }),
  );
  const due = [
    ["Early bird", "2026-11-01T05:15:00.000Z"],
    ["Afternoon essay", "2026-11-04T22:00:00.000Z"],
    ["End of the long day", "2026-11-02T04:59:00.000Z"],
  ].map(([title = "", start = ""], index) =>
    assignment(ALGEBRA, { item_id: 30 + index, title, start }),
  );
  server.answers[EVENTS] = { body: { events: [moonrise, ...talks, ...due], missing: [] } };
  visit("/calendar?view=week&date=2026-11-01");
  const { user } = show(<Calendar />);

  const week = await screen.findByRole("table", { name: "1 – 7 November 2026" });
  expect(within(week).getAllByRole("columnheader")).toHaveLength(7);
  // What is due in the night stands above, where it is seen.
  expect(at(week, "All day", SUNDAY)).toEqual([
    expect.stringMatching(/^Early bird.*due 1:15 AM/),
    expect.stringMatching(/^End of the long day.*due 11:59 PM/),
  ]);
  expect(at(week, "1 AM", SUNDAY)).toEqual([
    expect.stringMatching(/^First half.*1:30 AM – 1:00 AM/),
    expect.stringMatching(/^Second half.*1:30 AM – 2:00 AM/),
  ]);
  expect(at(week, "5 PM", WEDNESDAY)).toEqual([
    expect.stringMatching(/^Afternoon essay.*MA 201.*Homework, due 5:00 PM, Algebra/),
  ]);
  expect(within(week).getAllByRole("link")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  const before = await screen.findByRole("table", { name: "25 – 31 October 2026" });
  expect(at(before, "11 PM", SATURDAY)).toEqual([
    expect.stringMatching(/^Moonrise.*Oral Exam, 11:30 PM – 1:30 AM \(Sun 1 Nov\)/),
  ]);
  await user.click(screen.getByRole("button", { name: "Today" }));
  await screen.findByRole("table", { name: "15 – 21 November 2026" });
});

test("a week names its hours, marks the present one and shows classes, which a month would drown in", async () => {
  const server = serveTerm();
  visit("/calendar?view=week");
  const { user } = show(<Calendar />);
  const week = await screen.findByRole("table", { name: "15 – 21 November 2026" });
  const hours = texts(within(week).getAllByRole("rowheader"));
  expect([hours[0], hours[1], hours[13], hours[24]]).toEqual([
    "All day",
    "12 AM",
    "12 PM",
    "11 PM",
  ]);
  expect(week.querySelectorAll("[data-now]")).toHaveLength(1);
  expect(cellAt(week, "12 PM", WEDNESDAY).querySelector("[data-now]")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Month" }));
  await screen.findByRole("grid", { name: "November 2026" });
  expect(server.queries("GET /calendar/events/").map((query) => query.get("class_times"))).toEqual([
    "true",
    "false",
  ]);
});

/** Columns of a week that begins on Sunday. */
const [SUNDAY, WEDNESDAY, SATURDAY] = [0, 3, 6];

function cellAt(week: HTMLElement, hour: string, column: number) {
  const row = within(week).getByRole("rowheader", { name: hour }).closest("tr") ?? week;
  return within(row).getAllByRole("cell")[column] ?? week;
}

function at(week: HTMLElement, hour: string, column: number) {
  return texts(within(cellAt(week, hour, column)).queryAllByRole("link"));
}

function texts(elements: HTMLElement[]) {
  return elements.map(({ textContent }) => textContent);
}
