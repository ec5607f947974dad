import { addDays } from "@/lib/time/dates";

/** Work is handed in late, and marks come late: a course is over some time after its last day. */
export const OVER_AFTER_DAYS = 14;
/** Without a last day it is over when nothing in it has had a date for so long. */
export const QUIET_AFTER_DAYS = 60;

interface Dates {
  /** The last day of the course, as calendar dates are; null where nobody gave one. */
  end_date: string | null;
  /** The last of all dates in it. */
  last_date: string | null;
}

export function isOver({ end_date, last_date }: Dates, today: string): boolean {
  if (end_date !== null) return end_date < addDays(today, -OVER_AFTER_DAYS);
  return last_date !== null && last_date < addDays(today, -QUIET_AFTER_DAYS);
}

/**
 * A day by which a semester is over, by the year in its name ("Spring 2025", "Winter 2025/26"): a winter semester ends
 * by March of the next year. Null where it names none.
 */
export function lastDayNamed(semester: string): string | null {
  const years = [...semester.matchAll(/(?<!\d)(20\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d)/g)];
  const ends = years.map(([, first, second]) => (second ? `20${second}` : (first ?? "")));
  const last = ends.sort().at(-1);
  return last ? `${Number(last) + 1}-03-31` : null;
}
