import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";
import { toQuarters } from "./quarters";
import type { CalendarDay, Demand, ScheduleRequest } from "./types";

/** The days from today on by their number, with the quarter hours that the student has on each. */
export interface Grid {
  today: CalendarDay;
  dates: CalendarDay[];
  /** Quarter hours that are not taken by anything that stays where it is. */
  free: number[];
  /** The week of each day, by its Monday's distance from the first one. */
  week: number[];
}

/** Two years, so that a mistyped year does not lead to minutes of computing. */
const MOST_DAYS = 731;
const MOST_HOURS = 24;

export function gridOf({ today, hours, demands, assignments, fixed }: ScheduleRequest): Grid {
  const ends = [...demands, ...assignments].map(({ last_day }) => daysBetween(today, last_day));
  const length = Math.min(MOST_DAYS, Math.max(0, ...ends.map((end) => end + 1)));
  const first = weekdayNumber(today);
  const off = new Set(hours.days_off);
  const dates = Array.from({ length }, (_, day) => addDays(today, day));
  const free = dates.map((date, day) => {
    if (off.has(date)) return 0;
    const whole = hours.on_date?.[date] ?? hours.by_weekday[(first + day) % 7] ?? 0;
    return quartersWithin(Math.min(whole, MOST_HOURS) - Math.max(0, hours.busy?.[date] ?? 0));
  });
  const grid = { today, dates, free, week: dates.map((_, day) => weekOf(first, day)) };
  for (const { date, hours: taken } of fixed) {
    const day = dayOf(grid, date);
    if (day in free) free[day] = Math.max(0, (free[day] ?? 0) - toQuarters(taken));
  }
  return grid;
}

/** The number of a date; negative before today, beyond the last one after it. */
export function dayOf({ today }: Pick<Grid, "today">, date: CalendarDay): number {
  return daysBetween(today, date);
}

/** The quarter hours that a plan may take of each day at most, without those of its own that stay. */
export function ownLimits(grid: Grid, demand: Demand, { fixed }: ScheduleRequest): number[] {
  const weekday = weekdayNumber(grid.today);
  const off = new Set(demand.days_off);
  const [from, to] = [dayOf(grid, demand.first_day), dayOf(grid, demand.last_day)];
  const limits = grid.dates.map((date, day) =>
    day < from || day > to || off.has(date)
      ? 0
      : quartersWithin(demand.on_date?.[date] ?? demand.by_weekday[(weekday + day) % 7] ?? 0),
  );
  for (const { plan_id, date, hours } of fixed) {
    if (plan_id !== demand.plan_id) continue;
    const day = dayOf(grid, date);
    if (day in limits) {
      limits[day] = Math.max(0, (limits[day] ?? 0) - toQuarters(hours));
    }
  }
  return limits.map((limit, day) => Math.min(limit, grid.free[day] ?? 0));
}

/** `sums[n]` is what the first n values hold together. */
export function runningSum(values: number[]): number[] {
  const sums = [0];
  for (const [index, value] of values.entries()) sums.push((sums[index] ?? 0) + value);
  return sums;
}

/** What the days `from` to `to` hold, both included. */
export function between(sums: number[], from: number, to: number): number {
  const last = Math.min(to, sums.length - 2);
  return last < from ? 0 : (sums[last + 1] ?? 0) - (sums[Math.max(0, from)] ?? 0);
}

export function sum<T>(values: Iterable<T>, of: (value: T) => number): number {
  let total = 0;
  for (const value of values) total += of(value);
  return total;
}

/** Tolerance for floating-point sums that fall just below a quarter hour. */
const EPSILON = 1e-6;

function quartersWithin(hours: number): number {
  return Math.max(0, Math.floor(hours * 4 + EPSILON));
}

/** Weeks begin on Mondays; `first` is the weekday of day 0, from Sunday. */
function weekOf(first: number, day: number): number {
  return Math.floor((((first + 6) % 7) + day) / 7);
}
