import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { getFile, putFile } from "@/lib/files/storage";
import type { Dump } from "./dump";
import { storedFile } from "./manifest";

/** Each is in memory while it is on its way. */
const AT_ONCE = 4;

interface Copied {
  sums: Map<string, string>;
  bytes: number;
  /** Keys of what rows name and the storage has not, or not as it was uploaded. */
  lost: string[];
}

/** Copies what the storage holds under these keys and an earlier try has not copied already. */
export async function saveFiles(keys: Dump["keys"], folder: string): Promise<Copied> {
  const copied: Copied = { sums: new Map(), bytes: 0, lost: [] };
  const limit = pLimit(AT_ONCE);
  await limit.map(keys, async ({ key, needed }) => {
    const sum = path.basename(key);
    const file = path.join(folder, storedFile(key));
    if (!existsSync(file)) {
      const bytes = await getFile(key);
      if (bytes === null || sumOf(bytes) !== sum) {
        if (needed) copied.lost.push(key);
        return;
      }
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}.draft`, bytes, { mode: 0o600, flush: true });
      await rename(`${file}.draft`, file);
    }
    copied.sums.set(storedFile(key), sum);
    copied.bytes += (await stat(file)).size;
  });
  copied.lost.sort();
  return copied;
}

/** Puts the files of a backup under their keys. A key says what is under it: nothing else is written over. */
export async function putFiles(keys: string[], folder: string): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await limit.map(keys, async (key) =>
    putFile(key, await readFile(path.join(folder, storedFile(key)))),
  );
}

const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
