import { expect, it } from "vitest";
import { readLine } from "@/lib/quick-add/read-line";
import { COURSES, inCells, NOW, readTable, ZONE } from "./table";

/** Of twenty lines that were written down before the rules and read once, after the last of them. */
const MISSED = ["submit final project 12-14 8pm cs"];

it("understands lines that no rule was written for", () => {
  const context = { now: NOW, zone: ZONE, courses: COURSES, course_id: null };
  const missed = readTable("held-back").filter(
    ({ line, reads }) => inCells(readLine(line, context)) !== reads,
  );
  expect(missed.map(({ line }) => line)).toEqual(MISSED);
});
