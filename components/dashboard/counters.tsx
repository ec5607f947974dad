"use client";

import { useSession } from "@/components/common/session/session-provider";
import { cn } from "@/lib/cn";
import type { Dashboard } from "@/lib/contract/dashboard";

export function Counters({ stats }: { stats: Dashboard["stats"] }) {
  const { user } = useSession();
  const figures = [
    { name: "Total Courses", value: stats.total_courses },
    { name: "Pending Assignments", value: stats.pending_assignments },
    { name: "Study Plans", value: stats.total_study_plans },
    // Who would rather not count days may hide it in the settings.
    ...(user?.show_streak === false
      ? []
      : [{ name: "Study Streak", value: stats.study_streak_days, unit: "days" }]),
  ];
  return (
    <dl
      className={cn(
        "mb-5 grid overflow-clip rounded-xl border bg-card shadow-card",
        figures.length === 4 ? "grid-cols-2 lg:grid-cols-4" : "grid-cols-3",
      )}
    >
      {figures.map(({ name, value, unit }) => (
        <div
          key={name}
          className="-mt-px -ml-px flex items-baseline gap-2 border-t border-l px-5 py-3 max-sm:px-4"
        >
          <dt className="order-1 text-sm text-muted-foreground">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {value}
            {unit && (
              <span className="ml-1 text-sm font-medium text-muted-foreground">
                {value === 1 ? unit.slice(0, -1) : unit}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
