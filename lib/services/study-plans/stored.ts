import { db, type Transaction } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { Failure, found, invalidField, violatedConstraint } from "@/lib/services/errors";
import { mine, type Owner } from "@/lib/services/owner";

export type StoredPlan = typeof studyPlans.$inferSelect;
export type NewPlan = Omit<typeof studyPlans.$inferInsert, "owner_id">;

/** The plan as it is stored; 404 unless it is the student's and there. */
export async function requireStored(owner: Owner, plan_id: number): Promise<StoredPlan> {
  const [plan] = await db()
    .select()
    .from(studyPlans)
    .where(mine(studyPlans, owner, plan_id));
  return found(plan, "Plan");
}

/** The plan as it is stored, which nobody else changes until the transaction ends. */
export async function lockedPlan(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
): Promise<StoredPlan> {
  const [plan] = await tx
    .select()
    .from(studyPlans)
    .where(mine(studyPlans, owner, plan_id))
    .for("update");
  return found(plan, "Plan");
}

/** Reads, changes and writes one plan while nobody else can. */
export async function changePlan(
  owner: Owner,
  plan_id: number,
  change: (plan: StoredPlan, tx: Transaction) => Partial<NewPlan> | Promise<Partial<NewPlan>>,
): Promise<void> {
  await savingPlan(
    db().transaction(async (tx) => {
      const plan = await lockedPlan(tx, owner, plan_id);
      await tx
        .update(studyPlans)
        .set({ ...(await change(plan, tx)), updated_at: new Date().toISOString() })
        .where(mine(studyPlans, owner, plan_id));
    }),
  );
}

/** 409 while generation is filling the plan: it would overwrite what is changed, or miss it. */
export function requireGenerated({ generation }: Pick<StoredPlan, "generation">): void {
  if (generation?.stage !== "generating") return;
  throw new Failure(409, "This study plan is still being generated. Please wait a moment.");
}

/** 400 when the course has a plan of this title. */
export async function savingPlan<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "study_plans_title_key") throw error;
    throw invalidField("title", "This course has a study plan with this title already.");
  }
}
