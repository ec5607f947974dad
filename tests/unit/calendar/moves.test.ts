import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "@/components/calendar/event-facts";
import {
  canMove,
  movedTo,
  placeAfterKey,
  placeText,
  snapped,
  timeInWords,
} from "@/components/calendar/moves";
import { DUE, EXAM, NEW_YORK, SESSION } from "./events";

const BERLIN = "Europe/Berlin";

function timesOf({ start, end, all_day }: CalendarEvent) {
  return { start, end, all_day };
}

test("work, exams and open sessions move; what follows from elsewhere does not", () => {
  expect([DUE, EXAM, SESSION].map(canMove)).toEqual([true, true, true]);
  expect(canMove({ ...SESSION, status: "completed" })).toBe(false);
  expect(canMove({ ...DUE, type: "study_plan_deadline" })).toBe(false);
});

describe("a move to another day", () => {
  test("keeps the time of day over a change of the clocks, in the zone of the student", () => {
    // Clocks go forward on 8 March in New York and on 29 March in Berlin.
    const due = { ...DUE, start: "2026-03-06T04:59:30.000Z" };
    const to = (day: string, zone: string) =>
      movedTo(due, { day, minute: null }, zone).start.replace(".000", "");
    expect(to("2026-03-12", NEW_YORK)).toBe("2026-03-13T03:59:30Z");
    expect(to("2026-03-12", BERLIN)).toBe("2026-03-12T04:59:30Z");
    expect(to("2026-04-02", BERLIN)).toBe("2026-04-02T03:59:30Z");
  });

  test("moves a time that the day does not have forward, and has it again on the next", () => {
    const due = { ...DUE, start: "2026-03-07T07:30:00Z" };
    const lost = movedTo(due, { day: "2026-03-08", minute: null }, NEW_YORK);
    expect(lost.start).toBe("2026-03-08T07:30:00.000Z");
    expect(timeInWords(lost, NEW_YORK, "2026-03-01")).toBe("Sunday 8 March, 3:30 AM");
    expect(movedTo(due, { day: "2026-03-09", minute: null }, NEW_YORK).start).toBe(
      "2026-03-09T06:30:00.000Z",
    );
  });

  test("keeps the length of an exam, and a day without time without it", () => {
    expect(timesOf(movedTo(EXAM, { day: "2027-03-15", minute: null }, NEW_YORK))).toEqual({
      start: "2027-03-15T18:00:00.000Z",
      end: "2027-03-15T20:00:00.000Z",
      all_day: false,
    });
    const dayOnly = { ...EXAM, start: "2026-11-23", end: null, all_day: true };
    expect(timesOf(movedTo(dayOnly, { day: "2026-11-25", minute: null }, NEW_YORK))).toEqual({
      start: "2026-11-25",
      end: null,
      all_day: true,
    });
  });

  test("to the day where it is changes nothing, not even which of two hours is meant", () => {
    const secondHalfPastOne = { ...DUE, start: "2026-11-01T06:30:00Z" };
    for (const event of [secondHalfPastOne, SESSION]) {
      const day = event.start.slice(0, 10);
      expect(movedTo(event, { day, minute: null }, NEW_YORK)).toBe(event);
    }
    expect(movedTo(secondHalfPastOne, { day: "2026-11-01", minute: 90 }, NEW_YORK)).toBe(
      secondHalfPastOne,
    );
  });
});

describe("a move to an hour", () => {
  test("gives it the time there", () => {
    const place = { day: "2026-11-25", minute: 9 * 60 + 15 };
    expect(timesOf(movedTo(EXAM, place, NEW_YORK))).toEqual({
      start: "2026-11-25T14:15:00.000Z",
      end: "2026-11-25T16:15:00.000Z",
      all_day: false,
    });
    const dayOnly = { ...EXAM, start: "2026-11-23", end: null, all_day: true };
    expect(movedTo(dayOnly, place, NEW_YORK)).toMatchObject({
      start: "2026-11-25T14:15:00.000Z",
      all_day: false,
    });
    // A session has the hours it takes.
    expect(timesOf(movedTo(SESSION, place, NEW_YORK))).toEqual({
      start: "2026-11-25T14:15:00.000Z",
      end: "2026-11-25T15:15:00.000Z",
      all_day: false,
    });
  });
});

describe("the keys of a move", () => {
  const leadsTo = (key: string, view: "month" | "week", event = DUE) =>
    placeAfterKey(key, event, { view, zone: NEW_YORK, locale: "en-US" });

  test("go by days and weeks in a month", () => {
    expect(leadsTo("ArrowRight", "month")).toEqual({ day: "2026-11-24", minute: null });
    expect(leadsTo("ArrowUp", "month")).toEqual({ day: "2026-11-16", minute: null });
    expect(leadsTo("m", "month")).toBeNull();
  });

  test("go by days and quarters of an hour in a week", () => {
    expect(leadsTo("ArrowLeft", "week")).toEqual({ day: "2026-11-22", minute: null });
    expect(leadsTo("PageDown", "week")).toEqual({ day: "2026-11-30", minute: null });
    expect(leadsTo("ArrowUp", "week")).toEqual({ day: "2026-11-23", minute: 23 * 60 + 45 });
    expect(leadsTo("ArrowDown", "week", EXAM)).toEqual({ day: "2026-11-23", minute: 14 * 60 + 15 });
  });

  test("end at midnight, and give no minute to what has none", () => {
    expect(leadsTo("ArrowDown", "week")).toBeNull();
    const midnight = { ...DUE, start: "2026-11-23T05:00:00Z" };
    expect(leadsTo("ArrowUp", "week", midnight)).toEqual({ day: "2026-11-23", minute: 0 });
    expect(leadsTo("ArrowUp", "week", { ...EXAM, start: "2026-11-23", all_day: true })).toEqual({
      day: "2026-11-23",
      minute: 9 * 60,
    });
  });
});

test("a point between two quarters is the earlier one, and none lies outside of its day", () => {
  expect([0, 14, 15, 1439, 1500, -20].map(snapped)).toEqual([0, 0, 15, 1425, 1425, 0]);
});

test("a place is said with its time where that is another one", () => {
  const day = movedTo(DUE, { day: "2026-11-27", minute: null }, NEW_YORK);
  const hour = movedTo(DUE, { day: "2026-11-27", minute: 17 * 60 }, NEW_YORK);
  expect(placeText(DUE, day, NEW_YORK, "2026-11-18")).toBe("Fri 27 Nov");
  expect(placeText(DUE, hour, NEW_YORK, "2026-11-18")).toBe("Fri 27 Nov, 5:00 PM");
  expect(placeText(DUE, hour, NEW_YORK, "2027-01-18")).toBe("Fri 27 Nov 2026, 5:00 PM");
  expect(timeInWords(SESSION, NEW_YORK, "2026-11-18")).toBe("Monday 23 November");
});
