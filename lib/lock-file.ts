import { DatabaseSync } from "node:sqlite";
import { ExitError, FULL_DISK, UNUSABLE } from "./exit-error.ts";

/**
 * Holds `file` for the life of this process, or throws a sentence when another process holds it. Two
 * processes on one embedded database would lose data silently. The kernel frees the lock on any exit.
 */
export function lockFile(file: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    throw problemOf(error, file);
  }
  return () => lock.close();
}

/** By SQLite's result codes. */
function problemOf(error: unknown, file: string): Error {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  if (code === 5 || code === 6) {
    return new Error("Another process is using this data folder. Stop it first, or set DATA_DIR.");
  }
  if (code === 13)
    return new ExitError(`There is no room left on the disk for ${file}.`, FULL_DISK);
  if (code === 11 || code === 26) {
    return new ExitError(
      `${file} is damaged. It holds no data: delete it and start again.`,
      UNUSABLE,
    );
  }
  const why = error instanceof Error ? error.message : "";
  return new ExitError(`We can't open ${file} (${why}).`, UNUSABLE);
}
