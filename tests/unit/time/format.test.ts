import { expect, it } from "vitest";
import {
  formatDate,
  formatDay,
  formatInstant,
  formatWeekday,
  relativeDay,
} from "@/lib/time/format";

it("shows an instant in the student's zone", () => {
  const deadline = "2026-10-10T03:59:00Z";
  expect(formatInstant(deadline, "America/New_York")).toBe("Fri 9 Oct, 11:59 PM");
  expect(formatInstant(deadline, "Asia/Kathmandu")).toBe("Sat 10 Oct, 9:44 AM");
  expect(formatDay(deadline, "America/New_York")).toBe("9 Oct 2026");
  expect(formatWeekday(new Date(deadline), "America/New_York")).toBe("Friday 9 October");
});

it("calls midnight 12:00 AM", () => {
  expect(formatInstant("2026-10-10T04:00:00Z", "America/New_York")).toBe("Sat 10 Oct, 12:00 AM");
});

it("shows a date as it was given, whatever the zone of the machine", () => {
  expect(formatDate("2026-01-01")).toBe("1 Jan 2026");
  expect(formatDate("2026-12-31")).toBe("31 Dec 2026");
});

it("survives a zone this machine does not know", () => {
  expect(formatInstant("2026-10-10T12:00:00Z", "Mars/Olympus_Mons")).toMatch(/Oct, /);
});

it("says how far a day is", () => {
  expect([-2, -1, 0, 1, 3].map(relativeDay)).toEqual([
    "2 days ago",
    "yesterday",
    "today",
    "tomorrow",
    "in 3 days",
  ]);
});
