import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES, type PlanStatus } from "@/lib/contract/values";
import { Failure } from "@/lib/services/errors";
import type { Owner } from "@/lib/services/owner";
import { readPlan } from "@/lib/services/study-plans/read";
import { laidAnew } from "@/lib/services/study-plans/relay";
import { changePlan, requireGenerated } from "@/lib/services/study-plans/stored";

interface Move {
  from: PlanStatus[];
  to: PlanStatus;
}

/** A move to where the plan is already changes nothing: two tabs may ask for it. */
const MOVES = {
  activate: { from: ["draft", "paused", "active"], to: "active" },
  pause: { from: ["active", "paused"], to: "paused" },
  complete: { from: ["active", "completed"], to: "completed" },
} satisfies Record<string, Move>;

/** 409 when the plan's status does not allow it. A draft activated after its start is laid anew. */
export async function movePlan(
  owner: Owner,
  plan_id: number,
  name: keyof typeof MOVES,
): Promise<StudyPlan> {
  const move: Move = MOVES[name];
  await changePlan(owner, plan_id, async (plan, tx) => {
    if (!move.from.includes(plan.status)) {
      const status = PLAN_STATUSES[plan.status].toLowerCase();
      throw new Failure(409, `This study plan is ${status}, so it cannot be ${PAST[name]}.`);
    }
    requireGenerated(plan);
    const moved = {
      status: move.to,
      ...(name === "complete" && { progress_percentage: 100 }),
    };
    return { ...moved, ...(await laidAnew(tx, owner, plan, { ...plan, ...moved })) };
  });
  return readPlan(owner, plan_id);
}

const PAST = { activate: "activated", pause: "paused", complete: "completed" };
