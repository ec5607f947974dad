import type { FeedAlarms } from "@/lib/contract/feed-alarms";
import type { DatedEvent } from "@/lib/services/calendar/event-of";
import { addDays, dateIn } from "@/lib/time/dates";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { isTimed } from "@/lib/time/merge-deadline";
import { deadlineInstant } from "@/lib/time/zones";

/**
 * How many milliseconds before its start an event of a feed rings: deadlines and exams as the student chose, sessions
 * with a time just before. Where only the day is known, the day before means its morning. No clock decides here: what
 * lies in the past does not ring in any calendar.
 */
export function alarmsOf(
  { type, start, all_day }: DatedEvent,
  alarms: FeedAlarms,
  zone: string,
): number[] {
  if (alarms === "none") return [];
  if (type === "study_session") return all_day ? [] : [BEFORE_SESSION_MS];
  if (type !== "assignment" && type !== "exam") return [];
  return [
    ...(alarms === "hours" ? [] : [all_day ? MORNING_BEFORE_MS : dayBefore(type, start, zone)]),
    ...(alarms === "day" || all_day ? [] : [2 * HOUR_MS]),
  ];
}

const BEFORE_SESSION_MS = 5 * MINUTE_MS;
const MORNING = "09:00";
/** From the beginning of a day. */
const MORNING_BEFORE_MS = 15 * HOUR_MS;

function dayBefore(type: "assignment" | "exam", start: string, zone: string): number {
  if (type === "exam" || isTimed(start, zone)) return DAY_MS;
  const day = addDays(dateIn(zone, new Date(start)), -1);
  return Date.parse(start) - Date.parse(deadlineInstant(day, MORNING, zone));
}
