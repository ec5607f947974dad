import { describe, expect, test } from "vitest";
import { CourseGrades } from "@/lib/contract/grades";
import { Grading } from "@/lib/contract/grading";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { accepting, imports, NEW_COURSE, SYLLABUS } from "@/tests/support/syllabus";

runJobs();

const QUIZZES = { title: "Quizzes", weight: 40, count: 10, drop_lowest: 2 };
const FINAL = { title: "Final exam", weight: 60, count: null, drop_lowest: null };

async function courseOf(student: Student) {
  return (await student.post("/courses/", NEW_COURSE)).body.id;
}

async function gradingOf(student: Student, course_id: unknown) {
  const { status, body } = await student.get(`/courses/${course_id}/grading/`);
  expect(status).toBe(200);
  return Grading.parse(body).components;
}

async function accept(student: Student, lines: string[], sent: object, fields = {}) {
  const read = await imports(student, lines, fields);
  const course = "course_id" in fields ? {} : { course: NEW_COURSE };
  const body = { ...course, ...accepting(read, ({ due_date }) => due_date !== null), ...sent };
  const accepted = await student.post(`/syllabus-imports/${read.id}/accept/`, body);
  expect(accepted.status).toBe(200);
  return { import_id: read.id, course_id: accepted.body.course_id };
}

describe("the grading of a course", () => {
  test("takes its own weighting along where there are two", async () => {
    const ann = await signIn();
    const id = await courseOf(ann);
    await ann.put(`/courses/${id}/grading/`, { components: [QUIZZES, FINAL] });
    const schemes = [
      { g1: 40, g2: 60 },
      { g1: 0, g2: 100 },
    ];
    await ann.put(`/courses/${id}/grades/rules/`, { schemes });
    const quizzes = { ...QUIZZES, key: "g1", weight: 30 };
    const components = [quizzes, { ...FINAL, key: "g2", weight: 70 }];
    await ann.put(`/courses/${id}/grading/`, { components });
    const { body } = await ann.get(`/courses/${id}/grades/`);
    expect(CourseGrades.parse(body).rules.schemes).toEqual([
      { g1: "30", g2: "70" },
      { g1: 0, g2: 100 },
    ]);
  });

  test("is empty at first, is replaced whole, and belongs to its student", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const course_id = await courseOf(ann);
    expect(await gradingOf(ann, course_id)).toEqual([]);
    const at = `/courses/${course_id}/grading/`;
    const saved = await ann.put(at, { components: [QUIZZES, FINAL] });
    expect([saved.status, saved.body.components]).toEqual([
      200,
      [
        { key: "g1", ...QUIZZES, source: null },
        { key: "g2", ...FINAL, source: null },
      ],
    ]);
    await ann.put(at, { components: [{ key: "g2", ...FINAL }, { title: "Essay" }] });
    expect((await gradingOf(ann, course_id)).map(({ key, title }) => [key, title])).toEqual([
      ["g2", "Final exam"],
      ["g3", "Essay"],
    ]);
    expect((await bob.get(at)).status).toBe(404);
    expect((await bob.put(at, { components: [] })).status).toBe(404);
    expect(await gradingOf(ann, course_id)).toHaveLength(2);
  });

  test.each([
    [{ ...QUIZZES, title: " " }, "Title is required"],
    [{ ...QUIZZES, weight: 101 }, "Weight must be between 0 and 100"],
    [{ ...QUIZZES, weight: "ten" }, undefined],
    [{ ...QUIZZES, count: 2.5 }, "Please enter a whole number between 1 and 200"],
    [{ ...QUIZZES, drop_lowest: 10 }, "At least one must count"],
    [{ ...QUIZZES, key: "k".repeat(21) }, undefined],
  ])("refuses %o", async (component, message) => {
    const ann = await signIn();
    const course_id = await courseOf(ann);
    const { status, body } = await ann.put(`/courses/${course_id}/grading/`, {
      components: [component],
    });
    expect(status).toBe(400);
    if (message) expect(JSON.stringify(body)).toContain(message);
    expect(await gradingOf(ann, course_id)).toEqual([]);
  });

  test("keeps the keys of parts that a second syllabus names again, for their scores count there", async () => {
    const ann = await signIn();
    const { course_id } = await accept(ann, SYLLABUS, {});
    const before = await gradingOf(ann, course_id);
    const [first, ...others] = before.map(({ source: _, ...part }) => part);
    const moved = [...others, { ...first, key: null }];
    await ann.put(`/courses/${course_id}/grading/`, { components: moved });
    const now = await gradingOf(ann, course_id);
    await accept(ann, SYLLABUS, {}, { course_id: String(course_id) });
    const keyOf = (parts: typeof now) => new Map(parts.map(({ title, key }) => [title, key]));
    expect(keyOf(await gradingOf(ann, course_id))).toEqual(keyOf(now));
    expect(keyOf(now)).not.toEqual(keyOf(before));
  });

  test("comes with a syllabus, dated or not, each part with its page and words", async () => {
    const ann = await signIn();
    const { course_id } = await accept(ann, SYLLABUS, {});
    const parts = await gradingOf(ann, course_id);
    expect(parts.map(({ title, weight }) => [title, weight])).toContainEqual(["Term paper", 20]);
    expect(parts.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBe(100);
    for (const { title, source } of parts) {
      expect(source).toMatchObject({ page: 1, file_id: expect.any(Number) });
      expect(source?.quote).toContain(title);
    }
    const [first, ...others] = parts.map(({ source: _, ...part }) => part);
    const { body } = await ann.put(`/courses/${course_id}/grading/`, {
      components: [{ ...first, weight: 12 }, ...others],
    });
    expect(Grading.parse(body).components[0]).toMatchObject({
      weight: 12,
      source: parts[0]?.source,
    });
  });

  test("is as the student corrected it in the review, or left alone", async () => {
    const ann = await signIn();
    const own = await courseOf(ann);
    await ann.put(`/courses/${own}/grading/`, { components: [QUIZZES] });
    await accept(ann, SYLLABUS, { grading: [] }, { course_id: String(own) });
    expect((await gradingOf(ann, own)).map(({ title }) => title)).toEqual(["Quizzes"]);

    const second = await accept(
      ann,
      SYLLABUS,
      {
        grading: [
          { key: "i0", title: "Homework", weight: 25 },
          { key: "i99", title: "No", weight: 1 },
        ],
      },
      { course_id: String(own) },
    );
    expect(await gradingOf(ann, own)).toMatchObject([
      { title: "Homework", weight: 25, source: { page: 1 } },
    ]);
    await ann.post(`/syllabus-imports/${second.import_id}/undo/`);
    expect((await gradingOf(ann, own)).map(({ title }) => title)).toEqual(["Quizzes"]);
  });

  test("stays without its source when the syllabus is gone", async () => {
    const ann = await signIn();
    const { course_id } = await accept(ann, SYLLABUS, {});
    const [syllabus] = (await ann.get(`/courses/${course_id}/topics/`)).list;
    expect((await ann.delete(`/courses/${course_id}/topics/${syllabus?.id}/`)).status).toBe(204);
    const parts = await gradingOf(ann, course_id);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every(({ source }) => source === null)).toBe(true);
  });
});
