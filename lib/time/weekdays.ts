import { addDays, weekdayNumber } from "./dates";

/** "next Friday", said on a Wednesday, is the one of the week after; weeks begin on Monday. 0 is Sunday. */
export function ofNextWeek(weekday: number, today: string): string {
  const sinceMonday = (day: number) => (day + 6) % 7;
  return addDays(today, 7 - sinceMonday(weekdayNumber(today)) + sinceMonday(weekday));
}

/** "this Friday": the first such day, today included. */
export function onOrAfter(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayNumber(today) + 7) % 7);
}
