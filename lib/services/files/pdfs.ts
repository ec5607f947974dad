import { createHash } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import type { FileKind } from "@/lib/contract/values";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { documentKind } from "@/lib/documents/document-kind";
import { contentKey, getFile, putFile } from "@/lib/files/storage";
import { lockContent, releaseContent } from "@/lib/services/files/contents";
import type { Download } from "@/lib/services/kernel/download";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

export interface Upload {
  title: string;
  description: string;
  filename: string;
  bytes: Uint8Array;
}

/**
 * Stores a PDF: first its bytes, then its row together with the rows that `also` adds, in one transaction. Returns
 * the file's id. 400 when the bytes are no PDF; `field` names the form's field then.
 */
export async function storePdf(
  owner: Owner,
  place: { course_id: number | null; kind: FileKind },
  { bytes, filename, title, description }: Upload,
  { field = "file", insertWith }: { field?: string; insertWith?: InsertWith } = {},
): Promise<number> {
  const file_type = documentKind(bytes);
  if (file_type !== "pdf") throw invalidField(field, DOCUMENT_PROBLEMS.not_a_pdf);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const key = contentKey(owner.id, sha256);
  await putFile(key, bytes);
  const id = await insertRow().catch(async (error: unknown) => {
    await releaseContent(owner, [sha256]);
    throw error;
  });
  // The same bytes may have been released by a deletion while they were on their way in.
  if ((await getFile(key)) === null) await putFile(key, bytes);
  return id;

  function insertRow(): Promise<number> {
    return db().transaction(async (tx) => {
      await lockContent(tx, owner, sha256);
      const [row] = await tx
        .insert(files)
        .values({
          ...place,
          owner_id: owner.id,
          title,
          description,
          original_filename: filename,
          file_type,
          file_size: bytes.length,
          sha256,
        })
        .returning({ id: files.id });
      const { id } = found(row, "File");
      await insertWith?.(tx, id);
      return id;
    });
  }
}

/** Adds the rows that belong to a new file. */
type InsertWith = (tx: Transaction, file_id: number) => Promise<void>;

/** Deletes a file for good, as when another takes its place. */
export async function removePdf(owner: Owner, file_id: number): Promise<void> {
  const { id, sha256 } = await onePdf(owner, eq(files.id, file_id));
  await releaseContent(owner, [sha256]);
  await db()
    .delete(files)
    .where(ownedBy(files, owner, id));
}

/** The original bytes of the file under `condition`, for its owner only. */
export async function downloadPdf(owner: Owner, condition: SQL | undefined): Promise<Download> {
  const { filename, sha256 } = await onePdf(owner, condition);
  const content = found((await getFile(contentKey(owner.id, sha256))) ?? undefined, "File");
  return { content, content_type: "application/pdf", filename };
}

async function onePdf(owner: Owner, condition: SQL | undefined) {
  const [file] = await db()
    .select({ id: files.id, filename: files.original_filename, sha256: files.sha256 })
    .from(files)
    .where(and(ownedBy(files, owner), condition));
  return found(file, "File");
}
