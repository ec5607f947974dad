import {
  type CalendarDate,
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";
import { MINUTE_MS } from "./durations";

/** The calendar date (`YYYY-MM-DD`) on which `instant` falls in `zone`. */
export function dateIn(zone: string, instant: Date): string {
  const time = instant.getTime();
  if (!(time >= OFFSETS_IN_QUARTERS) || zone.includes(":")) return dateAt(zone, time);
  const quarter = Math.floor(time / QUARTER_MS);
  const known = datesOf(zone);
  const date = known.get(quarter) ?? dateAt(zone, quarter * QUARTER_MS);
  known.set(quarter, date);
  return date;
}

function dateAt(zone: string, time: number): string {
  return toCalendarDate(fromAbsolute(time, zone)).toString();
}

/** From here on all named zones are whole quarters of an hour from UTC: a date holds for a quarter. */
const OFFSETS_IN_QUARTERS = Date.UTC(1990, 0);
const QUARTER_MS = 15 * MINUTE_MS;
/** Asking the runtime for a zone's calendar costs a hundred times more than looking up what it said. */
const datesByZone = new Map<string, Map<number, string>>();
const MOST_ZONES = 50;
const MOST_QUARTERS = 5000;

function datesOf(zone: string): Map<number, string> {
  let known = datesByZone.get(zone);
  if (!known || known.size >= MOST_QUARTERS) {
    if (datesByZone.size >= MOST_ZONES) datesByZone.clear();
    known = new Map();
    datesByZone.set(zone, known);
  }
  return known;
}

/** The instant at which `date` begins in `zone`. */
export function startOfDate(date: string, zone: string): string {
  return beginningOf(parseDate(date), zone);
}

/** The instant at which the day after `date` begins in `zone`. */
export function endOfDate(date: string, zone: string): string {
  return beginningOf(parseDate(date).add({ days: 1 }), zone);
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** Days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return parseDate(to).compare(parseDate(from));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayNumber(date: string): number {
  return getDayOfWeek(parseDate(date), "en-US");
}

function beginningOf(day: CalendarDate, zone: string): string {
  return toZoned(day, zone, "compatible").toDate().toISOString();
}
