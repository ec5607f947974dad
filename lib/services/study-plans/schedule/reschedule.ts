import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { users } from "@/db/schema/users";
import { NotReplanned, replanInThread } from "@/lib/planning/replan-in-thread";
import type { Postponed } from "@/lib/planning/scheduler/later-exams";
import type { Replanned } from "@/lib/planning/scheduler/replan";
import type { Schedule, ScheduleRequest, Solution } from "@/lib/planning/scheduler/types";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readSchedule, type SessionRow } from "@/lib/services/study-plans/schedule/facts";
import {
  type ScheduleInput,
  type ScheduleScope,
  scheduleInputOf,
} from "@/lib/services/study-plans/schedule/input";
import { outcomeOf, withOutcome } from "@/lib/services/study-plans/schedule/outcome";
import {
  differs,
  numbered,
  pairSessions,
  rowsOf,
  type ScheduledRow,
  type SessionChanges,
  withActivities,
} from "@/lib/services/study-plans/schedule/rows";
import { writeSessions } from "@/lib/services/study-plans/schedule/write-sessions";
import type { StoredPlan } from "@/lib/services/study-plans/stored-plan";

/** What is rescheduled; without anything all that is active, and what was missed stays missed. */
export type Rescheduling = Partial<
  Pick<ScheduleScope, "draft" | "caughtUp" | "without" | "from_scratch">
> & {
  /** Leaves the solutions that are known: after a tick or a move they are hardly others. */
  keeps_solutions?: boolean;
};

/** The new schedule, and what that did to the sessions of each plan. */
export interface Rescheduled {
  plans: StoredPlan[];
  request: ScheduleRequest;
  schedule: Schedule;
  postponed: Postponed[];
  solutions: Solution[];
  changes: SessionChanges;
}

/**
 * Whoever changes the schedule of a student waits here for the others until the transaction ends. Taken before any row
 * of a plan, so that nobody waits for each other.
 */
export async function lockSchedule(tx: Transaction, owner: Owner): Promise<void> {
  await tx.execute(sql`select 1 from ${users} where ${users.id} = ${owner.id} for no key update`);
}

/** Schedules all work of the student again, with as little change as possible, and writes what is different. */
export async function reschedule(
  tx: Transaction,
  owner: Owner,
  { keeps_solutions = false, ...asked }: Rescheduling = {},
): Promise<Rescheduled> {
  const { draft = null, caughtUp = () => false } = asked;
  const facts = await readSchedule(owner, tx, { beside: draft === null ? [] : [draft] });
  const scope = { ...asked, zone: owner.timezone, now: new Date(), draft, caughtUp };
  const input = scheduleInputOf(facts, scope);
  const { request, previous, plans } = input;
  const { schedule, postponed, solutions } = await replanned(request, previous, {
    withSolutions: !keeps_solutions,
  });
  const changes = changesOf(input, schedule, rowsOf(schedule.sessions, plans, facts.assignments));
  await writeSessions(tx, owner, changes);
  const result = { request, schedule, postponed, solutions, changes };
  await writeOutcomes(tx, owner, plans, result, { is_draft: draft !== null, keeps_solutions });
  return { ...result, plans };
}

/** Throws a sentence where it cannot be done; nothing is changed then. */
async function replanned(...args: Parameters<typeof replanInThread>): Promise<Replanned> {
  try {
    return await replanInThread(...args);
  } catch (error) {
    if (error instanceof NotReplanned) throw new Failure(503, NOT_SCHEDULED);
    throw error;
  }
}

const NOT_SCHEDULED =
  "We couldn't schedule your study sessions in time. Nothing has changed. Please try again in a minute.";

/** What the schedule does to the rows; those it keeps and those that were moved by hand stay where they are. */
function changesOf(
  input: ScheduleInput,
  schedule: Replanned["schedule"],
  rows: ScheduledRow[],
): SessionChanges {
  const kept = new Set(schedule.kept);
  const [stays, free] = [true, false].map((isKept) =>
    input.open.filter(({ id }) => kept.has(String(id)) === isKept),
  );
  const changes = keepMissed(input, schedule, pairSessions(rows, free ?? []));
  const topics = new Set(
    input.request.demands.flatMap((demand) =>
      demand.topics.map(({ id }) => `${demand.plan_id} ${id}`),
    ),
  );
  const staying = [...(stays ?? []), ...input.fixed];
  const numbered_rows = numbered(changes, staying, (plan_id, id) => topics.has(`${plan_id} ${id}`));
  return withActivities(numbered_rows, input.plans, input.request.demands);
}

/** Missed work for which there is no room stays where it was missed. */
function keepMissed(
  { request }: ScheduleInput,
  { short_topics, short_assignments }: Schedule,
  changes: SessionChanges,
): SessionChanges {
  const short = new Set([
    ...short_topics.map(({ plan_id, topic_id }) => `${plan_id} ${topic_id}`),
    ...short_assignments.map(({ assignment_id }) => assignment_id),
  ]);
  const stays = ({ date, kind, plan_id, topic_id, assignment_id }: SessionRow) =>
    date < request.today &&
    kind === "study" &&
    short.has(assignment_id === null ? `${plan_id} ${topic_id}` : String(assignment_id));
  return { ...changes, removed: changes.removed.filter((row) => !stays(row)) };
}

/** The plans of which some session changes. */
export function touchedPlans({ added, kept, removed }: SessionChanges): Set<number> {
  return new Set([
    ...added.map(({ plan_id }) => plan_id),
    ...kept.filter(({ row, next }) => differs(row, next)).map(({ row }) => row.plan_id),
    ...removed.map(({ plan_id }) => plan_id),
  ]);
}

/** What each plan says of how it was scheduled, in one statement. */
async function writeOutcomes(
  tx: Transaction,
  owner: Owner,
  plans: StoredPlan[],
  result: Omit<Rescheduled, "plans">,
  { is_draft, keeps_solutions }: { is_draft: boolean; keeps_solutions: boolean },
): Promise<void> {
  const changed = plans.flatMap((plan) => {
    const outcome = outcomeOf(plan, result, is_draft);
    const known = outcome.shortfalls.length > 0 ? plan.generation : null;
    const { options = [], ways_out = [], way_requests = [] } = known ?? {};
    const generation = withOutcome(
      plan,
      keeps_solutions ? { ...outcome, options, ways_out, way_requests } : outcome,
    );
    const same = JSON.stringify(generation) === JSON.stringify(plan.generation);
    return same ? [] : [{ id: plan.id, generation }];
  });
  if (changed.length === 0) return;
  await tx.execute(sql`
    update ${studyPlans} set generation = v.generation, updated_at = ${new Date().toISOString()}
    from json_to_recordset(${JSON.stringify(changed)}::json) as v(id int, generation json)
    where ${studyPlans.id} = v.id and ${ownedBy(studyPlans, owner)}`);
}
