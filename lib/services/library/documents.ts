import { and, asc, between, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { filePages, files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import type { Document, documents, Located, ReadPage } from "@/lib/contract/documents";
import type { ReadQuery } from "@/lib/contract/endpoint";
import { PAGES_AT_ONCE } from "@/lib/contract/values";
import { quoteBoxes } from "@/lib/documents/evidence";
import { downloadFile } from "@/lib/services/files/stored-files";
import type { Download } from "@/lib/services/kernel/download";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { isLocked } from "@/lib/services/reading/readings";
import { unlockReading } from "@/lib/services/reading/unlock";

export async function readDocument(owner: Owner, file_id: number): Promise<Document> {
  const [document] = await db()
    .select({
      id: files.id,
      kind: files.kind,
      title: files.title,
      original_filename: files.original_filename,
      file_type: files.file_type,
      file_size: files.file_size,
      course_id: files.course_id,
      course_name: courses.name,
      stage: readings.stage,
      is_locked: isLocked,
      page_count: files.page_count,
      pages_with_text: files.pages_with_text,
      created_at: files.created_at,
    })
    .from(files)
    .innerJoin(readings, eq(readings.file_id, files.id))
    .leftJoin(courses, and(eq(courses.id, files.course_id), eq(courses.owner_id, files.owner_id)))
    .where(ownedBy(files, owner, file_id));
  return found(document, "File");
}

export function downloadDocument(owner: Owner, file_id: number): Promise<Download> {
  return downloadFile(owner, eq(files.id, file_id));
}

/** The text of some pages from this one on, as reading kept it; none where nothing is read. */
export async function readPagesOf(
  owner: Owner,
  file_id: number,
  { from }: ReadQuery<typeof documents.pages>,
): Promise<ReadPage[]> {
  const [file] = await db()
    .select({ id: files.id })
    .from(files)
    .where(ownedBy(files, owner, file_id));
  const { id } = found(file, "File");
  const rows = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .where(
      and(
        eq(filePages.owner_id, owner.id),
        eq(filePages.file_id, id),
        between(filePages.number, from, from + PAGES_AT_ONCE - 1),
      ),
    )
    .orderBy(asc(filePages.number));
  return rows.map(({ page }) => ({
    number: page.number,
    lines: page.lines.map(({ cells, ...line }) => ({
      ...line,
      ...(cells && { cells: cells.map(({ x }) => x) }),
    })),
  }));
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
        ownedBy(files, owner, file_id),
        eq(filePages.file_id, file_id),
        eq(filePages.number, number),
      ),
    );
  const { page } = found(row, "File");
  return {
    page: number,
    page_width: page.width,
    page_height: page.height,
    boxes: quoteBoxes(page, quote, { x, y }),
  };
}

/**
 * Reads a locked PDF with its password. 400 when that is wrong; 409 when it is not locked or too long for a request.
 */
export async function unlockDocument(
  owner: Owner,
  file_id: number,
  password: string,
): Promise<Document> {
  await unlockReading(owner, file_id, password);
  return readDocument(owner, file_id);
}
