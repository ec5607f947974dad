import { StatusBadge } from "@/components/shared/status-badge";
import { DifficultyBadge } from "@/components/shared/type-badge";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES } from "@/lib/contract/values";
import { counted } from "@/lib/text/counted";
import { hoursText } from "./plan-facts";

export function PlanStatusBadge({ plan: { status } }: { plan: StudyPlan }) {
  return <StatusBadge status={status}>{PLAN_STATUSES[status]}</StatusBadge>;
}

/** "6 topics · 14 h · 2 milestones", and how hard it is. */
export function PlanSummary({ plan: { plan_summary } }: { plan: StudyPlan }) {
  const { total_topics, estimated_hours, total_milestones } = plan_summary;
  return (
    <p className="text-sm text-muted-foreground tabular-nums">
      {[
        counted(total_topics, "topic"),
        hoursText(estimated_hours),
        total_milestones > 0 && counted(total_milestones, "milestone"),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

export function PlanDifficulty({ level }: { level: number | null | undefined }) {
  if (!level) return null;
  const step = Math.round(level);
  return <DifficultyBadge level={step}>{LABELS[step]}</DifficultyBadge>;
}

const LABELS: Record<number, string> = DIFFICULTIES;
