import { useWatch } from "react-hook-form";
import { WeekdayChoice } from "@/components/common/weekday-choice";
import { PROGRESSIONS, type Progression } from "@/lib/contract/values";
import type { PlannerFormState } from "./planner-form";

interface PlannerChoicesProps {
  form: PlannerFormState;
  disabled: boolean;
}

/** How the load is spread, and which days stay free. */
export function PlannerChoices({ form, disabled }: PlannerChoicesProps) {
  const off = useWatch({ control: form.control, name: "weekdays_off" });
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
      <WeekdayChoice
        legend="Days off"
        value={off}
        // One day of the week has to stay.
        most={6}
        disabled={disabled}
        onChange={(days) => form.setValue("weekdays_off", days, { shouldDirty: true })}
      />
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
