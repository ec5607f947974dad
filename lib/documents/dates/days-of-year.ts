import { DAY_MS } from "@/lib/time/durations";
import { type DateMention, isInYear, LEAP_YEAR, weekdayAt } from "./find";

/** A day as it is written without its year; the weekday (0 is Sunday) where one stands beside it. */
export type DayOfYear = Pick<DateMention, "month" | "day" | "weekday">;

export function isSameDay(a: Omit<DayOfYear, "weekday">, b: Omit<DayOfYear, "weekday">): boolean {
  return a.month === b.month && a.day === b.day;
}

/** Days that are further apart belong to different terms. */
const BETWEEN_TERMS = 84;
const LONGEST_TERM = 300;

/** Those that lie close together, each once, from the first of their term; the year may end among them. */
export function daysOfOneTerm(days: DayOfYear[]): DayOfYear[] {
  const distinct = [...new Map(days.map((each) => [placeOf(each), each]))].sort(
    ([a], [b]) => a - b,
  );
  const groups = distinct.reduce<[number, DayOfYear][][]>((all, each) => {
    const last = all.at(-1)?.at(-1)?.[0];
    if (last !== undefined && each[0] - last <= BETWEEN_TERMS) all.at(-1)?.push(each);
    else all.push([each]);
    return all;
  }, []);
  const [first, last] = [groups[0], groups.at(-1)];
  if (first && last && first !== last && isAcrossNewYear(last, first)) {
    groups.shift();
    last.push(...first);
  }
  const [most = []] = groups.toSorted((a, b) => b.length - a.length);
  const found = most.map(([, each]) => each);
  return lengthOf(found) <= LONGEST_TERM ? found : [];
}

function isAcrossNewYear(late: [number, DayOfYear][], early: [number, DayOfYear][]): boolean {
  const [from, to] = [late.at(-1)?.[0] ?? 0, early[0]?.[0] ?? 0];
  return to + 365 - from <= BETWEEN_TERMS;
}

/**
 * The years of those given that have the days, nine of ten of them on the weekday beside them; all years where there is
 * neither a weekday nor February 29.
 */
export function yearsByDays(days: DayOfYear[], years: number[]): number[] {
  const telling = days.filter((each) => each.weekday !== null || isLeapDay(each));
  return years.filter((year) => {
    const right = telling.filter((each) => fits(each, yearOf(each, days, year)));
    return right.length >= telling.length * 0.9;
  });
}

function fits({ month, day, weekday }: DayOfYear, year: number): boolean {
  if (!isInYear(year, month, day)) return false;
  return weekday === null || weekdayAt(year, month, day) === weekday;
}

function isLeapDay({ month, day }: DayOfYear): boolean {
  return month === 2 && day === 29;
}

/**
 * YYYY-MM-DD, the first and the last of the days when the first is in that year; March 1 for a February 29 that it
 * lacks.
 */
export function termIn(days: DayOfYear[], year: number): { first: string; last: string } | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return {
    first: dateIn(year, first),
    last: dateIn(yearOf(last, days, year), last),
  };
}

function dateIn(year: number, { month, day }: DayOfYear): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function yearOf(each: DayOfYear, [first]: DayOfYear[], year: number): number {
  return first && placeOf(each) < placeOf(first) ? year + 1 : year;
}

function lengthOf(days: DayOfYear[]): number {
  const term = termIn(days, LEAP_YEAR);
  return term ? (Date.parse(term.last) - Date.parse(term.first)) / DAY_MS : 0;
}

function placeOf({ month, day }: DayOfYear): number {
  return (Date.UTC(LEAP_YEAR, month - 1, day) - Date.UTC(LEAP_YEAR, 0, 1)) / DAY_MS;
}
