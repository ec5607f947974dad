import { expect, test } from "vitest";
import { repeatedDays } from "@/lib/time/repeated-days";

test("days that repeat stand within the term, on their weekdays alone", () => {
  const mondays = { weekdays: [1], interval_weeks: 1 as const };
  expect(repeatedDays(mondays, "2026-09-02", "2026-09-28")).toEqual([
    "2026-09-07",
    "2026-09-14",
    "2026-09-21",
    "2026-09-28",
  ]);
  expect(repeatedDays(mondays, "2026-09-08", "2026-09-13")).toEqual([]);
  expect(repeatedDays(mondays, "2026-09-28", "2026-09-02")).toEqual([]);
});

test("every second week begins with the first of the days, over the end of summer time", () => {
  const days = repeatedDays({ weekdays: [2, 4], interval_weeks: 2 }, "2026-10-14", "2026-11-14");
  expect(days).toEqual(["2026-10-15", "2026-10-27", "2026-10-29", "2026-11-10", "2026-11-12"]);
});

test("no series is endless", () => {
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], interval_weeks: 1 as const };
  expect(repeatedDays(daily, "1900-01-01", "2200-12-31")).toHaveLength(200);
});
