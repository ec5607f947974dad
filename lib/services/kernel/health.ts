import { db, isOverloaded } from "@/db/client";
import { migrationState } from "@/db/migration-state";
import { Failure, RETRY_SOON } from "@/lib/services/kernel/errors";
import { version } from "@/lib/version";

/** 503 when whoever comes now would wait too long for the database. */
export function refuseWhenOverloaded(): void {
  if (!isOverloaded()) return;
  const sentence = "Study Companion has too much to do right now. Please try again in a moment.";
  throw new Failure(503, sentence, {}, RETRY_SOON);
}

/**
 * How many migrations the database lacks; 503 unless it answers. They ran before it was opened to requests: only one
 * that was put back since lacks any.
 */
export async function checkReady(): Promise<{ version: string; pending_migrations: number }> {
  try {
    return { version, pending_migrations: (await migrationState(db())).pending };
  } catch {
    const sentence = "The service is starting, or it can't reach its database.";
    throw new Failure(503, sentence, {}, RETRY_SOON);
  }
}
