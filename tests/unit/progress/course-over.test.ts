import { expect, test } from "vitest";
import { isOver, lastDayNamed } from "@/lib/progress/course-over";

test.each([
  ["2026-11-09", null, false],
  ["2026-11-08", null, true],
  ["2026-11-30", "2017-05-01", false],
  [null, "2026-09-24", false],
  [null, "2026-09-23", true],
  [null, null, false],
])("a course that ends on %s and whose last date is %s: over is %s", (end_date, last_date, is) => {
  expect(isOver({ end_date, last_date }, "2026-11-23")).toBe(is);
});

test.each([
  ["Spring 2025", "2026-03-31"],
  ["Winter 2025/26", "2027-03-31"],
  ["Wintersemester 2025/2026", "2027-03-31"],
  ["Academic year 2024–25", "2026-03-31"],
  ["Fall", null],
  ["", null],
])("the semester %j is over by %s", (semester, day) => {
  expect(lastDayNamed(semester)).toBe(day);
});
