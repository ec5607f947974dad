import { and, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import type { DocumentProblem } from "@/lib/documents/document-error";
import { mine, type Owner } from "@/lib/services/owner";

const STUCK_MS = 30 * 60 * 1000;
const QUEUED_MS = 24 * 60 * 60 * 1000;
const STUCK =
  "Reading this file stopped for a reason we do not know. Your file is safe. Please press Retry.";

export const UNEXPECTED_FAILURE =
  "Something went wrong while reading this file. Your file is safe. Please press Retry.";

const OVER = ["ready", "failed"] as const;

/** One try at reading a file. What an earlier try still does after a Retry has no effect. */
export type Reading = { file_id: number; attempt: number };

type Change = Partial<
  Pick<
    typeof files.$inferInsert,
    "stage" | "page_count" | "pages_read" | "pages_with_text" | "facts"
  >
>;

/** Notes how far the pipeline is. A file that is ready or failed stays so. */
export async function advanceFile(owner: Owner, reading: Reading, change: Change): Promise<void> {
  await db().update(files).set(change).where(underWay(owner, reading));
}

/** Ends the pipeline with a sentence for the student. */
export async function failFile(
  owner: Owner,
  reading: Reading,
  sentence: string,
  problem: DocumentProblem | null = null,
): Promise<void> {
  const processed_at = new Date().toISOString();
  await db()
    .update(files)
    .set({ stage: "failed", processing_error: sentence, problem, processed_at })
    .where(underWay(owner, reading));
}

/**
 * Fails what has not moved for half an hour, or waited for a day, so that nothing is "processing" for
 * ever. Waiting behind others is not being stuck.
 */
export async function failStuckFiles(): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const failed = { stage: "failed", processing_error: STUCK } as const;
  await db()
    .update(files)
    .set({ ...failed, processed_at: new Date().toISOString() })
    .where(
      and(
        isNull(files.trash_id),
        or(
          and(
            inArray(files.stage, ["reading", "recognizing", "extracting", "indexing"]),
            lt(files.updated_at, ago(STUCK_MS)),
          ),
          and(eq(files.stage, "stored"), lt(files.updated_at, ago(QUEUED_MS))),
        ),
      ),
    );
  const failedFiles = db().select({ id: files.id }).from(files).where(eq(files.stage, "failed"));
  await db()
    .update(syllabusImports)
    .set(failed)
    .where(
      and(
        inArray(syllabusImports.stage, ["stored", "extracting"]),
        or(
          lt(syllabusImports.updated_at, ago(QUEUED_MS)),
          and(
            lt(syllabusImports.updated_at, ago(STUCK_MS)),
            inArray(syllabusImports.file_id, failedFiles),
          ),
        ),
      ),
    );
  await db()
    .update(syllabusSources)
    .set(failed)
    .where(
      and(
        isNull(syllabusSources.trash_id),
        eq(syllabusSources.stage, "stored"),
        lt(syllabusSources.updated_at, ago(QUEUED_MS)),
      ),
    );
}

/** A file from its first page again; whatever an earlier try still does has no effect. */
export function anotherAttempt() {
  return {
    stage: "stored" as const,
    processing_error: "",
    problem: null,
    pages_read: 0,
    pages_with_text: 0,
    attempts: sql`${files.attempts} + 1`,
  };
}

export type FileInPipeline = NonNullable<Awaited<ReturnType<typeof fileInPipeline>>>;

/** The file as the pipeline needs it; undefined when it is gone, ready, failed or in a later try. */
export async function fileInPipeline(owner: Owner, reading: Reading) {
  const [file] = await db()
    .select({
      id: files.id,
      kind: files.kind,
      course_id: files.course_id,
      title: files.title,
      description: files.description,
      original_filename: files.original_filename,
      sha256: files.sha256,
      page_count: files.page_count,
      pages_read: files.pages_read,
      pages_with_text: files.pages_with_text,
      facts: files.facts,
    })
    .from(files)
    .where(underWay(owner, reading));
  return file;
}

/** The file asks for a password. */
export const isLocked = sql<boolean>`coalesce(${files.problem} = 'password_required', false)`;

/** The row of this try while it is under way. */
export function underWay(owner: Owner, { file_id, attempt }: Reading) {
  return and(
    mine(files, owner, file_id),
    eq(files.attempts, attempt),
    notInArray(files.stage, [...OVER]),
  );
}
