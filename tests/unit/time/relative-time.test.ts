import { expect, test } from "vitest";
import { relativeTime } from "@/components/shared/format";
import { timeLeftText } from "@/components/trash/trash-text";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time/durations";

const NOW = Date.parse("2026-11-23T15:00:00Z");
const at = (ms: number) => new Date(NOW + ms).toISOString();

test.each([
  [MINUTE_MS - 1, "just now"],
  [MINUTE_MS, "1 minute ago"],
  [HOUR_MS - 1, "59 minutes ago"],
  [HOUR_MS, "1 hour ago"],
  [DAY_MS - 1, "23 hours ago"],
  [DAY_MS, "1 day ago"],
  [2 * DAY_MS - 1, "1 day ago"],
  [7 * DAY_MS - 1, "6 days ago"],
])("%i ms ago is %s", (ms, said) => {
  expect(relativeTime(at(-ms), NOW)).toBe(said);
});

test.each([
  [MINUTE_MS, "for good within a day"],
  [DAY_MS, "for good within a day"],
  [2 * DAY_MS, "for good in 2 days"],
  [30 * DAY_MS, "for good in 30 days"],
])("what is deleted in %i ms goes %s", (ms, said) => {
  expect(timeLeftText(at(ms), NOW)).toBe(said);
});
