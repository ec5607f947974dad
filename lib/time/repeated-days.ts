import { addDays, daysBetween, weekdayNumber } from "./dates";

/** Days of the week (0 is Sunday) that come back every week, or every second one. */
export interface Repetition {
  weekdays: number[];
  interval_weeks: 1 | 2;
}

/** No course has more. */
export const REPEATED_DAYS_MAX = 200;

/**
 * At most so many days (`YYYY-MM-DD`) from the first to the last that fall on these days of the week. Of every second
 * week, the one of the first such day counts.
 */
export function repeatedDays(
  { weekdays, interval_weeks }: Repetition,
  first: string,
  last: string,
  most = REPEATED_DAYS_MAX,
) {
  const end = addDays(first, most * 7 - 1);
  const days = weekdaysBetween(weekdays, first, last < end ? last : end);
  const [begin] = days;
  if (!begin) return [];
  const week = addDays(begin, -weekdayNumber(begin));
  return days
    .filter((day) => Math.floor(daysBetween(week, day) / 7) % interval_weeks === 0)
    .slice(0, most);
}

/** The days of a class: those of its weeks from its first on, but for the ones left out. */
export interface ClassDays extends Repetition {
  /** Null where it meets every week from the first day of the term. */
  starts_on: string | null;
  skipped_dates: readonly string[];
}

/** Every day from the first to the last on which a class takes place. */
export function classDays(days: ClassDays, first: string, last: string): string[] {
  const { starts_on, skipped_dates, interval_weeks } = days;
  const begins = starts_on && (interval_weeks > 1 || starts_on > first) ? starts_on : first;
  return repeatedDays(days, begins, last, CLASS_DAYS_MAX).filter(
    (day) => day >= first && !skipped_dates.includes(day),
  );
}

/** Ten years of every day. */
const CLASS_DAYS_MAX = 3650;

/** Every day from the first to the last that falls on one of these days of the week. */
function weekdaysBetween(weekdays: readonly number[], first: string, last: string): string[] {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length }, (_, at) => addDays(first, at)).filter((day) =>
    weekdays.includes(weekdayNumber(day)),
  );
}
