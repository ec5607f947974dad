import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysUntil, deadlineInstant, zoneOf } from "@/lib/time/zones";

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Date and time on a clock in `zone`, by the platform's own formatter. */
function onTheWall(instant: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return parts.format(new Date(instant)).replace(", ", " ");
}

describe("a deadline as an instant", () => {
  test("without a time is 23:59 of that day, in every zone and year", () => {
    fc.assert(
      fc.property(day, zone, (date, zone) => {
        const shown = onTheWall(deadlineInstant(date, null, zone), zone);
        // Some zones skipped whole days or the hour before midnight; everywhere else it is exact.
        if (shown !== `${date} 23:59`) expect(exists(date, "23:59", zone)).toBe(false);
      }),
    );
  });

  test.each([
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-10-09", "23:59", "Asia/Kolkata", "2026-10-09T18:29:00.000Z"],
    ["2026-10-09", null, "Pacific/Apia", "2026-10-09T10:59:00.000Z"],
    ["2011-12-30", "12:00", "Pacific/Apia", "2011-12-30T22:00:00.000Z"],
  ])("%s %s in %s is %s", (date, time, zone, instant) => {
    expect(deadlineInstant(date, time, zone)).toBe(instant);
  });
});

test.each(["+05:30", "-05:00", "+14:00"])("a deadline in the offset %s is an instant", (zone) => {
  expect(deadlineInstant("2026-10-05", "23:59", zone)).toBe(
    new Date(`2026-10-05T23:59:00${zone}`).toISOString(),
  );
});

describe("days until a deadline", () => {
  test.each([
    ["2026-10-10T03:59:00Z", "America/New_York", "2026-10-09T16:00:00Z", 0],
    ["2026-10-10T03:59:00Z", "Asia/Kolkata", "2026-10-09T16:00:00Z", 1],
    ["2026-11-02T04:00:00Z", "America/New_York", "2026-11-01T04:30:00Z", 0],
    ["2026-11-02T05:00:00Z", "America/New_York", "2026-11-01T04:30:00Z", 1],
    ["2026-10-07T12:00:00Z", "UTC", "2026-10-09T12:00:00Z", -2],
  ])("%s in %s, seen at %s: %i", (instant, zone, now, days) => {
    expect(daysUntil(instant, zone, new Date(now))).toBe(days);
  });
});

test.each([
  ["ET", "America/New_York"],
  ["Pacific Time", "America/Los_Angeles"],
  ["eastern standard time", "America/New_York"],
  ["UTC+1", "+01:00"],
  ["GMT -05:00", "-05:00"],
  ["UTC+5:30", "+05:30"],
  ["UTC\u22125", "-05:00"],
  ["UTC+15", null],
  ["GMT-13", null],
  ["anywhere on earth", "Etc/GMT+12"],
  ["IST", null],
  [null, null],
])("the zone word %s means %s", (word, zone) => {
  expect(zoneOf(word)).toBe(zone);
});

function exists(date: string, time: string, zone: string): boolean {
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let minute = -2160; minute <= 2160; minute += 1) {
    const instant = new Date(noon + minute * 60_000).toISOString();
    if (onTheWall(instant, zone) === `${date} ${time}`) return true;
  }
  return false;
}
