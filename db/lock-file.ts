import { DatabaseSync } from "node:sqlite";

/**
 * Holds `file` for the life of this process, or throws a sentence when another process holds it. Two
 * processes on one embedded database would lose data silently. The kernel frees the lock on any exit.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error("Another process is using this data folder. Stop it first, or set DATA_DIR.");
  }
  return () => lock.close();
}
