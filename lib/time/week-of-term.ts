import { parseDate } from "@internationalized/date";

/** The week of a term in which a day is, counted from 1; null outside of what is known. Both are `YYYY-MM-DD`. */
export function weekOfTerm(start_date: string | null, day: string): number | null {
  if (!start_date || !day) return null;
  const days = parseDate(day).compare(parseDate(start_date));
  return days < 0 ? null : Math.floor(days / 7) + 1;
}
