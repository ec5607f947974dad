import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bookOf } from "@/tests/support/books";
import { SYLLABUS } from "@/tests/support/liar/import";
import { startProduct } from "@/tests/support/liar/product";
import { ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import type { Student } from "@/tests/support/student";

const MODELS = { AI_EMBEDDING_MODEL: "switch-embeddings", AI_MODERATION: "test-moderation" };
const SOON = { timeout: 20_000, interval: 50 };

type Product = Awaited<ReturnType<typeof startProduct>>;

let model: Awaited<ReturnType<typeof startModel>>;
let product: Product;
// Each test has a model of its own: what the product of an earlier one still asks does not count.
beforeEach(async () => {
  model = await startModel();
  model.script = [{ text: "Hello." }];
});
afterEach(async () => {
  await product.stop();
  await model.stop();
});

/** Each flow that may ask a model, to its end, and how often it asks when nothing is switched off. */
const FLOWS: Record<string, (student: Student) => Promise<unknown>> = {
  async "chat and moderation"(student) {
    const { status } = await student.post("/ai-assistant/chat/", { message: "What is a cell?" });
    expect(status).toBe(200);
  },
  async import(student) {
    const { body } = await student.upload("/syllabus-imports/", { syllabus_text: SYLLABUS });
    await vi.waitFor(async () => {
      const row = (await student.get(`/syllabus-imports/${body.id}/`)).body;
      expect(row).toMatchObject({ stage: "ready", awaits_model: false });
      expect(row.proposal).toBeTruthy();
    }, SOON);
  },
  async plan(student) {
    const { id } = await product.courseWithTopics(student);
    const plan = await product.generates(student, id, { end_date: product.dayOf(student, 10) });
    await vi.waitFor(async () => {
      const { generation } = await product.planOf(student, plan.id);
      expect(generation?.stage).toBe("ready");
    }, SOON);
  },
  async "embedding of a book and of a question"(student) {
    const owner = ownerOf(student);
    const text = "An automobile needs fuel. Its engine turns petrol into motion on every road.";
    const book = await bookOf(owner, [["Vehicles", text]]);
    await product.embedBatch(owner, book);
    const { hits, note } = await product.findPassages(owner, "automobile");
    expect(hits[0]?.text).toContain("An automobile needs fuel");
    expect(note).toBe("");
  },
};

describe.each(Object.entries(FLOWS))("%s", (_, flow) => {
  test("asks where nothing is switched off", async () => {
    product = await startProduct(model.url, MODELS);
    await flow(await product.signIn());
    expect(model.asked).toBeGreaterThan(0);
  });

  test("asks nothing where the site has switched models off", async () => {
    product = await startProduct(model.url, { ...MODELS, AI: "off" });
    await flow(await product.signIn());
    expect(model.asked).toBe(0);
  });

  test("asks nothing of a student who has switched them off", async () => {
    product = await startProduct(model.url, MODELS);
    const student = await product.signIn();
    await student.patch("/ai/settings/", { ai_enabled: false });
    await flow(student);
    expect(model.asked).toBe(0);
  });
});
