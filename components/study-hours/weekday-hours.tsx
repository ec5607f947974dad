import { CircleAlert } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { bindField } from "@/lib/client/form";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import type { TypedHours } from "./hours-form";

/** How long, and from when on, on each day of the week. */
export function WeekdayHours({ follows }: { follows: boolean }) {
  const { control } = useFormContext<TypedHours>();
  const hours = useWatch({ control, name: "by_weekday" });
  const total = hours.reduce((sum, each) => sum + (Number.isFinite(each) ? each : 0), 0);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">Hours by weekday</legend>
      <div aria-hidden className={`${ROW} text-sm font-medium`}>
        <span>Day</span>
        <span>Hours</span>
        <span>First session at</span>
      </div>
      {MONDAY_FIRST.map((day) => (
        <Weekday key={day} day={day} />
      ))}
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {Math.round(total * 4) / 4} h a week.
        {follows && " These are the hours of your active plans, until you change them."}
      </p>
    </fieldset>
  );
}

function Weekday({ day }: { day: number }) {
  const form = useFormContext<TypedHours>();
  const name = WEEKDAY_NAMES[day] ?? "";
  const { error, ...hours } = bindField(form, `by_weekday.${day}`, { valueAsNumber: true });
  const { error: timeError, ...time } = bindField(form, `start_times.${day}`);
  const said = error ?? timeError;
  return (
    <div className={ROW}>
      <span aria-hidden>
        <span className="sm:hidden">{name.slice(0, 3)}</span>
        <span className="max-sm:hidden">{name}</span>
      </span>
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        max={24}
        step={0.25}
        aria-label={`Hours on ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `study-hours-${day}` : undefined}
        {...hours}
      />
      <Input
        type="time"
        aria-label={`First session on ${name} at`}
        aria-invalid={timeError ? true : undefined}
        {...time}
      />
      {said && (
        <p
          id={`study-hours-${day}`}
          className="col-span-full flex animate-fade gap-1.5 text-sm text-destructive"
        >
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {said}
        </p>
      )}
    </div>
  );
}

const ROW =
  "grid max-w-md grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-3 gap-y-1 " +
  "sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.2fr)]";

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
