import { MONTH_NAMES } from "./names";

/**
 * An instant as a student in `zone` (IANA) reads it: "Fri 9 Oct, 11:59 PM". A zone this browser does
 * not know falls back to the browser's own.
 */
export function formatInstant(iso: string, zone: string): string {
  return `${formatShortDay(iso, zone)}, ${clockTime(iso, zone)}`;
}

/** The day of an instant in `zone`: "Fri 9 Oct". */
export function formatShortDay(iso: string, zone: string): string {
  const at = partsOf(new Date(iso), zone);
  return `${short(at.weekday)} ${at.day} ${short(at.month)}`;
}

/** An instant as a clock in `zone` shows it: "11:59 PM". */
export function clockTime(iso: string, zone: string): string {
  const at = partsOf(new Date(iso), zone);
  return `${at.hour}:${at.minute} ${at.dayPeriod}`;
}

/** A time of day `HH:MM`: "6:00 PM". It has no zone and gets none. */
export function formatTimeOfDay(time: string): string {
  return clockTime(`1970-01-01T${time}Z`, "UTC");
}

/** An exam's day and time, or the day alone where nobody gave a time. */
export function formatExamTime(
  { exam_date, has_time }: { exam_date: string; has_time: boolean },
  zone: string,
): string {
  return has_time
    ? formatInstant(exam_date, zone)
    : `${formatShortDay(exam_date, zone)}, time not given`;
}

/** A calendar date `YYYY-MM-DD`: "9 Oct 2026". It has no zone and gets none. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTH_NAMES[(month ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** The calendar date of an instant in `zone`: "9 Oct 2026". */
export function formatDay(iso: string, zone: string): string {
  const at = partsOf(new Date(iso), zone);
  return `${at.day} ${short(at.month)} ${at.year}`;
}

/** The day it is in `zone`: "Friday 9 October". */
export function formatWeekday(now: Date, zone: string): string {
  const at = partsOf(now, zone);
  return `${at.weekday} ${at.day} ${at.month}`;
}

/** A calendar date `YYYY-MM-DD`: "Friday 9 October". It has no zone: its own midnight is read in the zone it is in. */
export function formatDateWeekday(date: string): string {
  return formatWeekday(new Date(`${date}T00:00:00Z`), "UTC");
}

/** "1 hour", "2.5 hours" */
export function formatHours(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** Calendar days from today, negative when past: "today", "tomorrow", "in 3 days", "2 days ago". */
export function relativeDay(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** The first letters of an English name of a day or a month. */
function short(name = ""): string {
  return name.slice(0, 3);
}

const PARTS = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
} as const;

function partsOf(date: Date, zone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatterOf(zone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Making one takes longer than using it a hundred times. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(zone) ?? makeFormatter(zone);
  formatters.set(zone, formatter);
  return formatter;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function makeFormatter(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-US", { ...PARTS, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat("en-US", PARTS);
  }
}
