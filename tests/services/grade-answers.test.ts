import { beforeAll, expect, test } from "vitest";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { ownerOf } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

let ann: Student;
let biology: number;

const asks = async (question: string, student = ann, course_id: number | null = null) =>
  (await answerQuestion(await ownerOf(student), { question, course_id })).text;

beforeAll(async () => {
  ann = await signIn();
  biology = (await ann.makesCourse({ name: "Biology 101", code: "BIO 101" })).id;
  await ann.put(`/courses/${biology}/grading/`, {
    components: [
      { title: "Labs", weight: 60, count: 2 },
      { title: "Final exam", weight: 40 },
    ],
  });
  const at = `/courses/${biology}/grades/`;
  await ann.put(`${at}rules/`, {
    letters: [
      ["A", 90],
      ["B", 80],
      ["F", 0],
    ],
  });
  const lab = await ann.makesAssignment(biology, { title: "Lab 1" });
  await ann.put(`${at}pieces/`, {
    assignment_id: lab.id,
    score: { kind: "points", score: 18, out_of: 20 },
  });
  await ann.makesExam(biology, { name: "Final exam", exam_type: "final" });
});

test("questions about grades are answered from the scores of the student alone", async () => {
  expect(await asks("What's my grade in biology?")).toContain("is **90% (A)** so far");
  expect(await asks("what do i need on the final for a B", ann, biology)).toContain(
    "Final exam: you need at least 68.75% for a B.",
  );
  expect(await asks("what did i get on lab 1")).toContain("18 of 20");
  const bob = await signIn();
  await bob.makesCourse({ name: "Biology 101", code: "BIO 101" });
  expect(await asks("What's my grade in biology?", bob)).not.toContain("90%");
});

test("scores are read for these questions alone, of many courses at once", async () => {
  const scores = /"grade_pieces"/;
  const count = async (question: string) => {
    const owner = await ownerOf(ann);
    const queries = await recordQueries(() => answerQuestion(owner, { question }));
    return queries.filter(({ text }) => scores.test(text)).length;
  };
  expect(await count("when is the biology final")).toBe(0);
  const before = await count("what are my grades");
  expect(before).toBe(3);
  for (const name of ["Algebra", "History", "Physics"]) {
    const { id } = await ann.makesCourse({ name });
    await ann.put(`/courses/${id}/grading/`, { components: [{ title: "Essay", weight: 100 }] });
    const score = { kind: "percent", score: 50 + name.length };
    await ann.put(`/courses/${id}/grades/pieces/`, { title: "Essay", component: "g1", score });
  }
  expect(await count("what are my grades")).toBe(before);
  expect((await asks("what are my grades")).split("\n").toSorted()).toMatchObject([
    expect.stringContaining("- **Algebra**: 57%"),
    expect.stringContaining("- **Biology 101**: 90% (A) so far"),
    expect.stringContaining("- **History**: 57%"),
    expect.stringContaining("- **Physics**: 57%"),
  ]);
});
