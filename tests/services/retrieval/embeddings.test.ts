import { eq, notInArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { jobEvents } from "@/db/schema/jobs";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { indexFile } from "@/lib/services/retrieval/index-file";
import { rowsOf } from "@/lib/services/retrieval/scope";
import { bookOf } from "@/tests/support/books";
import { vectorsBy } from "@/tests/support/embeddings";
import { startModel } from "@/tests/support/model";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { signIn } from "@/tests/support/student";

const PAGES = [
  ["Vehicles", "An automobile needs fuel. Its engine turns petrol into motion on every road."],
  ["Cooking", "A stew simmers for hours. The kitchen smells of onions, thyme and bay leaves."],
  ["Weather", "Clouds bring rain. A storm front moves from the west across the whole country."],
];

const VECTORS = {
  vectors: vectorsBy([
    ["automobile", "landau"],
    ["stew", "dinner"],
    ["storm", "thunder"],
  ]),
};

let provider: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  provider = await startModel();
});
beforeEach(() => {
  provider.forget();
  provider.embedding_script = [VECTORS];
});
afterEach(restoreSettings);
afterAll(() => provider.stop());

function load(model = "test-embeddings") {
  return withSettings(
    { AI_EMBEDDING_MODEL: model, OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: provider.url },
    async () => ({
      ...(await import("@/lib/services/retrieval/embed-file")),
      ...(await import("@/lib/services/retrieval/find-passages")),
      ...(await import("@/lib/services/retrieval/vectors")),
    }),
  );
}

async function someone() {
  return ownerFrom({ ...(await signIn()).user, session_id: null });
}

const available = async () => {
  const result = await db().execute(
    sql`select 1 as found from pg_available_extensions where name = 'vector'`,
  );
  return [rowsOf(result)].flat().length > 0;
};

test("what means the same in other words is found, of the student's own files alone", async (context) => {
  if (!(await available())) return context.skip("this PostgreSQL has no pgvector");
  const [ann, bob] = [await someone(), await someone()];
  const reading = await bookOf(ann, PAGES);
  const { embedBatch, findPassages } = await load();
  expect((await findPassages(ann, "landau")).hits).toEqual([]);
  while (await embedBatch(ann, reading));
  const { hits, method, note } = await findPassages(ann, "landau");
  expect(hits[0]?.text).toContain("An automobile needs fuel");
  expect({ method, note }).toEqual({ method: "words_and_meaning", note: "" });
  expect((await findPassages(bob, "landau")).hits).toEqual([]);
  expect((await findPassages(bob, "landau", { file_id: reading.file_id })).hits).toEqual([]);
});

test("another model embeds again, and a provider that fails leaves the words", async (context) => {
  if (!(await available())) return context.skip("this PostgreSQL has no pgvector");
  const ann = await someone();
  const reading = await bookOf(ann, PAGES);
  const first = await load();
  while (await first.embedBatch(ann, reading));
  expect(await first.embedBatch(ann, reading)).toBe(0);
  restoreSettings();
  const second = await load("other-embeddings");
  provider.forget();
  while (await second.embedBatch(ann, reading));
  expect(provider.embedded.every(({ model }) => model === "other-embeddings")).toBe(true);
  expect(provider.embedded.length).toBeGreaterThan(0);

  provider.embedding_script = [{ status: 500 }];
  const { hits, method, note } = await second.findPassages(ann, "stew");
  expect(hits[0]?.text).toContain("A stew simmers");
  expect(method).toBe("words");
  expect(note).toContain("couldn't compare meanings");
});

test("vectors of a text that is read anew are forgotten, also before all of it had one", async (context) => {
  if (!(await available())) return context.skip("this PostgreSQL has no pgvector");
  const ann = await someone();
  const { file_id, attempt } = await bookOf(ann, PAGES);
  const { comparesVectors, storeVectors, unembedded } = await load();
  await comparesVectors();
  await db().transaction((tx) =>
    storeVectors(tx, ann, file_id, "half-embeddings", [{ number: 1, vector: [1, 0, 0] }]),
  );
  await db()
    .update(files)
    .set({ pages_attempt: attempt + 1 })
    .where(eq(files.id, file_id));
  await indexFile(ann, { file_id, attempt: attempt + 1 });
  const left = await unembedded(ann, file_id, "half-embeddings", 10);
  expect(left.map(({ number }) => number)).toContain(1);
});

test("a round asks for no files of students who switched models off", async (context) => {
  if (!(await available())) return context.skip("this PostgreSQL has no pgvector");
  const [ann, bob] = [await signIn(), await signIn()];
  await ann.patch("/ai/settings/", { ai_enabled: false });
  const ofAnn = await bookOf(ownerFrom({ ...ann.user, session_id: null }), PAGES);
  const ofBob = await bookOf(ownerFrom({ ...bob.user, session_id: null }), PAGES);
  const model = "round-embeddings";
  await db()
    .update(fileIndexes)
    .set({ embedded_with: model })
    .where(notInArray(fileIndexes.file_id, [ofAnn.file_id, ofBob.file_id]));
  await (await load(model)).requestMissingEmbeddings();
  const events = await db().select({ event_id: jobEvents.event_id }).from(jobEvents);
  const isAsked = ({ file_id }: { file_id: number }) =>
    events.some(({ event_id }) => event_id.startsWith(`files/unembedded-${file_id}-`));
  expect([isAsked(ofAnn), isAsked(ofBob)]).toEqual([false, true]);
});

test("a database without the extension searches by words", async (context) => {
  if (await available()) return context.skip("this database has pgvector");
  const ann = await someone();
  const reading = await bookOf(ann, PAGES);
  const { embedBatch, findPassages, comparesVectors } = await load();
  expect(await comparesVectors()).toBe(false);
  expect(await embedBatch(ann, reading)).toBe(0);
  const { hits, method } = await findPassages(ann, "stew");
  expect(hits[0]?.text).toContain("A stew simmers");
  expect(method).toBe("words");
});
