import { type SQL, sql } from "drizzle-orm";
import type { PlanSettings, SessionTimes } from "@/db/schema/study-plans";
import { studyPlans } from "@/db/schema/study-plans";
import { minutesOf, startWithin, type TimeWindow } from "@/lib/planning/request/time-windows";
import { minuteOf, timeOf } from "@/lib/time/clock";

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

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

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
export function hoursWithin(window: Pick<TimeWindow, "from" | "to">, hours: number): number {
  return Math.min(hours, Math.floor(minutesOf(window) / 15) / 4);
}

/** When the day of a plan starts on a date: as usual where that is within what was said, else as was said. */
export function startWithinTimes(usual: SQL, date: SQL): SQL<string | null> {
  const times = sql`(${studyPlans.generation_request} -> 'settings' -> 'times' -> extract(dow from ${date})::int)`;
  return sql<string | null>`(case when ${times} ->> 'start' is null
    or ${usual} between ${times} ->> 'from' and ${times} ->> 'latest'
    then ${usual} else ${times} ->> 'start' end)`;
}
