import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { CELLS, QUESTION } from "@/tests/support/assistant";
import { bookOf } from "@/tests/support/books";
import type { Behaviour, Flow } from "@/tests/support/liar/behaviour";
import { CHAT } from "@/tests/support/liar/chat";
import { IMPORTS, SYLLABUS } from "@/tests/support/liar/import";
import { EMBEDDINGS, MODERATIONS, PLANS } from "@/tests/support/liar/others";
import { startProduct } from "@/tests/support/liar/product";
import { indexResource, ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import type { Student } from "@/tests/support/student";

/** Beyond every time limit of a test's product, and far below what a hanging request would take. */
const SOON_MS = 15_000;

type Product = Awaited<ReturnType<typeof startProduct>>;

let model: Awaited<ReturnType<typeof startModel>>;
let product: Product;
beforeAll(async () => {
  model = await startModel();
  product = await startProduct(model.url, {
    AI_EMBEDDING_MODEL: "liar-embeddings",
    AI_MODERATION: "test-moderation",
  });
});
beforeEach(() => {
  model.forget();
  model.refuses = [];
  model.moderation_script = [];
  model.embedding_script = [{ vectors: (texts) => texts.map(() => [1, 0, 0]) }];
  for (const circuit of ["chat", "import", "plan", "embedding", "moderation"] as const) {
    product.succeed(circuit);
  }
});
afterAll(async () => {
  await product.stop();
  await model.stop();
});

/** What the student sees of the flow, and whether a model had a part in it; each holds the flow's own rules. */
const FLOWS: Record<Flow, (behaviour: Behaviour) => Promise<{ sees: string; from: string }>> = {
  chat,
  import: imports,
  plan: plans,
  embedding: embeds,
  moderation: moderates,
};

describe.each([CHAT, IMPORTS, PLANS, EMBEDDINGS, MODERATIONS])(
  "a provider asked for %#",
  (...rows) => {
    test.each(rows.map((row) => [row.flow, row.name, row] as const))(
      "%s: %s",
      async (flow, _, behaviour) => {
        const began = performance.now();
        const usage = model.usage;
        if (behaviour.tells_no_usage) model.usage = null;
        const { sees, from } = await FLOWS[flow](behaviour);
        model.usage = usage;
        expect(performance.now() - began).toBeLessThan(SOON_MS);
        const { gets } = behaviour;
        expect(from).toBe(gets.from);
        if (gets.never) expect(sees).not.toMatch(gets.never);
        if (gets.always) expect(sees).toMatch(gets.always);
      },
    );
  },
);

test("the liar has at least forty ways, each with a name of its own", () => {
  const rows = [...CHAT, ...IMPORTS, ...PLANS, ...EMBEDDINGS, ...MODERATIONS];
  const names = new Set(rows.map(({ flow, name }) => `${flow}: ${name}`));
  expect(names.size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

/** There is always an answer; one of the built-in engine is whole and has its source. */
async function chat({ does }: Behaviour) {
  const student = await product.signIn();
  const { id: course_id } = await student.makesCourse({ name: "Biology" });
  await indexResource(student, CELLS, { title: "The cell", course: course_id });
  const work = { title: "Enzyme report", due_date: "2037-05-04T15:00:00Z", weight: 20 };
  await student.makesAssignment(course_id, work);
  model.script = [...does];
  const asked = { message: QUESTION, course_id };
  const { status, body } = await student.post("/ai-assistant/chat/", asked);
  expect(status).toBe(200);
  expect(String(body.response).trim()).not.toBe("");
  if (body.service_used === "built-in") {
    expect(body).toMatchObject({ found: true, note: expect.stringMatching(/language model/) });
  }
  return {
    sees: `${body.response} ${JSON.stringify(body.sources)}`,
    from: String(body.service_used),
  };
}

/** The review waits for no model, what the rules found stays in its place, and every quote is the syllabus's own. */
async function imports({ does }: Behaviour) {
  const student = await product.signIn();
  model.script = [...does];
  const at = await given(student);
  const early = await untilRead(student, at);
  const dates = early.items.map(({ title, due_date }) => ({ title, due_date }));
  expect(dates.filter(({ due_date }) => due_date !== null)).toHaveLength(2);
  const late = await vi.waitFor(
    async () => {
      const row = SyllabusImport.parse((await student.get(at)).body);
      if (row.awaits_model) throw new Error("A model is waited for");
      return row;
    },
    { timeout: SOON_MS, interval: 50 },
  );
  const { items = [], topics = [] } = late.proposal ?? {};
  expect(items.slice(0, dates.length)).toMatchObject(dates);
  const text = SYLLABUS.replace(/\s+/g, " ");
  for (const { quote } of [...items, ...topics]) expect(text).toContain(quote);
  const added = [...items, ...topics].filter(({ by_model }) => by_model);
  for (const { confidence } of added) expect(confidence).not.toBe("exact");
  const sees = JSON.stringify({ items, topics });
  return { sees, from: added.length > 0 ? "model" : "built-in" };
}

async function given(student: Student): Promise<string> {
  const { status, body } = await student.upload("/syllabus-imports/", {
    syllabus_text: SYLLABUS,
  });
  expect(status).toBe(201);
  return `/syllabus-imports/${body.id}/`;
}

async function untilRead(student: Student, at: string) {
  return vi.waitFor(
    async () => {
      const { proposal } = SyllabusImport.parse((await student.get(at)).body);
      if (!proposal) throw new Error("It is being read");
      return proposal;
    },
    { timeout: SOON_MS, interval: 30 },
  );
}

/** A plan has the course's topics and the rules' hours and days, whatever a model says. */
async function plans({ does }: Behaviour) {
  const [student, other] = [await product.signIn(), await product.signIn()];
  model.script = [{ status: 400 }];
  const byRules = await planned(other);
  model.script = [...does];
  const plan = await planned(student);
  expect(plan.names.toSorted()).toEqual(byRules.names.toSorted());
  expect(plan.hours).toBe(byRules.hours);
  expect(plan.days).toEqual(byRules.days);
  return { sees: plan.names.join(), from: plan.made_by === "model" ? "model" : "built-in" };
}

async function planned(student: Student) {
  const { generates, courseWithTopics, dayOf, planOf, sessionsOf } = product;
  const { id } = await courseWithTopics(student);
  const begun = await generates(student, id, { end_date: dayOf(student, 10) });
  const plan = await vi.waitFor(
    async () => {
      const plan = await planOf(student, begun.id);
      if (plan.generation?.stage !== "ready") throw new Error(`It is ${plan.generation?.stage}`);
      return plan;
    },
    { timeout: SOON_MS, interval: 30 },
  );
  return {
    names: plan.plan_data.topics.map(({ name }) => name),
    hours: plan.plan_data.estimated_hours,
    days: (await sessionsOf(student, plan.id)).map(({ date }) => date),
    made_by: plan.generation?.made_by,
  };
}

/** What the words say is found, whatever becomes of the vectors. */
async function embeds({ does }: Behaviour) {
  const owner = ownerOf(await product.signIn());
  const book = await bookOf(owner, [
    ["Vehicles", "An automobile needs fuel. Its engine turns petrol into motion on every road."],
    ["Cooking", "A stew simmers for hours. The kitchen smells of onions, thyme and bay leaves."],
  ]);
  model.embedding_script = [...does];
  for (let most = 64; most > 0; ) {
    const next = most;
    most = await product.embedBatch(owner, book, next).catch(() => 0);
  }
  const { hits } = await product.findPassages(owner, "stew");
  expect(hits[0]?.text).toContain("A stew simmers");
  const [index] = await db()
    .select({ with: fileIndexes.embedded_with, stopped: fileIndexes.embedding_stopped_at })
    .from(fileIndexes)
    .where(eq(fileIndexes.file_id, book.file_id));
  return { sees: hits[0]?.text ?? "", from: index?.with && !index.stopped ? "model" : "built-in" };
}

/** A moderation that fails refuses nothing: our own rules decide. */
function moderates({ does, ...behaviour }: Behaviour) {
  model.moderation_script = [...does];
  return chat({
    ...behaviour,
    does: CHAT.find(({ name }) => name === "a slow first word")?.does ?? [],
  });
}
