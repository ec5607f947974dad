import { Plus, X } from "lucide-react";
import { useState } from "react";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { isDay } from "@/lib/time/calendar-days";
import { formatDate } from "@/lib/time/format";

interface SkippedDaysProps {
  /** YYYY-MM-DD */
  value: readonly string[];
  error?: string;
  onChange: (days: string[]) => void;
}

/** Holidays and cancelled classes: a day is typed, added, and stands below until it is taken out. */
export function SkippedDays({ value, error, onChange }: SkippedDaysProps) {
  const [typed, setTyped] = useState("");
  const add = () => {
    if (!isDay(typed)) return;
    onChange([...new Set([...value, typed])].sort());
    setTyped("");
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          label="No class on"
          type="date"
          className="min-w-0 flex-1"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          // Whoever presses Save without adding the day means it all the same.
          onBlur={add}
          onKeyDown={(pressed) => {
            if (pressed.key !== "Enter" || !isDay(typed)) return;
            pressed.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" disabled={!isDay(typed)} onClick={add}>
          <Plus aria-hidden />
          Add day
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label="Days without class" className="mt-2 flex flex-wrap gap-1.5">
          {value.map((day) => (
            <li
              key={day}
              className="flex items-center rounded-md bg-muted pl-2.5 text-sm tabular-nums"
            >
              {formatDate(day)}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Take out ${formatDate(day)}`}
                onClick={() => onChange(value.filter((other) => other !== day))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
