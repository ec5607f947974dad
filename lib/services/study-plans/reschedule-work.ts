import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { replacePlanned, sessionsOf } from "@/lib/services/study-plans/planned-sessions";
import {
  scheduleWork,
  withoutRescheduling,
  withScheduleResult,
} from "@/lib/services/study-plans/schedule-work";
import { type NewPlan, type StoredPlan, settingsOf } from "@/lib/services/study-plans/stored-plan";
import { dateIn } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

/**
 * Reschedules the open sessions where a change of the plan leaves them on days that are over or outside it: a draft
 * that is activated after its start, and dates that were moved; and where topics of a generated plan are new or take
 * other hours. The plan says so in its notes.
 */
export async function rescheduleOpenWork(
  tx: Transaction,
  owner: Owner,
  before: StoredPlan,
  plan: StoredPlan,
): Promise<Partial<NewPlan>> {
  const today = dateIn(owner.timezone, new Date());
  const is_late = before.status === "draft" && plan.status === "active";
  const [stray] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan.id),
        eq(studySessions.status, "planned"),
        or(
          lt(studySessions.date, is_late && today > plan.start_date ? today : plan.start_date),
          gt(studySessions.date, plan.end_date),
        ),
      ),
    )
    .limit(1);
  const first_day = today > plan.start_date ? today : plan.start_date;
  const is_over = first_day > plan.end_date;
  if (!stray && !hasOtherWork(before, plan)) {
    const { generation } = plan;
    if (is_over || !generation?.notes.some(({ code }) => code === "end_is_past")) return {};
    return { generation: { ...generation, notes: withoutRescheduling(generation.notes) } };
  }
  if (is_over) {
    const text =
      "This plan's end is in the past. Choose a later end, and we'll plan its sessions again.";
    return { generation: noted(plan, { code: "end_is_past", text }) };
  }
  const text = `We planned the sessions again, from ${formatDate(first_day)} to ${formatDate(plan.end_date)}.`;
  const starts_late = is_late && today > plan.start_date && today < plan.end_date;
  const settings = settingsOf(plan);
  const workload = { plan_id: plan.id, plan_data: plan.plan_data, settings };
  const scheduled = await scheduleWork(
    owner,
    { ...workload, first_day, last_day: plan.end_date },
    tx,
  );
  await replacePlanned(tx, owner, plan.id, sessionsOf(scheduled.sessions, plan.plan_data));
  return {
    ...(starts_late && { start_date: today }),
    generation: withScheduleResult(
      { ...plan, generation: noted(plan, { code: "rescheduled", text }) },
      scheduled,
    ),
    before_change: null,
  };
}

function hasOtherWork(before: StoredPlan, { generation, plan_data }: StoredPlan): boolean {
  if (generation?.stage !== "ready") return false;
  const hours = new Map(
    before.plan_data.topics.map((topic) => [String(topic.id), topic.estimated_hours]),
  );
  return plan_data.topics.some(
    ({ id, completed, estimated_hours }) => !completed && hours.get(String(id)) !== estimated_hours,
  );
}

function noted({ generation }: StoredPlan, note: PlanNote): PlanGeneration | null {
  return generation && { ...generation, notes: [...withoutRescheduling(generation.notes), note] };
}
