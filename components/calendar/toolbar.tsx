import { CalendarDays, CalendarRange, List } from "lucide-react";
import { SelectField } from "@/components/shared/select-field";
import { cn } from "@/lib/cn";
import type { View } from "./use-calendar-address";

interface ToolbarProps {
  courses: { id: number; name: string }[];
  course_id: number | null;
  onCourse: (course_id: number | null) => void;
  view: View;
  onView: (view: View) => void;
  class_times: boolean;
  onClassTimes: (shown: boolean) => void;
  /** Helper text of the filter, for instance that the courses could not be loaded. */
  helper?: string;
}

export function Toolbar({
  courses,
  course_id,
  onCourse,
  view,
  onView,
  class_times,
  onClassTimes,
  helper,
}: ToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <SelectField
        label="Filter by course"
        className="w-full flex-auto sm:max-w-xs"
        helper={helper}
        value={course_id ?? ""}
        placeholder="All Courses"
        options={courses.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onCourse(Number(target.value) || null)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full">
        {view !== "list" && (
          <label
            className={
              "flex min-h-8.5 cursor-pointer items-center gap-2 text-sm font-medium " +
              "pointer-coarse:min-h-10"
            }
          >
            <input
              type="checkbox"
              checked={class_times}
              onChange={({ target }) => onClassTimes(target.checked)}
              className="size-4.5 accent-primary"
            />
            Class times
          </label>
        )}
        <fieldset className="flex rounded-md bg-foreground/6 p-0.5 max-sm:w-full">
          <legend className="sr-only">View</legend>
          {VIEWS.map(({ value, label, icon: Icon }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === view}
              onClick={() => onView(value)}
              className={cn(
                "inline-flex h-8.5 items-center justify-center gap-1.5 rounded-sm px-3 " +
                  "text-sm font-medium transition-colors max-sm:flex-1 pointer-coarse:h-10",
                value === view
                  ? "bg-card text-foreground shadow-card dark:bg-foreground/14"
                  : "text-muted-foreground hover:text-foreground",
              )}
            >
              <Icon aria-hidden className="size-3.75" />
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

const VIEWS = [
  { value: "list", label: "List", icon: List },
  { value: "month", label: "Month", icon: CalendarDays },
  { value: "week", label: "Week", icon: CalendarRange },
] as const;
