import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { dateIn } from "@/lib/time/dates";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";

const asked = (zone: string, time: number) => toCalendarDate(fromAbsolute(time, zone)).toString();

test("a date holds for its quarter of an hour, in every zone and year", () => {
  const wrong: string[] = [];
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (let index = 0; index < 6; index += 1) {
      const year = 1960 + Math.floor(random() * 90);
      const day = Date.UTC(year, 0, 1) + Math.floor(random() * 365) * 24 * HOUR_MS;
      const midnight = day - Math.round((fromAbsolute(day, zone).offset / MINUTE_MS) * MINUTE_MS);
      // Both sides of the day's beginning, and anywhere.
      for (const time of [
        midnight,
        midnight - 1,
        midnight + 14 * MINUTE_MS,
        day + random() * 864e5,
      ]) {
        const instant = Math.floor(time);
        if (dateIn(zone, new Date(instant)) !== asked(zone, instant))
          wrong.push(`${zone} ${instant}`);
        if (dateIn(zone, new Date(instant)) !== asked(zone, instant)) wrong.push(`${zone} again`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(["+05:37", "-00:07"])("in the offset %s a date begins when it does", (zone) => {
  const midnight = Date.parse(`2026-11-23T00:00:00${zone}`);
  const dates = [midnight - 1, midnight].map((time) => dateIn(zone, new Date(time)));
  expect(dates).toEqual(["2026-11-22", "2026-11-23"]);
});

test("an unknown zone and an invalid instant are refused every time", () => {
  for (const _ of [1, 2]) {
    expect(() => dateIn("Mars/Olympus", new Date(0))).toThrow(RangeError);
    expect(() => dateIn("Mars/Olympus", new Date("2026-11-23T12:00:00Z"))).toThrow(RangeError);
    expect(() => dateIn("Europe/Berlin", new Date(Number.NaN))).toThrow(RangeError);
  }
});
