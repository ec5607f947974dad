import { and, eq, notInArray } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { proposalTokens, proposeSyllabus } from "@/lib/ai/models";
import { DocumentError } from "@/lib/documents/document-error";
import type { Term } from "@/lib/documents/extract/dating";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { decidedSyllabus, syllabusFacts } from "@/lib/documents/extract-facts";
import { syllabusOfPictures } from "@/lib/documents/ocr/recognized-facts";
import { pagesOfText } from "@/lib/documents/text-pages";
import type { Page } from "@/lib/documents/types";
import { log } from "@/lib/log";
import { withModel } from "@/lib/services/ai-budget/with-model";
import type { Look } from "@/lib/services/file-ocr";
import { textOf, WITHOUT_MODEL } from "@/lib/services/file-processing";
import { UNEXPECTED_FAILURE } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";
import { requestIndex } from "@/lib/services/retrieval/indexing";
import { lookAtWholePdf, pagesOf, readWholePdf } from "@/lib/services/syllabus-processing";

/** One try at reading an import; a later one makes it void. */
export type ImportReading = { import_id: number; attempt: number };

/** Reads the pages of a PDF. What cannot be read ends as failed. */
export async function readImportPages(owner: Owner, reading: ImportReading): Promise<void> {
  const row = await importUnderWay(owner, reading);
  if (!row?.file_id) return;
  const failure = await readWholePdf(owner, row.file_id);
  if (failure) await failImport(owner, reading, failure);
}

/** Looks at pages that are pictures. Answers whether there are more. */
export async function lookAtImport(
  owner: Owner,
  reading: ImportReading,
  look: Look,
): Promise<boolean> {
  const row = await importUnderWay(owner, reading);
  if (!row?.file_id) return false;
  const { are_more, failure } = await lookAtWholePdf(owner, row.file_id, look);
  if (failure) await failImport(owner, reading, failure);
  return are_more;
}

/** Finds, by our rules, what the syllabus says. */
export async function extractImport(owner: Owner, reading: ImportReading): Promise<void> {
  const row = await importUnderWay(owner, reading);
  if (!row) return;
  const pages = await pagesOfImport(owner, row);
  const { term_start, term_end } = row;
  try {
    const facts = syllabusOfPictures(await syllabusFacts(pages, { term_start, term_end }), pages);
    await advanceImport(owner, reading, { stage: "extracting", facts });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await failImport(owner, reading, error.message);
  }
}

/** Lets the configured model propose; only what its quotes prove is taken. Without one it does nothing. */
export async function improveImport(owner: Owner, reading: ImportReading): Promise<void> {
  const row = await importUnderWay(owner, reading);
  if (!row?.facts) return;
  const pages = await pagesOfImport(owner, row);
  const facts = await askModel(owner, pages, row.facts, row);
  await advanceImport(owner, reading, { facts: syllabusOfPictures(facts, pages) });
}

async function askModel(
  owner: Owner,
  pages: Page[],
  facts: SyllabusFacts,
  row: Term,
): Promise<SyllabusFacts> {
  try {
    const estimate = proposalTokens(textOf(pages));
    const result = await withModel(owner, { purpose: "syllabus", estimate }, () =>
      proposeSyllabus(pages),
    );
    if (!result.asked && result.note) return { ...facts, notes: [...facts.notes, result.note] };
    if (!result.asked || !result.answer) return facts;
    const { proposal, usage } = result.answer;
    const { term_start, term_end } = row;
    const term = { term_start, term_end };
    return { ...(await decidedSyllabus(pages, { proposal, facts, term })), model_usage: usage };
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "the model gave no proposal");
    return { ...facts, notes: [...facts.notes, WITHOUT_MODEL] };
  }
}

/** It waits for the student now. */
export async function finishImport(owner: Owner, reading: ImportReading): Promise<void> {
  const row = await importUnderWay(owner, reading);
  if (!row) return;
  const { file_id } = row;
  await db().transaction(async (tx) => {
    await tx.update(syllabusImports).set({ stage: "ready" }).where(underWay(owner, reading));
    if (file_id === null) return;
    await tx
      .update(files)
      .set({ stage: "ready", processed_at: new Date().toISOString() })
      .where(mine(files, owner, file_id));
  });
  if (file_id !== null) await requestIndex(owner, file_id);
}

export async function failImport(
  owner: Owner,
  reading: ImportReading,
  sentence = UNEXPECTED_FAILURE,
): Promise<void> {
  await advanceImport(owner, reading, { stage: "failed", processing_error: sentence });
}

async function advanceImport(
  owner: Owner,
  reading: ImportReading,
  change: Partial<typeof syllabusImports.$inferInsert>,
): Promise<void> {
  await db().update(syllabusImports).set(change).where(underWay(owner, reading));
}

/** The import while this try is under way. */
async function importUnderWay(owner: Owner, reading: ImportReading) {
  const [row] = await db()
    .select({
      file_id: syllabusImports.file_id,
      syllabus_text: syllabusImports.syllabus_text,
      facts: syllabusImports.facts,
      term_start: courses.start_date,
      term_end: courses.end_date,
    })
    .from(syllabusImports)
    .leftJoin(courses, and(eq(courses.id, syllabusImports.course_id), mine(courses, owner)))
    .where(underWay(owner, reading));
  return row;
}

async function pagesOfImport(
  owner: Owner,
  { file_id, syllabus_text }: { file_id: number | null; syllabus_text: string },
): Promise<Page[]> {
  return file_id ? pagesOf(owner, file_id) : pagesOfText(syllabus_text);
}

function underWay(owner: Owner, { import_id, attempt }: ImportReading) {
  return and(
    mine(syllabusImports, owner, import_id),
    eq(syllabusImports.attempts, attempt),
    notInArray(syllabusImports.stage, ["ready", "failed"]),
  );
}
