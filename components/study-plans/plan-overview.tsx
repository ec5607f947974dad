import type { ReactNode } from "react";
import { ProgressRing } from "@/components/shared/progress-ring";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { formatDate } from "@/lib/time/format";
import { hoursText, timeLeft } from "./plan-facts";
import { PlanDifficulty, PlanStatusBadge, PlanSummary } from "./plan-parts";

/** How far it is, until when, and what it is about. */
export function PlanOverview({ plan }: { plan: StudyPlan }) {
  const { description, progress_percentage, start_date, end_date, planned_hours, done_hours } =
    plan;
  return (
    <section aria-label="Overview" className="grid gap-4">
      <div className="flex items-center gap-5">
        <ProgressRing value={progress_percentage} label="Progress" size={76} figure />
        <dl className="grid min-w-0 flex-1 grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-[1.7fr_1fr_1.2fr]">
          <Fact name="Dates" className="max-sm:col-span-2">
            {formatDate(start_date)} – {formatDate(end_date)}
          </Fact>
          <Fact name="Time">
            <span className={plan.is_overdue ? "font-medium text-destructive" : ""}>
              {timeLeft(plan)}
            </span>
          </Fact>
          {planned_hours > 0 && (
            <Fact name="Hours">
              {hoursText(done_hours)} of {hoursText(planned_hours)} done
            </Fact>
          )}
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <PlanStatusBadge plan={plan} />
        <PlanDifficulty level={plan.plan_summary.difficulty_level} />
        <PlanSummary plan={plan} />
      </div>
      {description && <p className="break-words whitespace-pre-wrap">{description}</p>}
    </section>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}
