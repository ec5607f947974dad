import { createHash } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { type FileType, MEDIA_TYPES, unreadableText } from "@/lib/contract/file-types";
import type { FileKind } from "@/lib/contract/values";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { documentKind } from "@/lib/documents/document-kind";
import { contentKey, getFile, putFile } from "@/lib/files/storage";
import { lockContent, releaseContent } from "@/lib/services/files/contents";
import type { Download } from "@/lib/services/kernel/download";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** A web page is handed out as bytes that no browser shows: it could run scripts in our name. */
const CONTENT_TYPES: Record<FileType, string> = {
  ...MEDIA_TYPES,
  html: "application/octet-stream",
  markdown: "text/plain",
};

export interface Upload {
  title: string;
  description: string;
  filename: string;
  bytes: Uint8Array;
  /** Refuses every other kind of file. */
  only_pdf?: boolean;
}

/**
 * Stores a file: first its bytes, then its row together with the rows that `insertWith` adds, in one transaction.
 * Returns the file's id. 400 when its content is of no kind that is read; `field` names the form's field then.
 */
export async function storeFile(
  owner: Owner,
  place: { course_id: number | null; kind: FileKind },
  upload: Upload,
  { field = "file", insertWith }: { field?: string; insertWith?: InsertWith } = {},
): Promise<number> {
  const { bytes, filename, title, description } = upload;
  const file_type = typeOf(upload, field);
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
      await insertWith?.(tx, id, file_type);
      return id;
    });
  }
}

/** Adds the rows that belong to a new file. */
type InsertWith = (tx: Transaction, file_id: number, file_type: FileType) => Promise<void>;

function typeOf({ bytes, filename, only_pdf }: Upload, field: string): FileType {
  const kind = documentKind(bytes, filename);
  if (only_pdf && kind !== "pdf") throw invalidField(field, DOCUMENT_PROBLEMS.not_a_pdf);
  if (kind === "unknown") throw invalidField(field, unreadableText(filename));
  return kind;
}

/** Deletes a file for good, as when another takes its place. */
export async function removeStoredFile(owner: Owner, file_id: number): Promise<void> {
  const { id, sha256 } = await oneFile(owner, eq(files.id, file_id));
  await releaseContent(owner, [sha256]);
  await db()
    .delete(files)
    .where(ownedBy(files, owner, id));
}

/** The original bytes of the file under `condition`, for its owner only. */
export async function downloadFile(owner: Owner, condition: SQL | undefined): Promise<Download> {
  const { filename, file_type, sha256 } = await oneFile(owner, condition);
  const content = found((await getFile(contentKey(owner.id, sha256))) ?? undefined, "File");
  return { content, content_type: CONTENT_TYPES[file_type], filename };
}

async function oneFile(owner: Owner, condition: SQL | undefined) {
  const [file] = await db()
    .select({
      id: files.id,
      filename: files.original_filename,
      file_type: files.file_type,
      sha256: files.sha256,
    })
    .from(files)
    .where(and(ownedBy(files, owner), condition));
  return found(file, "File");
}
