import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reader, Transaction } from "@/db/client";
import { studyHours } from "@/db/schema/study-hours";
import {
  type PlanSettings,
  type SessionTimes,
  studyPlans,
  studySessions,
} from "@/db/schema/study-plans";
import type { StudyHours, StudyHoursInput } from "@/lib/contract/study-hours";
import { minutesOf, startWithin, type TimeWindow } from "@/lib/planning/request/time-windows";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { minuteOf, timeOf } from "@/lib/time/clock";
import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Stores the hours; calendars learn of other times by when a session was changed. */
export async function writeHours(tx: Transaction, owner: Owner, input: StudyHoursInput) {
  const before = await storedHours(owner, tx);
  await storeHours(owner, input, tx);
  if (input.start_times.every((time, weekday) => time === before.start_times[weekday])) return;
  await tx
    .update(studySessions)
    .set({ updated_at: new Date().toISOString() })
    .where(and(ownedBy(studySessions, owner), eq(studySessions.status, "planned")));
}

export async function storeHours(owner: Owner, input: StudyHoursInput, writer: Reader) {
  await writer
    .insert(studyHours)
    .values({ ...input, owner_id: owner.id })
    .onConflictDoUpdate({
      target: studyHours.owner_id,
      set: { ...input, updated_at: new Date().toISOString() },
    });
}

type Said = StudyHoursInput & Pick<StudyHours, "updated_at">;

/** What the student said; the usual before that. */
export async function storedHours(owner: Owner, reader: Reader): Promise<Said> {
  const { by_weekday, start_times, days_off, updated_at } = studyHours;
  const [row] = await reader
    .select({ by_weekday, start_times, days_off, updated_at })
    .from(studyHours)
    .where(ownedBy(studyHours, owner));
  return (
    row ?? {
      by_weekday: null,
      start_times: WEEKDAYS.map(() => null),
      days_off: [],
      updated_at: null,
    }
  );
}

/** For each weekday, from Sunday, the most that one of these plans has for it. */
export function greatestHours(plans: PlanSettings[]): number[] {
  return WEEKDAYS.map((weekday) =>
    Math.max(0, ...plans.map((settings) => hoursByWeekday(settings)[weekday] ?? 0)),
  );
}

/** The hours of a plan from Sunday to Saturday. */
export function hoursByWeekday({
  hours_per_day,
  hours_by_weekday,
  weekdays_off,
  times,
}: PlanSettings): number[] {
  return WEEKDAYS.map((weekday) => {
    if (weekdays_off.includes(weekday)) return 0;
    const hours = hours_by_weekday?.[weekday] ?? hours_per_day;
    const within = times?.[weekday];
    return within ? hoursWithin(within, hours) : hours;
  });
}

/** The hours of single days on which plans were given more than their weekday has. */
export function hoursOnDates(plans: PlanSettings[], by_weekday: number[]): Record<string, number> {
  const on_date: Record<string, number> = {};
  for (const [date, hours] of plans.flatMap((plan) => Object.entries(plan.hours_on_date ?? {}))) {
    const usual = on_date[date] ?? by_weekday[weekdayNumber(date)] ?? 0;
    if (hours > usual) on_date[date] = hours;
  }
  return on_date;
}

/** Every day of these spans that lies between two days, both included. */
export function daysWithin(
  spans: StudyHoursInput["days_off"],
  first_day: string,
  last_day: string,
): string[] {
  return spans.flatMap(({ from, to }) => {
    const [first, last] = [from > first_day ? from : first_day, to < last_day ? to : last_day];
    const count = Math.max(0, daysBetween(first, last) + 1);
    return Array.from({ length: count }, (_, day) => addDays(first, day));
  });
}

/** The settings with the times of the day that were said, so that the hours of each weekday lie within them. */
export function withTimes(
  settings: PlanSettings,
  said: (TimeWindow | null)[] | undefined,
): PlanSettings {
  const known = settings.times;
  if (!said && !known) return settings;
  const times = WEEKDAYS.map((weekday) => {
    const window = said?.[weekday] ?? windowOf(known?.[weekday]);
    return window && timesOf(window, hoursWithin(window, hoursOf(settings, weekday)));
  });
  return { ...settings, times };
}

function windowOf(times: SessionTimes | null | undefined): TimeWindow | null {
  return times ? { from: times.from, to: times.to, usual: times.start } : null;
}

function timesOf(window: TimeWindow, hours: number): SessionTimes {
  const { from, to } = window;
  const last = minuteOf(to) - Math.round(60 * hours);
  return {
    from,
    to,
    start: startWithin(window, hours),
    latest: timeOf(Math.max(minuteOf(from), last)),
  };
}

function hoursOf({ hours_per_day, hours_by_weekday }: PlanSettings, weekday: number): number {
  return hours_by_weekday?.[weekday] ?? hours_per_day;
}

/** Whole quarters of an hour. */
function hoursWithin(window: Pick<TimeWindow, "from" | "to">, hours: number): number {
  return Math.min(hours, Math.floor(minutesOf(window) / 15) / 4);
}

/** When the day of a plan starts on a date: as usual where that is within what was said, else as was said. */
export function startWithinTimes(usual: SQL, date: SQL): SQL<string | null> {
  const times = sql`(${studyPlans.generation_request} -> 'settings' -> 'times' -> extract(dow from ${date})::int)`;
  return sql<string | null>`(case when ${times} ->> 'start' is null
    or ${usual} between ${times} ->> 'from' and ${times} ->> 'latest'
    then ${usual} else ${times} ->> 'start' end)`;
}
