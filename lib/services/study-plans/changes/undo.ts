import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { type PlanThen, type ScheduleCause, scheduleChanges } from "@/db/schema/study-hours";
import { studyPlans } from "@/db/schema/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import {
  lastChange,
  type StoredChange,
  subjectOf,
} from "@/lib/services/study-plans/schedule/change";
import { storeHours } from "@/lib/services/study-plans/schedule/hours";
import { lockSchedule, reschedule } from "@/lib/services/study-plans/schedule/reschedule";
import { restoreSessions } from "@/lib/services/study-plans/schedule/snapshots";
import { lockedPlan, writePlan } from "@/lib/services/study-plans/stored-plan";

export const NOTHING = "There's no change to undo.";

/**
 * Takes the last change of a plan by words or of missed work back, with what it changed in other plans. Where the
 * schedule has changed since, the others follow.
 */
export async function undoChange(owner: Owner, plan_id: number): Promise<StudyPlan> {
  await db().transaction((tx) => undoChangeIn(tx, owner, plan_id));
  return readPlan(owner, plan_id);
}

/** The same within a transaction that does more. */
export async function undoChangeIn(tx: Transaction, owner: Owner, plan_id: number): Promise<void> {
  await lockSchedule(tx, owner);
  const plan = await lockedPlan(tx, owner, plan_id);
  if (!plan.before_change) throw new Failure(409, NOTHING);
  const last = await lastChange(tx, owner);
  if (last && isOwnChange(last.cause, plan_id)) return restoreChange(tx, owner, last);
  await writePlan(tx, owner, plan_id, await restoreSessions(tx, owner, plan, plan.before_change));
  if (plan.status === "active") await reschedule(tx, owner);
}

function isOwnChange(cause: ScheduleCause, plan_id: number): boolean {
  const is_own = cause.kind === "plan_changed" || cause.kind === "caught_up";
  return is_own && subjectOf(cause).includes(plan_id);
}

const ANOTHER =
  "Your schedule has changed again since, so we took nothing back. Please look at the last change first.";

/** 409 where a student means a change that is not the last one, as after another change in another tab. */
export function requireMeant(last: StoredChange | undefined, meant: number | null): void {
  if (meant !== null && last?.id !== meant) throw new Failure(409, last ? ANOTHER : NOTHING);
}

/**
 * Takes the last change of the whole schedule back, in all plans that it touched. 409 when there is none, or when it is
 * not the one that is meant.
 */
export async function undoSchedule(owner: Owner, meant: number | null): Promise<StoredChange> {
  return db().transaction(async (tx) => {
    await lockSchedule(tx, owner);
    const last = await lastChange(tx, owner);
    requireMeant(last, meant);
    if (!last) throw new Failure(409, NOTHING);
    await restoreChange(tx, owner, last);
    return last;
  });
}

/** Puts everything that a change touched back to how it was. What was ticked or done since stays so. */
export async function restoreChange(
  tx: Transaction,
  owner: Owner,
  { cause, plans, hours }: Pick<StoredChange, "cause" | "plans" | "hours">,
): Promise<void> {
  for (const then of plans) await restorePlan(tx, owner, cause, then);
  if (hours) await storeHours(owner, hours, tx);
  if (cause.kind === "exam_moved") {
    await tx
      .update(exams)
      .set({ exam_date: cause.from })
      .where(and(ownedBy(exams, owner, cause.exam_id), eq(exams.exam_date, cause.to)));
  }
  await tx.delete(scheduleChanges).where(eq(scheduleChanges.owner_id, owner.id));
}

/** The plan that was changed comes back whole, of others their sessions and what is said of these. */
async function restorePlan(
  tx: Transaction,
  owner: Owner,
  cause: ScheduleCause,
  { plan_id, status, before }: PlanThen,
): Promise<void> {
  const [plan] = await tx
    .select()
    .from(studyPlans)
    .where(ownedBy(studyPlans, owner, plan_id))
    .for("update");
  if (!plan) return;
  const fields = await restoreSessions(tx, owner, plan, before);
  const is_subject = subjectOf(cause).includes(plan_id);
  const { generation } = fields;
  await writePlan(tx, owner, plan_id, is_subject ? { ...fields, status } : { generation });
}
