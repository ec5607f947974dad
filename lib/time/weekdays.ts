import { addDays, weekdayNumber } from "./dates";

/** "next Friday", said on a Wednesday, is the one of the week after; weeks begin on Monday. 0 is Sunday. */
export function ofNextWeek(weekday: number, today: string): string {
  return addDays(today, 7 - sinceMonday(weekdayNumber(today)) + sinceMonday(weekday));
}

/** "this Friday": the first such day, today included. */
export function onOrAfter(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayNumber(today) + 7) % 7);
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: string): string {
  return addDays(day, -sinceMonday(weekdayNumber(day)));
}

/** How many days after Monday a day of the week comes; 0 is Sunday. */
export function sinceMonday(weekday: number): number {
  return (weekday + 6) % 7;
}
