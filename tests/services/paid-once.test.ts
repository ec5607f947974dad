import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { aiBudgets, aiRequests } from "@/db/schema/ai-usage";
import { ownerOf } from "@/tests/support/library";
import { startModel, type Turn } from "@/tests/support/model";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { type Student, signIn } from "@/tests/support/student";

const Form = z.object({ word: z.string() });
const REQUEST = { name: "form", schema: Form, system: "Answer.", prompt: "A word?" };
const WORD: Turn = { answer: { word: "yes" } };

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.forget();
  model.script = [WORD];
});
afterEach(restoreSettings);
afterAll(() => model.stop());

type App = Awaited<ReturnType<typeof load>>;

function load() {
  restoreSettings();
  return withSettings({ AI_MODEL: "test-model", OPENAI_BASE_URL: model.url }, async () => ({
    ...(await import("@/lib/services/kernel/ai-ledger")),
    ...(await import("@/lib/services/kernel/ask-proposal")),
  }));
}

describe("work that is done twice", () => {
  const propose = (app: App, student: Student, key = "7-1") =>
    app.askProposal(ownerOf(student), {
      purpose: "plan",
      key,
      request: REQUEST,
      decide: ({ proposal }) => proposal.word,
      failure: "Nothing came.",
    });

  test("is paid once: the answer is kept", async () => {
    const [app, ann] = [await load(), await signIn()];
    expect(await propose(app, ann)).toEqual({ decided: "yes" });
    expect(await propose(await load(), ann)).toEqual({ decided: "yes" });
    expect(model.requests).toHaveLength(1);
    expect(await rowsOf(ann)).toMatchObject([{ state: "settled", input_tokens: 1 }]);
    expect(await tokensOf(ann)).toEqual([2, 2]);
    await propose(app, ann, "7-2");
    expect(model.requests).toHaveLength(2);
  });

  test("is not another student's", async () => {
    const [app, ann, bob] = [await load(), await signIn(), await signIn()];
    await propose(app, ann);
    await propose(app, bob);
    expect(model.requests).toHaveLength(2);
  });

  test("after a process died while it asked takes over what was set aside", async () => {
    const [app, ann] = [await load(), await signIn()];
    const left = { purpose: "plan", model: "test-model", estimate: 500, key: "plan 7-1" };
    await app.reserve(ownerOf(ann), left);
    expect(await tokensOf(ann)).toEqual([500, 500]);
    expect(await propose(app, ann)).toEqual({ decided: "yes" });
    expect(await rowsOf(ann)).toMatchObject([{ state: "settled" }]);
    expect(await tokensOf(ann)).toEqual([2, 2]);
  });

  test("after its reservation was given back sets it aside again", async () => {
    const [app, ann] = [await load(), await signIn()];
    model.script = [{ status: 401 }];
    expect(await propose(app, ann)).toEqual({ note: "Nothing came." });
    expect(await rowsOf(ann)).toMatchObject([{ state: "released", failure: "status 401" }]);
    model.script = [WORD];
    expect(await propose(app, ann)).toEqual({ decided: "yes" });
    expect(await rowsOf(ann)).toMatchObject([{ state: "settled", failure: null }]);
    expect(await tokensOf(ann)).toEqual([2, 2]);
  });

  test("and was paid in vain is not paid again", async () => {
    const [app, ann] = [await load(), await signIn()];
    model.script = [{ text: "No." }];
    await propose(app, ann);
    const asked = model.requests.length;
    expect(await propose(await load(), ann)).toEqual({ note: "Nothing came." });
    expect(model.requests).toHaveLength(asked);
  });

  test("keeps no words for longer than a day", async () => {
    const [app, ann] = [await load(), await signIn()];
    await propose(app, ann);
    await app.forgetAnswers();
    expect((await rowsOf(ann))[0]?.answer).toMatchObject({ proposal: { word: "yes" } });
    await db()
      .update(aiRequests)
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .where(eq(aiRequests.owner_id, ann.user.id));
    await app.forgetAnswers();
    expect((await rowsOf(ann))[0]?.answer).toBeNull();
  });
});

const rowsOf = (student: Student) =>
  db().select().from(aiRequests).where(eq(aiRequests.owner_id, student.user.id));

async function tokensOf(student: Student) {
  const rows = await db().select().from(aiBudgets).where(eq(aiBudgets.owner_id, student.user.id));
  return rows.map(({ tokens }) => tokens);
}
