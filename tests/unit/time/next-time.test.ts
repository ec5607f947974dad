import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateIn, weekdayNumber } from "@/lib/time/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { nextTime } from "@/lib/time/next-time";

const NEW_YORK = "America/New_York";
const at = (instant: string) => new Date(instant);

describe("the next time of the day", () => {
  test.each([
    ["before it", "2026-11-27T11:59:59.000Z", "2026-11-27T12:00:00.000Z"],
    ["at it", "2026-11-27T12:00:00.000Z", "2026-11-28T12:00:00.000Z"],
    ["after it", "2026-11-27T12:00:01.000Z", "2026-11-28T12:00:00.000Z"],
    [
      "on the evening before, by UTC the same day",
      "2026-11-28T03:00:00Z",
      "2026-11-28T12:00:00.000Z",
    ],
  ])("%s", (_, now, next) => {
    expect(nextTime({ time: "07:00" }, NEW_YORK, at(now))).toBe(next);
  });

  test("keeps its place on the clock when clocks change", () => {
    const time = "07:00";
    const before = nextTime({ time }, NEW_YORK, at("2026-10-31T12:00:00Z"));
    expect(before).toBe("2026-11-01T12:00:00.000Z");
    expect(nextTime({ time }, NEW_YORK, at("2026-10-30T12:00:00Z"))).toBe(
      "2026-10-31T11:00:00.000Z",
    );
  });

  test("comes once on a day that has it twice, and on one that has it not", () => {
    const twice = nextTime({ time: "01:30" }, NEW_YORK, at("2026-11-01T04:00:00Z"));
    expect(twice).toBe("2026-11-01T05:30:00.000Z");
    expect(nextTime({ time: "01:30" }, NEW_YORK, at(twice))).toBe("2026-11-02T06:30:00.000Z");
    const skipped = nextTime({ time: "02:30" }, NEW_YORK, at("2026-03-08T05:00:00Z"));
    expect(skipped).toBe("2026-03-08T07:30:00.000Z");
    expect(nextTime({ time: "02:30" }, NEW_YORK, at(skipped))).toBe("2026-03-09T06:30:00.000Z");
  });

  test("of a weekday waits for it, up to a week", () => {
    const weekly = { time: "18:00", weekday: 0 };
    const sunday = nextTime(weekly, "Europe/Berlin", at("2026-11-27T10:00:00Z"));
    expect(sunday).toBe("2026-11-29T17:00:00.000Z");
    expect(nextTime(weekly, "Europe/Berlin", at(sunday))).toBe("2026-12-06T17:00:00.000Z");
  });

  test("follows the one before by a day or a week, give or take what clocks change", () => {
    const zones = [
      NEW_YORK,
      "Europe/Berlin",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "Pacific/Apia",
    ];
    const given = fc.record({
      zone: fc.constantFrom(...zones),
      minute: fc.integer({ min: 0, max: 1439 }),
      weekday: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      now: fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2040, 0) }),
    });
    fc.assert(
      fc.property(given, ({ zone, minute, weekday, now }) => {
        const two = (n: number) => String(n).padStart(2, "0");
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const first = nextTime({ time, weekday }, zone, new Date(now));
        const second = nextTime({ time, weekday }, zone, new Date(first));
        const apart = Date.parse(second) - Date.parse(first);
        const usual = (weekday === undefined ? 1 : 7) * DAY_MS;
        expect(Math.abs(apart - usual)).toBeLessThanOrEqual(HOUR_MS);
        expect(Date.parse(first)).toBeGreaterThan(now);
        expect(Date.parse(first) - now).toBeLessThanOrEqual(usual + HOUR_MS);
        if (weekday !== undefined) {
          expect(weekdayNumber(dateIn(zone, new Date(first)))).toBe(weekday);
        }
      }),
    );
  });
});
