import { describe, expect, test } from "vitest";
import { TopicItem } from "@/lib/contract/topics";
import { env } from "@/lib/env";
import { startModel } from "@/tests/support/model";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

const SYLLABUS = `Course schedule
Week 1: Vectors and spaces
Week 2: Linear maps
Week 3: Determinants`;

async function withCourse(): Promise<[Student, string]> {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  return [ann, `/courses/${id}`];
}

async function titles(student: Student, course: string) {
  return (await student.get(`${course}/topic-items`)).list.map(({ title }) => title);
}

describe("topic cards", () => {
  test("are made, changed, completed, and deleted", async () => {
    const [ann, course] = await withCourse();
    const made = await ann.post(`${course}/topic-items/`, { title: "Vectors" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      difficulty: "intermediate",
      difficulty_display: "Intermediate",
      is_completed: false,
      source_id: null,
    });
    const url = `${course}/topic-items/${made.body.id}`;
    expect((await ann.post(`${url}/toggle-completion`)).body.is_completed).toBe(true);
    const patched = await ann.patch(url, { title: "Vectors!", difficulty: "advanced" });
    expect(patched.body).toMatchObject({ title: "Vectors!", is_completed: true });
    expect((await ann.post(`${url}/toggle-completion/`)).body.is_completed).toBe(false);
    expect((await ann.delete(url)).status).toBe(204);
    expect(await titles(ann, course)).toEqual([]);
  });

  test("refuse an empty and a second title in words", async () => {
    const [ann, course] = await withCourse();
    const empty = await ann.post(`${course}/topic-items/`, { title: " " });
    expect([empty.status, empty.body.title]).toEqual([400, ["Title is required"]]);
    await ann.post(`${course}/topic-items/`, { title: "Vectors" });
    const twice = await ann.post(`${course}/topic-items/`, { title: "VECTORS" });
    expect([twice.status, twice.body.title]).toEqual([400, [expect.any(String)]]);
  });

  test("take a new order, all or nothing", async () => {
    const [ann, course] = await withCourse();
    const { id: course_id } = await ann.makesCourse();
    const stranger = await ann.makesTopicItem(course_id);
    for (const title of ["A", "B", "C"]) await ann.post(`${course}/topic-items/`, { title });
    const { list } = await ann.get(`${course}/topic-items/`);
    const [a, b, c] = list.map((item) => TopicItem.parse(item).id);
    const reversed = [
      { id: c, order: 0 },
      { id: b, order: 1 },
      { id: a, order: 2 },
    ];
    const url = `${course}/topic-items/reorder`;
    const same = list.map((item) => TopicItem.pick({ id: true, order: true }).parse(item));
    expect(same.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect((await ann.post(url, { topic_orders: same })).status).toBe(200);
    expect((await ann.get(`${course}/topic-items/`)).list).toMatchObject(same);
    expect((await ann.post(url, { topic_orders: reversed })).status).toBe(200);
    expect(await titles(ann, course)).toEqual(["C", "B", "A"]);
    const { list: now } = await ann.get(`${course}/topic-items/`);
    expect(now.map((item) => TopicItem.parse(item).order)).toEqual([1, 2, 3]);
    const wrong = [
      { id: a, order: 0 },
      { id: stranger.id, order: 1 },
    ];
    expect((await ann.post(url, { topic_orders: wrong })).status).toBe(404);
    expect(await titles(ann, course)).toEqual(["C", "B", "A"]);
  });
});

describe("a syllabus", () => {
  test("given as text answers with its topics read", async () => {
    const [ann, course] = await withCourse();
    const { status, body } = await ann.upload(`${course}/topics/`, { syllabus_text: SYLLABUS });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      content_source: "text",
      is_processed: true,
      topic_count: 3,
      syllabus_file_url: null,
      has_content: true,
    });
    expect(body.extracted_topics).toEqual(["Vectors and spaces", "Linear maps", "Determinants"]);
    const [first] = (await ann.get(`${course}/topic-items/`)).list;
    expect(first).toMatchObject({
      week: 1,
      source_id: body.id,
      evidence: { page: 1, quote: expect.stringContaining("Vectors and spaces") },
    });
  });

  test("read again keeps what is completed, renamed or made by hand", async () => {
    const [ann, course] = await withCourse();
    const { body } = await ann.upload(`${course}/topics/`, { syllabus_text: SYLLABUS });
    await ann.post(`${course}/topic-items/`, { title: "My own card" });
    const cards = (await ann.get(`${course}/topic-items/`)).list.map((card) =>
      TopicItem.parse(card),
    );
    await ann.post(`${course}/topic-items/${cards[0]?.id}/toggle-completion/`);
    await ann.patch(`${course}/topic-items/${cards[1]?.id}/`, {
      title: "Linear maps and matrices",
    });
    const next = `${SYLLABUS.replace("Week 3: Determinants", "Week 3: Eigenvalues")}`;
    const put = await ann.upload(`${course}/topics/${body.id}/`, { syllabus_text: next }, "PUT");
    expect(put.status).toBe(200);
    expect(await titles(ann, course)).toEqual([
      "Vectors and spaces",
      "Linear maps and matrices",
      "My own card",
      "Eigenvalues",
    ]);
    const again = await ann.post(`${course}/topics/${body.id}/reprocess`);
    expect(again.body.is_processed).toBe(true);
    const [vectors] = (await ann.get(`${course}/topic-items/`)).list;
    expect(vectors).toMatchObject({ id: cards[0]?.id, is_completed: true });
  });

  test("read again keeps every card of a line that names several topics", async () => {
    const [ann, course] = await withCourse();
    const syllabus_text =
      "Schedule\nWeek 1: Sets; Relations; Functions\nWeek 2: Graphs\nWeek 3: Trees";
    const { body } = await ann.upload(`${course}/topics/`, { syllabus_text });
    const before = (await ann.get(`${course}/topic-items/`)).list.map(({ id }) => id);
    expect(before).toHaveLength(5);
    await ann.post(`${course}/topics/${body.id}/reprocess/`);
    expect((await ann.get(`${course}/topic-items/`)).list.map(({ id }) => id)).toEqual(before);
  });

  test("takes the form of a browser that leaves the file input empty", async () => {
    const [ann, course] = await withCourse();
    for (const syllabus_file of ["", new File([], "")]) {
      const fields = { syllabus_text: SYLLABUS, syllabus_file };
      expect((await ann.upload(`${course}/topics/`, fields)).status).toBe(201);
    }
  });

  test("deleted takes its cards along and leaves those made by hand", async () => {
    const [ann, course] = await withCourse();
    await ann.post(`${course}/topic-items/`, { title: "My own card" });
    const { body } = await ann.upload(`${course}/topics/`, { syllabus_text: SYLLABUS });
    expect((await ann.delete(`${course}/topics/${body.id}/`)).status).toBe(204);
    expect(await titles(ann, course)).toEqual(["My own card"]);
    expect((await ann.get(`${course}/topics`)).list).toEqual([]);
  });

  test("with neither text nor file, or with a file that is no PDF, is refused in words", async () => {
    const [ann, course] = await withCourse();
    const nothing = await ann.upload(`${course}/topics/`, { syllabus_text: " " });
    expect([nothing.status, nothing.body.non_field_errors]).toEqual([400, [expect.any(String)]]);
    const syllabus_file = new File(["hello"], "syllabus.pdf");
    const text = await ann.upload(`${course}/topics/`, { syllabus_file });
    expect([text.status, text.body.syllabus_file]).toEqual([
      400,
      [expect.stringContaining("isn't a PDF")],
    ]);
  });

  test("as a damaged PDF is kept, says so, and can be read again", async () => {
    const [ann, course] = await withCourse();
    const syllabus_file = new File(["%PDF-1.4 nothing"], "Math 205 syllabus.pdf");
    const { status, body } = await ann.upload(`${course}/topics/`, { syllabus_file });
    expect(status).toBe(201);
    expect(body).toMatchObject({ content_source: "file", is_processed: false, stage: "failed" });
    expect(body.processing_error).toMatch(/damaged/);
    expect(String(body.syllabus_file_url).split("/").at(-1)).toBe("Math%20205%20syllabus.pdf");
    const again = await ann.post(`${course}/topics/${body.id}/reprocess/`);
    expect([again.status, again.body.stage]).toEqual([200, "failed"]);
    const download = await ann.get(`${course}/topics/${body.id}/download/`);
    expect(download.headers.get("content-type")).toBe("application/pdf");
  });

  test("is read by the model as an import is: only topics that their words prove become cards", async () => {
    const model = await startModel();
    const quote = "We begin with Rome and go on to Cordoba";
    const topic = { title: "Rome", week: null, page: 1, quote };
    const made_up = { ...topic, title: "Baghdad", quote: "We end with Baghdad" };
    const unsaid = { ...topic, title: "Samarkand" };
    model.script = [{ answer: { items: [], topics: [topic, made_up, unsaid] } }];
    Object.assign(env, { AI_MODEL: "test-model", OPENAI_BASE_URL: model.url });
    try {
      const [ann, course] = await withCourse();
      const syllabus_text = `HIST 300: Cities\n${quote}, then we travel further.`;
      await ann.upload(`${course}/topics/`, { syllabus_text });
      expect(await titles(ann, course)).toEqual(["Rome"]);
      const [card] = (await ann.get(`${course}/topic-items/`)).list;
      expect(card).toMatchObject({ evidence: { page: 1, quote, confidence: "inferred" } });
      expect(model.requests).toHaveLength(1);
    } finally {
      Object.assign(env, { AI_MODEL: undefined, OPENAI_BASE_URL: undefined });
      await model.stop();
    }
  });
});
