import { describe, expect, test } from "vitest";
import { type Held, sameItems } from "@/lib/course-setup/same-items";
import { SETUP } from "@/tests/support/setup";

const ZONE = "America/New_York";
const EMPTY: Held = { class_times: [], assignments: [], exams: [], topics: [] };
const [task] = SETUP.assignments;

describe("what a course has already of a setup", () => {
  test("is work of the same title on the same day, however either is written", () => {
    const held: Held = {
      ...EMPTY,
      assignments: [
        { id: 1, title: "PROBLEM SET 3", due_date: "2026-10-09T04:00:00.000Z" },
        { id: 2, title: "Problem set 4", due_date: task?.due_date ?? null },
        { id: 3, title: "Problem set 3", due_date: "2026-10-10T04:00:00.000Z" },
      ],
      exams: [{ id: 4, name: "second midterm", exam_date: "2026-11-13T04:59:00.000Z" }],
    };
    expect([...sameItems(SETUP, held, ZONE)]).toEqual([
      ["a1", 1],
      ["e1", 4],
    ]);
    // In another zone those are other days.
    expect([...sameItems(SETUP, held, "Asia/Tokyo")]).toEqual([["a1", 3]]);
  });

  test("is a class time of the same hours and a topic of the same title", () => {
    const hours = { start_time: "13:30", end_time: "14:45" };
    const held: Held = {
      ...EMPTY,
      class_times: [
        { id: 5, weekdays: [2], ...hours },
        { id: 6, weekdays: [2, 4], ...hours },
      ],
      topics: [{ id: 7, title: "DETERMINANTS" }],
    };
    expect([...sameItems(SETUP, held, ZONE)]).toEqual([
      ["c1", 6],
      ["t1", 7],
    ]);
  });

  test("is each time another one: two of the same name need two", () => {
    const twice = SETUP.assignments.flatMap((one) => [one, { ...one, key: "a2" }]);
    const held = { id: 1, title: "Problem set 3", due_date: task?.due_date ?? null };
    const setup = { ...SETUP, assignments: twice };
    expect([...sameItems(setup, { ...EMPTY, assignments: [held] }, ZONE)]).toEqual([["a1", 1]]);
  });

  test("is without a date what has none", () => {
    const undated = {
      ...SETUP,
      assignments: SETUP.assignments.map((one) => ({ ...one, due_date: null })),
    };
    const held = { ...EMPTY, assignments: [{ id: 1, title: "Problem set 3", due_date: null }] };
    expect([...sameItems(undated, held, ZONE)]).toEqual([["a1", 1]]);
    expect([...sameItems(SETUP, held, ZONE)]).toEqual([]);
  });
});
