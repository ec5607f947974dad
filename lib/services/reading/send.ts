import { and, inArray, lt, notExists, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { jobEvents } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import type { Owner } from "@/lib/services/kernel/owner";
import {
  ATTEMPT_COLUMNS,
  ATTEMPT_ID,
  announceReadings,
  isLive,
  restartReading,
  type Stage,
  type Subject,
} from "@/lib/services/reading/readings";

/** A request may read a locked document itself for this long. */
const UNSENT_MS = 30_000;
/** Documents that one round sends; the next round finds the others. */
const ROUND = 500;

/** Reads once more what is in one of these stages. Answers whether it was. */
export function retryReading(
  owner: Owner,
  subject: Subject,
  stages: Stage[] = ["failed"],
): Promise<boolean> {
  return db().transaction((tx) => restartReading(tx, owner, subject, { stages }));
}

/**
 * Has a job read what none was told of: what an earlier release stored, and locked documents whose request ended
 * before it was done with them.
 */
export async function sendUnsent(): Promise<void> {
  const before = new Date(Date.now() - UNSENT_MS).toISOString();
  const told = db()
    .select({ id: jobEvents.id })
    .from(jobEvents)
    .where(
      sql`${jobEvents.event_id} = ${ATTEMPT_ID} || ${readings.id} || '-' || ${readings.attempt}`,
    );
  const unsent = await db()
    .select(ATTEMPT_COLUMNS)
    .from(readings)
    .where(
      and(
        inArray(readings.stage, ["stored", "reading"]),
        lt(readings.updated_at, before),
        notExists(told),
        isLive(),
      ),
    )
    .orderBy(readings.updated_at)
    .limit(ROUND);
  await announceReadings(unsent);
}
