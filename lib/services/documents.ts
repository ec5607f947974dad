import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { filePages, files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import type { Document, documents, Located } from "@/lib/contract/documents";
import type { ReadQuery } from "@/lib/contract/endpoint";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { verifyQuote } from "@/lib/documents/evidence";
import { Failure, found, invalidField } from "@/lib/services/errors";
import { readPages } from "@/lib/services/file-processing";
import { requestProcessing } from "@/lib/services/file-requests";
import { isLocked } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";
import { downloadPdf } from "@/lib/services/pdfs";
import { retryImport } from "@/lib/services/syllabus-imports/requests";
import { readSyllabusAgain } from "@/lib/services/syllabus-processing";

/** A request may take this long to read a locked PDF; clients wait for 30 seconds. */
const UNLOCKING_MS = 20_000;

export async function readDocument(owner: Owner, file_id: number): Promise<Document> {
  const [document] = await db()
    .select({
      id: files.id,
      kind: files.kind,
      title: files.title,
      original_filename: files.original_filename,
      file_size: files.file_size,
      course_id: files.course_id,
      course_name: courses.name,
      stage: files.stage,
      is_locked: isLocked,
      page_count: files.page_count,
      pages_with_text: files.pages_with_text,
      created_at: files.created_at,
    })
    .from(files)
    .leftJoin(courses, and(eq(courses.id, files.course_id), eq(courses.owner_id, files.owner_id)))
    .where(mine(files, owner, file_id));
  return found(document, "File");
}

export function downloadDocument(owner: Owner, file_id: number): Promise<Response> {
  return downloadPdf(owner, eq(files.id, file_id));
}

/** Where the words stand, by the positions that reading kept. */
export async function locateQuote(
  owner: Owner,
  file_id: number,
  { page: number, quote, x, y }: ReadQuery<typeof documents.locate>,
): Promise<Located> {
  const [row] = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .innerJoin(files, eq(files.id, filePages.file_id))
    .where(
      and(
        mine(files, owner, file_id),
        eq(filePages.file_id, file_id),
        eq(filePages.number, number),
      ),
    );
  const { page } = found(row, "File");
  return {
    page: number,
    page_width: page.width,
    page_height: page.height,
    boxes: verifyQuote([page], number, quote, { x, y })?.boxes ?? [],
  };
}

/**
 * Reads a locked PDF here and now, because the password is not kept for a job; everything after the
 * reading is the job's again. 400 when the password is wrong; 409 when it has to be entered once more,
 * because the document is too long for one request: the pages that are read are kept.
 */
export async function unlockDocument(
  owner: Owner,
  file_id: number,
  password: string,
): Promise<Document> {
  const { is_locked, kind } = await readDocument(owner, file_id);
  if (!is_locked) throw new Failure(409, "This PDF does not ask for a password.");
  const [row] = await db()
    .update(files)
    .set({
      stage: "stored",
      processing_error: "",
      problem: null,
      attempts: sql`${files.attempts} + 1`,
    })
    .where(mine(files, owner, file_id))
    .returning({ attempt: files.attempts });
  const { attempt } = found(row, "File");
  await readPages(owner, { file_id, attempt }, { password, time_limit_ms: UNLOCKING_MS });
  await refuseUnread(owner, file_id);
  if (kind === "syllabus") await goOnWithSyllabus(owner, file_id);
  else await requestProcessing(owner, file_id);
  return readDocument(owner, file_id);
}

async function refuseUnread(owner: Owner, file_id: number): Promise<void> {
  const [row] = await db()
    .select({
      stage: files.stage,
      problem: files.problem,
      processing_error: files.processing_error,
      pages_read: files.pages_read,
      page_count: files.page_count,
    })
    .from(files)
    .where(mine(files, owner, file_id));
  const { stage, problem, processing_error, pages_read, page_count } = found(row, "File");
  if (stage !== "failed") return;
  if (problem === "password_required") {
    throw invalidField("password", "The password is not right.");
  }
  if (problem === "too_slow") {
    await db()
      .update(files)
      .set({ problem: "password_required", processing_error: DOCUMENT_PROBLEMS.password_required })
      .where(mine(files, owner, file_id));
    const so_far = `${pages_read} of ${page_count} pages are read`;
    throw new Failure(
      409,
      `This PDF is long: ${so_far}. Please enter the password again to go on.`,
    );
  }
  throw new Failure(409, processing_error);
}

/** A syllabus is read for what it stands in: a course's topics, or an import. */
async function goOnWithSyllabus(owner: Owner, file_id: number): Promise<void> {
  const [source] = await db()
    .select({ id: syllabusSources.id })
    .from(syllabusSources)
    .where(and(mine(syllabusSources, owner), eq(syllabusSources.file_id, file_id)));
  if (source) await readSyllabusAgain(owner, source.id);
  const [waiting] = await db()
    .select({ id: syllabusImports.id })
    .from(syllabusImports)
    .where(
      and(
        mine(syllabusImports, owner),
        eq(syllabusImports.file_id, file_id),
        isNull(syllabusImports.accepted_at),
      ),
    );
  if (waiting) await retryImport(owner, waiting.id);
}
