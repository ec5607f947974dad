import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Driver } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { HOUR_MS } from "@/lib/time/durations";

const ABANDONED_MS = HOUR_MS;

/**
 * unstorage's folder, but a file appears wholly or not at all, also when the process dies
 * while writing, and an unreadable file is an error (that driver answers the error as a value).
 */
export function folderDriver(base: string): Driver {
  const pathOf = (key: string) => path.join(base, ...key.split(":"));
  const drafts = path.join(base, "drafts");
  let swept: Promise<void> | undefined;
  return {
    ...fsDriver({ base }),
    async getItemRaw(key) {
      return readFile(pathOf(key)).catch(nullWhenMissing);
    },
    async setItemRaw(key, bytes: Uint8Array) {
      swept ??= sweep(drafts);
      await swept;
      await writeAtomically(pathOf(key), bytes, path.join(drafts, randomUUID()));
    },
    removeItem: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeAtomically(target: string, bytes: Uint8Array, draft: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(path.dirname(draft), { recursive: true });
  try {
    await writeFile(draft, bytes, { flag: "wx", flush: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Drafts that a killed process left behind. Another process may be writing or sweeping the others. */
async function sweep(drafts: string): Promise<void> {
  for (const name of await readdir(drafts).catch(() => [])) {
    const draft = path.join(drafts, name);
    const found = await stat(draft).catch(nullWhenMissing);
    if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(draft, { force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
