import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { filePages, files } from "@/db/schema/files";
import { proposalTokens, proposeAssignment } from "@/lib/ai/models";
import { DocumentError } from "@/lib/documents/document-error";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import { assignmentFacts, decidedAssignment } from "@/lib/documents/extract-facts";
import { assignmentOfPictures } from "@/lib/documents/ocr/recognized-facts";
import { type ReadOptions, readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { contentKey, getFile } from "@/lib/files/storage";
import { log } from "@/lib/log";
import { withModel } from "@/lib/services/ai-budget/with-model";
import { dueInstant } from "@/lib/services/assignment-evidence";
import { recognizesText } from "@/lib/services/file-ocr";
import {
  advanceFile,
  type FileInPipeline,
  failFile,
  fileInPipeline,
  type Reading,
  underWay,
} from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";

/** Assignments are short. What comes after these pages is read and kept, not searched for a deadline. */
const PAGES_SEARCHED = 100;
const PAGES_PER_WRITE = 10;
export const WITHOUT_MODEL =
  "The language model could not be asked, so only the built-in rules read this.";

/** Reads the pages that have not been read yet and keeps them. What cannot be read ends as failed. */
export async function readPages(
  owner: Owner,
  reading: Reading,
  access: Access = {},
): Promise<void> {
  const file = await fileInPipeline(owner, reading);
  if (!file || isRead(file)) return;
  try {
    await readOn(owner, reading, file, access);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await failFile(owner, reading, error.message, error.code);
  }
}

/** What opens a locked PDF. */
type Access = Pick<ReadOptions, "password" | "time_limit_ms">;

/** Every page is read already, as when a locked PDF was unlocked. */
export function isRead({ page_count, pages_read, pages_with_text }: Pages): boolean {
  return page_count !== null && pages_read >= page_count && pages_with_text > 0;
}

type Pages = Pick<FileInPipeline, "page_count" | "pages_read" | "pages_with_text">;

async function readOn(
  owner: Owner,
  reading: Reading,
  file: FileInPipeline,
  access: Access,
): Promise<void> {
  const bytes = await getFile(contentKey(owner.id, file.sha256));
  if (!bytes) throw new DocumentError("damaged");
  let { pages_read, pages_with_text } = file;
  let page_count = file.page_count ?? 0;
  let unwritten: Page[] = [];
  await advanceFile(owner, reading, { stage: "reading" });
  try {
    await readPdf(bytes, {
      ...access,
      from_page: pages_read + 1,
      text_before: pages_with_text > 0,
      onPage: async (page, count) => {
        page_count = count;
        unwritten.push(page);
        if (unwritten.length >= PAGES_PER_WRITE) await keep();
      },
    });
  } catch (error) {
    const are_pictures = error instanceof DocumentError && error.code === "no_text_layer";
    if (page_count > 0) await keep();
    // A password is not kept, so that the job that recognizes could not open the document.
    if (!are_pictures || !recognizesText() || access.password !== undefined) throw error;
  }
  await keep();

  async function keep() {
    pages_read += unwritten.length;
    pages_with_text += unwritten.filter((page) => page.has_text).length;
    await keepPages(owner, reading, unwritten, { page_count, pages_read, pages_with_text });
    unwritten = [];
  }
}

/** Finds what the pages of an assignment or quiz say, by our rules. */
export async function extractFacts(owner: Owner, reading: Reading): Promise<void> {
  const file = await fileInPipeline(owner, reading);
  if (!file?.course_id || file.kind === "resource") return;
  const pages = await searchedPages(owner, file.id);
  const context = { ...(await termOf(owner, file.course_id)), fallback_title: file.title };
  try {
    const facts = await assignmentFacts(pages, context);
    await advanceFile(owner, reading, {
      stage: "extracting",
      facts: assignmentOfPictures(facts, pages),
    });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await failFile(owner, reading, error.message, error.code);
  }
}

/** Lets the configured model propose; only what its quotes prove is taken. Without one it does nothing. */
export async function improveFacts(owner: Owner, reading: Reading): Promise<void> {
  const file = await fileInPipeline(owner, reading);
  if (file?.facts?.outcome !== "assignment" || !file.course_id) return;
  const pages = await searchedPages(owner, file.id);
  const facts = await askModel(owner, pages, file.facts, await termOf(owner, file.course_id));
  await advanceFile(owner, reading, { facts: assignmentOfPictures(facts, pages) });
}

/** Makes the assignment of an assignment PDF, once, and ends the pipeline, in one transaction. */
export async function finishFile(owner: Owner, reading: Reading): Promise<void> {
  const file = await fileInPipeline(owner, reading);
  if (!file) return;
  const { facts, title, course_id } = file;
  await db().transaction(async (tx) => {
    const [current] = await tx
      .update(files)
      .set({ stage: "ready", processed_at: new Date().toISOString() })
      .where(underWay(owner, reading))
      .returning({ id: files.id });
    if (!current) return;
    if (file.kind === "assignment" && course_id && facts?.outcome === "assignment") {
      await tx
        .insert(assignments)
        .values({
          owner_id: owner.id,
          course_id,
          source_file_id: file.id,
          title: (named(file) ? title : (facts.title?.value ?? title)).slice(0, 200),
          description: file.description,
          assignment_type: facts.type?.value ?? "homework",
          due_date: facts.due && dueInstant(facts.due.value, owner.timezone),
          points: facts.points?.value ?? null,
          weight: facts.weight_percent?.value ?? null,
          estimated_hours: facts.estimated_hours?.value ?? null,
          status: "not_started",
        })
        .onConflictDoNothing({
          target: assignments.source_file_id,
          where: isNull(assignments.trash_id),
        });
    }
  });
}

/** True when the student typed a title of their own instead of leaving the file's name. */
function named({ title, original_filename }: { title: string; original_filename: string }) {
  return title !== original_filename.replace(/\.pdf$/i, "").trim();
}

async function askModel(
  owner: Owner,
  pages: Page[],
  facts: AssignmentFacts,
  term: Awaited<ReturnType<typeof termOf>>,
): Promise<AssignmentFacts> {
  try {
    const estimate = proposalTokens(textOf(pages));
    const result = await withModel(owner, { purpose: "assignment", estimate }, () =>
      proposeAssignment(pages),
    );
    if (!result.asked && result.note) return { ...facts, notes: [...facts.notes, result.note] };
    if (!result.asked || !result.answer) return facts;
    const { proposal, usage } = result.answer;
    return { ...(await decidedAssignment(pages, { proposal, facts, term })), model_usage: usage };
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "the model gave no proposal");
    return { ...facts, notes: [...facts.notes, WITHOUT_MODEL] };
  }
}

/** What of a document may be sent to a model. */
export function textOf(pages: Page[]): string {
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
}

async function keepPages(
  owner: Owner,
  reading: Reading,
  pages: Page[],
  progress: { page_count: number; pages_read: number; pages_with_text: number },
): Promise<void> {
  if (pages.length > 0) {
    const { file_id } = reading;
    await db()
      .insert(filePages)
      .values(pages.map((page) => ({ owner_id: owner.id, file_id, number: page.number, page })))
      // What an earlier try recognized stays; where it found nothing it is asked again.
      .onConflictDoUpdate({
        target: [filePages.file_id, filePages.number],
        set: { page: sql`excluded.page` },
        setWhere: sql`${filePages.page} ->> 'recognized' is distinct from 'text'`,
      });
  }
  await advanceFile(owner, reading, progress);
}

async function searchedPages(owner: Owner, file_id: number): Promise<Page[]> {
  const rows = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .where(
      and(
        eq(filePages.owner_id, owner.id),
        eq(filePages.file_id, file_id),
        lte(filePages.number, PAGES_SEARCHED),
      ),
    )
    .orderBy(asc(filePages.number));
  return rows.map(({ page }) => page);
}

async function termOf(owner: Owner, course_id: number) {
  const [course] = await db()
    .select({ term_start: courses.start_date, term_end: courses.end_date })
    .from(courses)
    .where(mine(courses, owner, course_id));
  return course ?? { term_start: null, term_end: null };
}
