import type { DaysWithoutYear } from "@/lib/contract/proposed-dates";
import { type DayOfYear, termIn, yearsByDays } from "@/lib/documents/dates/days-of-year";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { DAY_MS } from "@/lib/time/durations";

/** What to ask of the days that have no year; `today` is YYYY-MM-DD. */
export function withoutYear(
  { undated_days: days = [], items }: SyllabusFacts,
  named: number | null,
  today: string,
): DaysWithoutYear | null {
  // The dates of its course have told it.
  if (named === null && items.some(({ value }) => value.due?.year_from === "term")) return null;
  const all = Array.from({ length: YEARS_BACK + 2 }, (_, at) => Number(today.slice(0, 4)) + 1 - at);
  const fitting = yearsByDays(days, all);
  const years = fitting.length > 0 ? fitting : all;
  const year = named ?? nearest(days, years, today);
  const term = year === undefined ? null : termIn(days, year);
  if (year === undefined || !term) return null;
  return {
    years,
    is_by_days: fitting.length > 0 && fitting.length < all.length,
    year,
    is_named: named !== null,
    first_day: term.first,
    last_day: term.last,
  };
}

/** Syllabi are older than this only where they are kept as a memory. */
const YEARS_BACK = 9;

/** The year whose days hold today, or lie nearest to it. */
function nearest(days: DayOfYear[], years: number[], today: string): number | undefined {
  const distance = (year: number) => {
    const term = termIn(days, year);
    if (!term) return Number.POSITIVE_INFINITY;
    const [first, last, now] = [term.first, term.last, today].map(
      (day) => Date.parse(day) / DAY_MS,
    );
    return Math.max(0, Number(first) - Number(now), Number(now) - Number(last));
  };
  return years.toSorted((a, b) => distance(a) - distance(b))[0];
}
