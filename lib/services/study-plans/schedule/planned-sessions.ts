import { and, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Deletes planned sessions that are not needed any more; the time that was spent on one stays as done. */
export async function endSessions(tx: Transaction, condition: SQL | undefined): Promise<void> {
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
