import { and, desc, eq } from "drizzle-orm";
import { db, type Reader, type Transaction } from "@/db/client";
import { type PlanThen, type ScheduleCause, scheduleChanges } from "@/db/schema/study-hours";
import { studyPlans } from "@/db/schema/study-plans";
import type { Exam, ExamInput } from "@/lib/contract/exams";
import { readExam, updateExam } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  isScheduled,
  readPlansWithSessions,
  type SessionRow,
} from "@/lib/services/study-plans/schedule/facts";
import { storedHours } from "@/lib/services/study-plans/schedule/hours";
import {
  lockSchedule,
  type Rescheduled,
  type Rescheduling,
  reschedule,
  touchedPlans,
} from "@/lib/services/study-plans/schedule/reschedule";
import { snapshotOf } from "@/lib/services/study-plans/schedule/snapshots";
import { writePlan } from "@/lib/services/study-plans/stored-plan";

/** Makes a change; what it answers, and what is rescheduled after it: null for nothing. */
export type Change<T> = (tx: Transaction) => Promise<{
  answer: T;
  rescheduling: Rescheduling | null;
  /** Sessions that the change took out; its undo brings them back. */
  removed?: number[];
}>;

export interface Changed<T> {
  answer: T;
  /** Null where nothing was rescheduled. */
  rescheduled: Rescheduled | null;
}

/**
 * The one door to the schedule: makes a change, reschedules the sessions of all active plans with as little change as
 * possible, and remembers how it was, in one transaction. Changes of one student come after each other. Without a
 * cause the change cannot be taken back.
 */
export function changeSchedule<T>(
  owner: Owner,
  cause: ScheduleCause | null,
  change: Change<T>,
): Promise<Changed<T>> {
  return db().transaction((tx) => changeScheduleIn(tx, owner, cause, change));
}

/** The same within a transaction that does more. It waits for other changes of the student first. */
export async function changeScheduleIn<T>(
  tx: Transaction,
  owner: Owner,
  cause: ScheduleCause | null,
  change: Change<T>,
): Promise<Changed<T>> {
  await lockSchedule(tx, owner);
  const subject = subjectOf(cause);
  const before = await readPlansWithSessions(owner, tx, subject);
  const hours = cause?.kind === "hours_changed" ? await storedHours(owner, tx) : null;
  const { answer, rescheduling, removed } = await change(tx);
  if (rescheduling === null) return { answer, rescheduled: null };
  const keeps_solutions = cause === null || cause.kind === "session_moved";
  const rescheduled = await reschedule(tx, owner, { keeps_solutions, ...rescheduling });
  const touched = touchedPlans(rescheduled.changes);
  const then = before.plans
    .filter(({ id }) => touched.has(id) || subject.includes(id))
    .map((plan): PlanThen => {
      const sessions = before.sessions.filter(({ plan_id }) => plan_id === plan.id);
      return {
        plan_id: plan.id,
        status: plan.status,
        before: snapshotOf(plan, sessions, ownOf(sessions, removed)),
      };
    });
  if (then.length > 0 || hours) await remember(tx, owner, cause, then, hours);
  // An undo of one of these plans alone would put its sessions where those of others are now.
  const others = before.plans.filter(
    ({ id, before_change }) => before_change && touched.has(id) && !subject.includes(id),
  );
  for (const { id } of others) await writePlan(tx, owner, id, { before_change: null });
  return { answer, rescheduled };
}

function ownOf(sessions: SessionRow[], ids: number[] = []): number[] {
  return ids.filter((id) => sessions.some((session) => session.id === id));
}

/** The plans that the change itself is about, which its undo restores whole. */
export function subjectOf(cause: ScheduleCause | null): number[] {
  if (cause && "plan_ids" in cause) return cause.plan_ids;
  return cause && "plan_id" in cause ? [cause.plan_id] : [];
}

/** Whether any work of the student is scheduled on days, or a change of it could be taken back. */
export async function hasSchedule(reader: Reader, owner: Owner): Promise<boolean> {
  const [plan] = await reader
    .select({ id: studyPlans.id })
    .from(studyPlans)
    .where(and(ownedBy(studyPlans, owner), isScheduled()))
    .limit(1);
  return plan !== undefined;
}

/** Lets the schedule follow a change of what it is made of, as the work of a course; without a cause it has no undo. */
export async function thenReschedule<T>(
  owner: Owner,
  change: Promise<T>,
  causeOf: (answer: T) => ScheduleCause | "nothing" | null = () => null,
): Promise<T> {
  const answer = await change;
  const cause = causeOf(answer);
  if (cause !== "nothing" && (await hasSchedule(db(), owner))) {
    await changeSchedule(owner, cause, async () => ({ answer, rescheduling: {} }));
  }
  return answer;
}

async function remember(
  tx: Transaction,
  owner: Owner,
  cause: ScheduleCause | null,
  plans: PlanThen[],
  said: Awaited<ReturnType<typeof storedHours>> | null,
): Promise<void> {
  await tx.delete(scheduleChanges).where(eq(scheduleChanges.owner_id, owner.id));
  if (!cause) return;
  await tx.insert(scheduleChanges).values({
    owner_id: owner.id,
    cause,
    plans,
    hours: said && {
      by_weekday: said.by_weekday,
      start_times: said.start_times,
      days_off: said.days_off,
    },
    made_at: new Date().toISOString(),
  });
}

export type StoredChange = typeof scheduleChanges.$inferSelect;

/** The last change of the schedule, which can be taken back; undefined before the first and after an undo. */
export async function lastChange(tx: Reader, owner: Owner): Promise<StoredChange | undefined> {
  const [row] = await tx
    .select()
    .from(scheduleChanges)
    .where(ownedBy(scheduleChanges, owner))
    .orderBy(desc(scheduleChanges.id))
    .limit(1);
  return row;
}

/** What it was and when, without what its undo restores. */
export async function lastCause(owner: Owner) {
  const { id, cause, made_at } = scheduleChanges;
  const [row] = await db()
    .select({ id, cause, made_at })
    .from(scheduleChanges)
    .where(ownedBy(scheduleChanges, owner))
    .orderBy(desc(scheduleChanges.id))
    .limit(1);
  return row;
}

/** What `work` would do: it is done, and taken back as if it had never been, unless it is to be kept. */
export async function tried<T>(
  work: (tx: Transaction) => Promise<T>,
  isKept: (result: T) => boolean = () => false,
): Promise<T> {
  const outcome: { result?: T } = {};
  try {
    return await db().transaction(async (tx) => {
      const result = await work(tx);
      if (isKept(result)) return result;
      outcome.result = result;
      throw new NotKept();
    });
  } catch (error) {
    if (error instanceof NotKept && outcome.result !== undefined) return outcome.result;
    throw error;
  }
}

class NotKept extends Error {}

/** Changes an exam; where it is on another date, the plans that prepare for it follow. */
export async function updateExamAndReschedule(
  owner: Owner,
  place: { course_id: number; exam_id: number },
  input: ExamInput,
): Promise<Exam> {
  const { exam_date: from } = await readExam(owner, place);
  return thenReschedule(owner, updateExam(owner, place, input), ({ exam_date: to }) =>
    to === from ? "nothing" : { kind: "exam_moved", exam_id: place.exam_id, from, to },
  );
}
