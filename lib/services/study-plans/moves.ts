import { and, inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES, type PlanStatus } from "@/lib/contract/values";
import { Failure } from "@/lib/services/errors";
import { mine, type Owner } from "@/lib/services/owner";
import { readPlan } from "@/lib/services/study-plans/read";

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

/** 409 when the plan's status does not allow it. */
export async function movePlan(
  owner: Owner,
  plan_id: number,
  name: keyof typeof MOVES,
): Promise<StudyPlan> {
  const move: Move = MOVES[name];
  const [moved] = await db()
    .update(studyPlans)
    .set({ status: move.to, ...(name === "complete" && { progress_percentage: 100 }) })
    .where(and(mine(studyPlans, owner, plan_id), inArray(studyPlans.status, move.from)))
    .returning({ id: studyPlans.id });
  const plan = await readPlan(owner, plan_id);
  if (moved) return plan;
  const status = PLAN_STATUSES[plan.status].toLowerCase();
  throw new Failure(409, `This study plan is ${status}, so it cannot be ${PAST[name]}.`);
}

const PAST = { activate: "activated", pause: "paused", complete: "completed" };
