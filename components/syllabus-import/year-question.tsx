import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SelectField } from "@/components/shared/select-field";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { cn } from "@/lib/cn";
import type { DaysWithoutYear } from "@/lib/contract/proposed-dates";
import { formatDate } from "@/lib/time/format";
import { syllabusImportQueries } from "./queries";

interface YearQuestionProps {
  import_id: number;
  days: DaysWithoutYear;
  /** Called before the syllabus is read again, which brings a new review. */
  onName: () => unknown;
}

/** Asks for the year of days that have none, and dates the work by it. */
export function YearQuestion({ import_id, days, onName }: YearQuestionProps) {
  const id = useId();
  const client = useQueryClient();
  const [year, setYear] = useState(days.year);
  const name = useMutation({
    mutationFn: () =>
      call("PUT /syllabus-imports/{import_id}/year/", { path: { import_id }, body: { year } }),
    onMutate: onName,
    onSuccess: (row) => client.setQueryData(syllabusImportQueries.one(import_id).queryKey, row),
    onSettled: () => syllabusImportQueries.refresh(client),
  });
  return (
    <section
      aria-labelledby={id}
      data-hue={days.is_named ? undefined : "amber"}
      className={cn("grid gap-2 rounded-lg px-4 py-3", days.is_named ? "border" : "bg-tint-soft")}
    >
      <h3 id={id} className={cn("font-semibold", days.is_named || "text-tint-ink")}>
        {days.is_named ? `Dated in ${days.year}` : "Which year is this syllabus for?"}
      </h3>
      <p className="text-sm text-pretty">{explained(days)}</p>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          name.mutate();
        }}
      >
        <SelectField
          label="Year"
          className="w-32"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          options={days.years.map((each) => ({ value: each, label: String(each) }))}
        />
        <Button
          type="submit"
          variant={days.is_named ? "secondary" : "primary"}
          disabled={days.is_named && year === days.year}
          loading={name.isPending}
        >
          {days.is_named ? "Change the year" : "Date the work"}
        </Button>
      </form>
      {name.isError && (
        <ErrorBanner title="We couldn't keep the year" message={messageOf(name.error)} />
      )}
    </section>
  );
}

function explained({ first_day, last_day, is_by_days, is_named }: DaysWithoutYear) {
  const [first, last] = [first_day, last_day].map(dayAndMonth);
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const why = is_by_days ? " Its days fit only these years." : "";
  return is_named
    ? `You named the year of what is due ${when}.${why}`
    : `Choose it, and we date what is due ${when}.${why}`;
}

/** "9 Oct" */
function dayAndMonth(date: string) {
  return formatDate(date).replace(/ \d+$/, "");
}
