import { existsSync } from "node:fs";
import { lstat, readdir, rename, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Copied, copyFolder } from "@/db/copy-folder";
import { env, secretFingerprint } from "@/lib/env";
import { ExitError, FULL_DISK } from "@/lib/exit-error";

/*
 * Only one process may open the embedded database, so `npm run backup` asks that process for a copy of it: it makes
 * the folder `snapshot` in the data folder with a file `request` in it and waits for `answer`. Whoever may write in the
 * data folder could read all of it anyway.
 */

const LOOK_EVERY_MS = 500;
/** What the product needs for itself while a copy of its database lies beside it. */
const SPARE_BYTES = 100 * 1024 ** 2;
const MEGABYTE = 1024 ** 2;

export const SnapshotAnswer = z.union([
  /** Which secret the product runs with. */
  z.object({ fingerprint: z.string() }),
  z.object({ error: z.string(), exit_code: z.number() }),
]);

/** Where in the data folder the parts of a snapshot are. */
export function snapshotPlaces() {
  const folder = path.join(env.DATA_DIR, "snapshot");
  const at = (name: string) => path.join(folder, name);
  return { folder, request: at("request"), taken: at("taken"), answer: at("answer") };
}

export const databaseFolder = () => path.join(env.DATA_DIR, "database");

/** Where the database is while another one, restored from a backup, takes its place. */
export const replacedFolder = () => path.join(env.DATA_DIR, "database.replaced");

/** `quietly` runs what it is given while no statement runs and no transaction is open. Returns how to stop. */
export function answerSnapshots(quietly: (work: () => Promise<void>) => Promise<void>): () => void {
  let busy = false;
  const look = async () => {
    const { request, taken } = snapshotPlaces();
    if (busy || !existsSync(/* turbopackIgnore: true */ request)) return;
    busy = true;
    try {
      await rename(request, taken);
      await answer(quietly);
    } finally {
      busy = false;
    }
  };
  // Whoever asked may be gone, and their folder with them.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function answer(quietly: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  const { folder, answer } = snapshotPlaces();
  const said: z.infer<typeof SnapshotAnswer> = await takeSnapshot(quietly).then(
    () => ({ fingerprint: secretFingerprint() }),
    (error: unknown) => ({
      error: error instanceof Error ? error.message : String(error),
      exit_code: error instanceof ExitError ? error.exitCode : 1,
    }),
  );
  const draft = path.join(folder, "answer.draft");
  await writeFile(draft, JSON.stringify(said), { mode: 0o600 });
  await rename(draft, answer);
}

/** Copies the database twice: as it is, then, while nobody uses it, what has changed since. */
export async function takeSnapshot(
  quietly: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await refuseWithoutRoom();
  const to = path.join(snapshotPlaces().folder, "database");
  const copied: Copied = new Map();
  try {
    await copyFolder(databaseFolder(), to, copied);
    await quietly(() => copyFolder(databaseFolder(), to, copied));
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

async function refuseWithoutRoom(): Promise<void> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const left = bavail * bsize;
  const needed = (await sizeOf(databaseFolder())) + SPARE_BYTES;
  if (left >= needed) return;
  const [has, wants] = [left, needed].map((bytes) => Math.ceil(bytes / MEGABYTE));
  throw new ExitError(
    `A backup needs room for a copy of the database in ${path.resolve(env.DATA_DIR)}: its disk has ${has} MB left, ` +
      `and ${wants} are needed.`,
    FULL_DISK,
  );
}

async function sizeOf(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile())
      sum += await lstat(file).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return sum;
}
