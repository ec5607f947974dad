import { sql } from "drizzle-orm";
import { db, isOverloaded } from "@/db/client";
import { Failure, RETRY_SOON } from "@/lib/services/kernel/errors";

/** 503 when whoever comes now would wait too long for the database. */
export function refuseWhenOverloaded(): void {
  if (!isOverloaded()) return;
  const sentence = "Study Companion has too much to do right now. Please try again in a moment.";
  throw new Failure(503, sentence, {}, RETRY_SOON);
}

/** 503 unless the database answers. Migrations ran before the database was opened to requests. */
export async function checkReady(): Promise<void> {
  try {
    await db().execute(sql`select 1`);
  } catch {
    const sentence = "The service is starting, or it can't reach its database.";
    throw new Failure(503, sentence, {}, RETRY_SOON);
  }
}
