import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Calendar } from "@/components/calendar/calendar";
import { visit } from "@/tests/support/address";
import { show } from "@/tests/support/page";
import { ALGEBRA, serveTerm, TERM } from "./term";

const all = () => screen.findByRole("region", { name: /^All Events/ });
const dayOf = (name: string) => screen.getByRole("region", { name });

test("the calendar lists every event by day, and next to it those of a week", async () => {
  serveTerm();
  show(<Calendar />);

  const list = await all();
  expect(screen.getByRole("heading", { name: "Calendar", level: 1 })).toBeTruthy();
  expect(screen.getByText("View all your assignments and exam dates")).toBeTruthy();
  const upcoming = screen.getByRole("region", { name: /^Upcoming \(Next 7 Days\)/ });
  expect(texts(within(upcoming).getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/Midterm.*Fri 20 Nov, 2:00 PM – 4:00 PM.*Algebra.*Hall 4/),
    expect.stringMatching(/Be ready.*Sat 21 Nov.*Algebra.*Study Plan.*0% done/),
    expect.stringMatching(/Problem Set 1.*Sat 21 Nov, 11:59 PM.*Algebra.*Homework/),
    expect.stringMatching(/Lab report.*Sat 21 Nov, 11:59 PM.*Biology.*Lab/),
  ]);
  expect(texts(within(list).getAllByRole("heading", { level: 3 }))).toEqual([
    expect.stringMatching(/^Tuesday 10 November/),
    expect.stringMatching(/^Today.*Wednesday 18 November/),
    expect.stringMatching(/^Friday 20 November/),
    expect.stringMatching(/^Saturday 21 November/),
    expect.stringMatching(/^Wednesday 16 December/),
  ]);
  expect(dayOf("Tuesday 10 November").textContent).toContain("Reading response");
  expect(dayOf("Tuesday 10 November").textContent).toContain("Completed");
  expect(dayOf("Wednesday 18 November").textContent).toContain("Nothing on this day");
  const saturday = within(dayOf("Saturday 21 November")).getAllByRole("listitem");
  expect(texts(saturday)).toEqual([
    expect.stringContaining("Be ready"),
    expect.stringContaining("Problem Set 1"),
    expect.stringContaining("Lab report"),
  ]);
  expect(linkIn(list, /Midterm/)).toBe(`/courses/${ALGEBRA.id}`);
  expect(linkIn(list, /Be ready/)).toBe("/study-plans");
});

test("classes stay out of the list, even where an answer has them", async () => {
  const lecture = { id: "class_time_7_2026-11-20", type: "class_time" as const, item_id: 7 };
  const [event] = TERM;
  if (!event) throw new Error("No event");
  const start = "2026-11-20T15:10:00.000Z";
  serveTerm([...TERM, { ...event, ...lecture, start, title: "ALG lecture" }]);
  show(<Calendar />);

  expect(within(await all()).getByRole("link", { name: /Midterm/ })).toBeTruthy();
  expect(screen.queryByText("ALG lecture")).toBeNull();
});

test("an empty calendar says what to do, for all courses and for one", async () => {
  serveTerm([]);
  const { user } = show(<Calendar />);

  const list = await all();
  const upcoming = screen.getByRole("region", { name: /^Upcoming \(Next 7 Days\)/ });
  expect(upcoming.textContent).toContain("No upcoming events");
  expect(list.textContent).toContain("No events found");
  expect(list.textContent).toContain("No assignments or exams scheduled across all courses.");
  await screen.findByRole("option", { name: "Algebra" });
  await user.selectOptions(screen.getByLabelText("Filter by course"), "Algebra");
  expect((await all()).textContent).toContain("No assignments or exams scheduled for this course.");
  expect(linkIn(document.body, "Get this in your calendar app")).toBe("/settings#calendar-feeds");
  expect(linkIn(await all(), "Go to Courses")).toBe("/courses");
});

test("a course that is gone, no date and no view in the calendar's address change nothing", async () => {
  serveTerm([]);
  visit("/calendar?course=1000001&date=yesterday&view=year");
  show(<Calendar />);

  await screen.findByRole("option", { name: "Algebra" });
  expect(screen.getByLabelText("Filter by course")).toHaveProperty("value", "");
  expect((await all()).textContent).toContain("across all courses");
});

function texts(elements: HTMLElement[]) {
  return elements.map(({ textContent }) => textContent);
}

function linkIn(place: HTMLElement, name: string | RegExp) {
  return within(place).getByRole("link", { name }).getAttribute("href");
}
