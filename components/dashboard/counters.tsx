import type { Dashboard } from "@/lib/contract/dashboard";

export function Counters({ stats }: { stats: Dashboard["stats"] }) {
  const figures = [
    { name: "Total Courses", value: stats.total_courses },
    { name: "Pending Assignments", value: stats.pending_assignments },
    { name: "Study Plans", value: stats.total_study_plans },
    { name: "Study Streak", value: stats.study_streak_days, unit: "days" },
  ];
  return (
    <dl className="mb-5 grid grid-cols-2 overflow-clip rounded-xl border bg-card shadow-card lg:grid-cols-4">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="-mt-px -ml-px flex flex-col-reverse border-t border-l px-5 py-4">
          <dt className="text-sm text-muted-foreground">{name}</dt>
          <dd className="text-2xl font-semibold tabular-nums">
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
