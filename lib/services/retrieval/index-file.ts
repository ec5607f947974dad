import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { chunks, fileIndexes, postings } from "@/db/schema/chunks";
import { definitions } from "@/db/schema/definitions";
import { filePages, files } from "@/db/schema/files";
import { passageVectors } from "@/db/schema/meaning";
import { chunkPage, endChunking, startChunking } from "@/lib/documents/chunk/chunk-pages";
import { languageOf } from "@/lib/documents/chunk/language";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import type { Page } from "@/lib/documents/types";
import { sectionsOf } from "@/lib/knowledge/sections";
import { topicsOfDocument } from "@/lib/knowledge/topics";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { defineSegment } from "@/lib/services/retrieval/definitions";
import { postSegment, SEGMENT, storeChunks } from "@/lib/services/retrieval/postings";
import { dropVectors } from "@/lib/services/retrieval/vectors";

/** Raise it when chunks, stems or definitions come out differently; files are then indexed anew. */
export const VERSION = 7;
const PAGES_PER_PROFILE = 40;
const PAGES_PER_BATCH = 20;
const LETTERS_FOR_TOPICS = 600;
/** About 3,000 pages. */
const MOST_CHUNKS_FOR_TOPICS = 10_000;

/** Pages of a file, all read at one of its attempts. */
export interface PagesRead {
  file_id: number;
  attempt: number;
}

/**
 * Makes the pages that were read searchable. Each batch is one transaction that also notes how far it
 * came: interrupted at any point, the next call goes on there and ends with the same rows. Nothing is
 * found before all is done.
 */
export async function indexFile(owner: Owner, pages: PagesRead): Promise<void> {
  while (await indexBatch(owner, pages));
}

/** One batch of `indexFile`. False when there is nothing left to do, also because the file is gone. */
export async function indexBatch(owner: Owner, pages: PagesRead): Promise<boolean> {
  return db().transaction(async (tx) => {
    const index = await lockIndex(tx, owner, pages);
    if (!index || index.finished_at) return false;
    if (index.profile.pages < index.page_count) await profileBatch(tx, owner, index);
    else if (index.pages_done < index.page_count) await cutBatch(tx, owner, index);
    else if (index.chunks_posted < index.chunk_count) await postBatch(tx, owner, index);
    else await endIndex(tx, owner, index);
    return true;
  });
}

/** How far indexing is; undefined before it began. */
export async function indexProgress(owner: Owner, file_id: number) {
  const [progress] = await db()
    .select({
      page_count: files.page_count,
      pages_done: fileIndexes.pages_done,
      chunk_count: fileIndexes.chunk_count,
      language: fileIndexes.language,
      finished_at: fileIndexes.finished_at,
    })
    .from(fileIndexes)
    .innerJoin(files, eq(files.id, fileIndexes.file_id))
    .where(ownedBy(files, owner, file_id));
  return progress;
}

type Index = NonNullable<Awaited<ReturnType<typeof lockIndex>>>;

/** The file's index for this transaction alone, empty when an earlier attempt or program made it. */
async function lockIndex(tx: Transaction, owner: Owner, { file_id, attempt }: PagesRead) {
  const [file] = await tx
    .select({ page_count: files.page_count, pages_read: files.pages_read })
    .from(files)
    .where(and(ownedBy(files, owner, file_id), eq(files.pages_attempt, attempt)));
  if (!file?.page_count || file.pages_read < file.page_count) return;
  const { page_count } = file;
  await tx
    .insert(fileIndexes)
    .values({ file_id, owner_id: owner.id, attempt, version: VERSION, ...resetIndex() })
    .onConflictDoNothing();
  const [index] = await tx.select().from(fileIndexes).where(ofFile(owner, file_id)).for("update");
  if (!index) return;
  if (index.attempt === attempt && index.version === VERSION) return { ...index, page_count };
  await dropVectors(tx, owner, file_id);
  for (const table of [definitions, passageVectors, postings, chunks]) {
    await tx.delete(table).where(and(eq(table.owner_id, owner.id), eq(table.file_id, file_id)));
  }
  const [emptied] = await tx
    .update(fileIndexes)
    .set({ attempt, version: VERSION, ...resetIndex() })
    .where(ofFile(owner, file_id))
    .returning();
  return emptied && { ...emptied, page_count };
}

function resetIndex() {
  return {
    profile: emptyProfile(),
    chunker: startChunking(),
    pages_done: 0,
    chunk_count: 0,
    term_count: 0,
    chunks_posted: 0,
    topics: [],
    study_minutes: 0,
    embedded_with: "",
    space_id: null,
    finished_at: null,
  };
}

/** Adds a batch of pages to the document's profile: body size, running heads, language. */
async function profileBatch(tx: Transaction, owner: Owner, index: Index): Promise<void> {
  const { profile: known } = index;
  const pages = await pagesAfter(tx, owner, index.file_id, known.pages, PAGES_PER_PROFILE);
  const profile = profilePages(known, pages);
  const last = pages.length < PAGES_PER_PROFILE ? undefined : pages.at(-1);
  await change(tx, owner, index, {
    profile: { ...profile, pages: last?.number ?? index.page_count },
    language: languageOf(profile.stop_words, profile.words),
  });
}

async function cutBatch(tx: Transaction, owner: Owner, index: Index): Promise<void> {
  const { file_id, chunker, profile, pages_done, page_count, language } = index;
  const pages = await pagesAfter(tx, owner, file_id, pages_done, PAGES_PER_BATCH);
  const made = pages.flatMap((page) => [...chunkPage(chunker, profile, page)]);
  const last = pages.length < PAGES_PER_BATCH ? undefined : pages.at(-1);
  const done = last?.number ?? page_count;
  if (done === page_count) made.push(...endChunking(chunker));
  await storeChunks(tx, owner, file_id, language, made);
  await change(tx, owner, index, { chunker, pages_done: done });
}

async function postBatch(tx: Transaction, owner: Owner, index: Index): Promise<void> {
  const { file_id, chunks_posted: from, chunk_count } = index;
  const to = Math.min(chunk_count, from + SEGMENT);
  await postSegment(tx, owner, file_id, { from, to });
  await defineSegment(tx, owner, file_id, { from, to });
  await change(tx, owner, index, { chunks_posted: to });
}

/** Stores the document's topics and study time, and makes the file visible to searches. */
async function endIndex(tx: Transaction, owner: Owner, index: Index): Promise<void> {
  const made = await tx
    .select({
      number: chunks.number,
      heading_path: chunks.heading_path,
      text: sql<string>`left(${chunks.text}, ${LETTERS_FOR_TOPICS})`,
      page_start: chunks.page_start,
      page_end: chunks.page_end,
      page_breaks: chunks.page_breaks,
      word_count: chunks.word_count,
      difficulty: chunks.difficulty,
      minutes: chunks.estimated_study_time,
    })
    .from(chunks)
    .where(and(eq(chunks.owner_id, owner.id), eq(chunks.file_id, index.file_id)))
    .orderBy(asc(chunks.number))
    .limit(MOST_CHUNKS_FOR_TOPICS);
  const of_file = { file_id: index.file_id, file_title: "" };
  await change(tx, owner, index, {
    topics: topicsOfDocument(sectionsOf(made.map((chunk) => ({ ...of_file, ...chunk })))),
    study_minutes: made.reduce((sum, { minutes }) => sum + minutes, 0),
    finished_at: new Date().toISOString(),
  });
}

async function pagesAfter(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  number: number,
  limit: number,
): Promise<Page[]> {
  const rows = await tx
    .select({ page: filePages.page })
    .from(filePages)
    .where(
      and(
        eq(filePages.owner_id, owner.id),
        eq(filePages.file_id, file_id),
        gt(filePages.number, number),
      ),
    )
    .orderBy(asc(filePages.number))
    .limit(limit);
  return rows.map(({ page }) => page);
}

async function change(
  tx: Transaction,
  owner: Owner,
  { file_id }: Index,
  values: Partial<typeof fileIndexes.$inferInsert>,
): Promise<void> {
  await tx.update(fileIndexes).set(values).where(ofFile(owner, file_id));
}

function ofFile(owner: Owner, file_id: number) {
  return and(eq(fileIndexes.owner_id, owner.id), eq(fileIndexes.file_id, file_id));
}
