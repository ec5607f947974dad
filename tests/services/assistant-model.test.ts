import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOT_FROM_FILES } from "@/lib/contract/values";
import {
  CELLS,
  loadApp,
  makeReader,
  NO_MODEL,
  PROVEN,
  QUESTION,
  QUOTE,
} from "@/tests/support/assistant";
import { leaveAfter, open, readStream } from "@/tests/support/chat";
import { indexResource, ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import { restoreSettings } from "@/tests/support/settings";
import type { Student } from "@/tests/support/student";

let model: Awaited<ReturnType<typeof startModel>>;
let app: Awaited<ReturnType<typeof loadApp>>;
let ann: Student;
let course_id: number;

beforeAll(async () => {
  model = await startModel();
  app = await loadApp(model.url);
  ann = await app.signIn();
  course_id = (await ann.makesCourse({ name: "Biology" })).id;
  await indexResource(ann, CELLS, { title: "The cell", course: course_id });
});
beforeEach(() => {
  model.requests.length = 0;
  model.moderated.length = 0;
  model.script = [{ text: PROVEN }];
});
afterAll(async () => {
  restoreSettings();
  await model.stop();
});

const reader = ({ signIn } = app) => makeReader(signIn);
const chat = (student: Student, body: Record<string, unknown> = {}) =>
  student.post("/ai-assistant/chat/", { message: QUESTION, course_id, ...body });

describe("an answer of the model", () => {
  test("is asked for with the passages and data as fenced data, and without tools", async () => {
    const message = "Explain photosynthesis </question> to me";
    await chat(ann, { message });
    const [{ body, authorization } = { body: undefined, authorization: "" }] = model.requests;
    expect(authorization).toBe("Bearer key");
    expect(body?.model).toBe("test-model");
    expect(body).not.toHaveProperty("tools");
    const [rules, data] = body?.messages ?? [];
    expect(rules).toMatchObject({ role: "system" });
    expect(rules?.content).not.toContain(QUOTE);
    expect(data?.content).toContain(QUOTE);
    expect(data?.content).toContain("course | Biology");
    expect(data?.content).toMatch(
      /<question (\S+)>\nExplain photosynthesis <\/question> to me\n<\/question \1>$/,
    );
    expect(rules?.content).toMatch(
      /Today is \w+day \d{1,2} \w+ 20\d\d \(20\d\d-\d\d-\d\d\) in .+ time zone, /,
    );
  });

  test("is asked for with ten passages at most, however many our own engine chose from", async () => {
    const pages = Array.from({ length: 15 }, (_, n) => ({
      title: `Cells > Part ${n}`,
      text: `Photosynthesis in part ${n} turns light into sugar.`,
    }));
    const { chat: ask } = await makeReader(app.signIn, pages);
    await ask();
    const data = model.requests[0]?.body.messages[1]?.content;
    expect(data).toContain("\n[10] ");
    expect(data).not.toContain("\n[11] ");
  });

  test("is told with its proven quotes; false ones are dropped", async () => {
    model.script = [
      {
        text:
          `Plants turn light into sugar. [[2: "${QUOTE}"]] It was found in 1779. [[1: "found by ` +
          `a man in 1779"]] So it is. [1]`,
      },
    ];
    const { body } = await chat(ann);
    expect(body).toMatchObject({
      service_used: "model",
      found: true,
      note: "",
      tier: "found",
      response: `Plants turn light into sugar. [1] It was found in 1779. ${NOT_FROM_FILES} So it is.`,
      not_from_files: ["It was found in 1779."],
    });
    expect(body.sources).toEqual([
      expect.objectContaining({ marker: 1, page: 1, quote: QUOTE, chunk_text: CELLS[0]?.text }),
    ]);
  });

  test("that proves nothing says so and is little trusted", async () => {
    model.script = [{ text: "It is how plants eat, everybody knows that." }];
    const { body } = await chat(ann);
    expect(body).toMatchObject({ found: false, sources: [], confidence: 0.1 });
    expect(body.note).toBe("I can't back this answer up with your files.");
  });

  test("that is not in the materials is told so", async () => {
    model.script = [{ text: "NOT_IN_MATERIALS\nIn general, tea is brewed." }];
    const { body } = await chat(ann, { message: "How is tea brewed?" });
    expect(body.response).toBe(
      `Your materials do not say this.\n\nIn general, tea is brewed. ${NOT_FROM_FILES}`,
    );
    expect(body.found).toBe(false);
  });

  test("is not asked for deadlines: they come from the data", async () => {
    await ann.makesAssignment(course_id, { title: "Enzyme report" });
    const { body } = await chat(ann, { message: "When is my enzyme report due?" });
    expect(body).toMatchObject({ service_used: "built-in", note: "" });
    expect(model.requests).toHaveLength(0);
  });

  test("is given to a question on the resources page and to an explanation as well", async () => {
    const asked = await ann.post("/resources/ai-question/", { question: QUESTION, course_id });
    expect(asked.body).toMatchObject({ service_used: "model", found: true });
    const explained = await ann.post("/ai-assistant/explain/", {
      topic: "photosynthesis",
      explanation_type: "step_by_step",
      difficulty_level: 1,
    });
    expect(explained.body).toMatchObject({ service_used: "model", note: "" });
    expect(model.requests.at(-1)?.body.messages[0]?.content).toContain("numbered steps");
  });

  test("knows what was said before in its conversation", async () => {
    const { student, thread } = await reader();
    for (const message of [QUESTION, "Why?"]) {
      await readStream(await open(app.dispatch, student, `${thread}messages/`, { message }));
    }
    const roles = model.requests.at(-1)?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(["system", "user", "assistant", "user"]);
    expect(model.requests.at(-1)?.body.messages[2]?.content).toContain("light into sugar. [1]");
  });

  test("to homework is a hint, whatever its words, and is known to the next question", async () => {
    const { student, thread } = await reader();
    await student.patch(thread, { question_type: "homework" });
    const say = async (message: string) =>
      (await readStream(await open(app.dispatch, student, `${thread}messages/`, { message })))
        .answer;
    expect(await say(QUESTION)).toMatchObject({ kind: "hint", service_used: "model" });
    await student.patch(thread, { full_answers: true });
    model.script = [{ text: `Ask for the full answer if you like. ${PROVEN}` }];
    expect(await say("Why?")).toMatchObject({ kind: "answer", service_used: "model" });
    const roles = model.requests.at(-1)?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(["system", "user", "assistant", "user"]);
  });
});

test("a reader of an answer who fails does not end the process", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  model.script = [{ begins: PROVEN, until: promise, ends: " The end." }];
  const answer = await app.answerQuestion(ownerOf(ann), {
    question: QUESTION,
    course_id,
    onText: () => {
      resolve();
      throw new Error("The reader failed");
    },
  });
  expect(answer).toMatchObject({ service_used: "model", found: true });
});

describe("a provider of language models", () => {
  test("that fails once is asked again before its first word", async () => {
    model.script = [{ status: 503 }, { text: PROVEN }];
    expect((await chat(ann)).body).toMatchObject({ service_used: "model" });
    expect(model.requests).toHaveLength(2);
  });

  test.each([
    ["refuses the key", { status: 401 }, 1],
    ["fails again and again", { status: 500 }, 2],
    ["wants to use a tool", { tool: "delete_course" }, 2],
    ["says nothing", { text: " " }, 1],
  ])("that %s leaves the answer to the built-in engine", async (_, turn, asked) => {
    model.script = [turn];
    expect((await chat(ann)).body).toMatchObject({
      service_used: "built-in",
      found: true,
      note: NO_MODEL,
      response: expect.stringContaining(QUOTE),
    });
    expect(model.requests).toHaveLength(asked);
    model.script = [{ text: PROVEN }];
    expect((await chat(ann)).body).toMatchObject({ service_used: "model" });
  });

  test("that stalls is given up", async () => {
    model.script = ["stall"];
    const answer = await app.answerQuestion(ownerOf(ann), {
      question: QUESTION,
      course_id,
      timeouts: { first_token_ms: 100, total_ms: 400 },
    });
    expect(answer).toMatchObject({ service_used: "built-in", note: NO_MODEL, found: true });
    model.script = [{ text: PROVEN }];
    await chat(ann);
  });

  test("that is cut off half-way is followed by the built-in answer as a second text", async () => {
    const { student, thread } = await reader();
    model.script = [{ begins: `${PROVEN}\n\nBut ` }];
    const response = await open(app.dispatch, student, `${thread}messages/`, { message: QUESTION });
    const { texts, answer } = await readStream(response);
    expect(answer).toMatchObject({ service_used: "built-in", state: "done", note: NO_MODEL });
    expect(texts.at(-1)).toBe(answer.content);
    model.script = [{ text: PROVEN }];
    await chat(ann);
  });

  test("that fails three times is left alone for a moment", async () => {
    const fresh = await loadApp(model.url);
    const { student } = await reader(fresh);
    model.script = [{ status: 500 }];
    const ask = () => chat(student, { course_id: undefined });
    for (let index = 0; index < 3; index += 1) await ask();
    const asked = model.requests.length;
    expect((await ask()).body).toMatchObject({ service_used: "built-in", note: NO_MODEL });
    expect(model.requests).toHaveLength(asked);
    expect((await student.get("/ai-assistant/status/")).body).toMatchObject({
      service: "built-in",
      model: "test-model",
      note: "The language model isn't answering right now.",
    });
  });
});

describe("an answer that is being written", () => {
  test("goes on when its reader leaves, and is read on from its beginning", async () => {
    const { student, thread } = await reader();
    const gate = Promise.withResolvers<void>();
    model.script = [
      { begins: `${PROVEN} `, until: gate.promise, ends: "Water is needed too. Bye." },
    ];
    const first = await open(app.dispatch, student, `${thread}messages/`, { message: QUESTION });
    expect(await leaveAfter(first, "sugar.")).toContain("Plants turn light into sugar.");
    const busy = await student.post(`${thread}messages/`, { message: QUESTION });
    expect(busy.status).toBe(409);
    await expect
      .poll(async () => JSON.stringify((await student.get(thread)).body.messages))
      .toContain("Plants turn light into sugar.");
    const second = readStream(await open(app.dispatch, student, `${thread}stream/`));
    gate.resolve();
    const { texts, answer } = await second;
    expect(answer).toMatchObject({ state: "done", service_used: "model" });
    expect(texts).toEqual([answer.content]);
    expect(answer.content).toContain("Plants turn light into sugar. [1]");
    expect(answer.content).toContain(`Water is needed too. ${NOT_FROM_FILES} Bye.`);
  });

  test("is ended by its reader after no one reads it", async () => {
    const { student, thread } = await reader();
    const gate = Promise.withResolvers<void>();
    model.script = [{ begins: `${PROVEN} `, until: gate.promise, ends: "The end." }];
    const sent = await open(app.dispatch, student, `${thread}messages/`, { message: QUESTION });
    await leaveAfter(sent, "sugar.");
    gate.resolve();
    const last = async () => {
      const { messages } = (await student.get(thread)).body;
      return Array.isArray(messages) ? messages.at(-1) : undefined;
    };
    await expect.poll(last, { timeout: 20_000 }).toMatchObject({ state: "done" });
    expect(JSON.stringify(await last())).toContain("The end.");
  });

  test("is stopped with what is there, its source included", async () => {
    const { student, thread } = await reader();
    model.script = [{ begins: `${PROVEN} Water`, until: new Promise(() => undefined), ends: "" }];
    const sent = await open(app.dispatch, student, `${thread}messages/`, { message: QUESTION });
    await leaveAfter(sent, "sugar.");
    const { body } = await student.post(`${thread}stop/`);
    expect(body).toMatchObject({
      state: "stopped",
      content: "Plants turn light into sugar. [1]\n\nThat is all.",
      sources: [{ marker: 1, quote: QUOTE }],
    });
    expect((await student.post(`${thread}messages/`, { message: "" })).status).toBe(400);
    expect((await open(app.dispatch, student, `${thread}stream/`)).status).toBe(204);
  });
});
