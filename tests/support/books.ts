import { db } from "@/db/client";
import { filePages, files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import type { Owner } from "@/lib/services/kernel/owner";
import { indexFile, type PagesRead } from "@/lib/services/retrieval/index-file";
import { sheet } from "@/tests/unit/documents/pages";

/** A PDF that is read and indexed, each of its pages a heading and a text, without uploading any. */
export async function bookOf(
  owner: Owner,
  pages: string[][],
  { course_id = null, title = "Book" }: { course_id?: number | null; title?: string } = {},
): Promise<PagesRead> {
  const [file] = await db()
    .insert(files)
    .values({
      owner_id: owner.id,
      course_id,
      kind: "resource",
      title,
      original_filename: "book.pdf",
      file_type: "pdf",
      file_size: 1,
      sha256: "0".repeat(64),
      page_count: pages.length,
      pages_read: pages.length,
      pages_with_text: pages.length,
    })
    .returning({ file_id: files.id, attempt: files.pages_attempt });
  if (!file) throw new Error("The file was not made");
  await db().insert(readings).values({ owner_id: owner.id, file_id: file.file_id, stage: "ready" });
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
