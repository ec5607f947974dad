import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";
import type { Availability, CalendarDay } from "./types";

/** The days of a plan by their number from its first day, with the quarter hours each has left. */
export type Calendar = {
  first_day: CalendarDay;
  dates: CalendarDay[];
  free: number[];
  /** `until[n]` is what the first n days hold together. */
  until: number[];
};

export function calendarOf(availability: Availability): Calendar {
  const { first_day, last_day } = availability;
  const length = Math.min(MOST_DAYS, Math.max(0, daysBetween(first_day, last_day) + 1));
  const weekday = weekdayNumber(first_day);
  const daysOff = new Set(availability.days_off);
  const dates = Array.from({ length }, (_, day) => addDays(first_day, day));
  const free = dates.map((date, day) =>
    daysOff.has(date) ? 0 : freeQuarters(availability, date, (weekday + day) % 7),
  );
  return { first_day, dates, free, until: runningSum(free) };
}

/** The number of a date among the plan's days: -1 before all of them, the last one for whatever lies after. */
export function dayNumber(calendar: Calendar, date: CalendarDay | null): number {
  const last = calendar.dates.length - 1;
  if (date === null) return last;
  return Math.max(-1, Math.min(last, daysBetween(calendar.first_day, date)));
}

/** Quarter hours on the days `from` to `to`, both included. */
export function freeBetween({ until }: Calendar, from: number, to: number): number {
  return to < from ? 0 : (until[to + 1] ?? 0) - (until[from] ?? 0);
}

/** The same days without those after the first `length`. */
export function shortened(calendar: Calendar, length: number): Calendar {
  return {
    ...calendar,
    dates: calendar.dates.slice(0, length),
    free: calendar.free.slice(0, length),
    until: calendar.until.slice(0, length + 1),
  };
}

/** Ten years, so that a mistyped year does not lead to minutes of computing. */
const MOST_DAYS = 3660;
/** Tolerance for floating-point sums that fall just below a quarter hour. */
const EPSILON = 1e-6;

function freeQuarters(availability: Availability, date: CalendarDay, weekday: number): number {
  if (availability.weekdays_off.includes(weekday)) return 0;
  const limit = availability.hours_by_weekday?.[weekday] ?? availability.hours_per_day;
  const busy = Math.max(0, availability.busy?.[date] ?? 0);
  return Math.max(0, Math.floor((Math.min(limit, 24) - busy) * 4 + EPSILON));
}

function runningSum(values: number[]): number[] {
  const sums = [0];
  for (const [index, value] of values.entries()) sums.push((sums[index] ?? 0) + value);
  return sums;
}
