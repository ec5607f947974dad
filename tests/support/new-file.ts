import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import type { Owner } from "@/lib/services/kernel/owner";
import type { PagesRead } from "@/lib/services/retrieval/index-file";

type Fields = Pick<typeof files.$inferInsert, "title"> & Partial<typeof files.$inferInsert>;

/** The rows of a PDF whose reading is done, without bytes in storage; its pages are the caller's. */
export async function newFile(
  owner: Owner,
  course_id: number | null,
  fields: Fields,
): Promise<PagesRead> {
  const [file] = await db()
    .insert(files)
    .values({
      kind: "resource",
      original_filename: "book.pdf",
      file_type: "pdf",
      file_size: 1,
      sha256: "0".repeat(64),
      ...fields,
      owner_id: owner.id,
      course_id,
    })
    .returning({ file_id: files.id, attempt: files.pages_attempt });
  if (!file) throw new Error("The file was not made");
  await db().insert(readings).values({ owner_id: owner.id, file_id: file.file_id, stage: "ready" });
  return file;
}
