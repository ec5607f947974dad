import { daysUntil } from "@/lib/time/zones";

/**
 * Days in a row, as the student in `zone` counts them, with something completed. Today counts when
 * something is done already; until then the streak of yesterday stands.
 */
export function streakOf(completions: string[], zone: string, now: Date): number {
  const days = new Set(completions.map((instant) => -daysUntil(instant, zone, now)));
  const newest = days.has(0) ? 0 : 1;
  let day = newest;
  while (days.has(day)) day += 1;
  return day - newest;
}
