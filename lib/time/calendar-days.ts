import { type CalendarDate, parseDate, startOfWeek } from "@internationalized/date";
import { fieldOfInstant } from "./local-fields";

/** Something that stands in a calendar: on a day (`YYYY-MM-DD`) when `all_day`, else at an instant. */
export interface Dated {
  start: string;
  all_day: boolean;
}

/** The day (`YYYY-MM-DD`) that an instant falls on in `zone`. */
export function dayOf(instant: string, zone: string): string {
  return fieldOfInstant(instant, zone).slice(0, DAY_LENGTH);
}

/** The day something stands on. One that lasts over midnight stands on the day it starts. */
export function dayOfItem({ start, all_day }: Dated, zone: string): string {
  return all_day ? start.slice(0, DAY_LENGTH) : dayOf(start, zone);
}

/** By day in ascending order; within a day what takes all of it first, then by start. */
export function groupByDay<T extends Dated>(items: readonly T[], zone: string): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOfItem(item, zone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return new Map(
    [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, group]) => [day, group.sort(byStartOfDay)]),
  );
}

/** The same day of another month, or its last one where it has no such day. */
export function addMonths(day: string, months: number): string {
  return parseDate(day).add({ months }).toString();
}

export function sameMonth(a: string, b: string): boolean {
  return a.slice(0, MONTH_LENGTH) === b.slice(0, MONTH_LENGTH);
}

/** The seven days of the week around `day`; the locale says which comes first. */
export function weekOf(day: string, locale: string): string[] {
  return weekFrom(startOfWeek(parseDate(day), locale));
}

/** The weeks that show all of the month of `day`, and with it some days of its neighbours. */
export function weeksOfMonth(day: string, locale: string): string[][] {
  const first = parseDate(day).set({ day: 1 });
  const weeks: string[][] = [];
  for (
    let start = startOfWeek(first, locale);
    start.compare(first.add({ months: 1 })) < 0;
    start = start.add({ weeks: 1 })
  ) {
    weeks.push(weekFrom(start));
  }
  return weeks;
}

/** A day as the API takes it: `YYYY-MM-DD`, in the calendar, between 1900 and 2200. */
export function isDay(text: string | null): text is string {
  if (!text || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

const DAY_LENGTH = "YYYY-MM-DD".length;
const MONTH_LENGTH = "YYYY-MM".length;

function byStartOfDay(a: Dated, b: Dated): number {
  if (a.all_day || b.all_day) return Number(b.all_day) - Number(a.all_day);
  return Date.parse(a.start) - Date.parse(b.start);
}

function weekFrom(start: CalendarDate): string[] {
  return Array.from({ length: 7 }, (_, days) => start.add({ days }).toString());
}
