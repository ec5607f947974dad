import { db } from "@/db/client";
import { filePages } from "@/db/schema/files";
import type { Owner } from "@/lib/services/kernel/owner";
import { indexFile, type PagesRead } from "@/lib/services/retrieval/index-file";
import { newFile } from "@/tests/support/new-file";
import { sheet } from "@/tests/unit/documents/pages";

/** A PDF that is read and indexed, each of its pages a heading and a text, without uploading any. */
export async function bookOf(
  owner: Owner,
  pages: string[][],
  { course_id = null, title = "Book" }: { course_id?: number | null; title?: string } = {},
): Promise<PagesRead> {
  const file = await newFile(owner, course_id, {
    title,
    page_count: pages.length,
    pages_read: pages.length,
    pages_with_text: pages.length,
  });
  const read = sheet(
    pages.map(([heading, ...text]) => [`# ${heading}`, ...text].join("\n")).join("\n---\n"),
  );
  await db()
    .insert(filePages)
    .values(
      read.map((page) => ({
        owner_id: owner.id,
        file_id: file.file_id,
        number: page.number,
        page,
      })),
    );
  await indexFile(owner, file);
  return file;
}
