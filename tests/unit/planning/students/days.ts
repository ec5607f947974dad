import { DAY_MS } from "@/lib/time/durations";

/**
 * Days as whole numbers since 1970, by arithmetic of its own, so that a mistake of the planner's is not repeated
 * here.
 */
export function dayOf(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday; the first day of 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** The number of the week, from Monday. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Hours are counted in quarters, so that sums are exact. */
export function quarters(hours: number): number {
  return Math.round(hours * 4);
}

export function total(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
