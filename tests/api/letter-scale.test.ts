import { expect, test } from "vitest";
import { CourseGrades } from "@/lib/contract/grades";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { imports, NEW_COURSE, SYLLABUS } from "@/tests/support/syllabus";

runJobs();

const SCALE = ["A 90-100, B 80-89,", "C 70-79, D 60-69"];
const LETTERS = [
  ["A", "90"],
  ["B", "80"],
  ["C", "70"],
  ["D", "60"],
  ["F", "0"],
];

async function accept(student: Student, sent: object, course_id?: number) {
  const fields: Record<string, string> =
    course_id === undefined ? {} : { course_id: `${course_id}` };
  const read = await imports(student, [...SYLLABUS, ...SCALE], fields);
  expect(read.proposal?.letter_scale).toMatchObject({
    letters: LETTERS,
    names_failing: false,
    page: 1,
    quote: SCALE.join(" "),
  });
  const body = { ...(course_id === undefined && { course: NEW_COURSE }), ...sent };
  const accepted = await student.post(`/syllabus-imports/${read.id}/accept/`, body);
  expect(accepted.status).toBe(200);
  return { import_id: read.id, course_id: Number(accepted.body.course_id) };
}

async function rulesOf(student: Student, course_id: number) {
  const { body } = await student.get(`/courses/${course_id}/grades/`);
  return CourseGrades.parse(body).rules;
}

test("a letter scale comes with a syllabus, with its page and words, and is taken back with it", async () => {
  const ann = await signIn();
  const { course_id } = await accept(ann, {});
  const { letters, unknown, sources } = await rulesOf(ann, course_id);
  expect(letters).toEqual(LETTERS);
  expect(unknown).toEqual([expect.stringContaining("We call it F")]);
  const file_id = expect.any(Number);
  expect(sources).toMatchObject([
    { about: "letters", at: null, source: { page: 1, quote: SCALE.join(" "), file_id } },
  ]);

  const { body } = await ann.post("/courses/", { ...NEW_COURSE, name: "Another course" });
  const other = await accept(ann, {}, Number(body.id));
  expect((await rulesOf(ann, other.course_id)).letters).toEqual(LETTERS);
  await ann.post(`/syllabus-imports/${other.import_id}/undo/`);
  expect((await rulesOf(ann, other.course_id)).letters).toBeNull();
});

test("a course keeps its own letter scale, and takes none that the student leaves out", async () => {
  const ann = await signIn();
  const { body } = await ann.post("/courses/", NEW_COURSE);
  const course_id = Number(body.id);
  await accept(ann, { letter_scale: false }, course_id);
  expect((await rulesOf(ann, course_id)).letters).toBeNull();
  const own = [
    ["Pass", 50],
    ["Fail", 0],
  ];
  await ann.put(`/courses/${course_id}/grades/rules/`, { letters: own });
  await accept(ann, {}, course_id);
  expect((await rulesOf(ann, course_id)).letters).toMatchObject([
    ["Pass", 50],
    ["Fail", 0],
  ]);
});
