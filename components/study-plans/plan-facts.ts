import type { StudyPlan } from "@/lib/contract/study-plans";
import { percentage } from "@/lib/progress/percentage";
import { formatDate } from "@/lib/time/format";

export const FILTERS = {
  all: "All",
  active: "Active",
  completed: "Completed",
  draft: "Drafts",
  overdue: "Overdue",
} as const;
export type Filter = keyof typeof FILTERS;

export function matchesFilter(plan: StudyPlan, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "overdue" ? plan.is_overdue : plan.status === filter;
}

/** What the strip shows, by the same rules as `GET /study-plans/stats/`, from the plans that are shown. */
export function statsOf(plans: readonly StudyPlan[]) {
  const count = (filter: Filter) => plans.filter((plan) => matchesFilter(plan, filter)).length;
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  const progress = sum(plans.map((plan) => plan.progress_percentage));
  return {
    total: plans.length,
    active: count("active"),
    completed: count("completed"),
    drafts: count("draft"),
    overdue: count("overdue"),
    progress: plans.length === 0 ? 0 : Math.round(progress / plans.length),
    hours: sum(plans.map(({ plan_summary }) => plan_summary.estimated_hours)),
  };
}

/** "12 days left", "Due today", "Overdue"; what is over says when it ended. */
export function timeLeft(plan: Pick<StudyPlan, "days_remaining" | "is_overdue" | "end_date">) {
  const { days_remaining: days, is_overdue, end_date } = plan;
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"} left`;
  if (days === 0) return "Due today";
  return is_overdue ? "Overdue" : `Ended ${formatDate(end_date)}`;
}

export type PlanTransition = "activate" | "pause" | "complete" | "to_draft" | "to_active";

/** The moves that the plan's status allows, the first one being the next step. */
export function allowedTransitions({
  status,
}: StudyPlan): { move: PlanTransition; label: string }[] {
  if (status === "draft") return [{ move: "activate", label: "Activate" }];
  if (status === "paused") return [{ move: "activate", label: "Reactivate" }];
  if (status === "active") {
    return [
      { move: "complete", label: "Mark Complete" },
      { move: "pause", label: "Pause" },
    ];
  }
  if (status === "completed") {
    return [
      { move: "to_active", label: "Set to Active" },
      { move: "to_draft", label: "Set to Draft" },
    ];
  }
  return [];
}

export function isEditable(plan: StudyPlan): boolean {
  return plan.status !== "completed" && plan.generation?.stage !== "generating";
}

/** Topics and milestones are ticked only while the plan is followed. */
export function isTickable({ status }: StudyPlan): boolean {
  return status === "active" || status === "completed";
}

interface Named {
  name?: string | undefined;
  title?: string | undefined;
}

/** Topics and milestones have a name or a title. */
export function nameOf({ name, title }: Named, fallback = "Untitled"): string {
  return name?.trim() || title?.trim() || fallback;
}

/** "2.5 h" */
export function hoursText(hours: number): string {
  return `${Math.round(hours * 100) / 100} h`;
}

export interface PlanTick {
  plan_id: number;
  entry: "topic" | "milestone";
  id: string | number;
  completed: boolean;
}

/** The plan as it will be once these ticks are stored: all topics complete it, one less takes it up again. */
export function withTicks(plan: StudyPlan, ticks: readonly PlanTick[]): StudyPlan {
  const own = ticks.filter(({ plan_id }) => plan_id === plan.id);
  if (own.length === 0) return plan;
  const { topics, milestones } = plan.plan_data;
  const plan_data = {
    ...plan.plan_data,
    topics: ticked(topics, own, "topic"),
    milestones: ticked(milestones, own, "milestone"),
  };
  if (!own.some(({ entry }) => entry === "topic")) return { ...plan, plan_data };
  const done = plan_data.topics.filter(({ completed }) => completed).length;
  const progress_percentage = percentage(done, topics.length);
  const reopened = plan.status === "completed" ? "active" : plan.status;
  const status = progress_percentage === 100 ? "completed" : reopened;
  return { ...plan, plan_data, progress_percentage, status };
}

function ticked<T extends { id: string | number; completed: boolean }>(
  entries: T[],
  ticks: readonly PlanTick[],
  kind: PlanTick["entry"],
): T[] {
  return entries.map((one) => {
    const tick = ticks.findLast(({ entry, id }) => entry === kind && id === one.id);
    return tick ? { ...one, completed: tick.completed } : one;
  });
}
