import { describe, expect, test } from "vitest";
import { Located } from "@/lib/contract/documents";
import { type ProposedItem, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import {
  accepting,
  contents,
  imports,
  NEW_COURSE,
  NEWER,
  SYLLABUS,
} from "@/tests/support/syllabus";

runJobs();

/** A course made of a syllabus, and a newer version of that which waits for its review. */
async function withNewer(student: Student, lines = NEWER) {
  const first = await imports(student, SYLLABUS);
  const body = { course: NEW_COURSE, ...accepting(first) };
  const accepted = await student.post(`/syllabus-imports/${first.id}/accept/`, body);
  const course_id = SyllabusImport.parse(accepted.body).course_id ?? 0;
  const newer = await imports(student, lines, { course_id: String(course_id) });
  const path = `/syllabus-imports/${newer.id}`;
  const accept = (items: object[]) => student.post(`${path}/accept/`, { items });
  return { course_id, newer, path, accept };
}

function itemOf({ proposal }: SyllabusImport, title: string): ProposedItem {
  const found = proposal?.items.find((item) => item.title === title);
  if (!found) throw new Error(`${title} was not proposed`);
  return found;
}

/** As the review sends a row. */
function rowOf({ key, title, type, due_date, has_time, weight }: ProposedItem, change: object) {
  return { key, title, type, due_date, has_time, weight, existing: null, ...change };
}

describe("what a newer syllabus is taken for", () => {
  test("is the student's choice: added as new, or another item of the course", async () => {
    const ann = await signIn();
    const { course_id, newer, path, accept } = await withNewer(ann);
    const before = await contents(ann, course_id);
    const paper = before.assignments.find(({ title }) => title === "Term paper");
    expect(newer.proposal?.course_items.map(({ title }) => title)).toContain("Term paper");
    const answer = await accept([
      rowOf(itemOf(newer, "Homework 2"), { title: "Homework 2, new" }),
      rowOf(itemOf(newer, "Presentation"), { existing: { kind: "assignment", id: paper?.id } }),
    ]);
    expect(answer.status).toBe(200);
    const { assignments } = await contents(ann, course_id);
    expect(assignments.map(({ title }) => title).sort()).toEqual([
      "Homework 1",
      "Homework 2",
      "Homework 2, new",
      "Presentation",
    ]);
    expect(assignments.find(({ title }) => title === "Presentation")?.id).toBe(paper?.id);
    expect((await ann.post(`${path}/undo/`)).status).toBe(200);
    const undone = await contents(ann, course_id);
    expect(undone.assignments.map(({ title }) => title).sort()).toEqual(
      before.assignments.map(({ title }) => title).sort(),
    );
  });

  test("cannot be an item of another course, nor one item twice", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { newer, accept } = await withNewer(ann);
    const { id } = await bob.makesExam((await bob.makesCourse()).id);
    const [first, second] = [itemOf(newer, "Homework 1"), itemOf(newer, "Homework 2")];
    const foreign = await accept([rowOf(first, { existing: { kind: "exam", id } })]);
    expect([foreign.status, foreign.body.message]).toEqual([
      400,
      "“Homework 1” would change an item that's no longer in this course. Add it as new instead.",
    ]);
    const { existing } = first;
    const twice = await accept([rowOf(first, { existing }), rowOf(second, { existing })]);
    expect(twice.status).toBe(400);
    expect(twice.body.message).toMatch(/Two rows update the same item/);
  });

  test("stays on its whole day where it is moved to another, and keeps its date without one", async () => {
    const ann = await signIn();
    const { course_id, newer, accept } = await withNewer(ann);
    const [midterm, final] = [itemOf(newer, "Midterm exam"), itemOf(newer, "Final exam")];
    expect(midterm.existing).toMatchObject({ kind: "exam", has_time: false });
    const due_date = "2026-10-21T03:59:00.000Z";
    const moved = { existing: midterm.existing, due_date, has_time: false };
    const undated = { existing: final.existing, due_date: null, has_time: false };
    expect((await accept([rowOf(midterm, moved), rowOf(final, undated)])).status).toBe(200);
    const { exams } = await contents(ann, course_id);
    expect(exams.map(({ exam_date, has_time }) => [exam_date, has_time])).toEqual([
      [due_date, false],
      [final.existing?.due_date, false],
    ]);
  });

  test("gets its weight back with the undo, however the database rounds it", async () => {
    const ann = await signIn();
    const { course_id, newer, path, accept } = await withNewer(ann);
    const weights = async () => {
      const { assignments, exams } = await contents(ann, course_id);
      return [...assignments, ...exams].map(({ weight }) => weight);
    };
    const before = await weights();
    const rows = ["Homework 1", "Final exam"].map((title) => {
      const item = itemOf(newer, title);
      return rowOf(item, { existing: item.existing, weight: 33.333 });
    });
    expect((await accept(rows)).status).toBe(200);
    expect(await weights()).toEqual(expect.arrayContaining([33.33]));
    expect((await ann.post(`${path}/undo/`)).status).toBe(200);
    expect(await weights()).toEqual(before);
  });

  test("is told for the whole list when there is too much of it", async () => {
    const ann = await signIn();
    const { newer, accept } = await withNewer(ann);
    const item = itemOf(newer, "Homework 1");
    const many = Array.from({ length: 501 }, (_, index) => rowOf(item, { key: `i${index}` }));
    const { status, body } = await accept(many);
    expect([status, body.message]).toEqual([
      400,
      "You can add at most 500 at once. Please untick some.",
    ]);
  });
});

test("words that stand on their page twice are found where they were read", async () => {
  const ann = await signIn();
  const lines = SYLLABUS.flatMap((line) => (line.startsWith("Term paper") ? [line, line] : [line]));
  const read = await imports(ann, lines);
  const { quote } = itemOf(read, "Term paper");
  const top = async (near: object) => {
    const query = new URLSearchParams({ page: "1", quote, ...near });
    const { body, status } = await ann.get(`/documents/${read.file_id}/locate/?${query}`);
    expect(status).toBe(200);
    const [box] = Located.parse(body).boxes;
    if (!box) throw new Error("The words were not found");
    return box;
  };
  const first = await top({});
  const second = await top({ x: String(first.x), y: String(first.y + 20) });
  expect(second.y).toBeGreaterThan(first.y);
  for (const box of [first, second]) {
    expect(await top({ x: String(box.x), y: String(box.y) })).toEqual(box);
  }
});
