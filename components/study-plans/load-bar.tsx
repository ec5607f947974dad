import { courseHue, hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import { patternStyle } from "./patterns";
import { freeHours, type Pattern, partsOf, type WeekDay } from "./week-facts";

interface LoadBarProps {
  day: WeekDay;
  today: string;
  /** The hours that the full width stands for. */
  scale: number;
  patterns: ReadonlyMap<number, Pattern>;
}

/** The hours of a day as a line: what is planned in the colours of the courses, and what is free. */
export function LoadBar({ day, today, scale, patterns }: LoadBarProps) {
  const width = (hours: number) => ({ width: `${(hours / Math.max(scale, 0.25)) * 100}%` });
  return (
    <span aria-hidden className="flex h-2 min-w-0 gap-px overflow-hidden rounded-full">
      {partsOf(day.sessions).map(({ plan_id, course_id, hours }) => (
        <span
          key={plan_id}
          {...hue(courseHue(course_id))}
          className={cn("bg-tint", day.date < today && "opacity-50")}
          style={{ ...width(hours), ...patternStyle(patterns.get(plan_id)) }}
        />
      ))}
      <span className="bg-foreground/10" style={width(freeHours(day, today))} />
    </span>
  );
}
