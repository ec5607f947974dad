import { randomUUID } from "node:crypto";
import path from "node:path";
import { createStorage, type Storage } from "unstorage";
import { env, inMemory } from "@/lib/env";
import { awaitStorage } from "@/lib/files/away";
import type { DirectUpload } from "@/lib/files/direct-upload";
import { storagePlace } from "@/lib/files/storage-url";

/** Where a document's bytes live: one copy per student, however often they upload it. */
export function contentKey(owner_id: number, sha256: string): string {
  return `content/${owner_id}/${sha256}`;
}

/** Where an upload waits that has not been added to a course yet. Buckets expire `incoming/`. */
export function incomingKey(owner_id: number, upload_id: string): string {
  return `incoming/${owner_id}/${upload_id}`;
}

/** Where the attempts at one ZIP of everything a student has lie. */
export function exportFolder(owner_id: number, export_id: number): string {
  return `exports/${owner_id}/${export_id}/`;
}

/** A part of it, as one attempt has written it. */
export function exportKey(folder: string, attempt: number, part: number): string {
  return `${folder}${attempt}/${part}`;
}

const FOLDERS = ["content", "incoming", "exports"];

/** The bytes are kept when the promise resolves. */
export async function putFile(key: string, bytes: Uint8Array): Promise<void> {
  const { files, guarded } = await storage();
  await guarded(files.setItemRaw(checked(key), bytes));
}

export async function getFile(key: string): Promise<Uint8Array | null> {
  const { files, guarded } = await storage();
  const bytes = await guarded(files.getItemRaw<Uint8Array | ArrayBuffer>(checked(key)));
  return bytes && new Uint8Array(bytes);
}

/** Removing what is not there is no error. */
export async function removeFile(key: string): Promise<void> {
  const { files, guarded } = await storage();
  await guarded(files.removeItem(checked(key)));
}

/** Whether a small file can be written, read and removed. */
export async function storageAnswers(): Promise<boolean> {
  // Nobody's: owners are counted from 1.
  const key = incomingKey(0, randomUUID());
  const bytes = new TextEncoder().encode(key);
  try {
    await putFile(key, bytes);
    const read = await getFile(key);
    await removeFile(key);
    return read !== null && Buffer.from(read).equals(bytes);
  } catch {
    return false;
  }
}

/** Every file of one student. */
export async function removeAllOf(owner_id: number): Promise<void> {
  for (const folder of FOLDERS) await removeBelow(`${folder}/${owner_id}/`);
}

/** Every file below a folder, but those below `keep`. */
export async function removeBelow(folder: string, keep?: string): Promise<void> {
  const { files, guarded } = await storage();
  const kept = keep?.replaceAll("/", ":");
  for (const key of await guarded(files.getKeys(folder))) {
    if (!kept || !key.startsWith(kept)) await guarded(files.removeItem(key));
  }
}

/** Every file that is not named, as when other data have taken the place of what was there. */
export async function removeAllBut(kept: ReadonlySet<string>): Promise<void> {
  const { files, guarded } = await storage();
  for (const folder of FOLDERS) {
    for (const key of await guarded(files.getKeys(`${folder}/`))) {
      if (!kept.has(key.replaceAll(":", "/"))) await guarded(files.removeItem(key));
    }
  }
}

/**
 * Lets a browser put exactly `size` bytes under the key without passing them through the API. Null
 * when this storage cannot.
 */
export async function directUpload(key: string, size: number): Promise<DirectUpload | null> {
  const { sign, guarded } = await storage();
  return sign ? guarded(sign(checked(key), size)) : null;
}

interface OpenStorage {
  files: Storage;
  /** Waits for what was asked of it, and says so where the storage is at fault. */
  guarded: <T>(work: Promise<T>) => Promise<T>;
  sign?: (key: string, size: number) => Promise<DirectUpload>;
}

let opened: Promise<OpenStorage> | undefined;

function storage(): Promise<OpenStorage> {
  opened ??= open();
  return opened;
}

/** Each kind is loaded only where it is used. */
async function open(): Promise<OpenStorage> {
  const place = storagePlace();
  if (place.kind === "vercel-blob") {
    const { blobDriver, signBlobUpload } = await import("@/lib/files/vercel-blob");
    const files = createStorage({ driver: blobDriver });
    return { files, guarded: awaitStorage, sign: signBlobUpload };
  }
  if (place.kind === "s3") {
    const { bucket, direct } = place;
    const { bucketDriver, signPut } = await import("@/lib/files/s3");
    const files = createStorage({ driver: bucketDriver(bucket) });
    const sign = (key: string, size: number) => signPut(bucket, key, size);
    return { files, guarded: awaitStorage, ...(direct && { sign }) };
  }
  const guarded = <T>(work: Promise<T>) => work;
  if (inMemory) return { files: createStorage(), guarded };
  if (env.VERCEL) throw new Error("Vercel keeps no files of its own: set STORAGE_URL");
  const { folderDriver } = await import("@/lib/files/folder");
  const driver = folderDriver(path.join(env.DATA_DIR, "files"));
  return { files: createStorage({ driver }), guarded };
}

/** Only keys made here pass, so that none can name a file outside the storage. */
function checked(key: string): string {
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(key)) return key;
  throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}
