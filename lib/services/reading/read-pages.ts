import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { filePages } from "@/db/schema/files";
import { DocumentError } from "@/lib/documents/document-error";
import type { ReadOptions } from "@/lib/documents/read-pdf";
import { readerOf } from "@/lib/documents/readers";
import type { Page } from "@/lib/documents/types";
import { contentKey, getFile } from "@/lib/files/storage";
import type { Owner } from "@/lib/services/kernel/owner";
import { type Document, documentUnderWay } from "@/lib/services/reading/document";
import {
  advanceReading,
  failReading,
  type PageProgress,
  type Reading,
} from "@/lib/services/reading/readings";
import { recognizesText } from "@/lib/services/reading/recognize-text";

const PAGES_PER_WRITE = 10;

type File = NonNullable<Document["file"]>;

/** What opens a locked PDF. */
type Access = Pick<ReadOptions, "password" | "time_limit_ms">;

/** Reads the pages that have not been read yet and keeps them. What cannot be read ends as failed. */
export async function readPages(
  owner: Owner,
  reading: Reading,
  access: Access = {},
): Promise<void> {
  const document = await documentUnderWay(owner, reading);
  if (!document?.file || isRead(document.file)) return;
  try {
    await readOn(owner, reading, document.file, access);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await failReading(owner, reading, error.message, error.code);
  }
}

/** Every page is read already, as when a locked PDF was unlocked or only what follows is done again. */
function isRead({ page_count, pages_read, pages_with_text }: File): boolean {
  return page_count !== null && pages_read >= page_count && pages_with_text > 0;
}

async function readOn(owner: Owner, reading: Reading, file: File, access: Access): Promise<void> {
  const bytes = await getFile(contentKey(owner.id, file.sha256));
  if (!bytes) throw new DocumentError("damaged");
  const read = readerOf(bytes, file.original_filename);
  if (!read) throw new DocumentError("kind_not_read");
  let { pages_read, pages_with_text } = file;
  let page_count = file.page_count ?? 0;
  let unwritten: Page[] = [];
  await advanceReading(owner, reading, { stage: "reading" });
  try {
    await read(bytes, {
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
    const progress = { page_count, pages_read, pages_with_text };
    await storePages(owner, reading, file.id, unwritten, progress);
    unwritten = [];
  }
}

async function storePages(
  owner: Owner,
  reading: Reading,
  file_id: number,
  pages: Page[],
  progress: PageProgress,
): Promise<void> {
  if (pages.length > 0) {
    await db()
      .insert(filePages)
      .values(pages.map((page) => ({ owner_id: owner.id, file_id, number: page.number, page })))
      // What an earlier attempt recognized stays; where it found nothing it is asked again.
      .onConflictDoUpdate({
        target: [filePages.file_id, filePages.number],
        set: { page: sql`excluded.page` },
        setWhere: sql`${filePages.page} ->> 'recognized' is distinct from 'text'`,
      });
  }
  await advanceReading(owner, reading, { pages: progress });
}
