import { cn } from "@/lib/cn";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { FILTERS, type Filter, matchesFilter } from "./plan-facts";

interface PlanFiltersProps {
  plans: StudyPlan[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function PlanFilters({ plans, filter, onFilter }: PlanFiltersProps) {
  return (
    <fieldset className="mb-5 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Show</legend>
      {CHIPS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === filter}
          onClick={() => onFilter(value)}
          className={cn(
            "inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm " +
              "font-medium transition-colors pointer-coarse:h-10",
            value === filter
              ? "border-foreground bg-foreground text-background"
              : "bg-card text-muted-foreground hover:border-input/60 hover:text-foreground",
          )}
        >
          {label}
          <span className="font-normal tabular-nums">
            {plans.filter((plan) => matchesFilter(plan, value)).length}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const CHIPS = Object.entries(FILTERS) as [Filter, string][];
