import { addDays, weekdayNumber } from "@/lib/time/dates";

export const WEEKEND = [0, 6];
export const WORKDAYS = [1, 2, 3, 4, 5];

/** A bare "Friday": a plan that ends today is none. */
export function afterToday(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayNumber(today) + 7) % 7 || 7);
}
