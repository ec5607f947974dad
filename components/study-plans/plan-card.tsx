import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { ActionMenu, type ActionMenuItem } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { Progress } from "@/components/ui/progress";
import { cn } from "@/lib/cn";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { GenerationFailed, GenerationRunning } from "./generation-stage";
import { allowedTransitions, isEditable, type PlanTransition, timeLeft } from "./plan-facts";
import { PlanStatusBadge, PlanSummary } from "./plan-parts";
import { TRANSITION_ICONS } from "./transition-icons";

export interface PlanCardProps {
  plan: StudyPlan;
  /** A step of it is under way. */
  busy: boolean;
  onOpen: () => void;
  onComing: () => void;
  onEdit: () => void;
  onMove: (move: PlanTransition | "duplicate" | "again") => void;
  onDelete: () => void;
}

/** The whole card opens the plan; its menu lies above. */
export function PlanCard({ plan, busy, onOpen, onComing, ...actions }: PlanCardProps) {
  const { title, description, course_id, course_info, generation } = plan;
  const stage = generation?.stage ?? "ready";
  return (
    <article
      {...hue(courseHue(course_id))}
      aria-busy={busy || undefined}
      className={
        "relative flex h-full sm:min-h-58 flex-col rounded-xl border bg-card p-5 " +
        "shadow-card transition-[border-color,box-shadow] hover:border-input/60 " +
        "has-[h2_button:focus-visible]:outline-2 " +
        "has-[h2_button:focus-visible]:outline-offset-2 " +
        "has-[h2_button:focus-visible]:outline-ring"
      }
    >
      <span aria-hidden className="absolute inset-y-5 left-0 w-1 rounded-r-full bg-tint" />
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="truncate text-sm text-muted-foreground">
          {course_info.code && (
            <span className="font-semibold text-tint-ink">{course_info.code} · </span>
          )}
          {course_info.name}
        </p>
        <div className="relative z-10 -mr-2">
          <ActionMenu label={`Actions for ${title}`} items={menuOf(plan, { onOpen, ...actions })} />
        </div>
      </div>
      <h2 className="mt-0.5 line-clamp-2 text-lg font-semibold">
        <button
          type="button"
          onPointerEnter={onComing}
          onFocus={onComing}
          onClick={onOpen}
          className="text-left break-words outline-none after:absolute after:inset-0 after:rounded-xl"
        >
          {title}
        </button>
      </h2>
      {description && (
        <p className="mt-1 line-clamp-2 text-sm break-words text-muted-foreground">{description}</p>
      )}
      <div className="mt-auto pt-5">
        {stage === "generating" && <GenerationRunning title={title} />}
        {stage === "failed" && (
          <GenerationFailed plan={plan} busy={busy} onAgain={() => actions.onMove("again")} />
        )}
        {stage === "ready" && <PlanBars plan={plan} />}
      </div>
    </article>
  );
}

/** Two bars: progress of the work, and of the time. */
function PlanBars({ plan }: { plan: StudyPlan }) {
  const { title, progress_percentage, time_progress_percentage, is_overdue } = plan;
  const percent = Math.round(progress_percentage);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold tabular-nums">
          {percent}% <span className="font-normal text-muted-foreground">done</span>
        </span>
        <span
          className={cn(
            "tabular-nums",
            is_overdue ? "font-medium text-destructive" : "text-muted-foreground",
          )}
        >
          {timeLeft(plan)}
        </span>
      </div>
      <Progress className="mt-2" value={progress_percentage} label={`Progress of ${title}`} />
      <Progress
        className="mt-1 h-0.75 [&>div]:bg-muted-foreground/60"
        value={time_progress_percentage}
        label={`Time of ${title} that has passed`}
      />
      <div className="mt-4 flex min-h-5.5 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <PlanSummary plan={plan} />
        <PlanStatusBadge plan={plan} />
      </div>
    </>
  );
}

function menuOf(
  plan: StudyPlan,
  { onOpen, onEdit, onMove, onDelete }: Omit<PlanCardProps, "plan" | "busy" | "onComing">,
): ActionMenuItem[] {
  const ready = (plan.generation?.stage ?? "ready") === "ready";
  const moves = ready ? allowedTransitions(plan) : [];
  return [
    { label: "View", icon: Eye, onSelect: onOpen },
    ...moves.map(({ move, label }) => ({
      label,
      icon: TRANSITION_ICONS[move],
      onSelect: () => onMove(move),
    })),
    ...(isEditable(plan) ? [{ label: "Edit", icon: Pencil, onSelect: onEdit }] : []),
    { label: "Duplicate", icon: Copy, onSelect: () => onMove("duplicate") },
    { label: "Delete", icon: Trash2, onSelect: onDelete, tone: "danger" as const },
  ];
}
