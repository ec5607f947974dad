import { existsSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { databaseFolder, SnapshotAnswer, snapshotPlaces, takeSnapshot } from "@/db/snapshots";
import { env, secretFile, secretFingerprint } from "@/lib/env";
import { ExitError, NO_SECRET } from "@/lib/exit-error";
import { lockFile } from "@/lib/lock-file";

/** How soon a running product takes up what it is asked. */
const TAKEN_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * A copy of the embedded database of one moment, for `work` alone. The product makes it where it runs, else we do.
 */
export async function withSnapshot<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, request } = snapshotPlaces();
  const unlock = lockedForBackup();
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.on("exit", clear);
  try {
    // Of a backup that was killed.
    clear();
    await mkdir(folder, { mode: 0o700 });
    await writeFile(request, "", { mode: 0o600 });
    await untilTaken();
    return await work(path.join(folder, "database"));
  } finally {
    clear();
    process.off("exit", clear);
    unlock();
  }
}

export function refuseNothing(): void {
  if (existsSync(databaseFolder())) return;
  throw new Error(`There is nothing to back up: no database in ${path.resolve(env.DATA_DIR)}.`);
}

async function untilTaken(): Promise<void> {
  const { answer, taken } = snapshotPlaces();
  const end = Date.now() + TAKEN_WITHIN_MS;
  for (;;) {
    if (existsSync(answer)) return readAnswer(answer);
    const unlock = lockedHere();
    // The product is not running, or has ended meanwhile.
    if (unlock) return takeSnapshot((copy) => copy()).finally(unlock);
    if (!existsSync(taken) && Date.now() > end) {
      throw new Error(
        "The process that uses this data folder makes no copy of its database. Stop it, then back up.",
      );
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function readAnswer(file: string): Promise<void> {
  const answer = SnapshotAnswer.parse(JSON.parse(await readFile(file, "utf8")));
  if ("error" in answer) throw new ExitError(answer.error, answer.exit_code);
  if (hasSecret() && answer.fingerprint === secretFingerprint()) return;
  throw new ExitError(
    "The product runs with another AUTH_SECRET than this command. Set the same one here.",
    NO_SECRET,
  );
}

/** Asking for the secret would make one. */
export function hasSecret(): boolean {
  return env.AUTH_SECRET !== undefined || existsSync(secretFile());
}

function lockedHere(): (() => void) | undefined {
  try {
    return lockFile(path.join(env.DATA_DIR, "database.lock"));
  } catch (error) {
    if (error instanceof ExitError) throw error;
    return undefined;
  }
}

function lockedForBackup(): () => void {
  try {
    return lockFile(path.join(env.DATA_DIR, "backup.lock"));
  } catch (error) {
    if (error instanceof ExitError) throw error;
    throw new Error("Another backup of this data folder is under way.");
  }
}
