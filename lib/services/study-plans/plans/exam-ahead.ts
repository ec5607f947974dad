import { and, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanStatus } from "@/lib/contract/values";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { examsOf, factsOf, type StoredPlan } from "@/lib/services/study-plans/stored-plan";

/**
 * The status of a plan whose progress has changed: what is learned whole is completed, but not while an exam of it is
 * ahead, since until then it is reviewed.
 */
export async function statusAt(
  tx: Transaction,
  owner: Owner,
  plan: Pick<StoredPlan, "id" | "status" | "plan_data">,
  progress_percentage: number,
): Promise<PlanStatus> {
  const { status } = plan;
  if (progress_percentage < 100) return status === "completed" ? "active" : status;
  return status === "active" && (await hasExamAhead(tx, owner, plan)) ? "active" : "completed";
}

/** Whether anything of the plan is still to be done on a day. */
export async function hasOpenSessions(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
): Promise<boolean> {
  const isOpen = and(eq(studySessions.plan_id, plan_id), eq(studySessions.status, "planned"));
  const [open] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), isOpen))
    .limit(1);
  return open !== undefined;
}

async function hasExamAhead(
  tx: Transaction,
  owner: Owner,
  { plan_data }: Pick<StoredPlan, "plan_data">,
): Promise<boolean> {
  const ofTopics = plan_data.topics.flatMap((topic) => factsOf(topic).exam_id ?? []);
  const ids = [...new Set([...ofTopics, ...examsOf(plan_data).map(({ exam_id }) => exam_id)])];
  if (ids.length === 0) return false;
  const isAhead = and(inArray(exams.id, ids), gt(exams.exam_date, new Date().toISOString()));
  const [exam] = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(and(ownedBy(exams, owner), isAhead))
    .limit(1);
  return exam !== undefined;
}
