import { DAY_MS } from "@/lib/time/durations";
import { type DateMention, weekdayAt } from "./find";
import { isoDate } from "./resolve";

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

/** The years of those given in which nine of ten weekdays fall on their days; all of them where none stands there. */
export function yearsByWeekdays(days: DayOfYear[], years: number[]): number[] {
  const named = days.filter(({ weekday }) => weekday !== null);
  return years.filter((year) => {
    const right = named.filter(
      (each) => weekdayAt(yearOf(each, days, year), each.month, each.day) === each.weekday,
    );
    return right.length >= named.length * 0.9;
  });
}

/** YYYY-MM-DD, the first and the last of the days when the first is in that year. */
export function termIn(days: DayOfYear[], year: number): { first: string; last: string } | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return {
    first: isoDate(year, first.month, first.day),
    last: isoDate(yearOf(last, days, year), last.month, last.day),
  };
}

function yearOf(each: DayOfYear, [first]: DayOfYear[], year: number): number {
  return first && placeOf(each) < placeOf(first) ? year + 1 : year;
}

function lengthOf(days: DayOfYear[]): number {
  const term = termIn(days, LEAP);
  return term ? (Date.parse(term.last) - Date.parse(term.first)) / DAY_MS : 0;
}

function placeOf({ month, day }: DayOfYear): number {
  return (Date.UTC(LEAP, month - 1, day) - Date.UTC(LEAP, 0, 1)) / DAY_MS;
}

/** Has every day. */
const LEAP = 2024;
