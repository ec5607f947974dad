import { expect, test } from "vitest";
import { streakOf } from "@/lib/progress/streak";

const NOW = new Date("2026-11-02T04:30:00Z");

test.each<[string, string[], string, number]>([
  ["nothing", [], "UTC", 0],
  ["today only", ["2026-11-02T01:00:00Z"], "UTC", 1],
  ["yesterday only, today is young", ["2026-11-01T12:00:00Z"], "UTC", 1],
  ["the day before yesterday only", ["2026-10-31T12:00:00Z"], "UTC", 0],
  [
    "three days with two on one of them",
    [
      "2026-11-02T01:00:00Z",
      "2026-11-01T01:00:00Z",
      "2026-11-01T20:00:00Z",
      "2026-10-31T10:00:00Z",
    ],
    "UTC",
    3,
  ],
  // In New York it is still 1 November, the day the clocks went back.
  ["over the DST night", ["2026-11-02T04:00:00Z", "2026-10-31T23:00:00Z"], "America/New_York", 2],
  ["a gap", ["2026-11-02T01:00:00Z", "2026-10-31T01:00:00Z"], "UTC", 1],
])("a streak of %s", (_, completions, zone, days) => {
  expect(streakOf(completions, zone, NOW)).toBe(days);
});
