import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useWatch } from "react-hook-form";
import { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { useDebounced } from "@/components/shared/use-debounced";
import { ChangeEffects, changeTelling } from "@/components/study-plans/public";
import { planQueries } from "@/components/study-plans/queries";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type StudyHours, StudyHoursInput } from "@/lib/contract/study-hours";
import { DaysOff } from "./days-off";
import { studyHoursQueries } from "./queries";
import { WeekdayHours } from "./weekday-hours";

/** As the fields hold it. */
const TypedHours = z
  .object({
    by_weekday: z.array(z.number("Please enter the hours of this day")),
    start_times: z.array(z.string()),
    days_off: z.array(z.object({ from: z.string(), to: z.string() })),
  })
  .transform((typed): z.input<typeof StudyHoursInput> => typed)
  .pipe(StudyHoursInput);
export type TypedHours = z.input<typeof TypedHours>;

/** What would change in the schedule stands below while it is typed; it is stored by the button alone. */
export function HoursForm({ hours }: { hours: StudyHours }) {
  const client = useQueryClient();
  const form = useInputForm(TypedHours, typedOf(hours));
  const typed = useWatch({ control: form.control, compute: (values) => JSON.stringify(values) });
  const settled = useDebounced(typed, PAUSE_MS);
  const { dirtyFields, isDirty, isSubmitting, errors } = form.formState;
  // Hours that nobody touched stay with the plans.
  const follows = hours.by_weekday === null && !dirtyFields.by_weekday;
  const meant = (input: StudyHoursInput) => (follows ? { ...input, by_weekday: null } : input);
  const read = isDirty && settled === typed ? TypedHours.safeParse(JSON.parse(typed)) : undefined;

  const store = async (body: StudyHoursInput) => {
    const saved = await changeTelling(client, {
      change: { change: "study_hours", study_hours: body },
      make: () => call("PUT /profile/study-hours/", { body }),
      done: "Study hours saved",
    });
    form.reset(typedOf(saved));
    client.setQueryData(studyHoursQueries.one().queryKey, saved);
    void planQueries.refresh(client);
  };
  const save = submitHandler(form, (input) => store(meant(input)));
  const leaveToPlans = submitHandler(form, (input) => store({ ...input, by_weekday: null }));

  return (
    <FormProvider {...form}>
      <form noValidate aria-busy={isSubmitting} onSubmit={save} className="grid gap-6">
        <WeekdayHours follows={follows} />
        <DaysOff />
        {errors.root?.message && (
          <ErrorBanner
            title="We couldn't save your study hours"
            message={errors.root.message}
            onDismiss={() => form.clearErrors("root")}
          />
        )}
        {isDirty && (
          <div className="min-h-10">
            {read?.success && (
              <ChangeEffects change={{ change: "study_hours", study_hours: meant(read.data) }} />
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" loading={isSubmitting}>
            Save study hours
          </Button>
          {hours.by_weekday !== null && (
            <Button variant="ghost" disabled={isSubmitting} onClick={leaveToPlans}>
              Use the hours of my plans
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** What changes is asked for once nobody types. */
const PAUSE_MS = 400;

function typedOf({ by_weekday, hours_in_use, start_times, days_off }: StudyHours) {
  return {
    by_weekday: by_weekday ?? hours_in_use,
    start_times: start_times.map((time) => time ?? ""),
    days_off,
  };
}
