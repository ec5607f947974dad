import { beforeAll, describe, expect, test } from "vitest";
import { KnowledgeGraph } from "@/lib/contract/knowledge";
import { indexResource } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const filler = (topic: string) =>
  `${topic} is treated here at some length, so that a reader can follow each step. Several examples ` +
  `of ${topic.toLowerCase()} are worked through, and exercises close the part.`;
const BOOK = [
  { title: "Sets", text: `A set is a collection of things. ${filler("Sets")}` },
  {
    title: "Functions",
    text:
      `This chapter requires knowledge of sets. A function sends each element of a set to one ` +
      `of another. ${filler("Functions")}`,
  },
  {
    title: "Limits",
    text: `This chapter builds on functions. A limit tells where the values of a function go. ${filler("Limits")}`,
  },
];

let ann: Student;
let bob: Student;
let course_id: number;
let sets: number;

beforeAll(async () => {
  [ann, bob] = [await signIn(), await signIn()];
  course_id = (await ann.makesCourse()).id;
  await indexResource(ann, BOOK, { title: "Analysis", course: course_id });
  sets = (await ann.makesTopicItem(course_id, { title: "Sets" })).id;
  for (const title of ["Functions", "Limits"]) await ann.makesTopicItem(course_id, { title });
});

const graphOf = async (student: Student, id = course_id) =>
  KnowledgeGraph.parse((await student.get(`/resources/knowledge-graph/${id}/`)).body);

describe("the knowledge graph", () => {
  test("joins the topics of the syllabus with the passages that treat them", async () => {
    const { nodes } = await graphOf(ann);
    const functions = nodes.find(({ topic }) => topic === "Functions");
    expect(functions).toMatchObject({ kind: "syllabus", is_completed: false });
    expect(functions?.passages[0]).toMatchObject({ file_title: "Analysis", page: 2 });
    expect(BOOK[1]?.text).toContain(functions?.passages[0]?.quote);
  });

  test("says what needs what, with the words that say so", async () => {
    const { nodes, edges } = await graphOf(ann);
    const idOf = (topic: string) => nodes.find((node) => node.topic === topic)?.id;
    const required = edges.find(
      ({ to, reason }) => to === idOf("Functions") && reason === "requires",
    );
    expect(required?.from).toBe(idOf("Sets"));
    expect(required?.evidence).toMatchObject({
      page: 2,
      quote: expect.stringContaining("requires"),
    });
  });

  test("follows a book that is deleted, and one that is renamed", async () => {
    const { id } = await ann.makesCourse();
    const book = await indexResource(ann, BOOK, { title: "Old name", course: id });
    expect((await graphOf(ann, id)).nodes[0]?.passages[0]?.file_title).toBe("Old name");
    await ann.patch(`/resources/${book.id}/`, { title: "New name" });
    expect((await graphOf(ann, id)).nodes[0]?.passages[0]?.file_title).toBe("New name");
    await ann.delete(`/resources/${book.id}/`);
    expect(await graphOf(ann, id)).toEqual({ course_id: id, nodes: [], edges: [] });
  });

  test("takes as many queries for ten books as for one", async () => {
    const { id } = await ann.makesCourse();
    const read = () => ann.get(`/resources/knowledge-graph/${id}/`);
    await indexResource(ann, BOOK, { course: id });
    const before = await recordQueries(read);
    for (let n = 0; n < 9; n += 1) await indexResource(ann, BOOK, { course: id });
    expect(await recordQueries(read)).toHaveLength(before.length);
    expect((await recordQueries(read)).length).toBeLessThan(before.length);
  });

  test("is another student's business no more than the paths on it", async () => {
    for (const answer of [
      await bob.get(`/resources/knowledge-graph/${course_id}/`),
      await bob.get(`/resources/knowledge-graph/${course_id}/prerequisites/?topic=Sets`),
      await bob.post(`/resources/learning-path/${course_id}/`, { topic: "Sets" }),
      await bob.get(`/resources/ai-analytics/${course_id}/`),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([404, "Course not found"]);
    }
  });
});

describe("prerequisites of a topic", () => {
  test("are what comes before a topic; the completed ones are not missing", async () => {
    const read = async () =>
      (await ann.get(`/resources/knowledge-graph/${course_id}/prerequisites/?topic=functions`))
        .body;
    expect(topics((await read()).missing)).toContain("Sets");
    await ann.post(`/courses/${course_id}/topic-items/${sets}/toggle-completion/`);
    const { prerequisites, missing, found } = await read();
    expect([found, topics(prerequisites), topics(missing)]).toEqual([true, ["Sets"], []]);
    await ann.post(`/courses/${course_id}/topic-items/${sets}/toggle-completion/`);
  });

  test("of a topic that the course does not have are none", async () => {
    const url = `/resources/knowledge-graph/${course_id}/prerequisites/`;
    const { body } = await ann.get(`${url}?topic=opera`);
    expect(body).toEqual({ topic: "opera", found: false, prerequisites: [], missing: [] });
    expect((await ann.get(url)).status).toBe(400);
  });
});

describe("a learning path", () => {
  const path = async (body: Record<string, unknown>) =>
    (await ann.post(`/resources/learning-path/${course_id}/`, body)).body;

  test("leads to a topic over what it needs, in hours and weeks, with pages", async () => {
    const body = await path({ topic: "Limits", preferences: { hours_per_week: 1 } });
    expect(topics(body.steps)).toEqual(["Sets", "Functions", "Limits"]);
    expect(body).toMatchObject({ found: true, weeks: Math.ceil(Number(body.total_hours)) });
    const [first] = list(body.steps);
    expect(first?.order).toBe(1);
    expect(list(first?.resources)[0]).toMatchObject({ title: "Analysis", page: 1 });
  });

  test("begins with what is completed and counts only what is left", async () => {
    const before = await path({ topic: "Limits" });
    await ann.post(`/courses/${course_id}/topic-items/${sets}/toggle-completion/`);
    const after = await path({ topic: "Limits" });
    expect(list(after.steps)[0]).toMatchObject({ topic: "Sets", is_completed: true });
    expect(Number(after.total_hours)).toBeLessThan(Number(before.total_hours));
    await ann.post(`/courses/${course_id}/topic-items/${sets}/toggle-completion/`);
  });

  test("goes through the whole course without a topic, nowhere to an unknown one", async () => {
    expect(topics((await path({})).steps)).toEqual(["Sets", "Functions", "Limits"]);
    expect(await path({ topic: "opera" })).toMatchObject({ found: false, steps: [], weeks: null });
  });
});

describe("analytics of a course", () => {
  test("count what the student did, and say why a topic is weak", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse();
    await indexResource(student, BOOK, { title: "Analysis", course: id });
    const done = await student.makesTopicItem(id, { title: "Sets" });
    await student.makesTopicItem(id, { title: "Limits" });
    await student.post(`/courses/${id}/topic-items/${done.id}/toggle-completion/`);
    await student.makesAssignment(id);
    await student.makesStudyPlan(id, {
      plan_data: { topics: [{ id: "1", name: "Sets", estimated_hours: 4 }] },
    });
    await student.makesExam(id, {
      name: "Midterm",
      syllabus_coverage: [{ topic: "Limits", weightage: 40 }],
    });
    const asked = await student.post("/resources/ai-question/", {
      question: "What is a limit?",
      course_id: id,
    });
    const rating = { query_id: asked.body.query_id, rating: "helpful" };
    await student.post("/resources/ai-feedback/", rating);
    const { body } = await student.get(`/resources/ai-analytics/${id}/`);
    expect(body).toMatchObject({
      course_id: id,
      progress: {
        completed_topics: 1,
        total_topics: 2,
        completed_assignments: 0,
        total_assignments: 1,
        percentage: 33.33,
      },
      hours_planned: 4,
      hours_studied: 0,
      questions_asked: 1,
      helpful_share: 1,
    });
    expect(list(body.weak_topics)).toEqual([
      {
        topic: "Limits",
        reason: expect.stringMatching(/Midterm in \d+ days covers it/),
        resource: expect.objectContaining({ file_title: "Analysis", page: 3 }),
      },
    ]);
    expect(String(body.recommendations)).toContain("Limits");
  });

  test("of an empty course are zeros", async () => {
    const { id } = await ann.makesCourse();
    expect((await ann.get(`/resources/ai-analytics/${id}/`)).body).toMatchObject({
      progress: { total_topics: 0, percentage: 0 },
      weak_topics: [],
      hours_planned: 0,
      helpful_share: null,
      recommendations: [],
    });
  });
});

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}

function topics(value: unknown): unknown[] {
  return list(value).map(({ topic }) => topic);
}
