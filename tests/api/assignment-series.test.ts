import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Assignment } from "@/lib/contract/assignments";
import { fieldOfInstant } from "@/lib/time/local-fields";
import { type Student, signIn } from "@/tests/support/student";

const ZONE = "America/New_York";
const SERIES = {
  title: "Problem set",
  // A Friday at 5 pm in New York, two weeks before the clocks go back.
  due_date: "2026-10-16T21:00:00.000Z",
  weekdays: [5],
  interval_weeks: 1,
};

async function courseOf(student: Student, end_date: string | null = "2026-11-20") {
  return student.makesCourse({ name: "Physics", start_date: "2026-09-01", end_date });
}

const adds = (student: Student, course_id: number, body: object) =>
  student.post(`/courses/${course_id}/assignments/series/`, { ...SERIES, ...body });

const dueOf = (list: unknown) =>
  z
    .array(Assignment)
    .parse(list)
    .map(({ title, due_date }) => `${title}: ${due_date && fieldOfInstant(due_date, ZONE)}`);

const listOf = async (student: Student, course_id: number) =>
  z.array(Assignment).parse((await student.get(`/courses/${course_id}/assignments/`)).list);

describe("assignments that repeat", () => {
  test("stand on each of their days until the course ends, numbered, at the same hour all term", async () => {
    const ann = await signIn({ timezone: ZONE });
    const { id } = await courseOf(ann);
    const more = { weight: 5, estimated_hours: 2, assignment_type: "project", description: "Why" };
    const { status, list } = await adds(ann, id, more);
    expect(status).toBe(201);
    expect(dueOf(list)).toEqual([
      "Problem set 1: 2026-10-16T17:00",
      "Problem set 2: 2026-10-23T17:00",
      "Problem set 3: 2026-10-30T17:00",
      "Problem set 4: 2026-11-06T17:00",
      "Problem set 5: 2026-11-13T17:00",
      "Problem set 6: 2026-11-20T17:00",
    ]);
    const stored = await listOf(ann, id);
    expect(stored).toEqual(z.array(Assignment).parse(list));
    for (const one of stored) expect(one).toMatchObject({ ...more, course_name: "Physics" });
  });

  test.each<[string, object, string[]]>([
    [
      "count on from the number of their title, on several days, until a day",
      { title: "Lab 7", weekdays: [4, 1], until: "2026-10-26" },
      ["Lab 7: 2026-10-19T17:00", "Lab 8: 2026-10-22T17:00", "Lab 9: 2026-10-26T17:00"],
    ],
    [
      "come every second week, counted from their first day",
      { interval_weeks: 2, until: "2026-11-13" },
      [
        "Problem set 1: 2026-10-16T17:00",
        "Problem set 2: 2026-10-30T17:00",
        "Problem set 3: 2026-11-13T17:00",
      ],
    ],
    [
      "keep their title where no number is wanted",
      { numbered: false, title: "Reading", until: "2026-10-23" },
      ["Reading: 2026-10-16T17:00", "Reading: 2026-10-23T17:00"],
    ],
  ])("%s", async (_, body, expected) => {
    const ann = await signIn({ timezone: ZONE });
    const { id } = await courseOf(ann);
    expect(dueOf((await adds(ann, id, body)).list)).toEqual(expected);
  });

  test.each<[object, string]>([
    [{ weekdays: [] }, "weekdays"],
    [{ weekdays: [7] }, "weekdays.0"],
    [{ interval_weeks: 3 }, "interval_weeks"],
    [{ title: "x".repeat(191) }, "title"],
    [{ until: "2026-10-15" }, "until"],
    [{ until: "2028-01-01" }, "until"],
    [{ until: "2027-10-01", weekdays: [0, 1, 2, 3, 4, 5, 6] }, "until"],
    [{ until: "soon" }, "until"],
    [{ due_date: "" }, "due_date"],
  ])("%j is refused in words, and nothing is added", async (body, field) => {
    const ann = await signIn({ timezone: ZONE });
    const { id } = await courseOf(ann);
    const answer = await adds(ann, id, body);
    expect([answer.status, answer.body[field]]).toEqual([
      400,
      expect.arrayContaining([expect.any(String)]),
    ]);
    expect(await listOf(ann, id)).toEqual([]);
  });

  test("need a last day where the course has none, and a course of the student's", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await courseOf(ann, null);
    expect((await adds(ann, id, {})).body.until).toEqual([expect.stringContaining("last day")]);
    expect((await adds(ann, id, { until: "2026-10-30" })).list).toHaveLength(3);
    expect((await adds(bob, id, { until: "2026-10-30" })).status).toBe(404);
    expect(await listOf(ann, id)).toHaveLength(3);
  });

  test("are taken back in one step, come back in one, and leave other work alone", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await courseOf(ann);
    const other = await ann.makesAssignment(id, { title: "Essay" });
    const added = z.array(Assignment).parse((await adds(ann, id, {})).list);
    const [first, ...rest] = added.map((one) => one.id);
    const undo = (student: Student, assignment_ids: unknown[]) =>
      student.post(`/courses/${id}/assignments/series/undo/`, { assignment_ids });
    expect((await undo(bob, [first, ...rest])).status).toBe(404);
    // What the student has deleted meanwhile does not stop the others.
    await ann.delete(`/courses/${id}/assignments/${rest.at(-1)}/`);
    expect((await undo(ann, [first, ...rest])).status).toBe(204);
    expect((await listOf(ann, id)).map((one) => one.id)).toEqual([other.id]);
    await ann.post("/trash/undo/", { kind: "assignment", item_id: first });
    expect(await listOf(ann, id)).toHaveLength(added.length);
    expect((await undo(ann, [])).status).toBe(400);
    expect((await undo(ann, [2_000_000_000])).status).toBe(404);
  });
});
