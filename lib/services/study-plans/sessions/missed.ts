import { and, eq, lt } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { studySessions as endpoints, SessionMove } from "@/lib/contract/study-sessions";
import { notFound } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { changeScheduleIn, tried } from "@/lib/services/study-plans/schedule/change";
import { type SessionRow, sessionsOfPlan } from "@/lib/services/study-plans/schedule/facts";
import type { Rescheduled } from "@/lib/services/study-plans/schedule/reschedule";
import { snapshotOf } from "@/lib/services/study-plans/schedule/snapshots";
import {
  lockedPlan,
  requireStored,
  type StoredPlan,
  writePlan,
} from "@/lib/services/study-plans/stored-plan";
import { longDay } from "@/lib/time/calendar-words";
import { dateIn } from "@/lib/time/dates";

/** New days for what was missed, a proposal: nothing is stored. Other sessions may make room. */
export async function listMissed(owner: Owner, plan_id: number): Promise<SessionMove[]> {
  const plan = await requireStored(owner, plan_id);
  const missed = await missedOf(owner, plan_id);
  if (missed.length === 0) return [];
  const ids = missed.map(({ id }) => id);
  return (await tried((tx) => catchUp(tx, owner, plan, ids))).moves;
}

/** Reschedules the work of these sessions; the schedule as it was can be taken back. */
export async function rescheduleSessions(
  owner: Owner,
  plan_id: number,
  { session_ids }: ReadBody<typeof endpoints.reschedule>,
): Promise<Received<typeof endpoints.reschedule>> {
  const plan = await requireStored(owner, plan_id);
  const { moved } = await tried(
    (tx) => catchUp(tx, owner, plan, session_ids),
    (made) => made.moved > 0,
  );
  return { moved, study_plan: await readPlan(owner, plan_id) };
}

interface CaughtUp {
  moves: SessionMove[];
  moved: number;
}

async function catchUp(
  tx: Transaction,
  owner: Owner,
  { id: plan_id }: StoredPlan,
  session_ids: number[],
): Promise<CaughtUp> {
  const today = dateIn(owner.timezone, new Date());
  const cause = { kind: "caught_up" as const, plan_ids: [plan_id] };
  const { answer, rescheduled } = await changeScheduleIn(tx, owner, cause, async () => {
    const plan = await lockedPlan(tx, owner, plan_id);
    const sessions = await sessionsOfPlan(tx, owner, plan_id);
    const chosen = sessions.filter(({ id }) => session_ids.includes(id));
    if (chosen.length < new Set(session_ids).size) throw notFound("Session");
    const missed = chosen.filter(({ status, date }) => status === "planned" && date < today);
    const before_change = snapshotOf(plan, sessions);
    await writePlan(tx, owner, plan_id, { before_change });
    const ids = new Set(missed.map(({ id }) => id));
    const draft = plan.status === "active" ? null : plan_id;
    const caughtUp = ({ id }: SessionRow) => ids.has(id);
    return { answer: { plan, missed }, rescheduling: { draft, caughtUp } };
  });
  if (!rescheduled) return { moves: [], moved: 0 };
  const { missed, plan } = answer;
  const moves = missed
    .sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1))
    .map((session) => moveOf(session, plan, rescheduled, today));
  return { moves, moved: moves.filter(({ to }) => to !== null).length };
}

/** Where the work of a missed session goes: its own new day, or the session that takes it in. */
function moveOf(
  row: SessionRow,
  { end_date }: StoredPlan,
  { changes, plans }: Rescheduled,
  today: string,
): SessionMove {
  const { id: session_id, title, hours, date: from } = row;
  const session = { session_id, title, hours, from };
  const own = changes.kept.find((each) => each.row.id === session_id);
  if (own) return { ...session, hours: own.next.hours, to: own.next.date, reason: "" };
  const is_taken_in = changes.removed.some(({ id }) => id === session_id);
  const heirs = [...changes.added, ...changes.kept.map(({ next }) => next)]
    .filter(({ plan_id, topics, assignment_id }) =>
      plan_id === row.plan_id && row.assignment_id === null
        ? topics.some(({ id }) => row.topics.some((topic) => topic.id === id))
        : assignment_id === row.assignment_id,
    )
    .map(({ date }) => date)
    .sort();
  const to = (is_taken_in && heirs[0]) || null;
  if (to) return { ...session, to, reason: "" };
  const is_over = !plans.some(({ id }) => id === row.plan_id);
  const day = longDay(end_date, today);
  const reason = is_over ? `Its last day was ${day}.` : `There's no free time left until ${day}.`;
  return { ...session, to: null, reason };
}

function missedOf(owner: Owner, plan_id: number) {
  const today = dateIn(owner.timezone, new Date());
  return db()
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.status, "planned"),
        lt(studySessions.date, today),
      ),
    );
}
