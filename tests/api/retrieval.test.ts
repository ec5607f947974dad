import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { indexPassages } from "@/tests/eval/retrieval";
import { indexResource, ownerOf } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const CELLS = [
  {
    title: "Cells > Mitochondria",
    text:
      "Mitochondria are organelles that turn sugar into the power a cell lives on. They have a " +
      "membrane of their own.",
  },
  {
    title: "Cells > Photosynthesis",
    text: "Photosynthesis is the process by which plants make sugar out of light, water and air.",
  },
  {
    title: "Cells > Osmosis",
    text: "Osmosis is the movement of water through a membrane towards the saltier side.",
  },
];

let ann: Student;
let bob: Student;
let course_id: number;
let book: { id: number; file_id: number };

beforeAll(async () => {
  [ann, bob] = [await signIn(), await signIn()];
  course_id = (await ann.makesCourse({ name: "Biology" })).id;
  book = await indexResource(ann, CELLS, { title: "The cell", course: course_id });
});

const ask = (student: Student, body: Record<string, unknown>) =>
  student.post("/resources/ai-question/", { question: "What is photosynthesis?", ...body });
const search = (student: Student, body: Record<string, unknown>) =>
  student.post("/resources/semantic-search/", { query: "photosynthesis", ...body });

describe("a semantic search", () => {
  test("answers passages with their resource, page and relevance", async () => {
    const { status, body } = await search(ann, { course_id: String(course_id), top_k: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      query: "photosynthesis",
      method: "words",
      note: "",
      replaced: [],
    });
    expect(list(body.results)[0]).toEqual({
      chunk_id: expect.any(Number),
      file_id: book.file_id,
      resource_id: book.id,
      resource_title: "The cell",
      course_id,
      heading: "Cells › Photosynthesis",
      chunk_text: CELLS[1]?.text,
      relevance_score: 1,
      page: 2,
      page_end: 2,
    });
    expect(body.total_results).toBe(list(body.results).length);
  });

  test("says what it took a misspelt word for", async () => {
    const { body } = await search(ann, { query: "mitocondria" });
    expect(list(body.results)[0]).toMatchObject({ page: 1 });
    expect(body.replaced).toEqual([{ word: "mitocondria", by: ["mitochondria"] }]);
  });

  test("keeps to the kinds of files that are asked for; kinds nobody knows are ignored", async () => {
    const quiz = await indexPassages(ownerOf(ann), course_id, [
      { title: "Quiz", text: "Question one: where does photosynthesis happen in a leaf?" },
    ]);
    await db().update(files).set({ kind: "quiz" }).where(eq(files.id, quiz));
    const filesFor = async (content_types: string[]) => {
      const { body } = await search(ann, { content_types });
      return [...new Set(list(body.results).map(({ file_id }) => file_id))];
    };
    expect(await filesFor(["course_quiz"])).toEqual([quiz]);
    expect(await filesFor(["resource", "nonsense"])).toEqual([book.file_id]);
    expect((await filesFor(["nonsense"])).toSorted()).toEqual([book.file_id, quiz].toSorted());
    expect(await filesFor(["assignment", "syllabus"])).toEqual([]);
  });

  test("finds nothing of another student, in no course, by no spelling", async () => {
    for (const query of ["photosynthesis", "fotosynthesis", "mitocondria"]) {
      expect((await search(bob, { query })).body).toMatchObject({ results: [], replaced: [] });
    }
    expect((await search(bob, { course_id })).status).toBe(404);
  });
});

describe("a question to the student's files", () => {
  test("is answered from the student's own material, with page and words", async () => {
    const { body } = await ask(ann, { course_id, context_type: "concept" });
    expect(body).toMatchObject({
      question: "What is photosynthesis?",
      found: true,
      rag_context_used: true,
      service_used: "built-in",
      course_id,
      context_type: "concept",
    });
    expect(body.answer).toContain("plants make sugar out of light");
    expect(body.answer).toContain("[1]");
    const [source] = list(body.sources);
    expect(source).toMatchObject({ marker: 1, resource_title: "The cell", page: 2 });
    expect(String(source?.chunk_text)).toContain(String(source?.quote));
    expect(body.confidence).toBeGreaterThan(0.3);
  });

  test("that the material does not answer is told so, with little confidence and no source", async () => {
    const { status, body } = await ask(ann, { question: "Who won the chess olympiad of 1972?" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ found: false, sources: [], rag_context_used: false });
    expect(body.answer).not.toBe("");
    expect(body.confidence).toBeLessThan(0.4);
  });

  test("about dates is answered from the student's own data, in their zone", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse({ name: "History" });
    await student.makesAssignment(id, { title: "Essay on Rome" });
    const { body } = await ask(student, { question: "What's due next?", course_id: id });
    expect(body.answer).toContain("Essay on Rome");
    expect(body.answer).toMatch(/in \d days/);
    expect(body.found).toBe(true);
  });

  test("never sees another student's material or data", async () => {
    await ann.makesAssignment(course_id, { title: "Secret report" });
    for (const question of ["What is photosynthesis?", "What's due next?", "mitocondria"]) {
      const { body } = await ask(bob, { question });
      expect(JSON.stringify(body)).not.toMatch(/Secret report|The cell|sugar/);
      expect(body.sources).toEqual([]);
    }
    expect((await ask(bob, { course_id })).status).toBe(404);
  });

  test("of a thousand letters is answered; a longer one is refused in words", async () => {
    expect((await ask(ann, { question: "light ".repeat(166) })).status).toBe(200);
    const { status, body } = await ask(ann, { question: "x".repeat(1001) });
    expect([status, typeof body.message]).toEqual([400, "string"]);
  });

  test("takes as many queries with a full course as with an empty one", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse();
    await indexResource(student, CELLS, { course: id });
    const asking = () => ask(student, { course_id: id });
    const before = await recordQueries(asking);
    for (let n = 0; n < 4; n += 1) {
      await indexResource(student, CELLS, { course: id });
      await student.makesAssignment(id, { title: `Task ${n}` });
      await student.makesExam(id, { name: `Exam ${n}` });
      await student.makesTopicItem(id);
      await student.makesStudyPlan(id);
    }
    expect(await recordQueries(asking)).toHaveLength(before.length);
  });
});

describe("feedback on an answer", () => {
  test("is stored once for each answer and moves its passage the next time", async () => {
    const student = await signIn();
    const text = "Tides are the rise and fall of the sea, made by the moon.";
    const twins = [text, `${text} Ships wait.`].map((words) => ({ title: "Sea", text: words }));
    await indexResource(student, [...twins, ...CELLS]);
    const query = "tides of the sea";
    const first = await search(student, { query });
    const [best, second] = list(first.body.results);
    const rate = (rating: string) =>
      student.post("/resources/ai-feedback/", { query_id: first.body.query_id, rating });
    const { status, body } = await rate("not_helpful");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      query_id: first.body.query_id,
      rating: "not_helpful",
      comment: "",
    });
    const after = list((await search(student, { query })).body.results);
    expect(after.slice(0, 2).map((hit) => hit.chunk_id)).toEqual([
      second?.chunk_id,
      best?.chunk_id,
    ]);
    expect((await rate("helpful")).body.id).toBe(body.id);
  });

  test("is refused for another student's answer and for words that are no rating", async () => {
    const { body } = await search(ann, {});
    const rate = (student: Student, rating: string) =>
      student.post("/resources/ai-feedback/", { query_id: body.query_id, rating });
    expect((await rate(bob, "helpful")).status).toBe(404);
    expect((await rate(ann, "great")).status).toBe(400);
  });
});

describe("recommendations", () => {
  test("name the reason and the page: an exam that covers it, what comes next, what is unread", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse();
    const cells = await indexResource(student, CELLS, { title: "The cell", course: id });
    const other = await indexResource(student, [{ title: "Rocks", text: "Granite is hard." }], {
      title: "Rocks",
      course: id,
    });
    await student.makesExam(id, {
      name: "Midterm",
      syllabus_coverage: [{ topic: "Osmosis", weightage: 50 }],
    });
    await student.makesTopicItem(id, { title: "Photosynthesis" });
    const { body } = await student.post("/resources/recommendations/", { course_id: id });
    expect(body.recommendations).toEqual([
      expect.objectContaining({
        resource_id: cells.id,
        topic: "Osmosis",
        page: 3,
        reason: expect.stringMatching(/Midterm in \d+ days covers it/),
      }),
      expect.objectContaining({
        topic: "Photosynthesis",
        page: 2,
        reason: expect.stringContaining("next in the syllabus"),
      }),
      expect.objectContaining({
        resource_id: other.id,
        reason: expect.stringContaining("haven't looked anything up"),
      }),
    ]);
    expect(body.reasoning).toContain("Osmosis");
  });

  test("for a topic begin with it; what is as hard as asked says so", async () => {
    const student = await signIn();
    await indexResource(student, CELLS, { title: "Hard", difficulty_level: 5 });
    await indexResource(student, CELLS, { title: "Easy", difficulty_level: 1 });
    const { body } = await student.post("/resources/recommendations/", {
      topic: "osmosis",
      difficulty_level: 1,
      learning_style: "visual",
    });
    const [first, second] = list(body.recommendations);
    expect(first).toMatchObject({ title: "Easy", page: 3, topic: "osmosis" });
    expect(first?.reason).toContain("as hard as you asked for");
    expect(second).toMatchObject({ title: "Hard" });
  });

  test("look for a topic of one course in no book of another", async () => {
    const student = await signIn();
    const [one, two] = [await student.makesCourse(), await student.makesCourse()];
    const other = await indexResource(student, CELLS, { title: "Other", course: two.id });
    const topic = await student.makesTopicItem(one.id, { title: "Osmosis" });
    const { body } = await student.post("/resources/recommendations/", {});
    expect(list(body.recommendations)).toEqual([
      expect.objectContaining({ resource_id: other.id, topic: "", page: 1 }),
    ]);
    expect(body.reasoning).toBe(`Your files say nothing about “${topic.title}”.`);
  });

  test("do not announce what is not there", async () => {
    const student = await signIn();
    await indexResource(student, CELLS);
    const recommended = async () =>
      (await student.post("/resources/recommendations/", {})).body.reasoning;
    expect(await recommended()).toMatch(/these are files you haven't used lately/);
    await ask(student, {});
    expect(await recommended()).toMatch(/there is no file you haven't used lately/);
  });

  test("tell what did not help", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse();
    await indexResource(student, CELLS, { course: id });
    const item = await student.makesTopicItem(id, { title: "Osmosis" });
    await student.post(`/courses/${id}/topic-items/${item.id}/toggle-completion/`);
    const asked = await ask(student, { question: "What is osmosis?", course_id: id });
    const rating = { query_id: asked.body.query_id, rating: "not_helpful" };
    await student.post("/resources/ai-feedback/", rating);
    const { body } = await student.post("/resources/recommendations/", { course_id: id });
    expect(list(body.recommendations)[0]).toMatchObject({ topic: "Osmosis", page: 3 });
    expect(list(body.recommendations)[0]?.reason).toContain("didn't help");
  });

  test("never name another student's resources", async () => {
    const { body } = await bob.post("/resources/recommendations/", { topic: "osmosis" });
    expect(body.recommendations).toEqual([]);
    expect((await bob.post("/resources/recommendations/", { course_id })).status).toBe(404);
  });
});

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
