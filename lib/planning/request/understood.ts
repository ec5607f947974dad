import type { Progression } from "@/lib/planning/types";
import { longDay } from "@/lib/time/calendar-words";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import { sinceMonday } from "@/lib/time/weekdays";
import { WEEKEND, WORKDAYS } from "./days";

export type InterpretedRequest = {
  last_day?: string;
  weeks?: number;
  hours_per_day?: number;
  hours_by_weekday?: Partial<Record<number, number>>;
  weekdays_off: number[];
  days_off: string[];
  first_day?: string;
  focus: string[];
  skip: string[];
  progression?: Progression;
};

/** One plain sentence for each thing that was understood. */
export function sentencesOf(request: InterpretedRequest, today: string): string[] {
  const { first_day, last_day, weeks, hours_per_day, hours_by_weekday, progression } = request;
  return [
    first_day && `Starting ${longDay(first_day, today)}`,
    weeks && (weeks === 1 ? "One week" : `${weeks} weeks`),
    last_day && `Until ${longDay(last_day, today)}`,
    hours_per_day && `${hoursOf(hours_per_day)} a day`,
    ...hoursByDay(hours_by_weekday ?? {}),
    request.weekdays_off.length > 0 && `${namesOf(request.weekdays_off)} off`,
    ...request.days_off.map((day) => `No studying on ${longDay(day, today)}`),
    request.focus.length > 0 && `More on ${listOf(request.focus)}`,
    request.skip.length > 0 && `Without ${listOf(request.skip)}`,
    progression && PROGRESSIONS[progression],
  ].filter((sentence) => typeof sentence === "string");
}

const PROGRESSIONS = {
  gradual: "Easy topics first",
  mixed: "Easy and hard topics in turn",
  front_loaded: "Hard topics first, as early as possible",
  back_loaded: "A light start and more towards the end",
} as const;

function hoursByDay(hours: Partial<Record<number, number>>): string[] {
  const byAmount = new Map<number, number[]>();
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const amount = hours[weekday];
    if (amount !== undefined) byAmount.set(amount, [...(byAmount.get(amount) ?? []), weekday]);
  }
  return [...byAmount].map(([amount, days]) => {
    const names = namesOf(days);
    return `${hoursOf(amount)} on ${names === "Weekends" ? "weekends" : names === "Weekdays" ? "weekdays" : names}`;
  });
}

function namesOf(weekdays: number[]): string {
  if (isJust(weekdays, WEEKEND)) return "Weekends";
  if (isJust(weekdays, WORKDAYS)) return "Weekdays";
  const ordered = [...weekdays].sort((a, b) => sinceMonday(a) - sinceMonday(b));
  return listOf(ordered.map((weekday) => `${WEEKDAY_NAMES[weekday]}s`));
}

function isJust(weekdays: number[], group: number[]): boolean {
  return weekdays.length === group.length && group.every((day) => weekdays.includes(day));
}

function hoursOf(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

function listOf(names: string[]): string {
  const [last, ...others] = names.toReversed();
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} and ${last}`;
}
