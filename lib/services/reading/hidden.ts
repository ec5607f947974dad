import { and, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusSources } from "@/db/schema/topics";
import { fileDeleted } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  ATTEMPT_COLUMNS,
  announceReadings,
  notOver,
  startNewAttempt,
} from "@/lib/services/reading/readings";

/** Stops jobs that still read a file that `tx` hides. They would find nothing and stop by themselves as well. */
export async function stopHidden(tx: Transaction, owner: Owner, trash_id: number): Promise<void> {
  const unfinished = await tx
    .select({ file_id: readings.file_id })
    .from(readings)
    .where(unfinishedHidden(tx, owner, trash_id));
  const events = unfinished.flatMap(({ file_id }) =>
    file_id === null ? [] : [fileDeleted.create({ owner_id: owner.id, file_id })],
  );
  await announce(events, tx);
}

/** Gives another attempt to what was under way when it was hidden, before it is back. */
export async function restartHidden(
  tx: Transaction,
  owner: Owner,
  trash_id: number,
): Promise<void> {
  const restarted = await tx
    .update(readings)
    .set(startNewAttempt())
    .where(unfinishedHidden(tx, owner, trash_id))
    .returning(ATTEMPT_COLUMNS);
  await announceReadings(restarted, tx);
}

function unfinishedHidden(tx: Transaction, owner: Owner, trash_id: number) {
  const ofFiles = tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner_id, owner.id), eq(files.trash_id, trash_id)));
  const ofSources = tx
    .select({ id: syllabusSources.id })
    .from(syllabusSources)
    .where(and(eq(syllabusSources.owner_id, owner.id), eq(syllabusSources.trash_id, trash_id)));
  return and(
    ownedBy(readings, owner),
    notOver,
    or(inArray(readings.file_id, ofFiles), inArray(readings.source_id, ofSources)),
  );
}
