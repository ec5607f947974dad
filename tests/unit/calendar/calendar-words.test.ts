import { expect, test } from "vitest";
import { longDay, monthName, shortDay, spanOfDays, weekdayOf } from "@/lib/time/calendar-words";
import { clockTime } from "@/lib/time/format";

test("days are named in full and in short, with the year when it is another", () => {
  expect(weekdayOf("2026-11-21")).toBe("Saturday");
  expect(weekdayOf("2026-11-22")).toBe("Sunday");
  expect(longDay("2026-11-21", "2026-01-01")).toBe("Saturday 21 November");
  expect(longDay("2027-01-01", "2026-11-21")).toBe("Friday 1 January 2027");
  expect(longDay("2026-11-21")).toBe("Saturday 21 November 2026");
  expect(shortDay("2026-10-09", "2026-11-21")).toBe("Fri 9 Oct");
  expect(shortDay("2025-10-09", "2026-11-21")).toBe("Thu 9 Oct 2025");
});

test("a period says once what both ends share", () => {
  expect(monthName("2026-11-21")).toBe("November 2026");
  expect(spanOfDays("2026-11-15", "2026-11-21")).toBe("15 – 21 November 2026");
  expect(spanOfDays("2026-11-29", "2026-12-05")).toBe("29 November – 5 December 2026");
  expect(spanOfDays("2026-12-27", "2027-01-02")).toBe("27 December 2026 – 2 January 2027");
});

test("the clock is the one on the student's wall, on both DST nights", () => {
  expect(clockTime("2026-10-10T03:59:00Z", "America/New_York")).toBe("11:59 PM");
  expect(clockTime("2026-10-10T03:59:00Z", "Asia/Kolkata")).toBe("9:29 AM");
  expect(clockTime("2026-03-08T07:30:00Z", "America/New_York")).toBe("3:30 AM");
  expect(clockTime("2026-11-01T05:30:00Z", "America/New_York")).toBe("1:30 AM");
  expect(clockTime("2026-11-01T06:30:00Z", "America/New_York")).toBe("1:30 AM");
});
