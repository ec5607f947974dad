import { useState } from "react";
import type { Course } from "@/components/courses/queries";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import type { QuickItem } from "@/lib/quick-add/read-line";
import { shortDay } from "@/lib/time/calendar-words";
import { repeatedDays } from "@/lib/time/repeated-days";
import { rhythmOf } from "@/lib/time/repetition-words";
import { chip, missing, Removable } from "./chip";

interface RepeatChipProps {
  item: QuickItem;
  courses: readonly Course[];
  onFix: (fixes: Partial<QuickItem>) => void;
}

/** "Every Friday until Thu 10 Dec, 5 times"; the last day is corrected where it stands. */
export function RepeatChip({ item, courses, onFix }: RepeatChipProps) {
  const [editing, setEditing] = useState(false);
  const { repeats, date, course_id } = item;
  if (!repeats) return null;
  const last = repeats.until ?? courses.find(({ id }) => id === course_id)?.end_date ?? null;
  const times = date && last ? repeatedDays(repeats, date, last).length : 0;
  return (
    <>
      <Removable label="the repetition" onRemove={() => onFix({ repeats: null })}>
        {rhythmOf(repeats, null)}
      </Removable>
      {editing ? (
        <Input
          autoFocus
          type="date"
          aria-label="Last day"
          value={last ?? ""}
          onChange={({ target }) => onFix({ repeats: { ...repeats, until: target.value || null } })}
          className={cn(chip, "w-auto px-2")}
        />
      ) : (
        <button
          type="button"
          onClick={() => setEditing(true)}
          className={cn(chip, "px-2 tabular-nums", !last && missing)}
        >
          {last ? `until ${shortDay(last, date ?? last)}, ${timesText(times)}` : "Until when?"}
        </button>
      )}
    </>
  );
}

function timesText(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}
