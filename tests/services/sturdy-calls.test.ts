import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { aiRequests } from "@/db/schema/ai-usage";
import { ownerOf } from "@/tests/support/library";
import { startModel, type Turn } from "@/tests/support/model";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { type Student, signIn } from "@/tests/support/student";

const SETTINGS = { AI_EMBEDDING_MODEL: "test-embeddings", AI_MODERATION: "test-moderation" };
const Form = z.object({ word: z.string() });
const REQUEST = { name: "form", schema: Form, system: "Answer.", prompt: "A word?" };
const WORD: Turn = { answer: { word: "yes" } };

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.forget();
  answering();
});
afterEach(() => {
  vi.useRealTimers();
  restoreSettings();
});
afterAll(() => model.stop());

type App = Awaited<ReturnType<typeof load>>;

/** The way to models as a new process has it; each has its own circuits. */
function load(settings: Record<string, string> = {}) {
  restoreSettings();
  const all = { AI_MODEL: "test-model", OPENAI_BASE_URL: model.url, ...SETTINGS, ...settings };
  return withSettings(all, async () => ({
    ...(await import("@/lib/ai/chat")),
    ...(await import("@/lib/ai/embeddings")),
    ...(await import("@/lib/ai/moderation")),
    ...(await import("@/lib/ai/propose")),
    ...(await import("@/lib/services/kernel/circuits")),
    ...(await import("@/lib/services/kernel/with-model")),
  }));
}

const USAGE = { model: "test-model", input: 1, output: 1 };

/** One request of each kind that has a circuit of its own, asked as its flow does. */
const CIRCUITS = {
  chat: (app: App, student: Student) =>
    app.withModel(ownerOf(student), { purpose: "chat", estimate: 1 }, () =>
      app.askChat({ system: "", messages: [{ role: "user", content: "Hi" }] }),
    ),
  import: (app: App, student: Student) =>
    app.withModel(ownerOf(student), { purpose: "syllabus", estimate: 1 }, () =>
      app.propose(REQUEST),
    ),
  plan: (app: App, student: Student) =>
    app.withModel(ownerOf(student), { purpose: "plan", estimate: 1 }, () => app.propose(REQUEST)),
  embedding: (app: App, student: Student) =>
    app.withModel(ownerOf(student), { purpose: "embedding", estimate: 1 }, () =>
      app.embedTexts(["Hi"], { retries: 0 }),
    ),
  moderation: (app: App, student: Student) =>
    app.withModel(ownerOf(student), { purpose: "moderation", estimate: 0 }, async () => ({
      usage: USAGE,
      refused: await app.isRefused("Hi"),
    })),
};
const KINDS = Object.keys(CIRCUITS) as (keyof typeof CIRCUITS)[];

function scripted(turn: Turn) {
  model.script = [turn];
  model.embedding_script = [turn];
  model.moderation_script = [turn];
}

function answering() {
  model.script = [WORD];
  model.embedding_script = [{ vectors: (texts) => texts.map(() => [1, 0]) }];
  model.moderation_script = [];
}

/** What is asked of the provider by so many requests, one after the other. */
async function asks(app: App, kind: keyof typeof CIRCUITS, student: Student, times = 1) {
  const before = model.asked;
  for (let n = 0; n < times; n += 1) await CIRCUITS[kind](app, student).catch(() => undefined);
  return model.asked - before;
}

describe.each(KINDS)("the circuit of %s", (kind) => {
  test("rests after three failures of the provider, alone, and is tried by one request then", async () => {
    const [app, ann, bob] = [await load(), await signIn(), await signIn()];
    scripted({ status: 503 });
    expect(await asks(app, kind, ann, 2)).toBeGreaterThan(0);
    expect(app.isResting(kind)).toBe(false);
    await asks(app, kind, bob);
    expect(app.isResting(kind)).toBe(true);
    expect(KINDS.filter((other) => app.isResting(other))).toEqual([kind]);
    expect(await asks(app, kind, ann, 3)).toBe(0);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    answering();
    const before = model.asked;
    const both = [ann, bob].map((each) => CIRCUITS[kind](app, each).catch(() => "resting"));
    const outcomes = await Promise.all(both);
    expect(outcomes.filter((outcome) => outcome === "resting").length).toBeLessThanOrEqual(1);
    expect(model.asked - before).toBeGreaterThan(0);
    expect(app.isResting(kind)).toBe(false);
    expect(await asks(app, kind, bob)).toBe(1);
  });

  test("rests again at once where that request fails", async () => {
    const [app, ann] = [await load(), await signIn()];
    scripted({ status: 500 });
    await asks(app, kind, ann, 3);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect(await asks(app, kind, ann)).toBeGreaterThan(0);
    expect(app.isResting(kind)).toBe(true);
    expect(await asks(app, kind, ann)).toBe(0);
  });

  test.each([400, 413, 422])(
    "does not rest for what one student sends: status %i",
    async (status) => {
      const [app, ann, bob] = [await load(), await signIn(), await signIn()];
      scripted({ status });
      await asks(app, kind, ann, 5);
      expect(app.isResting(kind)).toBe(false);
      answering();
      expect(await asks(app, kind, bob)).toBe(1);
      expect(await asks(app, kind, ann)).toBe(1);
    },
  );

  test("lets a student who sends too much rest, and nobody else", async () => {
    const [app, ann, bob] = [await load(), await signIn(), await signIn()];
    scripted({ status: 429, headers: { "retry-after": "30" } });
    expect(await asks(app, kind, ann, 4)).toBe(1);
    answering();
    expect(await asks(app, kind, ann)).toBe(0);
    expect(await asks(app, kind, bob)).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
    expect(await asks(app, kind, ann)).toBe(1);
  });

  test.each<[string, Turn]>([
    ["a refused key", { status: 401 }],
    ["a model that is not there", { status: 404 }],
    ["an account without credit", { status: 429, error: { code: "insufficient_quota" } }],
    ["a page instead of an answer", { raw: "<html>Sign in</html>", type: "text/html" }],
  ])("rests for %s", async (_, turn) => {
    const [app, ann] = [await load(), await signIn()];
    scripted(turn);
    await asks(app, kind, ann, 3);
    expect(app.isResting(kind)).toBe(true);
  });

  test("keeps to its time limit", async () => {
    const app = await load({
      AI_FIRST_WORD_SECONDS: "0.2",
      AI_ANSWER_SECONDS: "0.3",
      AI_IMPORT_SECONDS: "0.2",
      AI_EMBEDDING_SECONDS: "0.2",
      AI_MODERATION_SECONDS: "0.2",
    });
    const ann = await signIn();
    scripted("stall");
    const began = performance.now();
    for (let n = 0; n < 3; n += 1) {
      const failure = await CIRCUITS[kind](app, ann).catch((error: unknown) => error);
      expect(failure).toMatchObject({ why: { fault: "provider", code: "timeout" } });
    }
    expect(performance.now() - began).toBeLessThan(3000);
    expect(app.isResting(kind)).toBe(true);
  });
});

test("a provider that refuses words for what they say rests nobody", async () => {
  const [app, ann] = [await load(), await signIn()];
  model.script = [{ text: "I", finish_reason: "content_filter" }];
  for (const kind of ["chat", "import", "plan"] as const) {
    await asks(app, kind, ann, 4);
    expect(app.isResting(kind)).toBe(false);
  }
});

describe("a broken answer", () => {
  test("is sent back once to be repaired, and both are paid", async () => {
    const app = await load();
    model.script = [{ text: '{"word": yes' }, WORD];
    const proposed = await app.propose(REQUEST);
    expect(proposed).toMatchObject({ proposal: { word: "yes" }, usage: { input: 2, output: 2 } });
    const roles = model.requests.at(-1)?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(["system", "user", "assistant", "user"]);
    expect(model.requests).toHaveLength(2);
  });

  test("that stays broken is given up after one repair, and is paid", async () => {
    const [app, ann] = [await load(), await signIn()];
    model.script = [{ text: "Sure! A word." }];
    await asks(app, "import", ann);
    expect(model.requests).toHaveLength(2);
    expect(await rowsOf(ann)).toMatchObject([
      { state: "settled", failure: "broken answer", input_tokens: 2 },
    ]);
  });

  test("of an endpoint without JSON schemas is checked all the same", async () => {
    const app = await load({ AI_JSON: "json_object" });
    model.script = [{ answer: { word: 7 } }, WORD];
    expect(await app.propose(REQUEST)).toMatchObject({ proposal: { word: "yes" } });
    const { response_format, messages } = model.requests[0]?.body ?? {};
    expect(response_format).toEqual({ type: "json_object" });
    expect(messages?.[0]?.content).toContain('"word"');
  });

  test("in which a model thinks aloud is read without its thoughts", async () => {
    const app = await load();
    model.script = [{ text: '<think>What word? {"word": "no"}</think>{"word": "yes"}' }];
    expect(await app.propose(REQUEST)).toMatchObject({ proposal: { word: "yes" } });
  });
});

test("usage that a provider does not tell is estimated, so that nothing is free", async () => {
  const [app, ann] = [await load(), await signIn()];
  const usage = model.usage;
  model.usage = null;
  for (const kind of ["import", "chat", "embedding"] as const) await CIRCUITS[kind](app, ann);
  model.usage = usage;
  for (const { input_tokens } of await rowsOf(ann)) expect(input_tokens).toBeGreaterThan(0);
});

const rowsOf = (student: Student) =>
  db().select().from(aiRequests).where(eq(aiRequests.owner_id, student.user.id));
