import { and, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  differs,
  type ScheduledRow,
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

function storedOf({ plan_id: _, ...row }: ScheduledRow) {
  return row;
}

function batchesOf<T>(items: T[]): T[][] {
  const batches: T[][] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    batches.push(items.slice(from, from + BATCH));
  }
  return batches;
}

/** Deletes planned sessions that are not needed any more; the time that was spent on one stays as done. */
async function endSessions(tx: Transaction, condition: SQL | undefined): Promise<void> {
  const now = new Date().toISOString();
  const planned = and(condition, eq(studySessions.status, "planned"));
  await tx.delete(studySessions).where(and(planned, eq(studySessions.minutes_spent, 0)));
  await tx
    .update(studySessions)
    .set({
      status: "done",
      hours: sql`greatest(0.25, round(${studySessions.minutes_spent} / 15.0) / 4)`,
      completed_at: now,
      updated_at: now,
    })
    .where(planned);
}

/**
 * Lets sessions follow the ticks of their topics: those of study that are still open count as done, with the moment of
 * the tick, by which unticking finds them again. Reviews stay: what is learned is forgotten. Open ones of topics that
 * are gone go.
 */
export async function followTopics(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  before: PlanData,
  after: PlanData,
): Promise<void> {
  const ofPlan = and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id));
  const now = new Date().toISOString();
  const was = new Map(before.topics.map((topic) => [String(topic.id), topic]));
  const ids = after.topics.map(({ id }) => String(id));
  const others = ids.length > 0 ? notInArray(studySessions.topic_id, ids) : undefined;
  await endSessions(tx, and(ofPlan, isNull(studySessions.assignment_id), others));
  const study = and(ofPlan, eq(studySessions.kind, "study"));
  for (const topic of after.topics) {
    const known = was.get(String(topic.id));
    if (!known || known.completed === topic.completed) continue;
    const ofTopic = and(study, eq(studySessions.topic_id, String(topic.id)));
    if (topic.completed) {
      await tx
        .update(studySessions)
        .set({ status: "done", completed_at: String(topic.ticked_at ?? now), updated_at: now })
        .where(and(ofTopic, eq(studySessions.status, "planned")));
    } else if (typeof known.ticked_at === "string") {
      await tx
        .update(studySessions)
        .set({ status: "planned", completed_at: null, updated_at: now })
        .where(and(ofTopic, eq(studySessions.completed_at, known.ticked_at)));
    }
  }
}

/** Marks the open sessions of a plan as changed, for calendars: their times follow its usual one. */
export async function touchSessions(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  days?: string[],
) {
  await tx
    .update(studySessions)
    .set({ updated_at: new Date().toISOString() })
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.status, "planned"),
        days && inArray(studySessions.date, days),
      ),
    );
}
