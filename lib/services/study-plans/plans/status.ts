import type { Transaction } from "@/db/client";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES, type PlanStatus } from "@/lib/contract/values";
import { Failure } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { type Following, followPlan } from "@/lib/services/study-plans/plans/follow-plan";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { writePlan } from "@/lib/services/study-plans/schedule/snapshots";
import { lockedPlan, requireGenerated } from "@/lib/services/study-plans/stored-plan";

interface Transition {
  from: PlanStatus[];
  to: PlanStatus;
  done: string;
}

/** A change to the status the plan already has does nothing, since two tabs may ask for it. */
const TRANSITIONS = {
  activate: { from: ["draft", "paused", "active"], to: "active", done: "activated" },
  pause: { from: ["active", "paused"], to: "paused", done: "paused" },
  complete: { from: ["active", "completed"], to: "completed", done: "completed" },
} satisfies Record<string, Transition>;

type Name = keyof typeof TRANSITIONS;

/** 409 when the plan's status does not allow it. A draft activated after its start is laid again. */
export async function changePlanStatus(
  owner: Owner,
  plan_id: number,
  name: Name,
): Promise<StudyPlan> {
  const cause = {
    activate: { kind: "plans_activated" as const, plan_ids: [plan_id] },
    pause: { kind: "plan_paused" as const, plan_id },
    complete: { kind: "plan_completed" as const, plan_id },
  };
  await changeSchedule(owner, cause[name], async (tx) => {
    const { relaying } = await moveStatus(tx, owner, plan_id, name);
    return { answer: null, relaying };
  });
  return readPlan(owner, plan_id);
}

/** The change itself, within a transaction that has the schedule; says what is to be laid again. */
export async function moveStatus(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  name: Name,
): Promise<Following> {
  const move: Transition = TRANSITIONS[name];
  const plan = await lockedPlan(tx, owner, plan_id);
  if (!move.from.includes(plan.status)) {
    const status = PLAN_STATUSES[plan.status].toLowerCase();
    throw new Failure(409, `This study plan is ${status}, so it cannot be ${move.done}.`);
  }
  requireGenerated(plan);
  const moved = {
    status: move.to,
    ...(name === "complete" && { progress_percentage: 100 }),
  };
  const following = await followPlan(tx, owner, plan, { ...plan, ...moved });
  await writePlan(tx, owner, plan_id, { ...moved, ...following.fields });
  return following;
}
