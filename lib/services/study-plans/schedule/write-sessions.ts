import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { endSessions } from "@/lib/services/study-plans/schedule/planned-sessions";
import {
  differs,
  type LaidRow,
  type SessionChanges,
} from "@/lib/services/study-plans/schedule/rows";

const BATCH = 500;

/** Writes a schedule over the rows that are there, in as few queries as there are batches. */
export async function writeSessions(
  tx: Transaction,
  owner: Owner,
  { added, kept, removed }: SessionChanges,
): Promise<void> {
  const changed = kept.filter(({ row, next }) => differs(row, next));
  for (const batch of batchesOf(changed)) await updateRows(tx, owner, batch);
  const gone = removed.map(({ id }) => id);
  if (gone.length > 0) {
    await endSessions(tx, and(ownedBy(studySessions, owner), inArray(studySessions.id, gone)));
  }
  for (const batch of batchesOf(added)) {
    await tx.insert(studySessions).values(batch.map((row) => ({ ...row, owner_id: owner.id })));
  }
}

/** One statement for many rows; sessions that were ticked at this moment stay as they are. */
async function updateRows(
  tx: Transaction,
  owner: Owner,
  changed: SessionChanges["kept"],
): Promise<void> {
  const rows = changed.map(({ row, next }) => ({ ...storedOf(next), id: row.id }));
  const value = sql`${JSON.stringify(rows)}::json`;
  await tx.execute(sql`
    update ${studySessions} set topic_id = v.topic_id, title = v.title, kind = v.kind, date = v.date,
      start_time = v.start_time, hours = v.hours, position = v.position, exam_id = v.exam_id,
      topics = v.topics, part = v.part, parts = v.parts, activity = v.activity,
      places = v.places, is_moved = v.is_moved, updated_at = ${new Date().toISOString()}
    from json_to_recordset(${value}) as v(id int, topic_id text, title text, kind text, date date,
      start_time text, hours numeric, position int, exam_id int, topics json, part int, parts int,
      activity text, places json, is_moved boolean)
    where ${studySessions.id} = v.id and ${ownedBy(studySessions, owner)}
      and ${eq(studySessions.status, "planned")}`);
}

function storedOf({ plan_id: _, ...row }: LaidRow) {
  return row;
}

function batchesOf<T>(items: T[]): T[][] {
  const batches: T[][] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    batches.push(items.slice(from, from + BATCH));
  }
  return batches;
}
