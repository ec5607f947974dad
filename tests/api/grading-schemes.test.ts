import { expect, test } from "vitest";
import { CourseGrades } from "@/lib/contract/grades";
import { Grading } from "@/lib/contract/grading";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { imports, NEW_COURSE } from "@/tests/support/syllabus";

runJobs();

const HEAD = ["BIO 210: Cell Biology", "Fall 2026", "Instructor: Dr. Example", "Grading"];

type Sent = { grading?: { key: string; title: string; weight: number }[] };

/** A course of a syllabus that is accepted as it was read, or with what `change` makes of it. */
async function courseOf(
  student: Student,
  lines: string[],
  change: (parts: NonNullable<Sent["grading"]>) => Sent = () => ({}),
) {
  const read = await imports(student, [...HEAD, ...lines]);
  const items = (read.proposal?.items ?? []).flatMap(({ key, title, weight }) =>
    weight === null ? [] : [{ key, title, weight }],
  );
  const body = { course: NEW_COURSE, ...change(items) };
  const { status, body: accepted } = await student.post(
    `/syllabus-imports/${read.id}/accept/`,
    body,
  );
  expect(status).toBe(200);
  const path = `/courses/${accepted.course_id}`;
  const grades = async () => CourseGrades.parse((await student.get(`${path}/grades/`)).body);
  const grading = Grading.parse((await student.get(`${path}/grading/`)).body);
  const keyOf = (title: string) => grading.components.find((part) => part.title === title)?.key;
  const scored = async (title: string, score: number, out_of: number) => {
    const piece = { title: `${title} piece`, component: keyOf(title) };
    const sent = { ...piece, score: { kind: "points", score, out_of } };
    expect((await student.put(`${path}/grades/pieces/`, sent)).status).toBe(200);
  };
  const current = async () => (await grades()).grades?.current ?? null;
  return { import_id: read.id, path, proposal: read.proposal, grades, grading, scored, current };
}

test("extra credit of a syllabus comes on top of the whole", async () => {
  const ann = await signIn();
  const course = await courseOf(ann, ["Homework  60%", "Final exam  40%", "Extra credit  5%"]);
  expect(course.proposal?.items).toMatchObject([
    { extra_credit: false },
    { extra_credit: false },
    { title: "Extra credit", weight: 5, extra_credit: true },
  ]);
  expect(course.grading.components).toMatchObject([
    { title: "Homework", weight: 60 },
    { title: "Final exam", weight: 40 },
    { title: "Extra credit", weight: 5, extra_credit: true, source: { page: 1 } },
  ]);
  await course.scored("Homework", 80, 100);
  await course.scored("Final exam", 90, 100);
  await course.scored("Extra credit", 50, 100);
  // 48 + 36 + 2.5
  expect(await course.current()).toMatchObject({ decimal: "86.5" });
});

const POINTS = [
  "Homework  200 points",
  "Midterm exam  150 points",
  "Final exam  250 points",
  "Extra credit  20 points",
  "Total  600 points",
  "Letter grades",
  "A: 540-600",
  "B: 480-539",
  "C: 420-479",
  "D: 360-419",
];

test("a scheme in points counts in points, whatever its pieces are out of", async () => {
  const ann = await signIn();
  const course = await courseOf(ann, POINTS);
  expect(course.grading.components).toMatchObject([
    {
      title: "Homework",
      weight: null,
      total: "200",
      source: { quote: expect.stringContaining("200 points") },
    },
    { title: "Midterm exam", weight: null, points: "150", total: "150" },
    { title: "Final exam", weight: null, points: "250", total: "250" },
    { title: "Extra credit", weight: null, points: "20", extra_credit: true },
  ]);
  expect((await course.grades()).rules.letters).toEqual([
    ["A", "90"],
    ["B", "80"],
    ["C", "70"],
    ["D", "60"],
    ["F", "0"],
  ]);
  await course.scored("Homework", 18, 20);
  await course.scored("Midterm exam", 120, 150);
  await course.scored("Final exam", 200, 250);
  await course.scored("Extra credit", 12, 20);
  // 180 + 120 + 200 + 12 = 512 of 600
  expect(await course.current()).toMatchObject({ exact: "256/3" });
  expect((await course.grades()).grades?.current_letter).toBe("B");
});

test("shares that the student changed are kept as shares", async () => {
  const ann = await signIn();
  const { grading } = await courseOf(ann, POINTS, (parts) => ({
    grading: parts.slice(0, 3).map((part, at) => ({ ...part, weight: [30, 30, 40][at] ?? 0 })),
  }));
  expect(grading.components.map(({ weight, total }) => [weight, total])).toEqual([
    [30, undefined],
    [30, undefined],
    [40, undefined],
  ]);
});

const WEIGHTINGS = [
  "Scheme A: Homework 20%, Midterm exam 30%, Final exam 50%",
  "Scheme B: Homework 20%, Final exam 80%",
  "Your grade is the better of the two schemes.",
];

test("the better of two weightings counts, with the words that say so, and goes with the import", async () => {
  const ann = await signIn();
  const course = await courseOf(ann, WEIGHTINGS);
  const { rules } = await course.grades();
  const keys = course.grading.components.map(({ key }) => key);
  expect(rules.schemes?.map((weights) => keys.map((key) => weights[key]))).toEqual([
    ["20", "30", "50"],
    ["20", "0", "80"],
  ]);
  expect(rules.sources).toMatchObject([
    { about: "schemes", at: null, source: { page: 1, quote: WEIGHTINGS[2] } },
  ]);
  expect(rules.unknown).toEqual([]);
  await course.scored("Homework", 90, 100);
  await course.scored("Midterm exam", 40, 100);
  await course.scored("Final exam", 80, 100);
  // 18 + 12 + 40 = 70; 18 + 64 = 82
  expect(await course.current()).toMatchObject({ decimal: "82" });
  expect((await ann.post(`/syllabus-imports/${course.import_id}/undo/`)).status).toBe(200);
});

test("a choice between weightings is said beside the figures", async () => {
  const ann = await signIn();
  const choice = "You may choose one of these two schemes in the first week.";
  const course = await courseOf(ann, [...WEIGHTINGS.slice(0, 2), choice]);
  const { rules } = await course.grades();
  expect(rules.schemes).toHaveLength(2);
  expect(rules.unknown).toContainEqual(expect.stringContaining("We count the better one"));
});

test("letters above a bound do not include it", async () => {
  const ann = await signIn();
  const course = await courseOf(ann, [
    "Homework  60%",
    "Final exam  40%",
    "Letter grades",
    "A > 90%",
    "B > 80%",
    "C > 70%",
    "D > 60%",
  ]);
  expect((await course.grades()).rules).toMatchObject({ letters_above: true });
  await course.scored("Homework", 90, 100);
  await course.scored("Final exam", 90, 100);
  expect((await course.grades()).grades?.current_letter).toBe("B");
});
