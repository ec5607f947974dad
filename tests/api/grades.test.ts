import { describe, expect, test } from "vitest";
import { PIECES_MAX } from "@/lib/contract/grade-values";
import { CourseGrades } from "@/lib/contract/grades";
import { recordQueries } from "@/tests/support/queries";
import { type Answer, type Student, signIn } from "@/tests/support/student";

const PARTS = [
  { title: "Homework", weight: 30, count: 3, drop_lowest: 1 },
  { title: "Midterm", weight: 30 },
  { title: "Final exam", weight: 40 },
];
const LETTERS = [
  ["A", 90],
  ["B", 80],
  ["F", 0],
];

async function gradedCourse(student: Student) {
  const { id } = await student.makesCourse();
  await student.put(`/courses/${id}/grading/`, { components: PARTS });
  const at = `/courses/${id}/grades/`;
  const rules = await student.put(`${at}rules/`, { letters: LETTERS });
  expect(rules.status).toBe(200);
  return { id, at };
}

function read({ status, body }: Answer): CourseGrades {
  expect(status).toBe(200);
  return CourseGrades.parse(body);
}

const points = (score: unknown, out_of?: unknown) => ({ kind: "points", score, out_of });

describe("the grades of a course", () => {
  test("follow from scores entered where the work is, exactly", async () => {
    const ann = await signIn();
    const { id, at } = await gradedCourse(ann);
    const homework = await ann.makesAssignment(id, { title: "Homework 1" });
    const midterm = await ann.makesExam(id, { name: "Midterm", exam_type: "midterm" });
    const score = points("18,5", 20);
    await ann.put(`${at}pieces/`, { assignment_id: homework.id, score });
    const last = { exam_id: midterm.id, score: { kind: "percent", score: 81 } };
    const grades = read(await ann.put(`${at}pieces/`, last));
    // (30 x 92.5 + 30 x 81) / 60
    expect(grades.grades).toMatchObject({
      current: { exact: "347/4" },
      current_letter: "B",
      lowest: { letter: "F" },
      highest: { letter: "A" },
      final: null,
    });
    expect(
      grades.pieces.map(({ title, component, placed_by }) => [title, component, placed_by]),
    ).toEqual([
      ["Homework 1", "g1", "name"],
      ["Homework 2", "g1", "part"],
      ["Homework 3", "g1", "part"],
      ["Midterm", "g2", "name"],
      ["Final exam", "g3", "part"],
    ]);
    const asked = { component: "g3", goals: [{ letter: "B" }], others_at: 85 };
    const { body } = await ann.post(`${at}needed/`, asked);
    expect(body).toMatchObject({ needed: [{ needed: { answer: "at_least" } }] });
  });

  test("give no figure where shares do not add up, and say so", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const none = read(await ann.get(`/courses/${id}/grades/`));
    expect([none.scheme, none.grades, none.unknown.length]).toEqual([null, null, 1]);
    await ann.put(`/courses/${id}/grading/`, { components: PARTS.slice(0, 2) });
    const { grades, unknown } = read(await ann.get(`/courses/${id}/grades/`));
    expect(grades).toBeNull();
    expect(unknown).toContain("The shares add up to 60%, not 100%, so we can't work out a grade.");
  });

  test("are the owner's alone, and name only work of their course", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { at } = await gradedCourse(ann);
    const theirs = await bob.makesCourse();
    const foreign = await bob.makesAssignment(theirs.id);
    const piece = { title: "Essay", score: points(1) };
    const [own] = read(await ann.put(`${at}pieces/`, piece)).pieces.filter((one) => one.piece_id);
    const statuses = await Promise.all([
      bob.get(at),
      bob.put(`${at}rules/`, {}),
      bob.put(`${at}details/`, { final_letter: "A" }),
      bob.put(`${at}pieces/`, piece),
      bob.post(`${at}pieces/`, { pieces: [piece] }),
      bob.delete(`${at}pieces/${own?.piece_id}/`),
      bob.post(`${at}needed/`, { component: "g3", goals: [{ letter: "A" }], others_at: 90 }),
      bob.put(`/courses/${theirs.id}/grades/pieces/`, {
        piece_id: own?.piece_id,
        score: points(2),
      }),
      ann.put(`${at}pieces/`, { assignment_id: foreign.id, score: points(3) }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(9).fill(404));
    const after = read(await ann.get(at));
    expect(after.pieces.filter(({ score }) => score)).toHaveLength(1);
    expect(after.rules.letters).toHaveLength(3);
  });

  test("are set and forgotten together, all of it or nothing", async () => {
    const ann = await signIn();
    const { at } = await gradedCourse(ann);
    const pieces = ["Essay", "Talk"].map((title) => ({ title, component: "g1", score: points(5) }));
    const both = read(await ann.post(`${at}pieces/`, { pieces }));
    const ids = both.pieces.flatMap(({ piece_id }) => piece_id ?? []);
    expect(ids).toHaveLength(2);
    const more = { title: "Poster", component: "g1", score: points(6) };
    const [first = 0, second = 0] = ids;
    const batch = (forgotten_piece_ids: number[]) =>
      ann.post(`${at}pieces/`, { pieces: [more], forgotten_piece_ids });
    expect((await batch([first, second + 1000])).status).toBe(404);
    const scored = ({ pieces: all }: CourseGrades) =>
      all.flatMap(({ title, score }) => (score ? [title] : []));
    expect(scored(read(await ann.get(at)))).toEqual(["Essay", "Talk"]);
    expect(scored(read(await batch([first])))).toEqual(["Talk", "Poster"]);
    const bob = await signIn();
    const theirs = await gradedCourse(bob);
    const foreign = { pieces: [], forgotten_piece_ids: [second] };
    expect((await bob.post(`${theirs.at}pieces/`, foreign)).status).toBe(404);
    expect(scored(read(await ann.post(`${at}pieces/`, { pieces: [] })))).toHaveLength(2);
    expect(scored(read(await ann.post(`${at}pieces/`, foreign)))).toEqual(["Poster"]);
  });

  test("keep one score of a piece that two devices set at once", async () => {
    const ann = await signIn();
    const { id, at } = await gradedCourse(ann);
    const { id: assignment_id } = await ann.makesAssignment(id, { title: "Homework 1" });
    const set = (score: number) => ann.put(`${at}pieces/`, { assignment_id, score: points(score) });
    const both = await Promise.all([set(70), set(80), set(90)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const scored = read(await ann.get(at)).pieces.filter(({ score }) => score);
    expect(scored).toHaveLength(1);
    expect(["70", "80", "90"]).toContain(scored[0]?.score?.score);
  });

  test("come back with work that comes back from the trash", async () => {
    const ann = await signIn();
    const { id, at } = await gradedCourse(ann);
    const { id: assignment_id } = await ann.makesAssignment(id, { title: "Homework 1" });
    await ann.put(`${at}pieces/`, { assignment_id, score: points(70) });
    await ann.delete(`/courses/${id}/assignments/${assignment_id}/`);
    expect(read(await ann.get(at)).pieces.filter(({ score }) => score)).toEqual([]);
    const [deleted] = (await ann.get("/trash/")).list;
    await ann.post(`/trash/${deleted?.id}/restore/`);
    const [scored] = read(await ann.get(at)).pieces.filter(({ score }) => score);
    expect(scored).toMatchObject({ assignment_id, score: { score: "70" } });
  });

  test.each([
    [{ kind: "points" }],
    [{ kind: "points", score: -1 }],
    [{ kind: "points", score: "1e9" }],
    [{ kind: "points", score: 5, out_of: 0 }],
    [{ kind: "letter" }],
  ])("refuse the score %o", async (score) => {
    const ann = await signIn();
    const { at } = await gradedCourse(ann);
    expect((await ann.put(`${at}pieces/`, { title: "Essay", score })).status).toBe(400);
  });

  test("save many scores or none", async () => {
    const ann = await signIn();
    const { at } = await gradedCourse(ann);
    const good = { title: "Homework 1", component: "g1", score: points(9, 10) };
    const gone = { ...good, component: "g9" };
    expect((await ann.post(`${at}pieces/`, { pieces: [good, gone] })).status).toBe(400);
    expect(read(await ann.get(at)).pieces.filter(({ score }) => score)).toEqual([]);
    const saved = read(await ann.post(`${at}pieces/`, { pieces: [good] }));
    expect(saved.pieces.filter(({ score }) => score)).toHaveLength(1);
  });

  test("set many scores with as many reads as one, and hold what is said last of the same work", async () => {
    const ann = await signIn();
    const { id, at } = await gradedCourse(ann);
    const works = await Promise.all(
      [1, 2, 3].map((n) =>
        ann.makesAssignment(id, { title: `Homework ${n}`, due_date: `2030-01-0${n}T12:00:00Z` }),
      ),
    );
    const [first] = works;
    const all = works.map((work) => ({ assignment_id: work.id, score: points(50) }));
    const twice = [...all, { assignment_id: first?.id, score: points(90) }];
    const reads = async (pieces: unknown[]) => {
      const queries = await recordQueries(() => ann.post(`${at}pieces/`, { pieces }));
      return queries.filter(({ text }) => /^select/i.test(text)).length;
    };
    const many = await reads(twice);
    expect(await reads(all.slice(1, 2))).toBe(many);
    const { pieces } = read(await ann.get(at));
    expect(pieces.map(({ score }) => score?.score)).toEqual([
      "90",
      "50",
      "50",
      undefined,
      undefined,
    ]);
  });

  test("are at most 300 in a course, and one too many keeps those that are there", async () => {
    const ann = await signIn();
    const { at } = await gradedCourse(ann);
    const pieces = Array.from({ length: PIECES_MAX }, (_, n) => ({ title: `Piece ${n}` }));
    read(await ann.post(`${at}pieces/`, { pieces }));
    const refused = await ann.put(`${at}pieces/`, { title: "One more" });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "A course can have at most 300 scores.",
    ]);
    const own = read(await ann.get(at)).pieces.filter(({ piece_id }) => piece_id !== null);
    expect(own).toHaveLength(PIECES_MAX);
  });
});
