import { and, asc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { type PlanBefore, studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanSession } from "@/lib/planning/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { titleOf } from "@/lib/services/study-plans/stored-plan";

const BATCH = 500;

export type NewSession = PlanBefore["sessions"][number];
type Row = typeof studySessions.$inferSelect;

/** The planner's sessions as rows, numbered within each day. */
export function sessionsOf(scheduled: PlanSession[], { topics }: PlanData): NewSession[] {
  const titles = new Map(topics.map((topic) => [String(topic.id), titleOf(topic)]));
  const positions = new Map<string, number>();
  return scheduled.map(({ date, topic_id, kind, hours, exam_id }) => {
    const position = positions.get(date) ?? 0;
    positions.set(date, position + 1);
    const title = titles.get(topic_id) ?? "";
    return {
      topic_id,
      title: kind === "review" ? `Review: ${title}` : title,
      kind,
      date,
      hours,
      position,
      exam_id: exam_id === undefined ? null : Number(exam_id),
      topics: [{ id: topic_id, title, hours }],
    };
  });
}

/**
 * Puts these in the place of all sessions that are still planned. A session that goes on to be about the
 * same topic keeps its row, and so its place in calendars and the time spent on it, and on the same day the time it
 * starts at; one that is not needed any more goes, or counts as done with the time that was spent.
 */
export async function replacePlanned(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  wanted: NewSession[],
): Promise<void> {
  const ofPlan = and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id));
  const planned = await tx
    .select()
    .from(studySessions)
    .where(and(ofPlan, eq(studySessions.status, "planned")))
    .orderBy(
      sql`${studySessions.minutes_spent} = 0`,
      asc(studySessions.date),
      asc(studySessions.id),
    );
  const now = new Date().toISOString();
  const added: NewSession[] = [];
  for (const [session, row] of paired(wanted, planned)) {
    if (!row) added.push(session);
    else {
      // The time was given for that day.
      const kept = row.date === session.date ? row.start_time : null;
      const next = { ...session, start_time: session.start_time ?? kept };
      if (!differs(row, next)) continue;
      await tx
        .update(studySessions)
        .set({ ...next, updated_at: now })
        .where(ownedBy(studySessions, owner, row.id));
    }
  }
  const gone = planned.map(({ id }) => id);
  if (gone.length > 0) await endSessions(tx, and(ofPlan, inArray(studySessions.id, gone)));
  await insertSessions(tx, owner, plan_id, added);
}

/** Each session with the row it takes over, which then is no longer in `planned`. One with a time stays on its day. */
function paired(wanted: NewSession[], planned: Row[]) {
  const take = (fits: (row: Row) => boolean) => {
    const index = planned.findIndex(fits);
    return index < 0 ? undefined : planned.splice(index, 1)[0];
  };
  const timed = wanted.map((session) =>
    take((row) => row.start_time !== null && row.date === session.date && isSame(row, session)),
  );
  return wanted.map(
    (session, index) => [session, timed[index] ?? take((row) => isSame(row, session))] as const,
  );
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

export async function insertSessions(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  sessions: NewSession[],
): Promise<void> {
  for (let from = 0; from < sessions.length; from += BATCH) {
    const rows = sessions.slice(from, from + BATCH);
    await tx
      .insert(studySessions)
      .values(rows.map((row) => ({ ...row, owner_id: owner.id, plan_id })));
  }
}

/** The columns that describe a session, without those for its progress. */
export const newSession = {
  topic_id: studySessions.topic_id,
  title: studySessions.title,
  kind: studySessions.kind,
  date: studySessions.date,
  hours: studySessions.hours,
  position: studySessions.position,
  exam_id: studySessions.exam_id,
  start_time: studySessions.start_time,
  topics: studySessions.topics,
  assignment_id: studySessions.assignment_id,
  part: studySessions.part,
  parts: studySessions.parts,
  activity: studySessions.activity,
  is_moved: studySessions.is_moved,
};

/** The sessions that are still planned, in the form in which they can be rescheduled. */
export function plannedSessions(
  reader: Database | Transaction,
  owner: Owner,
  plan_id: number,
): Promise<NewSession[]> {
  return reader
    .select(newSession)
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.status, "planned"),
      ),
    )
    .orderBy(asc(studySessions.date), asc(studySessions.position), asc(studySessions.id));
}

/**
 * Lets sessions follow the ticks of their topics: those still open of a ticked topic count as done, with
 * the moment of its tick, by which unticking finds them again. Open ones of topics that are gone go.
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
  await endSessions(tx, and(ofPlan, others));
  for (const topic of after.topics) {
    const known = was.get(String(topic.id));
    if (!known || known.completed === topic.completed) continue;
    const ofTopic = and(ofPlan, eq(studySessions.topic_id, String(topic.id)));
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

function isSame(row: NewSession, wanted: NewSession): boolean {
  return (
    row.topic_id === wanted.topic_id && row.kind === wanted.kind && row.exam_id === wanted.exam_id
  );
}

function differs(row: NewSession, wanted: NewSession): boolean {
  const keys = ["title", "date", "start_time", "hours", "position"] as const;
  return keys.some((key) => row[key] !== wanted[key]);
}
