import { describe, expect, test } from "vitest";
import { type ClassDays, classDays, repeatedDays } from "@/lib/time/repeated-days";

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

describe("a class that meets every week", () => {
  const weekly = { weekdays: [1], interval_weeks: 1, starts_on: null, skipped_dates: [] } as const;
  const ofNovember = (days: Partial<ClassDays>) =>
    classDays({ ...weekly, weekdays: [1], ...days }, "2026-11-01", "2026-11-30");

  test("meets every week of the days that are asked for", () => {
    expect(ofNovember({})).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
  });

  test("of every second week counts its weeks from the first class, long before what is asked", () => {
    expect(ofNovember({ interval_weeks: 2, starts_on: "2026-08-31" })).toEqual([
      "2026-11-09",
      "2026-11-23",
    ]);
    expect(ofNovember({ interval_weeks: 2, starts_on: "2026-09-07" })).toHaveLength(3);
  });

  test("does not meet before its first day nor on the days that are left out", () => {
    expect(ofNovember({ starts_on: "2026-11-10", skipped_dates: ["2026-11-23"] })).toEqual([
      "2026-11-16",
      "2026-11-30",
    ]);
  });
});
