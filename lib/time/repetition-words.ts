import { listText } from "@/lib/text/listed";
import { formatDate, formatTimeOfDay } from "./format";
import { WEEKDAY_NAMES } from "./names";
import type { Repetition } from "./repeated-days";

/** "Every Monday and Thursday at 5:00 PM", "Every second Friday". */
export function rhythmOf({ weekdays, interval_weeks }: Repetition, time: string | null): string {
  const days = listText(weekdays.map((day) => WEEKDAY_NAMES[day] ?? ""));
  const every = interval_weeks === 2 ? "Every second" : "Every";
  return `${every} ${days}${time ? ` at ${formatTimeOfDay(time)}` : ""}`;
}

/** "14 days, 4 Sep 2026 to 11 Dec 2026" */
export function spanOfRepetition(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "no such day";
  if (days.length === 1) return `1 day, ${formatDate(first)}`;
  return `${days.length} days, ${formatDate(first)} to ${formatDate(last)}`;
}
