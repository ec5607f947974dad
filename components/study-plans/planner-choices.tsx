import { useWatch } from "react-hook-form";
import { cn } from "@/lib/cn";
import { PROGRESSIONS, type Progression } from "@/lib/contract/values";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import type { PlannerForm } from "./planner-form";

interface PlannerChoicesProps {
  form: PlannerForm;
  disabled: boolean;
}

/** How the load is spread, and which days stay free. */
export function PlannerChoices({ form, disabled }: PlannerChoicesProps) {
  const off = useWatch({ control: form.control, name: "weekdays_off" });
  const toggle = (day: number) => {
    const days = off.includes(day) ? off.filter((one) => one !== day) : [...off, day];
    form.setValue("weekdays_off", days, { shouldDirty: true });
  };
  return (
    <>
      <fieldset disabled={disabled} className="grid gap-1.5">
        <legend className="mb-1.5 text-sm font-medium">Difficulty progression</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {CHOICES.map(([value, label]) => (
            <label
              key={value}
              className={
                "flex cursor-pointer items-start gap-2.5 rounded-lg border px-3 py-2.5 " +
                "transition-colors hover:bg-accent has-checked:border-ring " +
                "has-checked:bg-primary/6"
              }
            >
              <input
                type="radio"
                value={value}
                className="mt-1 size-4 shrink-0 accent-primary"
                {...form.register("difficulty_progression")}
              />
              <span className="min-w-0">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted-foreground">{MEANINGS[value]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={disabled}>
        <legend className="mb-1.5 text-sm font-medium">Days off</legend>
        <div className="flex flex-wrap gap-1.5">
          {MONDAY_FIRST.map((day) => {
            const name = WEEKDAY_NAMES[day] ?? "";
            const chosen = off.includes(day);
            return (
              <button
                key={name}
                type="button"
                aria-pressed={chosen}
                // One day of the week has to stay.
                disabled={!chosen && off.length === 6}
                onClick={() => toggle(day)}
                className={cn(
                  "h-9 min-w-12 rounded-md border px-2 text-sm font-medium " +
                    "transition-colors pointer-coarse:h-11 disabled:opacity-50",
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
      </fieldset>
    </>
  );
}

const CHOICES = Object.entries(PROGRESSIONS) as [Progression, string][];

const MEANINGS: Record<Progression, string> = {
  gradual: "Easy topics first, the same load each day",
  mixed: "Easy and hard topics in turn, the same load each day",
  front_loaded: "Hard topics first, as early as possible",
  back_loaded: "A light start, more hours towards the end",
};

/** Weekdays by their number; 0 is Sunday. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
