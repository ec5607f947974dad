import { and, eq, inArray, isNotNull, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db, type Reader, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusSources } from "@/db/schema/topics";
import { documentGiven } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { DocumentProblem } from "@/lib/documents/document-error";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const UNEXPECTED_FAILURE =
  "Something went wrong while we read this file. Your file is safe. Please press Retry.";

/** One attempt at reading a document; a later one makes it void. */
export interface Reading {
  reading_id: number;
  attempt: number;
}

/** A reading, by itself or by what is read: a file, or a syllabus for a course or for the student's review. */
export type Subject =
  | { reading_id: number }
  | { file_id: number }
  | { source_id: number }
  | { import_id: number };

export type Stage = (typeof readings.$inferSelect)["stage"];

/** The file asks for a password. */
export const isLocked = sql<boolean>`coalesce(${readings.problem} = 'password_required', false)`;

/** When the row of this `updated_at`, or its reading, changed last. */
export function changedAt(updated_at: AnyPgColumn) {
  return sql`greatest(${updated_at}, ${readings.updated_at})`.mapWith(readings.updated_at);
}

/** Makes the reading of a new subject and has a job begin it, within the transaction that stores it. */
export async function startReading(
  tx: Transaction,
  owner: Owner,
  subject: { file_id?: number | null; source_id?: number; import_id?: number },
): Promise<void> {
  const begun = await tx
    .insert(readings)
    .values({ ...subject, owner_id: owner.id })
    .returning(ATTEMPT_COLUMNS);
  await announceReadings(begun, tx);
}

/** What a job is told of an attempt. */
export const ATTEMPT_COLUMNS = {
  owner_id: readings.owner_id,
  reading_id: readings.id,
  attempt: readings.attempt,
  file_id: readings.file_id,
};

/** Has a job read them, once per attempt however often it is asked for. */
export function announceReadings(
  given: (Reading & { owner_id: number; file_id: number | null })[],
  tx?: Transaction,
): Promise<void> {
  const events = given.map((data) =>
    documentGiven.create(data, { id: `${ATTEMPT_ID}${data.reading_id}-${data.attempt}` }),
  );
  return announce(events, tx);
}

/** What the id of an attempt's event begins with; the reading and the attempt follow. */
export const ATTEMPT_ID = "documents/given-";

/**
 * Makes every earlier attempt void and has a job begin the new one, unless `by_job` is false. Pages that are read stay
 * read; when some are missing, all are read again unless `keep_pages`. `file_id` names the PDF that takes the place of
 * the one before. Answers whether there was a reading in one of these `stages`, of whichever when none are named.
 */
export async function restartReading(
  tx: Transaction,
  owner: Owner,
  subject: Subject,
  { stages, keep_pages = false, file_id, by_job = true }: Restart = {},
): Promise<boolean> {
  const [restarted] = await tx
    .update(readings)
    .set({ ...startNewAttempt(), ...(file_id !== undefined && { file_id }) })
    .where(
      and(
        ownedBy(readings, owner),
        ofSubject(subject),
        stages && inArray(readings.stage, stages),
        isLive(tx),
      ),
    )
    .returning(ATTEMPT_COLUMNS);
  if (restarted && by_job) await announceReadings([restarted], tx);
  if (restarted?.file_id && !keep_pages) await forgetUnfinishedPages(tx, owner, restarted.file_id);
  return restarted !== undefined;
}

interface Restart {
  stages?: Stage[];
  keep_pages?: boolean;
  by_job?: boolean;
  file_id?: number | undefined;
}

export function startNewAttempt() {
  return {
    stage: "stored" as const,
    processing_error: "",
    problem: null,
    processed_at: null,
    attempt: sql`${readings.attempt} + 1`,
  };
}

async function forgetUnfinishedPages(tx: Reader, owner: Owner, file_id: number): Promise<void> {
  const are_read = sql`coalesce(${files.pages_read} >= ${files.page_count}, false) and ${files.pages_with_text} > 0`;
  await tx
    .update(files)
    .set({ pages_read: 0, pages_with_text: 0, pages_attempt: sql`${files.pages_attempt} + 1` })
    .where(and(ownedBy(files, owner, file_id), sql`not (${are_read})`));
}

/** The import is accepted: what was read is the course's syllabus from now on. */
export async function handOverReading(
  tx: Transaction,
  owner: Owner,
  { import_id, source_id }: { import_id: number; source_id: number },
): Promise<void> {
  await tx
    .update(readings)
    .set({ import_id: null, source_id })
    .where(and(ownedBy(readings, owner), eq(readings.import_id, import_id)));
}

/** How many pages of the file are read, and how many of those hold text. */
export type PageProgress = Partial<
  Pick<typeof files.$inferInsert, "page_count" | "pages_read" | "pages_with_text">
>;

/** Notes how far the reading is. One that is ready or failed stays so. */
export async function advanceReading(
  owner: Owner,
  reading: Reading,
  { stage, pages }: { stage?: Stage; pages?: PageProgress },
): Promise<void> {
  const updated_at = new Date().toISOString();
  await db().transaction(async (tx) => {
    const [row] = await tx
      .update(readings)
      .set({ updated_at, ...(stage && { stage }) })
      .where(underWay(owner, reading, tx))
      .returning({ file_id: readings.file_id });
    if (!row?.file_id || !pages) return;
    await tx
      .update(files)
      .set(pages)
      .where(ownedBy(files, owner, row.file_id));
  });
}

/** Ends the reading with a sentence for the student. */
export async function failReading(
  owner: Owner,
  reading: Reading,
  sentence = UNEXPECTED_FAILURE,
  problem: DocumentProblem | null = null,
): Promise<void> {
  const processed_at = new Date().toISOString();
  await db()
    .update(readings)
    .set({ stage: "failed", processing_error: sentence, problem, processed_at })
    .where(underWay(owner, reading));
}

export const notOver = notInArray(readings.stage, ["ready", "failed"]);

/** The row of this attempt while it is under way. */
export function underWay(
  owner: Owner,
  { reading_id, attempt }: Reading,
  database: Reader = db(),
): SQL | undefined {
  return and(
    ownedBy(readings, owner, reading_id),
    eq(readings.attempt, attempt),
    notOver,
    isLive(database),
  );
}

/** The row of this attempt when it is over and something came of it. */
export function isReady(owner: Owner, { reading_id, attempt }: Reading): SQL | undefined {
  return and(
    ownedBy(readings, owner, reading_id),
    eq(readings.attempt, attempt),
    eq(readings.stage, "ready"),
    isLive(),
  );
}

/** What is read does not lie in the trash. */
export function isLive(database: Reader = db()): SQL | undefined {
  const hiddenFile = database
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, readings.file_id), isNotNull(files.trash_id)));
  const hiddenSource = database
    .select({ id: syllabusSources.id })
    .from(syllabusSources)
    .where(and(eq(syllabusSources.id, readings.source_id), isNotNull(syllabusSources.trash_id)));
  return and(notExists(hiddenFile), notExists(hiddenSource));
}

function ofSubject(subject: Subject): SQL {
  if ("reading_id" in subject) return eq(readings.id, subject.reading_id);
  if ("file_id" in subject) return eq(readings.file_id, subject.file_id);
  if ("source_id" in subject) return eq(readings.source_id, subject.source_id);
  return eq(readings.import_id, subject.import_id);
}
