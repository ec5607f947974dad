import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { transfer } from "@/lib/client/upload";
import type { StoredUpload } from "@/lib/contract/files";

export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** How an upload ends: with the bytes in the form, or with the token for bytes stored already. */
interface UploadMethods<T> {
  byForm(form: FormData): Promise<T>;
  uploadStored(stored: StoredUpload): Promise<T>;
}

/** Uploads a file, straight into the storage where that can take it. Fails as `call` does. */
export async function uploadFile<T>(
  file: File,
  { onProgress, signal }: UploadOptions,
  { byForm, uploadStored }: UploadMethods<T>,
): Promise<T> {
  const ticket = await call("POST /uploads/", { body: { size: file.size }, signal });
  if (ticket.mode === "form") {
    const form = new FormData();
    form.set("file", file);
    return byForm(form);
  }
  const { url, headers, upload_token } = ticket;
  const stored = await transfer({ method: "PUT", url, headers, body: file, onProgress, signal });
  if (stored.status >= 300) {
    throw new ApiError(stored.status, {
      message: "We couldn't store the file. Please try again.",
    });
  }
  return uploadStored({ filename: file.name, upload_token });
}
