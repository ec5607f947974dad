import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "@/db/client";
import { chunks, fileIndexes, postings } from "@/db/schema/chunks";
import { filePages, files } from "@/db/schema/files";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import type { Page } from "@/lib/documents/types";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { indexBatch, indexFile, indexProgress } from "@/lib/services/retrieval/index-file";
import { searchPassages } from "@/lib/services/retrieval/search";
import { signIn } from "@/tests/support/student";
import { sheet } from "@/tests/unit/documents/pages";

test("a long book becomes chunks and postings, whatever its size in batches", async () => {
  const owner = await someone();
  const reading = await bookOf(owner, pagesOf(90));
  await indexFile(owner, reading);
  const made = await chunksIn(reading.file_id);
  const expected = [...chunksOf(pagesOf(90))];
  expect(made).toEqual(
    expected.map(({ number, text, heading_path, boxes }) => ({
      number,
      text,
      heading_path,
      boxes,
    })),
  );
  expect(await indexProgress(owner, reading.file_id)).toMatchObject({
    page_count: 90,
    pages_done: 90,
    chunk_count: expected.length,
    language: "english",
  });
});

test("interrupted after any batch it goes on there, and twice at once nothing is twice", async () => {
  const owner = await someone();
  const whole = await bookOf(owner, pagesOf(90));
  await indexFile(owner, whole);
  const pieces = await bookOf(owner, pagesOf(90));
  let batches = 0;
  while (await indexBatch(owner, pieces)) {
    batches += 1;
    // A crash inside a batch: what it wrote is gone with its transaction.
    await crashInBatch(pieces.file_id);
  }
  expect(batches).toBeGreaterThan(8);
  const racing = await bookOf(owner, pagesOf(90));
  await Promise.all([indexFile(owner, racing), indexFile(owner, racing)]);
  const [expected, ...others] = await Promise.all(
    [whole, pieces, racing].map(({ file_id }) => rowsOf(file_id)),
  );
  for (const rows of others) expect(rows).toEqual(expected);
  await indexFile(owner, whole);
  expect(await rowsOf(whole.file_id)).toEqual(expected);
});

test("a half indexed file is not found yet, a finished one is", async () => {
  const owner = await someone();
  const reading = await bookOf(owner, pagesOf(3));
  while (await indexBatch(owner, reading)) {
    const { hits } = await searchPassages(owner, "mitochondria");
    const progress = await indexProgress(owner, reading.file_id);
    expect(hits.length > 0).toBe(progress?.finished_at !== null);
  }
  const { hits } = await searchPassages(owner, "mitochondria");
  expect(hits[0]).toMatchObject({ file_id: reading.file_id, page_start: 1 });
});

test("another try at the file makes its index anew", async () => {
  const owner = await someone();
  const reading = await bookOf(owner, pagesOf(3));
  await indexFile(owner, reading);
  await db()
    .update(files)
    .set({ pages_attempt: 2, page_count: 1, pages_read: 1 })
    .where(eq(files.id, reading.file_id));
  await db().delete(filePages).where(eq(filePages.file_id, reading.file_id));
  await keep(
    owner,
    reading.file_id,
    sheet("# Lichens\nLichens grow on stones and on trees in clean air."),
  );
  expect(await indexBatch(owner, reading)).toBe(false);
  await indexFile(owner, { file_id: reading.file_id, attempt: 2 });
  expect((await searchPassages(owner, "lichens")).hits).toHaveLength(1);
  expect((await searchPassages(owner, "mitochondria")).hits).toEqual([]);
});

test("a deleted file takes its rows along, and indexing it ends quietly", async () => {
  const owner = await someone();
  const reading = await bookOf(owner, pagesOf(30));
  for (let n = 0; n < 4; n += 1) await indexBatch(owner, reading);
  await db().delete(files).where(eq(files.id, reading.file_id));
  expect(await indexBatch(owner, reading)).toBe(false);
  expect(await rowsOf(reading.file_id)).toEqual({ chunks: [], postings: [] });
  expect(await db().$count(fileIndexes, eq(fileIndexes.file_id, reading.file_id))).toBe(0);
});

test("a file is not indexed before all its pages are read", async () => {
  const owner = await someone();
  const reading = await bookOf(owner, pagesOf(3));
  await db().update(files).set({ pages_read: 2 }).where(eq(files.id, reading.file_id));
  expect(await indexBatch(owner, reading)).toBe(false);
});

test("another student's file is neither indexed nor looked into", async () => {
  const [ann, bob] = [await someone(), await someone()];
  const reading = await bookOf(ann, pagesOf(3));
  expect(await indexBatch(bob, reading)).toBe(false);
  await indexFile(ann, reading);
  expect(await indexProgress(bob, reading.file_id)).toBeUndefined();
});

test("the database refuses chunks and postings of one student under another's file", async () => {
  const [ann, bob] = [await someone(), await someone()];
  const { file_id } = await bookOf(ann, pagesOf(1));
  const posting = { owner_id: bob.id, file_id, term: "x", segment: 1, numbers: [1], weights: [1] };
  await expect(db().insert(postings).values(posting)).rejects.toThrow();
});

test("a book in German is indexed by German stems", async () => {
  const owner = await someone();
  const text =
    "Die Zellen teilen sich und bilden ein Gewebe. Das ist für den Körper nicht ohne Bedeutung.";
  const reading = await bookOf(
    owner,
    sheet(`# Gewebe\n${Array.from({ length: 8 }, () => text).join("\n")}`),
  );
  await indexFile(owner, reading);
  expect(await indexProgress(owner, reading.file_id)).toMatchObject({ language: "german" });
  expect((await searchPassages(owner, "Wie teilt sich eine Zelle?")).hits).toHaveLength(1);
});

async function someone(): Promise<Owner> {
  const { user } = await signIn();
  return ownerFrom({ id: user.id, timezone: "UTC", session_id: null });
}

/** A book of chapters; its first page alone is about mitochondria. */
function pagesOf(count: number): Page[] {
  const filler = Array.from(
    { length: 25 },
    (_, line) => `Sentence ${line} is about the life of plants and of animals.`,
  );
  const texts = Array.from({ length: count }, (_, page) => [
    ...(page % 5 === 0 ? [`# Chapter ${page / 5 + 1} of the book`] : []),
    ...(page === 0 ? ["The mitochondria of a cell give it the power to live."] : []),
    ...filler,
  ]);
  return sheet(texts.map((lines) => lines.join("\n")).join("\n---\n"));
}

async function bookOf(owner: Owner, pages: Page[]) {
  const [file] = await db()
    .insert(files)
    .values({
      owner_id: owner.id,
      kind: "resource",
      title: "Book",
      original_filename: "book.pdf",
      file_type: "pdf",
      file_size: 1,
      sha256: "0".repeat(64),
      page_count: pages.length,
      pages_read: pages.length,
    })
    .returning({ file_id: files.id, attempt: files.pages_attempt });
  if (!file) throw new Error("The file was not made");
  await keep(owner, file.file_id, pages);
  return file;
}

async function keep(owner: Owner, file_id: number, pages: Page[]) {
  await db()
    .insert(filePages)
    .values(pages.map((page) => ({ owner_id: owner.id, file_id, number: page.number, page })));
}

async function crashInBatch(file_id: number) {
  const crash = db().transaction(async (tx) => {
    await tx
      .update(fileIndexes)
      .set({ pages_done: 1, chunk_count: 1 })
      .where(eq(fileIndexes.file_id, file_id));
    await tx.delete(chunks).where(eq(chunks.file_id, file_id));
    throw new Error("killed");
  });
  await expect(crash).rejects.toThrow("killed");
}

async function chunksIn(file_id: number) {
  return db()
    .select({
      number: chunks.number,
      text: chunks.text,
      heading_path: chunks.heading_path,
      boxes: chunks.boxes,
    })
    .from(chunks)
    .where(eq(chunks.file_id, file_id))
    .orderBy(asc(chunks.number));
}

async function rowsOf(file_id: number) {
  const { term, segment, numbers, weights } = postings;
  return {
    chunks: await chunksIn(file_id),
    postings: await db()
      .select({ term, segment, numbers, weights: sql<string>`${weights}::text` })
      .from(postings)
      .where(eq(postings.file_id, file_id))
      .orderBy(asc(term), asc(segment)),
  };
}
