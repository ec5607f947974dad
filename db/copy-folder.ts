import { constants } from "node:fs";
import { copyFile, lstat, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What was copied, by its path below the folder: how a file looked before, empty where that proves nothing. */
export type Copied = Map<string, string>;

/** File systems count time in steps: what changed a moment ago may change again without looking different. */
const STEP_MS = 2000n;
/** Files at a time. */
const AT_ONCE = 8;

/**
 * Makes `to` what `from` is. Only what changed since an earlier pass is copied again, so that the last pass, in which
 * nobody may write, is a short one. Copies share their blocks where the file system can do that.
 */
export async function copyFolder(from: string, to: string, copied: Copied): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const present = new Set<string>();
  const files: string[] = [];
  for (const entry of entries) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    present.add(name);
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) files.push(name);
  }
  const copyNext = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      if (!(await copyChanged(from, to, name, copied))) present.delete(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  for (const name of [...copied.keys()].filter((each) => !present.has(each))) {
    await rm(path.join(to, name), { force: true });
    copied.delete(name);
  }
}

/** False where the file is gone by now. */
async function copyChanged(from: string, to: string, name: string, copied: Copied) {
  try {
    const now = BigInt(Date.now());
    const { mtimeMs, mtimeNs, size, ino } = await lstat(path.join(from, name), { bigint: true });
    const look = `${mtimeNs} ${size} ${ino}`;
    if (copied.get(name) === look) return true;
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
    copied.set(name, mtimeMs < now - STEP_MS ? look : "");
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
