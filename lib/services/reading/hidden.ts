import { and, eq, inArray, or } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusSources } from "@/db/schema/topics";
import { inngest } from "@/inngest/client";
import { fileDeleted } from "@/inngest/events";
import { log } from "@/lib/log";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { notOver, startNewAttempt } from "@/lib/services/reading/readings";
import { sendReading } from "@/lib/services/reading/send";

/** Stops jobs that still read a hidden file. They would find nothing and stop by themselves as well. */
export async function stopHidden(owner: Owner, trash_id: number): Promise<void> {
  const unfinished = await db()
    .select({ file_id: readings.file_id })
    .from(readings)
    .where(unfinishedHidden(db(), owner, trash_id));
  const events = unfinished.flatMap(({ file_id }) =>
    file_id === null ? [] : [fileDeleted.create({ owner_id: owner.id, file_id })],
  );
  if (events.length === 0) return;
  try {
    await inngest.send(events);
  } catch (error) {
    log.warn({ trash_id, error }, "a deletion was not announced");
  }
}

/** Gives another attempt to what was under way when it was hidden, before it is back. Answers the readings. */
export async function restartHidden(
  tx: Transaction,
  owner: Owner,
  trash_id: number,
): Promise<number[]> {
  const restarted = await tx
    .update(readings)
    .set(startNewAttempt())
    .where(unfinishedHidden(tx, owner, trash_id))
    .returning({ id: readings.id });
  return restarted.map(({ id }) => id);
}

/** Starts those attempts, once the transaction that brought them back is through. */
export async function sendRestored(owner: Owner, reading_ids: number[]): Promise<void> {
  for (const reading_id of reading_ids) await sendReading(owner, { reading_id });
}

function unfinishedHidden(database: Database | Transaction, owner: Owner, trash_id: number) {
  const ofFiles = database
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner_id, owner.id), eq(files.trash_id, trash_id)));
  const ofSources = database
    .select({ id: syllabusSources.id })
    .from(syllabusSources)
    .where(and(eq(syllabusSources.owner_id, owner.id), eq(syllabusSources.trash_id, trash_id)));
  return and(
    ownedBy(readings, owner),
    notOver,
    or(inArray(readings.file_id, ofFiles), inArray(readings.source_id, ofSources)),
  );
}
