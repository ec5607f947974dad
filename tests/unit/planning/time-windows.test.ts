import { describe, expect, test } from "vitest";
import { startWithin, type TimesAsked, timeWindows } from "@/lib/planning/request/time-windows";

const MONDAY = 1;
const onMonday = (asked: TimesAsked) => {
  const window = timeWindows(asked)[MONDAY];
  return window && window !== "none" ? `${window.from} ${window.to} ${window.usual}` : window;
};

describe("the times of a request on a Monday", () => {
  test.each<[string, TimesAsked, string | null]>([
    ["nothing", {}, null],
    ["another day", { time_of_day: [{ days: [2], part: "morning" }] }, null],
    ["evenings", { time_of_day: [{ part: "evening" }] }, "17:00 23:00 18:00"],
    ["from ten", { time_of_day: [{ from: "10:00" }] }, "10:00 24:00 10:00"],
    ["until nine", { time_of_day: [{ to: "21:00" }] }, "06:00 21:00 17:00"],
    ["until noon", { time_of_day: [{ to: "12:00" }] }, "06:00 12:00 09:00"],
    ["early", { time_of_day: [{ to: "05:30", from: "04:00" }] }, "04:00 05:30 04:00"],
    [
      "a day's own time",
      { time_of_day: [{ from: "19:00" }, { days: [1], part: "morning" }] },
      "06:00 12:00 09:00",
    ],
    ["both", { time_of_day: [{ part: "evening" }, { from: "19:00" }] }, "19:00 23:00 19:00"],
    ["no mornings", { absent_weekly: [{ days: [1], part: "morning" }] }, "12:00 24:00 12:00"],
    ["no evenings", { absent_weekly: [{ days: [1], part: "evening" }] }, "06:00 17:00 09:00"],
    ["no afternoons", { absent_weekly: [{ days: [1], part: "afternoon" }] }, "18:00 24:00 18:00"],
    ["apart", { time_of_day: [{ part: "morning" }, { part: "evening" }] }, "none"],
    ["too short", { time_of_day: [{ from: "10:00", to: "10:15" }] }, "none"],
  ])("%s", (_, asked, expected) => expect(onMonday(asked)).toBe(expected));

  test("leave a start from which the hours end in time", () => {
    const evening = { from: "17:00", to: "23:00", usual: "18:00" };
    expect([2, 5.5, 8].map((hours) => startWithin(evening, hours))).toEqual([
      "18:00",
      "17:30",
      "17:00",
    ]);
  });
});
