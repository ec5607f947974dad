import { and, eq, sum } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import { percentage } from "@/lib/progress/percentage";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** As far as sessions alone bring a plan while some of it is still planned. */
const ALMOST = 99;

/**
 * How far a plan is: a ticked topic counts whole, another by the part of its studying that is done. Only what has
 * nothing planned any more, or all topics ticked, is whole. Undefined for a plan without topics.
 */
export async function planProgress(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  { topics }: Pick<PlanData, "topics">,
): Promise<number | undefined> {
  if (topics.length === 0) return undefined;
  const rows = await tx
    .select({
      topic_id: studySessions.topic_id,
      kind: studySessions.kind,
      status: studySessions.status,
      hours: sum(studySessions.hours).mapWith(Number),
    })
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id)))
    .groupBy(studySessions.topic_id, studySessions.kind, studySessions.status);
  const study = Map.groupBy(
    rows.filter(({ kind }) => kind === "study"),
    ({ topic_id }) => topic_id,
  );
  const parts = topics.map(({ id, completed }) => {
    if (completed) return 1;
    const own = study.get(String(id)) ?? [];
    const all = own.reduce((total, { hours }) => total + hours, 0);
    const done = own.find(({ status }) => status === "done")?.hours ?? 0;
    return all > 0 ? done / all : 0;
  });
  const whole = parts.reduce((total, part) => total + part, 0);
  const isOpen =
    rows.some(({ status }) => status === "planned") && topics.some(({ completed }) => !completed);
  const progress = percentage(whole, topics.length);
  return isOpen ? Math.min(ALMOST, progress) : progress;
}
