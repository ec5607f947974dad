import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMonths,
  type Dated,
  dayOf,
  dayOfItem,
  groupByDay,
  isDay,
  sameMonth,
  weekOf,
  weeksOfMonth,
} from "@/lib/time/calendar-days";
import { addDays, daysBetween } from "@/lib/time/dates";

const NEW_YORK = "America/New_York";
const KOLKATA = "Asia/Kolkata";
const at = (start: string): Dated => ({ start, all_day: false });
const allDay = (start: string): Dated => ({ start, all_day: true });
const daysOf = (items: Dated[], zone: string) =>
  Object.fromEntries(
    [...groupByDay(items, zone)].map(([day, group]) => [day, group.map(({ start }) => start)]),
  );

describe("the day something stands on", () => {
  test("is the student's own: New York and Kolkata look at the same deadline", () => {
    const deadline = at("2026-10-10T03:59:00.000Z");
    expect(dayOfItem(deadline, NEW_YORK)).toBe("2026-10-09");
    expect(dayOfItem(deadline, KOLKATA)).toBe("2026-10-10");
  });

  test("is the date itself when it takes all day, in every zone", () => {
    for (const zone of [NEW_YORK, KOLKATA, "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"]) {
      expect(dayOfItem(allDay("2026-03-08"), zone)).toBe("2026-03-08");
      expect(dayOfItem(allDay("2026-12-31"), zone)).toBe("2026-12-31");
    }
  });

  test("survives the night when the clocks go forward", () => {
    expect(dayOf("2026-03-08T04:59:59Z", NEW_YORK)).toBe("2026-03-07");
    expect(dayOf("2026-03-08T05:00:00Z", NEW_YORK)).toBe("2026-03-08");
    expect(dayOf("2026-03-08T07:30:00Z", NEW_YORK)).toBe("2026-03-08");
    expect(dayOf("2026-03-09T03:59:00Z", NEW_YORK)).toBe("2026-03-08");
    expect(dayOf("2026-03-09T04:00:00Z", NEW_YORK)).toBe("2026-03-09");
  });

  test("survives the night when the clocks go back", () => {
    expect(dayOf("2026-11-01T03:59:00Z", NEW_YORK)).toBe("2026-10-31");
    expect(dayOf("2026-11-01T04:00:00Z", NEW_YORK)).toBe("2026-11-01");
    expect(dayOf("2026-11-02T04:59:00Z", NEW_YORK)).toBe("2026-11-01");
    expect(dayOf("2026-11-02T05:00:00Z", NEW_YORK)).toBe("2026-11-02");
  });

  test("survives the end of the year", () => {
    expect(dayOf("2027-01-01T04:59:00Z", NEW_YORK)).toBe("2026-12-31");
    expect(dayOf("2026-12-31T18:30:00Z", KOLKATA)).toBe("2027-01-01");
  });

  test("survives a zone this machine does not know", () => {
    expect(dayOf("2026-10-10T12:00:00Z", "Mars/Olympus_Mons")).toMatch(/^2026-10-\d\d$/);
  });
});

describe("events by day", () => {
  test("come in order of days, within a day all-day first and then by start", () => {
    const items = [
      at("2026-11-21T22:00:00Z"),
      at("2026-11-20T15:00:00Z"),
      allDay("2026-11-21"),
      at("2026-11-21T09:00:00+05:30"),
      at("2026-11-21T14:00:00Z"),
    ];
    expect(Object.entries(daysOf(items, NEW_YORK))).toEqual([
      ["2026-11-20", ["2026-11-21T09:00:00+05:30", "2026-11-20T15:00:00Z"].reverse()],
      ["2026-11-21", ["2026-11-21", "2026-11-21T14:00:00Z", "2026-11-21T22:00:00Z"]],
    ]);
  });

  test("stand on the day they start, also when they last over midnight", () => {
    const lateExam = { ...at("2026-11-22T04:30:00Z"), end: "2026-11-22T06:30:00Z" };
    expect([...groupByDay([lateExam], NEW_YORK).keys()]).toEqual(["2026-11-21"]);
  });

  test("are all there, once, and the list that was given stays as it was", () => {
    const item = fc
      .record({
        date: fc.date({
          min: new Date("1950-01-01T00:00:00Z"),
          max: new Date("2150-01-01T00:00:00Z"),
          noInvalidDate: true,
        }),
        all_day: fc.boolean(),
      })
      .map(({ date, all_day }) => ({
        start: all_day ? date.toISOString().slice(0, 10) : date.toISOString(),
        all_day,
      }));
    const zone = fc.constantFrom(NEW_YORK, KOLKATA, "Australia/Lord_Howe", "Pacific/Apia");
    fc.assert(
      fc.property(fc.array(item), zone, (items, where) => {
        const before = structuredClone(items);
        const days = groupByDay(items, where);
        expect(items).toEqual(before);
        expect([...days.values()].flat()).toHaveLength(items.length);
        expect([...days.keys()]).toEqual([...days.keys()].sort());
        for (const [day, group] of days) {
          for (const each of group) expect(dayOfItem(each, where)).toBe(day);
        }
      }),
    );
  });
});

describe("the days of a period", () => {
  test("weeks start where the locale has it", () => {
    expect(weekOf("2026-11-21", "en-US")).toEqual([
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
    expect(weekOf("2026-11-22", "en-GB")[0]).toBe("2026-11-16");
  });

  test("a month has as many weeks as it needs", () => {
    expect(weeksOfMonth("2026-02-14", "en-US")).toHaveLength(4);
    expect(weeksOfMonth("2026-11-21", "en-US")).toHaveLength(5);
    expect(weeksOfMonth("2026-08-31", "en-US")).toHaveLength(6);
  });

  test("a month across the end of the year shows its neighbours' days", () => {
    const days = weeksOfMonth("2026-12-15", "en-US").flat();
    expect([days[0], days.at(-1)]).toEqual(["2026-11-29", "2027-01-02"]);
    expect(days.filter((day) => sameMonth(day, "2026-12-01"))).toHaveLength(31);
  });

  test("the months and weeks of DST nights have every day once", () => {
    for (const day of ["2026-03-08", "2026-11-01"]) {
      const days = weeksOfMonth(day, "en-US").flat();
      expect(
        days.map((each, index) => index === 0 || daysBetween(days[index - 1] ?? "", each)),
      ).toEqual([true, ...Array(days.length - 1).fill(1)]);
    }
  });

  test("days and months are counted over every end", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-08", -1)).toBe("2026-03-07");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addMonths("2026-12-31", 2)).toBe("2027-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
    expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
  });

  test("only what the API takes counts as a day", () => {
    expect(["2026-11-21", "1900-01-01", "2199-12-31"].filter(isDay)).toHaveLength(3);
    const wrong = ["2026-02-30", "2026-11-1", "1899-12-31", "2201-01-01", "today", "", null];
    expect(wrong.filter(isDay)).toEqual([]);
  });
});
