import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { studySessions as endpoints, SessionMove } from "@/lib/contract/study-sessions";
import { rescheduleMissed } from "@/lib/planning/reschedule";
import { notFound } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPlan } from "@/lib/services/study-plans/read-plans";
import { planRequestOf } from "@/lib/services/study-plans/schedule-work";
import {
  changePlan,
  requireStored,
  type StoredPlan,
  settingsOf,
} from "@/lib/services/study-plans/stored-plan";
import { planSnapshot } from "@/lib/services/study-plans/undo-change";
import { dateIn } from "@/lib/time/dates";

/** New days for what was missed, a proposal: nothing is stored. A session may be split over several days. */
export async function listMissed(owner: Owner, plan_id: number): Promise<SessionMove[]> {
  return (await proposalFor(owner, await requireStored(owner, plan_id), db())).moves;
}

/** Takes over the proposed days of some sessions; the plan as it was can be taken back. */
export async function rescheduleSessions(
  owner: Owner,
  plan_id: number,
  { session_ids }: ReadBody<typeof endpoints.reschedule>,
): Promise<Received<typeof endpoints.reschedule>> {
  let moved = 0;
  await changePlan(owner, plan_id, async (plan, tx) => {
    await requireSessions(tx, owner, plan_id, session_ids);
    const { moves, missed } = await proposalFor(owner, plan, tx);
    const wanted = Map.groupBy(
      moves.filter(({ session_id }) => session_ids.includes(session_id)),
      ({ session_id }) => session_id,
    );
    const movable = missed.filter(({ id }) => wanted.get(id)?.some(({ to }) => to !== null));
    moved = movable.length;
    if (moved === 0) return {};
    const before_change = await planSnapshot(tx, owner, plan);
    const now = new Date().toISOString();
    for (const session of movable) {
      // A part that fits on no day keeps its missed date.
      const parts = (wanted.get(session.id) ?? []).toSorted(
        (a, b) => Number(a.to === null) - Number(b.to === null),
      );
      for (const [index, { to, hours }] of parts.entries()) {
        const place = { date: to ?? session.date, hours, position: LAST };
        if (index === 0) {
          // The time was given for the day that was missed.
          const start_time = to === null ? session.start_time : null;
          await tx
            .update(studySessions)
            .set({ ...place, start_time, updated_at: now })
            .where(ownedBy(studySessions, owner, session.id));
        } else {
          const { topic_id, title, kind, exam_id, topics } = session;
          const same = { topic_id, title, kind, exam_id, topics };
          await tx.insert(studySessions).values({ owner_id: owner.id, plan_id, ...same, ...place });
        }
      }
    }
    return { before_change };
  });
  return { moved, study_plan: await readPlan(owner, plan_id) };
}

/** The position after every session that is already planned on that day. */
const LAST = 1000;

async function requireSessions(tx: Transaction, owner: Owner, plan_id: number, ids: number[]) {
  const own = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        inArray(studySessions.id, ids),
      ),
    );
  if (own.length < new Set(ids).size) throw notFound("Session");
}

async function proposalFor(owner: Owner, plan: StoredPlan, reader: Database | Transaction) {
  const today = dateIn(owner.timezone, new Date());
  // Hours done today already count as busy.
  const planned = await reader
    .select()
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan.id),
        eq(studySessions.status, "planned"),
        ne(studySessions.hours, 0),
      ),
    )
    .orderBy(asc(studySessions.date), asc(studySessions.position), asc(studySessions.id));
  const missed = planned.filter(({ date }) => date < today);
  if (missed.length === 0) return { missed, moves: [] };
  const first_day = today > plan.start_date ? today : plan.start_date;
  const { plan_data, end_date: last_day } = plan;
  const settings = settingsOf(plan);
  const workload = { plan_id: plan.id, plan_data, settings, first_day, last_day };
  const request = await planRequestOf(owner, workload, reader);
  const { moves, unplaceable } = rescheduleMissed({
    ...request,
    today,
    sessions: planned.map(({ id, exam_id, ...session }) => ({
      ...session,
      id: String(id),
      ...(exam_id !== null && { exam_id: String(exam_id) }),
      done: false,
      skipped: false,
    })),
  });
  const named: SessionMove[] = missed.flatMap(({ id, title, date: from }) => {
    const own = { session_id: id, title, from };
    const isOwn = ({ session_id }: { session_id: string }) => session_id === String(id);
    return [
      ...moves.filter(isOwn).map(({ to, hours }) => ({ ...own, hours, to, reason: "" })),
      ...unplaceable
        .filter(isOwn)
        .map(({ hours, reason }) => ({ ...own, hours, to: null, reason })),
    ];
  });
  return { missed, moves: named };
}
