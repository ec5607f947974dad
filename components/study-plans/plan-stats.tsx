import { cn } from "@/lib/cn";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { hoursText, statsOf } from "./plan-facts";

/** Counted from the plans on the page, so that it is never older than they are. */
export function PlanStats({ plans }: { plans: StudyPlan[] }) {
  const stats = statsOf(plans);
  const figures = [
    { name: "Total plans", value: stats.total },
    { name: "Active", value: stats.active },
    { name: "Completed", value: stats.completed },
    { name: "Drafts", value: stats.drafts },
    { name: "Overdue", value: stats.overdue, bad: stats.overdue > 0 },
    { name: "Average progress", value: `${stats.progress}%` },
    { name: "Estimated hours", value: hoursText(stats.hours) },
  ];
  return (
    <dl
      className={
        "mb-6 grid grid-cols-6 overflow-clip rounded-xl border bg-card shadow-card " +
        "sm:grid-cols-4 xl:grid-cols-7"
      }
    >
      {figures.map(({ name, value, bad }) => (
        <div
          key={name}
          className={
            "-mt-px -ml-px flex flex-col-reverse justify-end border-t border-l px-4 py-3 " +
            "max-sm:col-span-3 max-sm:nth-[-n+3]:col-span-2 sm:py-3.5 xl:px-5"
          }
        >
          <dt className="text-sm text-muted-foreground">{name}</dt>
          <dd className={cn("text-xl font-semibold tabular-nums", bad && "text-destructive")}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
