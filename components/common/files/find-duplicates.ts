import type { Resource } from "@/lib/contract/resources";

/** The fields by which a stored file is recognized. */
export type StoredCopy = Pick<
  Resource,
  "id" | "title" | "original_filename" | "file_size" | "sha256" | "created_at"
>;

/** For each file the stored one with the same bytes, the newest where there are several. */
export async function findDuplicates(
  files: File[],
  stored: StoredCopy[],
): Promise<Map<File, StoredCopy>> {
  const same = new Map<File, StoredCopy>();
  for (const file of files) {
    // Only files of equal size are hashed, since hashing takes time and memory.
    const alike = stored.filter(({ file_size }) => file_size === file.size);
    if (alike.length === 0) continue;
    const sha256 = await sha256Of(file);
    const match = alike.find((one) =>
      sha256 === undefined ? one.original_filename === file.name : one.sha256 === sha256,
    );
    if (match) same.set(file, match);
  }
  return same;
}

/** Undefined where the browser offers none: outside https and localhost. */
async function sha256Of(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
