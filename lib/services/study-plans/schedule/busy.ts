import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Reader } from "@/db/client";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { addDays, dateIn, endOfDate, startOfDate, weekdayNumber } from "@/lib/time/dates";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { deadlineInstant } from "@/lib/time/zones";

/** A stretch of time that is taken, by instants. */
export interface BusySpan {
  from: string;
  to: string;
}

const MOST_EVENTS = 5_000;
/** Events may have begun before today. */
const LONGEST_EVENT_MS = DAY_MS;

/** Events of calendars from elsewhere that the student lets take hours from studying. */
export async function readBusySpans(owner: Owner, reader: Reader): Promise<BusySpan[]> {
  return selectBusyEvents(owner, reader, new Date().toISOString());
}

export interface BusyEvent extends BusySpan {
  title: string;
  calendar_id: number;
  calendar_name: string;
}

/** The same with what they are, by their start: those that begin `before` an instant and are not over at another. */
export async function selectBusyEvents(
  owner: Owner,
  reader: Reader,
  since: string,
  before?: string,
): Promise<BusyEvent[]> {
  const { starts_at } = calendarItems;
  const earliest = new Date(Date.parse(since) - LONGEST_EVENT_MS).toISOString();
  const rows = await reader
    .select({
      from: starts_at,
      minutes: sql<number | null>`(${calendarItems.said} ->> 'minutes')::int`,
      title: sql<string>`${calendarItems.said} ->> 'title'`,
      calendar_id: calendarSources.id,
      calendar_name: sql<string>`coalesce(nullif(${calendarSources.name}, ''), ${calendarSources.host})`,
    })
    .from(calendarItems)
    .innerJoin(
      calendarSources,
      and(
        eq(calendarSources.id, calendarItems.source_id),
        ownedBy(calendarSources, owner),
        eq(calendarSources.is_busy, true),
      ),
    )
    .where(
      and(
        ownedBy(calendarItems, owner),
        eq(calendarItems.type, "busy"),
        ne(calendarItems.decision, "ignored"),
        eq(calendarItems.is_gone, false),
        gte(starts_at, earliest),
        before === undefined ? undefined : lt(starts_at, before),
      ),
    )
    .orderBy(asc(starts_at), asc(calendarItems.id))
    .limit(MOST_EVENTS);
  return rows
    .map(({ minutes, ...row }) => {
      const end = Date.parse(row.from) + (minutes ?? 0) * MINUTE_MS;
      return { ...row, to: new Date(end).toISOString() };
    })
    .filter(({ to }) => to > since);
}

interface Day {
  zone: string;
  /** HH:MM by weekday from Sunday, when studying starts; null where nobody said. */
  start_times: readonly (string | null)[];
  by_weekday: readonly number[];
}

/**
 * Hours by day that these events take, in quarters, each stretch once. Where the student says when studying starts,
 * only what falls into the hours from then on counts.
 */
export function busyHoursByDay(spans: readonly BusySpan[], day: Day): Record<string, number> {
  const taken = new Map<string, number>();
  let until = 0;
  for (const { from, to } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const [begin, end] = [Math.max(Date.parse(from), until), Date.parse(to)];
    if (end <= begin) continue;
    until = end;
    for (
      let date = dateIn(day.zone, new Date(begin));
      Date.parse(startOfDate(date, day.zone)) < end;
      date = addDays(date, 1)
    ) {
      const [first, last] = windowOf(date, day);
      const ms = Math.min(end, last) - Math.max(begin, first);
      if (ms > 0) taken.set(date, (taken.get(date) ?? 0) + ms);
    }
  }
  return Object.fromEntries(
    [...taken].map(([date, ms]) => [date, Math.ceil(ms / (15 * MINUTE_MS)) / 4]),
  );
}

/** The time of a day in which events are in the way. */
function windowOf(date: string, { zone, start_times, by_weekday }: Day): [number, number] {
  const weekday = weekdayNumber(date);
  const start = start_times[weekday];
  if (!start) return [Date.parse(startOfDate(date, zone)), Date.parse(endOfDate(date, zone))];
  const first = Date.parse(deadlineInstant(date, start, zone));
  return [first, first + (by_weekday[weekday] ?? 0) * HOUR_MS];
}
