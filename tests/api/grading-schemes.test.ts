import { expect, test } from "vitest";
import { CourseGrades } from "@/lib/contract/grades";
import { Grading } from "@/lib/contract/grading";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { imports, NEW_COURSE } from "@/tests/support/syllabus";

runJobs();

const HEAD = ["BIO 210: Cell Biology", "Fall 2026", "Instructor: Dr. Example", "Grading"];

type Part = { key: string; title: string; weight: number };
type Sent = { grading?: Part[] };

/** A course of a syllabus that is accepted as it was read, or with what `change` makes of it. */
async function courseOf(
  student: Student,
  lines: string[],
  change: (parts: Part[], others: Omit<Part, "weight">[]) => Sent = () => ({}),
) {
  const read = await imports(student, [...HEAD, ...lines]);
  const all = read.proposal?.items ?? [];
  const items = all.flatMap(({ key, title, weight }) =>
    weight === null ? [] : [{ key, title, weight }],
  );
  const others = all.filter(({ weight }) => weight === null);
  const body = { course: NEW_COURSE, ...change(items, others) };
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
  expect(course.grading.components.map(({ total }) => total)).toEqual([
    ...["200", "150", "250"],
    undefined,
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

test.each([
  ["changed", (parts: Part[]) => parts.map((part) => ({ ...part, weight: part.weight + 1 }))],
  ["left out", (parts: Part[]) => parts.slice(0, 3)],
])("shares of parts that the student %s are kept as shares", async (_, change) => {
  const ann = await signIn();
  const sent: Part[] = [];
  const { grading } = await courseOf(ann, POINTS, (parts) => {
    sent.push(...change(parts));
    return { grading: sent };
  });
  expect(grading.components.map(({ weight, total }) => [weight, total])).toEqual(
    sent.map(({ weight }) => [weight, undefined]),
  );
});

test("a part that the student adds to a scheme in points leaves shares alone", async () => {
  const ann = await signIn();
  const lines = [...POINTS, "Schedule", "Essay due October 5, 2026"];
  const { grading } = await courseOf(ann, lines, (parts, [essay]) => ({
    grading: [...parts, { ...(essay ?? expect.fail("no essay")), weight: 5 }],
  }));
  expect(grading.components).toHaveLength(5);
  expect(grading.components.flatMap(({ points, total }) => points ?? total ?? [])).toEqual([]);
});

test("each of several pieces has points where they can be told exactly", async () => {
  const ann = await signIn();
  const { grading } = await courseOf(ann, [
    "10 quizzes (lowest dropped)  100 points",
    "3 papers  200 points",
    "4 reports  100 points",
    "Final exam  200 points",
    "Total  600 points",
  ]);
  const read = grading.components.map(({ title, count, drop_lowest, points, total }) => [
    ...[title, count, drop_lowest],
    ...[points, total],
  ]);
  expect(read).toEqual([
    ["Quizzes", 10, 1, undefined, "100"],
    ["Papers", 3, null, undefined, "200"],
    ["Reports", 4, null, "25", "100"],
    ["Final exam", null, null, "200", "200"],
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

test("a course keeps weightings of its own", async () => {
  const ann = await signIn();
  const { path, grading, grades } = await courseOf(ann, WEIGHTINGS);
  const keys = grading.components.map(({ key }) => key);
  const own = [
    ["20", "40", "40"],
    ["10", "10", "80"],
  ].map((shares) => Object.fromEntries(shares.map((share, at) => [keys[at], share])));
  const { unknown, letters } = (await grades()).rules;
  const sent = await ann.put(`${path}/grades/rules/`, { unknown, letters, schemes: own });
  expect(sent.status).toBe(200);
  const course_id = path.split("/")[2] ?? "";
  const again = await imports(ann, [...HEAD, ...WEIGHTINGS], { course_id });
  expect((await ann.post(`/syllabus-imports/${again.id}/accept/`, {})).status).toBe(200);
  expect((await grades()).rules.schemes).toEqual(own);
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
