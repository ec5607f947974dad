import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { filePages, files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import type { Owner } from "@/lib/services/kernel/owner";
import { indexFile } from "@/lib/services/retrieval/index-file";
import { newFile } from "@/tests/support/new-file";

const PAGES_PER_WRITE = 20;

/** A PDF as a resource of the course, read and indexed by the product's own reader and index. Returns its file id. */
export async function addBook(owner: Owner, course_id: number, path: string): Promise<number> {
  const bytes = readFileSync(path);
  const name = basename(path);
  const title = name.replace(/\.pdf$/i, "").replace(/-/g, " ");
  const file = await newFile(owner, course_id, {
    title,
    original_filename: name,
    file_size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  const { file_id } = file;
  await db().insert(resources).values({ owner_id: owner.id, course_id, file_id, title });
  const pages: Page[] = [];
  await readPdf(bytes, { onPage: (page) => void pages.push(page) });
  for (let from = 0; from < pages.length; from += PAGES_PER_WRITE) {
    const rows = pages
      .slice(from, from + PAGES_PER_WRITE)
      .map((page) => ({ owner_id: owner.id, file_id, number: page.number, page }));
    await db().insert(filePages).values(rows);
  }
  await db()
    .update(files)
    .set({
      page_count: pages.length,
      pages_read: pages.length,
      pages_with_text: pages.filter(({ has_text }) => has_text).length,
    })
    .where(eq(files.id, file_id));
  await indexFile(owner, file);
  return file_id;
}
