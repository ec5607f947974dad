import { expect, test } from "vitest";
import { matchCourse, matchWork } from "@/lib/calendar-in/match";
import { item } from "./calendars";

const COURSES = [
  { id: 1, code: "MATH 233", name: "Calculus III" },
  { id: 2, code: "CS 61A", name: "Programs" },
  { id: 3, code: "PHYS 40A", name: "Mechanics" },
  { id: 4, code: "", name: "Organic Chemistry" },
];

test.each([
  ["MATH 233 (170001) FA26", 1],
  ["math233-01", 1],
  ["MATH 2331", null],
  ["cs61a Lecture", 2],
  ["CS 61B", null],
  ["CS 61", null],
  ["PHYS_040A_001_26F", 3],
  ["Organic Chemistry - Section 2", 4],
  ["Chemistry", null],
  ["MATH 233 and CS 61A", null],
  ["", null],
])("“%s” is the course %s", (said, id) => {
  expect(matchCourse(said, COURSES)).toBe(id);
});

const known = (title: string, at: string | null, course_id = 1) => [
  { kind: "assignment" as const, id: 7, course_id, title, at },
];

test.each([
  ["the same title, near", known("Essay 1", "2026-12-01T22:59:00.000Z"), true],
  ["the same title without a date", known("essay 1", null), true],
  ["another number", known("Essay 2", "2026-12-03T22:59:00.000Z"), false],
  ["another month", known("Essay 1", "2027-01-03T22:59:00.000Z"), false],
  ["another course", known("Essay 1", "2026-12-03T22:59:00.000Z", 2), false],
])("%s: %s", (_, work, is_same) => {
  expect(matchWork(item(), 1, work)?.id).toBe(is_same ? 7 : undefined);
});
