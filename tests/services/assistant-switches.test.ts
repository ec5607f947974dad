import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { aiRequests } from "@/db/schema/ai-usage";
import { loadApp, makeReader, PROVEN } from "@/tests/support/assistant";
import { ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import { restoreSettings } from "@/tests/support/settings";

let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel();
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

describe("nothing is sent", () => {
  test("of a student who has switched the model off", async () => {
    const { student, chat } = await makeReader((await loadApp(model.url)).signIn);
    await student.patch("/ai/settings/", { ai_enabled: false });
    const { body } = await chat();
    expect(body).toMatchObject({ service_used: "built-in", found: true, note: "" });
    expect((await student.get("/ai-assistant/status/")).body).toMatchObject({
      service: "built-in",
      note: "You've switched the language model off.",
    });
    expect(model.requests).toHaveLength(0);
  });

  test("where the site has switched it off", async () => {
    const { student, chat } = await makeReader((await loadApp(model.url, { AI: "off" })).signIn);
    const { body } = await chat();
    expect(body).toMatchObject({ service_used: "built-in", note: "" });
    expect((await student.get("/ai/usage/")).body).toMatchObject({
      is_configured: true,
      site_enabled: false,
      model: null,
    });
    expect(model.requests).toHaveLength(0);
  });

  test("that a moderation refuses; one that does not answer refuses nothing", async () => {
    const { chat } = await makeReader(
      (await loadApp(model.url, { AI_MODERATION: "test-moderation" })).signIn,
    );
    model.refuses = ["gruesome"];
    const refused = await chat("A gruesome thing?");
    expect(refused.body).toMatchObject({
      service_used: "security_guard",
      security_blocked: true,
      response: "Please ask questions related to your studies and coursework.",
    });
    expect(model.requests).toHaveLength(0);
    model.refuses = null;
    const { body } = await chat();
    expect(body).toMatchObject({ service_used: "model" });
    expect(model.moderated).toHaveLength(2);
    model.refuses = [];
  });
});

test("another model for the assistant is the one that is asked", async () => {
  const { student, chat } = await makeReader(
    (await loadApp(model.url, { AI_CHAT_MODEL: "chat-model" })).signIn,
  );
  await chat();
  expect(model.requests[0]?.body.model).toBe("chat-model");
  const rows = await db()
    .select({ model: aiRequests.model, purpose: aiRequests.purpose, state: aiRequests.state })
    .from(aiRequests)
    .where(eq(aiRequests.owner_id, student.user.id));
  expect(rows).toEqual([{ model: "chat-model", purpose: "chat", state: "settled" }]);
});

test.each(["assignment", "syllabus", "plan", "embedding", "question", "explanation"] as const)(
  "a student who has switched the model off gets no request for %s",
  async (purpose) => {
    const app = await loadApp(model.url, { AI_EMBEDDING_MODEL: "test-embeddings" });
    const student = await app.signIn();
    await student.patch("/ai/settings/", { ai_enabled: false });
    const answer = await app.withModel(ownerOf(student), { purpose, estimate: 1 }, () => {
      throw new Error("It was asked");
    });
    expect(answer).toEqual({ asked: false, note: "" });
  },
);
