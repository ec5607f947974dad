import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { withoutRescheduling } from "@/lib/services/study-plans/schedule/outcome";
import type { Relaying } from "@/lib/services/study-plans/schedule/reschedule";
import type { NewPlan, StoredPlan } from "@/lib/services/study-plans/stored-plan";
import { dateIn } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

/** What follows for a plan from a change of it, and what of the schedule is to be laid again; null for nothing. */
export interface Following {
  fields: Partial<NewPlan>;
  relaying: Relaying | null;
}

/**
 * Sessions that a change leaves on days that are over or outside the plan are laid again, and so is a draft that is
 * activated after its start, or a plan whose topics are new or take other hours. The plan says so in its notes.
 */
export async function followPlan(
  tx: Transaction,
  owner: Owner,
  before: StoredPlan,
  plan: StoredPlan,
): Promise<Following> {
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
  const is_changed = stray !== undefined || hasOtherWork(before, plan);
  const relaying = relayingFor(before, plan, is_changed);
  if (!is_changed) {
    const { generation } = plan;
    if (is_over || !generation?.notes.some(({ code }) => code === "end_is_past")) {
      return { fields: {}, relaying };
    }
    const notes = withoutRescheduling(generation.notes);
    return { fields: { generation: { ...generation, notes } }, relaying };
  }
  if (is_over) {
    const text =
      "This plan's end is in the past. Choose a later end, and we'll plan its sessions again.";
    const generation = noted(plan, { code: "end_is_past", text });
    return { fields: { generation }, relaying };
  }
  const text = `We planned the sessions again, from ${formatDate(first_day)} to ${formatDate(plan.end_date)}.`;
  const starts_late = is_late && today > plan.start_date && today < plan.end_date;
  return {
    fields: {
      ...(starts_late && { start_date: today }),
      generation: noted(plan, { code: "rescheduled", text }),
      before_change: null,
    },
    relaying,
  };
}

function relayingFor(before: StoredPlan, plan: StoredPlan, is_changed: boolean): Relaying | null {
  const own = { caughtUp: ({ plan_id }: { plan_id: number }) => plan_id === plan.id };
  if (plan.status === "active") {
    // A draft was laid into what others left.
    if (before.status !== "active") return { ...own, anew: [plan.id] };
    return is_changed || concernsSchedule(before, plan) ? own : null;
  }
  if (before.status === "active") return {};
  return is_changed ? { ...own, draft: plan.id } : null;
}

function concernsSchedule(before: StoredPlan, plan: StoredPlan): boolean {
  const keys = ["status", "start_date", "end_date", "course_id"] as const;
  return (
    keys.some((key) => before[key] !== plan[key]) ||
    JSON.stringify(before.plan_data) !== JSON.stringify(plan.plan_data)
  );
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
