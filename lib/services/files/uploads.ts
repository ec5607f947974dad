import { randomUUID } from "node:crypto";
import type { StoredUpload, UploadTicket } from "@/lib/contract/files";
import { directUpload, getFile, incomingKey, removeFile } from "@/lib/files/storage";
import { readUploadToken, signUploadToken } from "@/lib/files/upload-token";
import { log } from "@/lib/log";
import type { Upload } from "@/lib/services/files/stored-files";
import { Failure, invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

type Content = Pick<Upload, "filename" | "bytes">;

/** Tells the browser where to put a file: straight into the storage where that can take it. */
export async function beginUpload(owner: Owner, { size }: { size: number }): Promise<UploadTicket> {
  const key = incomingKey(owner.id, randomUUID());
  const target = await directUpload(key, size);
  if (!target) return { mode: "form" };
  const upload_token = await signUploadToken({ owner_id: owner.id, key, size });
  return { mode: "direct", ...target, upload_token };
}

/** The bytes of a file that came with a form. */
export async function contentOf(file: File): Promise<Content> {
  return { filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Passes the uploaded bytes to `keep`, then removes them from the incoming folder. */
export async function receiveUpload<T>(
  owner: Owner,
  { upload_token, filename }: StoredUpload,
  keep: (content: Content) => Promise<T>,
): Promise<T> {
  const ticket = await readUploadToken(upload_token);
  if (ticket?.owner_id !== owner.id) {
    throw refusal("This upload has expired. Please choose the file again.");
  }
  const bytes = await getFile(ticket.key);
  if (!bytes) throw refusal("We didn't receive the file. Please upload it again.");
  try {
    if (bytes.length !== ticket.size) {
      throw refusal("We didn't receive the whole file. Please upload it again.");
    }
    const kept = await keep({ filename, bytes });
    await discard(ticket.key);
    return kept;
  } catch (error) {
    // The upload is kept after an internal error, so that it can be confirmed again.
    if (error instanceof Failure) await discard(ticket.key);
    throw error;
  }
}

function refusal(message: string): Failure {
  return invalidField("file", message);
}

/** What stays behind here is expired by the storage. */
async function discard(key: string): Promise<void> {
  try {
    await removeFile(key);
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "an upload was not discarded");
  }
}
