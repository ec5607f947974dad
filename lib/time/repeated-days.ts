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

/** Every day from the first to the last that falls on one of these days of the week. */
export function weekdaysBetween(
  weekdays: readonly number[],
  first: string,
  last: string,
): string[] {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length }, (_, at) => addDays(first, at)).filter((day) =>
    weekdays.includes(weekdayNumber(day)),
  );
}
