import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { aiBudgets, aiRequests } from "@/db/schema/ai-usage";
import { loadApp, makeReader, PROVEN } from "@/tests/support/assistant";
import { ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import { restoreSettings } from "@/tests/support/settings";
import { type Student, signIn } from "@/tests/support/student";

const USED_UP = "You've used up today's language model allowance, so we did this without it.";

let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.requests.length = 0;
  model.script = [{ text: PROVEN }];
  model.usage = { prompt_tokens: 300, completion_tokens: 40, total_tokens: 340 };
});
afterAll(async () => {
  restoreSettings();
  await model.stop();
});

const requestsOf = (student: Student) =>
  db().select().from(aiRequests).where(eq(aiRequests.owner_id, student.user.id));
const tokensOf = async (student: Student) => {
  const rows = await db().select().from(aiBudgets).where(eq(aiBudgets.owner_id, student.user.id));
  return rows.map(({ tokens }) => tokens);
};
const ask = (tokens: number) => async () => ({
  usage: { model: "test-model", input: tokens, output: 0 },
});

describe("without a model", () => {
  test("there is nothing to use, and the switch is on", async () => {
    const ann = await signIn();
    expect((await ann.get("/ai/usage/")).body).toEqual({
      is_configured: false,
      model: null,
      ai_enabled: true,
      site_enabled: true,
      day: { limit: 200_000, used: 0 },
      month: { limit: 2_000_000, used: 0 },
      purposes: [],
    });
  });

  test("each student has a switch of their own", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    expect((await ann.patch("/ai/settings/", { ai_enabled: false })).body).toMatchObject({
      ai_enabled: false,
    });
    expect((await ann.get("/ai/usage/")).body.ai_enabled).toBe(false);
    expect((await bob.get("/ai/usage/")).body.ai_enabled).toBe(true);
    expect((await ann.patch("/ai/settings/", {})).status).toBe(400);
  });
});

describe("an allowance of language models", () => {
  test("is charged what the model really took, and shown by purpose", async () => {
    const { student, chat } = await makeReader((await loadApp(model.url)).signIn);
    await chat();
    await student.post("/resources/ai-question/", { question: "What is osmosis?" });
    expect((await student.get("/ai/usage/")).body).toMatchObject({
      is_configured: true,
      model: "test-model",
      day: { used: 680 },
      month: { used: 680 },
      purposes: [
        { purpose: "chat", requests: 1, input_tokens: 300, output_tokens: 40 },
        { purpose: "question", requests: 1, input_tokens: 300, output_tokens: 40 },
      ],
    });
  });

  test("that is used up leaves the answer to the built-in engine, which says so", async () => {
    const app = await loadApp(model.url, { AI_DAILY_TOKENS: "100" });
    const { chat } = await makeReader(app.signIn);
    const { body } = await chat();
    expect(body).toMatchObject({ service_used: "built-in", found: true, note: USED_UP });
    expect(model.requests).toHaveLength(0);
  });

  test("is given back by a provider that fails", async () => {
    const { student, chat } = await makeReader((await loadApp(model.url)).signIn);
    model.script = [{ status: 500 }];
    await chat();
    expect(await tokensOf(student)).toEqual([0, 0]);
    expect(await requestsOf(student)).toMatchObject([{ state: "released" }]);
  });

  test("is charged for an answer that was cut off or stopped half-way", async () => {
    const app = await loadApp(model.url);
    const { student } = await makeReader(app.signIn);
    const ask = (more: object) =>
      app.answerQuestion(ownerOf(student), { question: "What is photosynthesis?", ...more });
    const seen = Promise.withResolvers<void>();
    model.script = [{ begins: PROVEN, until: seen.promise }];
    expect(await ask({ onText: () => seen.resolve() })).toMatchObject({ service_used: "built-in" });
    const [cut] = await requestsOf(student);
    expect(cut).toMatchObject({ state: "settled", output_tokens: Math.ceil(PROVEN.length / 3) });
    expect(cut?.input_tokens).toBeGreaterThan(100);
    const stop = new AbortController();
    model.script = [{ begins: PROVEN, until: new Promise(() => undefined), ends: "" }];
    await ask({ signal: stop.signal, onText: () => stop.abort() });
    const stopped = (await requestsOf(student)).find(({ id }) => id !== cut?.id);
    expect(stopped).toMatchObject({ state: "settled", output_tokens: cut?.output_tokens });
    expect(stopped?.input_tokens).toBe(cut?.input_tokens);
  });

  test("is charged for a model that wants a tool instead of answering", async () => {
    const { student, chat } = await makeReader((await loadApp(model.url)).signIn);
    model.script = [{ tool: "delete_course" }];
    expect((await chat()).body).toMatchObject({ service_used: "built-in" });
    expect(await tokensOf(student)).toEqual([680, 680]);
  });

  test("is not exceeded by fifty requests at once", async () => {
    const app = await loadApp(model.url, { AI_DAILY_TOKENS: "10500", AI_MONTHLY_TOKENS: "" });
    const student = await app.signIn();
    const owner = ownerOf(student);
    let most = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.withModel(owner, { purpose: "chat", estimate: 1000 }, async () => {
          most = Math.max(most, ...(await tokensOf(student)));
          return { usage: { model: "test-model", input: 1000, output: 0 } };
        }),
      ),
    );
    expect(answers.filter(({ asked }) => asked)).toHaveLength(10);
    expect(answers.filter((each) => !each.asked && each.note === USED_UP)).toHaveLength(40);
    expect(await tokensOf(student)).toEqual([10_000, 10_000]);
    expect(most).toBeLessThanOrEqual(10_500);
  });

  test("of the month and of the site end it as well", async () => {
    for (const [name, word] of [
      ["AI_MONTHLY_TOKENS", "this month"],
      ["AI_SITE_DAILY_TOKENS", "Everyone together"],
    ] as const) {
      const app = await loadApp(model.url, { [name]: "0" });
      const student = await app.signIn();
      const answer = await app.withModel(
        ownerOf(student),
        { purpose: "chat", estimate: 10 },
        ask(10),
      );
      expect(answer).toMatchObject({ asked: false, note: expect.stringContaining(word) });
      expect(await tokensOf(student)).toEqual([]);
    }
  });

  test("without a limit never ends", async () => {
    const settings = { AI_DAILY_TOKENS: "unlimited", AI_MONTHLY_TOKENS: "unlimited" };
    const app = await loadApp(model.url, settings);
    const student = await app.signIn();
    const estimate = 50_000_000;
    const wanted = { purpose: "chat", estimate } as const;
    expect(await app.withModel(ownerOf(student), wanted, ask(estimate))).toMatchObject({
      asked: true,
    });
    expect((await student.get("/ai/usage/")).body).toMatchObject({
      day: { limit: null, used: estimate },
    });
  });

  test("that was set aside by a process that is gone is given back, once", async () => {
    const app = await loadApp(model.url);
    const student = await app.signIn();
    const owner = ownerOf(student);
    const wanted = { purpose: "chat", model: "test-model", estimate: 5000 };
    const id = Number(await app.reserve(owner, wanted));
    await app.releaseStale();
    expect(await tokensOf(student)).toEqual([5000, 5000]);
    await db()
      .update(aiRequests)
      .set({ created_at: new Date(Date.now() - 20 * 60_000).toISOString() })
      .where(and(eq(aiRequests.owner_id, owner.id), eq(aiRequests.id, id)));
    await app.releaseStale();
    await app.releaseStale();
    expect((await requestsOf(student))[0]).toMatchObject({ state: "released" });
    await app.settle(owner, id, { model: "test-model", input: 70, output: 30 });
    await app.settle(owner, id, { model: "test-model", input: 70, output: 30 });
    expect((await requestsOf(student))[0]).toMatchObject({ state: "settled", input_tokens: 70 });
  });
});
