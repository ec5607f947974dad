import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { aiRequests } from "@/db/schema/ai-usage";
import { fileIndexes } from "@/db/schema/chunks";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import type { PagesRead } from "@/lib/services/retrieval/index-file";
import { rowsOf } from "@/lib/services/retrieval/scope";
import { bookOf } from "@/tests/support/books";
import { startModel, type Turn } from "@/tests/support/model";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { signIn } from "@/tests/support/student";

/** About two passages a page. */
const PAGES = Array.from({ length: 24 }, (_, page) => [
  `Chapter ${page}`,
  `Of the ${page} kinds of cells this chapter tells. `.repeat(12),
]);
const GOOD: Turn = { vectors: (texts) => texts.map(() => [1, 0, 0]) };

/** Each its own: the vectors of a model are of one length in a database. */
let model: string;
let provider: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  provider = await startModel();
});
beforeEach(() => {
  provider.forget();
  provider.embedding_script = [GOOD];
});
afterEach(restoreSettings);
afterAll(() => provider.stop());

function load(settings: Record<string, string> = {}) {
  restoreSettings();
  model = `model-${randomUUID()}`;
  const all = { AI_EMBEDDING_MODEL: model, OPENAI_BASE_URL: provider.url, ...settings };
  return withSettings({ AI_EMBEDDING_SECONDS: "0.3", ...all }, async () => ({
    ...(await import("@/lib/services/retrieval/embed-file")),
    ...(await import("@/lib/services/kernel/circuits")),
    ...(await import("@/lib/services/retrieval/vectors")),
  }));
}
type App = Awaited<ReturnType<typeof load>>;

async function someone() {
  return ownerFrom({ ...(await signIn()).user, session_id: null });
}

/** As the job does: each step takes as many as the one before said. */
async function embed(
  { embedBatch, EMBEDDING_BATCH }: App,
  owner: Owner,
  book: PagesRead,
): Promise<number[]> {
  const sizes = [EMBEDDING_BATCH];
  for (let most = EMBEDDING_BATCH; most > 0; ) {
    most = await embedBatch(owner, book, most);
    sizes.push(most);
  }
  return sizes;
}

async function stateOf(owner: Owner, { file_id }: PagesRead) {
  const [row] = await db()
    .select({
      embedded_with: fileIndexes.embedded_with,
      stopped: fileIndexes.embedding_stopped_at,
      chunks: fileIndexes.chunk_count,
    })
    .from(fileIndexes)
    .where(and(eq(fileIndexes.owner_id, owner.id), eq(fileIndexes.file_id, file_id)));
  return row;
}

async function vectorsOf({ file_id }: PagesRead): Promise<number> {
  const all = sql`select number from chunk_embeddings where file_id = ${file_id}`;
  return [rowsOf(await db().execute(all))].flat().length;
}

async function hasVectors() {
  return (await load()).comparesVectors();
}

test("a provider too slow for many passages is asked for fewer, and the book is finished", async (context) => {
  if (!(await hasVectors())) return context.skip("this PostgreSQL has no pgvector");
  const [app, ann] = [await load(), await someone()];
  const book = await bookOf(ann, PAGES);
  provider.embedding_script = [
    { vectors: (texts) => (texts.length > 5 ? null : texts.map(() => [1, 0])) },
  ];
  const sizes = await embed(app, ann, book);
  expect(sizes[0]).toBe(64);
  expect(sizes.at(-2)).toBeLessThanOrEqual(5);
  const state = await stateOf(ann, book);
  expect(state).toMatchObject({ embedded_with: model, stopped: null });
  expect(state?.chunks).toBeGreaterThan(10);
  expect(await vectorsOf(book)).toBe(state?.chunks);
  expect(app.isResting("embedding")).toBe(false);
});

test("a provider that is too slow for a single passage has failed", async (context) => {
  if (!(await hasVectors())) return context.skip("this PostgreSQL has no pgvector");
  const [app, ann] = [await load(), await someone()];
  const book = await bookOf(ann, PAGES.slice(0, 1));
  provider.embedding_script = ["stall"];
  const failure = await app.embedBatch(ann, book, 1).catch((error: unknown) => error);
  expect(failure).toMatchObject({ why: { fault: "provider", code: "timeout" } });
  expect(await stateOf(ann, book)).toMatchObject({ embedded_with: "", stopped: null });
});

describe("vectors that no search can use", () => {
  test.each<[string, (texts: string[]) => unknown[]]>([
    ["of other lengths", (texts) => texts.map((_, index) => (index % 2 ? [1, 0] : [1, 0, 0]))],
    ["that are not numbers", (texts) => texts.map(() => ["NaN", 0, 0])],
    ["that are null", (texts) => texts.map(() => [null, 0, 0])],
    ["that are empty", (texts) => texts.map(() => [])],
    ["that are nothing but zeros", (texts) => texts.map(() => [0, 0, 0])],
    ["that are too few", (texts) => texts.slice(1).map(() => [1, 0, 0])],
    ["of another length than before", (texts) => texts.map(() => [1, 0, 0, 0])],
  ])("%s stop the file, and the state says so", async (_, vectors) => {
    const [app, ann] = [await load(), await someone()];
    if (!(await app.comparesVectors())) return;
    await embed(app, ann, await bookOf(ann, PAGES.slice(0, 2)));
    const book = await bookOf(ann, PAGES.slice(0, 2));
    provider.forget();
    provider.embedding_script = [{ vectors }];
    expect(await app.embedBatch(ann, book)).toBe(0);
    expect(provider.embedded).toHaveLength(1);
    const state = await stateOf(ann, book);
    expect(state).toMatchObject({ embedded_with: model, stopped: expect.any(String) });
    expect(await vectorsOf(book)).toBe(0);
    const rows = await db().select().from(aiRequests).where(eq(aiRequests.owner_id, ann.id));
    expect(rows.at(-1)).toMatchObject({ failure: "malformed vectors" });

    provider.embedding_script = [GOOD];
    expect(await app.embedBatch(ann, book)).toBe(0);
    await db()
      .update(fileIndexes)
      .set({ embedding_stopped_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .where(eq(fileIndexes.file_id, book.file_id));
    await app.requestMissingEmbeddings();
    await embed(app, ann, book);
    expect(await vectorsOf(book)).toBe(state?.chunks);
  });

  test("of one model do not stop another", async (context) => {
    if (!(await hasVectors())) return context.skip("this PostgreSQL has no pgvector");
    const [app, ann] = [await load(), await someone()];
    const book = await bookOf(ann, PAGES.slice(0, 2));
    provider.embedding_script = [{ vectors: (texts) => texts.map(() => []) }];
    await embed(app, ann, book);
    provider.embedding_script = [GOOD];
    await embed(await load(), ann, book);
    expect(await stateOf(ann, book)).toMatchObject({ embedded_with: model, stopped: null });
  });
});

test("vectors and their cost are written together or not at all", async (context) => {
  if (!(await hasVectors())) return context.skip("this PostgreSQL has no pgvector");
  const [app, ann] = [await load(), await someone()];
  const book = await bookOf(ann, PAGES.slice(0, 2));
  const long = Array.from({ length: 17_000 }, () => 1);
  // More than the database can hold: the vectors are good, and cannot be kept.
  provider.embedding_script = [{ vectors: (texts) => texts.map(() => long) }];
  await expect(app.embedBatch(ann, book)).rejects.toThrow();
  const rows = await db().select().from(aiRequests).where(eq(aiRequests.owner_id, ann.id));
  expect(rows).toMatchObject([{ state: "reserved" }]);
});
