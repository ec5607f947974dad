import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { WeekdayChoice } from "@/components/common/weekday-choice";
import { courseQueries } from "@/components/courses/queries";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { bindField } from "@/lib/client/form";
import { numberedTitles } from "@/lib/text/numbered-titles";
import { isDay } from "@/lib/time/calendar-days";
import { shortDay } from "@/lib/time/calendar-words";
import { weekdayNumber } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";
import { type Repetition, repeatedDays } from "@/lib/time/repeated-days";
import type { TypedAssignment } from "./assignment-form";

interface RepeatsFieldsProps<Read> {
  course_id: number;
  form: UseFormReturn<TypedAssignment, unknown, Read>;
}

/** Whether new work comes back, on which days and how long, and what that makes. */
export function RepeatsFields<Read>({ course_id, form }: RepeatsFieldsProps<Read>) {
  const ends = useQuery(courseQueries.one(course_id)).data?.end_date;
  const { control, setValue, getValues } = form;
  const [repeats, weekdays] = useWatch({ control, name: ["repeats", "weekdays"] });
  const { onChange, ...field } = bindField(form, "repeats");
  return (
    <>
      <SelectField
        label="Repeats"
        className="max-sm:col-span-2"
        options={RHYTHMS}
        {...field}
        onChange={(event) => {
          const { due_date, until } = getValues();
          const first = due_date.slice(0, "YYYY-MM-DD".length);
          if (weekdays.length === 0 && isDay(first)) setValue("weekdays", [weekdayNumber(first)]);
          if (!until && ends) setValue("until", ends);
          return onChange(event);
        }}
      />
      {repeats && (
        <>
          <div className="col-span-2">
            <WeekdayChoice
              legend="On"
              value={weekdays}
              onChange={(days) => {
                form.clearErrors("weekdays");
                setValue("weekdays", days, { shouldDirty: true });
              }}
              error={form.getFieldState("weekdays", form.formState).error?.message}
            />
          </div>
          <TextField
            label="Until"
            type="date"
            className="max-sm:col-span-2"
            helper={ends ? `The course ends ${formatDate(ends)}.` : undefined}
            {...bindField(form, "until")}
          />
          <label className="flex h-9.5 items-center gap-2.5 max-sm:col-span-2 sm:mt-6.5">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-primary"
              {...form.register("numbered")}
            />
            Number the titles
          </label>
          <Preview form={form} />
        </>
      )}
    </>
  );
}

const RHYTHMS = [
  { value: "", label: "Does not repeat" },
  { value: "1", label: "Every week" },
  { value: "2", label: "Every 2 weeks" },
];

/** Days that a form means; none while something is missing. */
export function daysOfSeries(typed: TypedAssignment): string[] {
  const { due_date, weekdays, repeats, until } = typed;
  const first = due_date.slice(0, "YYYY-MM-DD".length);
  if (!repeats || !isDay(first) || !isDay(until)) return [];
  return repeatedDays({ weekdays, interval_weeks: intervalOf(repeats) }, first, until);
}

export function intervalOf(repeats: "1" | "2"): Repetition["interval_weeks"] {
  return repeats === "2" ? 2 : 1;
}

/** "6 assignments: Problem set 1 on Fri 16 Oct to Problem set 6 on Fri 20 Nov" */
function Preview<Read>({ form }: Pick<RepeatsFieldsProps<Read>, "form">) {
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const days = daysOfSeries(typed);
  const titles = typed.numbered
    ? numberedTitles(typed.title.trim(), days.length)
    : days.map(() => typed.title.trim());
  const named = (at: number) => `${titles.at(at) ?? ""} on ${shortDay(days.at(at) ?? "", days[0])}`;
  return (
    <p role="status" className="col-span-2 text-sm text-muted-foreground tabular-nums">
      {days.length === 0
        ? "Choose the first due date, the weekdays and the last day to see what this adds."
        : days.length === 1
          ? `1 assignment: ${named(0)}`
          : `${days.length} assignments: ${named(0)} to ${named(-1)}`}
    </p>
  );
}
