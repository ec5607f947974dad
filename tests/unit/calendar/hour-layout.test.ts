import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "@/components/calendar/event-facts";
import { boxesOf, isAboveHours, openingHour } from "@/components/calendar/hour-layout";
import { timeOf } from "@/lib/time/clock";
import { instantOfField } from "@/lib/time/local-fields";
import { DUE, EXAM, NEW_YORK, SESSION } from "./events";

const DAY = "2026-11-23";

function exam(id: number, from: string, to: string): CalendarEvent {
  return { ...EXAM, id: `exam_${id}`, start: at(`${DAY}T${from}`), end: at(`${DAY}T${to}`) };
}
function due(time: string, day = DAY): CalendarEvent {
  return { ...DUE, start: at(`${day}T${time}`) };
}
function at(field: string, zone = NEW_YORK) {
  return instantOfField(field, zone);
}
/** Where the boxes stand: minutes, then the column, its span and how many there are. */
function places(events: CalendarEvent[]) {
  return boxesOf(events, NEW_YORK).map(({ event, from, to, column, span, columns }) => [
    event.id,
    `${timeOf(from)}–${timeOf(to)}`,
    `${column + 1}+${span}/${columns}`,
  ]);
}

test("what has no hour, or is due in the night, stands above the hours", () => {
  const ofTheNight = ["23:59", "22:00", "00:00", "05:59"].map((time) => due(time));
  const onTop = [SESSION, { ...EXAM, start: DAY, end: null, all_day: true }, ...ofTheNight];
  expect(onTop.filter((event) => !isAboveHours(event, NEW_YORK))).toEqual([]);
  const amongHours = [due("06:00"), due("17:00"), due("21:59"), exam(1, "05:00", "05:30")];
  expect(amongHours.filter((event) => isAboveHours(event, NEW_YORK))).toEqual([]);
  // The same deadline is one of the morning elsewhere.
  expect(isAboveHours(due("23:59"), "Asia/Kolkata")).toBe(false);
  expect(boxesOf(onTop, NEW_YORK)).toEqual([]);
});

describe("the columns of a day", () => {
  test("are one where nothing overlaps, and as many as overlap where something does", () => {
    expect(
      places([exam(1, "09:00", "10:30"), exam(2, "10:30", "11:00"), exam(3, "13:00", "15:00")]),
    ).toEqual([
      ["exam_1", "09:00–10:30", "1+1/1"],
      ["exam_2", "10:30–11:00", "1+1/1"],
      ["exam_3", "13:00–15:00", "1+1/1"],
    ]);
    expect(places([exam(1, "10:00", "11:30"), exam(2, "10:30", "11:15")])).toEqual([
      ["exam_1", "10:00–11:30", "1+1/2"],
      ["exam_2", "10:30–11:15", "2+1/2"],
    ]);
  });

  test("are taken again once they are free, and an event widens where nobody stands beside it", () => {
    expect(
      places([
        exam(1, "09:00", "12:00"),
        exam(2, "09:00", "10:00"),
        exam(3, "09:30", "10:00"),
        exam(4, "10:00", "11:00"),
      ]),
    ).toEqual([
      ["exam_1", "09:00–12:00", "1+1/3"],
      ["exam_2", "09:00–10:00", "2+1/3"],
      ["exam_3", "09:30–10:00", "3+1/3"],
      ["exam_4", "10:00–11:00", "2+2/3"],
    ]);
  });

  test("never let two events that overlap cover each other", () => {
    const minute = fc.integer({ min: 0, max: 1380 });
    const span = fc.tuple(minute, fc.integer({ min: 5, max: 300 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const events = spans.map(([from, length], id) =>
          exam(id, timeOf(from), timeOf(Math.min(from + length, 1439))),
        );
        const boxes = boxesOf(events, NEW_YORK);
        expect(boxes).toHaveLength(events.length);
        for (const a of boxes) {
          expect(a.column + a.span).toBeLessThanOrEqual(a.columns);
          for (const b of boxes) {
            if (a === b || a.from >= b.to || b.from >= a.to) continue;
            expect(a.columns).toBe(b.columns);
            expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true);
          }
        }
      }),
    );
  });
});

describe("the length of an event", () => {
  test("leaves room for a line, and ends with its day", () => {
    expect(places([due("17:00"), exam(1, "19:00", "19:10")])).toEqual([
      ["assignment_1", "17:00–17:30", "1+1/1"],
      ["exam_1", "19:00–19:30", "1+1/1"],
    ]);
    const overnight = { ...EXAM, start: at(`${DAY}T23:30`), end: at("2026-11-24T01:30") };
    expect(places([overnight])).toEqual([["exam_1", "23:30–24:00", "1+1/1"]]);
  });

  test("is that of the clock on the wall, also in the nights when clocks change", () => {
    const spring = { ...EXAM, start: at("2026-03-08T01:30"), end: at("2026-03-08T04:00") };
    expect(Date.parse(spring.end) - Date.parse(spring.start)).toBe(90 * 60_000);
    expect(places([spring])).toEqual([["exam_1", "01:30–04:00", "1+1/1"]]);
    // From the first 1:45 to the second 1:15.
    const autumn = { ...EXAM, start: "2026-11-01T05:45:00Z", end: "2026-11-01T06:15:00Z" };
    expect(places([autumn])).toEqual([["exam_1", "01:45–02:15", "1+1/1"]]);
  });
});

test("a week opens at eight, or with what begins before", () => {
  const opening = (events: CalendarEvent[]) => openingHour(boxesOf(events, NEW_YORK));
  expect(opening([])).toBe(8);
  expect(opening([exam(1, "18:00", "20:00")])).toBe(8);
  expect(opening([exam(1, "18:00", "20:00"), exam(2, "06:45", "08:00")])).toBe(6);
});
