import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { ExitError, FULL_DISK } from "@/lib/exit-error";

/** Settings as `npm start` reads them. */
export function readSettings(): void {
  for (const name of [".env.local", ".env"]) if (existsSync(name)) loadEnvFile(name);
}

/** Runs a command of an operator; a failure is one sentence and an exit code. */
export async function run(command: () => Promise<void>): Promise<void> {
  // A connection that ends in the middle of a transaction may throw where nobody waits for it.
  process.on("uncaughtException", fail);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => fail(new Error("Stopped before the end.")));
  }
  await command().catch(fail);
}

/** What is left on the disk is cleared away when the process ends: `process.on("exit")`. */
function fail(error: unknown): never {
  const [sentence, code] = isFullDisk(error)
    ? ["There is no room left on the disk.", FULL_DISK]
    : [sentenceOf(error), error instanceof ExitError ? error.exitCode : 1];
  console.error(sentence);
  process.exit(code);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** By the codes of Node and of PostgreSQL. */
function isFullDisk(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOSPC", "53100"].includes(String(error.code))
  );
}
