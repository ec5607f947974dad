import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { filePages, files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import { pagesOfText } from "@/lib/documents/text-pages";
import type { Page } from "@/lib/documents/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { isReady, type Reading, underWay } from "@/lib/services/reading/readings";

/** Assignments and syllabi are short. What comes after these pages is read and kept, not searched for facts. */
const PAGES_SEARCHED = 100;

export type Document = NonNullable<Awaited<ReturnType<typeof documentUnderWay>>>;

/** The document as its reading needs it; undefined when it is gone, ready, failed or in a later attempt. */
export function documentUnderWay(owner: Owner, reading: Reading) {
  return documentWhere(owner, underWay(owner, reading));
}

/** The same when it is ready, and undefined before. */
export function documentReady(owner: Owner, reading: Reading) {
  return documentWhere(owner, isReady(owner, reading));
}

async function documentWhere(owner: Owner, condition: SQL | undefined) {
  const [document] = await db()
    .select({
      source_id: readings.source_id,
      import_id: readings.import_id,
      /** Null for pasted text. */
      file: {
        id: files.id,
        kind: files.kind,
        title: files.title,
        description: files.description,
        original_filename: files.original_filename,
        sha256: files.sha256,
        page_count: files.page_count,
        pages_read: files.pages_read,
        pages_with_text: files.pages_with_text,
        facts: files.facts,
      },
      course_id: courses.id,
      term_start: courses.start_date,
      term_end: courses.end_date,
      syllabus_text: sql<string>`coalesce(${syllabusSources.syllabus_text}, ${syllabusImports.syllabus_text}, '')`,
      source_facts: syllabusSources.facts,
      import_facts: syllabusImports.facts,
      import_year: syllabusImports.year,
    })
    .from(readings)
    .leftJoin(files, eq(files.id, readings.file_id))
    .leftJoin(syllabusSources, eq(syllabusSources.id, readings.source_id))
    .leftJoin(syllabusImports, eq(syllabusImports.id, readings.import_id))
    .leftJoin(
      courses,
      and(
        sql`${courses.id} = coalesce(${syllabusSources.course_id}, ${syllabusImports.course_id}, ${files.course_id})`,
        ownedBy(courses, owner),
      ),
    )
    .where(condition);
  return document;
}

/** The pages that are searched for facts, in their order. */
export async function pagesOf(
  owner: Owner,
  { file, syllabus_text }: Pick<Document, "file" | "syllabus_text">,
): Promise<Page[]> {
  if (!file) return pagesOfText(syllabus_text);
  const rows = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .where(
      and(
        eq(filePages.owner_id, owner.id),
        eq(filePages.file_id, file.id),
        lte(filePages.number, PAGES_SEARCHED),
      ),
    )
    .orderBy(asc(filePages.number));
  return rows.map(({ page }) => page);
}
