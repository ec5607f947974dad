import {
  type CalendarDate,
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";

/** The calendar date (`YYYY-MM-DD`) on which `instant` falls in `zone`. */
export function dateIn(zone: string, instant: Date): string {
  return toCalendarDate(fromAbsolute(instant.getTime(), zone)).toString();
}

/** The instant at which `date` begins in `zone`. */
export function startOfDate(date: string, zone: string): string {
  return beginningOf(parseDate(date), zone);
}

/** The instant at which the day after `date` begins in `zone`. */
export function endOfDate(date: string, zone: string): string {
  return beginningOf(parseDate(date).add({ days: 1 }), zone);
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** Days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return parseDate(to).compare(parseDate(from));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayNumber(date: string): number {
  return getDayOfWeek(parseDate(date), "en-US");
}

function beginningOf(day: CalendarDate, zone: string): string {
  return toZoned(day, zone, "compatible").toDate().toISOString();
}
