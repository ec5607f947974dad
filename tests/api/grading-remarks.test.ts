import { expect, test } from "vitest";
import { CourseGrades } from "@/lib/contract/grades";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { imports, NEW_COURSE, SYLLABUS } from "@/tests/support/syllabus";

runJobs();

const REMARKS = [
  "The final exam replaces your lowest midterm score.",
  "Final grades are not curved in this course.",
];
const KEPT = REMARKS.map((sentence) => `Your syllabus says: “${sentence}”`);

async function accept(student: Student, sent: object = {}, course_id?: unknown) {
  const fields: Record<string, string> = course_id ? { course_id: String(course_id) } : {};
  const read = await imports(student, [...SYLLABUS, ...REMARKS], fields);
  expect(read.proposal?.grading_remarks).toMatchObject(
    REMARKS.map((sentence) => ({ sentence, page: 1, quote: sentence })),
  );
  const body = { ...(!course_id && { course: NEW_COURSE }), ...sent };
  const accepted = await student.post(`/syllabus-imports/${read.id}/accept/`, body);
  expect(accepted.status).toBe(200);
  const path = `/courses/${accepted.body.course_id}/grades/`;
  const grades = async () => CourseGrades.parse((await student.get(path)).body);
  return { import_id: read.id, course_id: accepted.body.course_id, path, grades };
}

test("remarks stand beside the figures of a course, each with its place, and go with the import", async () => {
  const ann = await signIn();
  const { import_id, grades } = await accept(ann);
  const { rules, unknown } = await grades();
  expect(rules.unknown).toEqual(KEPT);
  expect(unknown.slice(-2)).toEqual(KEPT);
  expect(rules.sources).toMatchObject(
    REMARKS.map((quote, at) => ({ about: "unknown", at, source: { page: 1, quote } })),
  );
  expect((await ann.post(`/syllabus-imports/${import_id}/undo/`)).status).toBe(200);
});

test("a remark that the student takes out leaves the others their places", async () => {
  const ann = await signIn();
  const { path, grades } = await accept(ann);
  const { sources: _, ...rules } = (await grades()).rules;
  const own = "The teacher decides about the bonus.";
  await ann.put(`${path}rules/`, { ...rules, unknown: [own, KEPT[1]] });
  const after = (await grades()).rules;
  expect(after.unknown).toEqual([own, KEPT[1]]);
  expect(after.sources).toMatchObject([{ about: "unknown", at: 1, source: { quote: REMARKS[1] } }]);
});

test("a student can leave them out", async () => {
  const ann = await signIn();
  const { grades } = await accept(ann, { grading_remarks: false });
  expect((await grades()).rules.unknown).toEqual([]);
});

test("what stands there already is not said twice, and what we assumed comes first", async () => {
  const ann = await signIn();
  const { course_id, path } = await accept(ann);
  const { grades } = await accept(ann, {}, course_id);
  expect((await grades()).rules.unknown).toEqual(KEPT);
  const score = { kind: "percent", score: 90 };
  await ann.put(`${path}pieces/`, { title: "A piece of its own", score });
  const { unknown } = await grades();
  expect(unknown.indexOf(KEPT[0] ?? "")).toBeGreaterThan(0);
});
