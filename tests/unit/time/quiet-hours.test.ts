import { expect, test } from "vitest";
import { afterQuiet } from "@/lib/time/quiet-hours";

const NIGHT = { from: "22:00", to: "07:00" };
const NOON = { from: "12:00", to: "13:00" };

test.each([
  ["before the night", NIGHT, "2026-11-28T02:59:00.000Z", "2026-11-28T02:59:00.000Z"],
  ["as it begins", NIGHT, "2026-11-28T03:00:00.000Z", "2026-11-28T12:00:00.000Z"],
  ["after midnight", NIGHT, "2026-11-28T06:00:00.000Z", "2026-11-28T12:00:00.000Z"],
  ["as it ends", NIGHT, "2026-11-28T12:00:00.000Z", "2026-11-28T12:00:00.000Z"],
  [
    "in the night that is an hour longer",
    NIGHT,
    "2026-11-01T04:00:00.000Z",
    "2026-11-01T12:00:00.000Z",
  ],
  ["at noon", NOON, "2026-11-28T17:30:00.000Z", "2026-11-28T18:00:00.000Z"],
  ["past noon", NOON, "2026-11-28T18:00:00.000Z", "2026-11-28T18:00:00.000Z"],
  ["without quiet hours", null, "2026-11-28T06:00:00.000Z", "2026-11-28T06:00:00.000Z"],
])("%s", (_, quiet, instant, after) => {
  expect(afterQuiet(instant, quiet, "America/New_York")).toBe(after);
});
