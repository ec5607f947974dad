import type { DayRange } from "@/lib/planning/request/asked";
import { isDay } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { mondayOf } from "@/lib/time/weekdays";

export function comingDay(
  monthNumber: number,
  day: number,
  today: string,
  year?: number,
): string | null {
  const first = Number(today.slice(0, 4));
  const pad = (number: number) => String(number).padStart(2, "0");
  const years = year ? [year] : [first, first + 1, first + 2, first + 3, first + 4];
  const days = years.map((each) => `${each}-${pad(monthNumber)}-${pad(day)}`).filter(isDay);
  return days.find((each) => year !== undefined || each >= today) ?? null;
}

export function nextDayOfMonth(number: number, today: string): string | null {
  const pad = String(number).padStart(2, "0");
  for (let [at, tries] = [today, 0]; tries < 4; tries += 1, at = `${nextMonth(at)}-01`) {
    const day = `${at.slice(0, 8)}${pad}`;
    if (isDay(day) && day >= today) return day;
  }
  return null;
}

export function nextMonth(day: string): string {
  return addDays(month(day).to, 1).slice(0, 7);
}

export function month(day: string): DayRange {
  const first = `${day.slice(0, 8)}01`;
  let last = addDays(first, 27);
  while (addDays(last, 1).slice(0, 7) === day.slice(0, 7)) last = addDays(last, 1);
  return { from: first, to: last };
}

export function week(day: string): DayRange {
  const monday = mondayOf(day);
  return { from: monday, to: addDays(monday, 6) };
}
