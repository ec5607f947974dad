import { and, eq, inArray, lt, or } from "drizzle-orm";
import { db } from "@/db/client";
import { readings } from "@/db/schema/readings";
import { isLive } from "@/lib/services/reading/readings";
import { DAY_MS, MINUTE_MS } from "@/lib/time/durations";

const STUCK_MS = 30 * MINUTE_MS;
const QUEUED_MS = DAY_MS;
const STUCK =
  "We stopped reading this file and don't know why. Your file is safe. Please press Retry.";

/**
 * Fails what has not moved for half an hour, or waited for a day, so that nothing is "processing" for
 * ever. Waiting behind others is not being stuck.
 */
export async function failStuckReadings(): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  await db()
    .update(readings)
    .set({ stage: "failed", processing_error: STUCK, processed_at: new Date().toISOString() })
    .where(
      and(
        isLive(),
        or(
          and(
            inArray(readings.stage, ["reading", "recognizing", "extracting", "indexing"]),
            lt(readings.updated_at, ago(STUCK_MS)),
          ),
          and(eq(readings.stage, "stored"), lt(readings.updated_at, ago(QUEUED_MS))),
        ),
      ),
    );
}
