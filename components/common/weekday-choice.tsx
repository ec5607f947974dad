import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { cn } from "@/lib/cn";
import { WEEKDAY_NAMES } from "@/lib/time/names";

interface WeekdayChoiceProps {
  legend: string;
  /** The legend is only read out. */
  hidesLegend?: boolean;
  /** 0 is Sunday. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  /** How many may be chosen. */
  most?: number;
  disabled?: boolean;
  /** Low, for a row of a list. */
  small?: boolean;
  error?: string;
}

/** Days of the week, any of which may be chosen. */
export function WeekdayChoice({
  legend,
  hidesLegend = false,
  value,
  onChange,
  most = 7,
  disabled,
  small = false,
  error,
}: WeekdayChoiceProps) {
  const id = useId();
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);
  return (
    <fieldset
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="relative min-w-0"
    >
      <legend className={hidesLegend ? "sr-only" : "mb-1.5 text-sm font-medium"}>{legend}</legend>
      <div className="grid grid-cols-7 gap-1.5 sm:flex sm:flex-wrap">
        {MONDAY_FIRST.map((day) => {
          const name = WEEKDAY_NAMES[day] ?? "";
          const chosen = value.includes(day);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={chosen}
              disabled={!chosen && value.length >= most}
              onClick={() => toggle(day)}
              className={cn(
                "rounded-md border text-sm font-medium transition-colors disabled:opacity-50",
                small
                  ? "h-8 pointer-coarse:h-10 sm:min-w-10 sm:px-1.5"
                  : "h-9 pointer-coarse:h-11 sm:min-w-12 sm:px-2",
                chosen
                  ? "border-foreground bg-foreground text-background"
                  : "bg-card text-muted-foreground hover:border-input/60 hover:text-foreground",
              )}
            >
              <span aria-hidden>{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </button>
          );
        })}
      </div>
      {error && (
        <p id={id} className="mt-1.5 flex animate-fade gap-1.5 text-sm text-destructive">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
