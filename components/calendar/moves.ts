import { dayOfItem } from "@/lib/time/calendar-days";
import { longDay, shortDay } from "@/lib/time/calendar-words";
import { timeOf } from "@/lib/time/clock";
import { HOUR_MS } from "@/lib/time/durations";
import { clockTime } from "@/lib/time/format";
import { instantOfField, minuteOfDay, onDay } from "@/lib/time/local-fields";
import type { CalendarEvent } from "./event-facts";
import { dayAfterKey } from "./grid-keys";

/** A day, or one of its minutes; null leaves the time of day as it is. */
export interface Place {
  day: string;
  minute: number | null;
}

export type GridView = "month" | "week";

/** Class meetings follow the course, and the end of a plan follows the plan. */
export function canMove({ type, status }: CalendarEvent): boolean {
  if (type === "study_session") return status === "planned";
  return type === "assignment" || type === "exam";
}

/** The event at another place; itself where that is its own. It keeps its length. */
export function movedTo(event: CalendarEvent, place: Place, zone: string): CalendarEvent {
  const { start, end, hours } = event;
  const startOf = startAt(event, place, zone);
  if (startOf.start === start) return event;
  // Whether it is overdue follows from the new date.
  const next = { ...startOf, status: event.stored_status ?? event.status };
  const length = end ? Date.parse(end) - Date.parse(start) : (hours ?? 0) * HOUR_MS;
  if (next.all_day || length === 0) return { ...event, ...next };
  return { ...event, ...next, end: new Date(Date.parse(next.start) + length).toISOString() };
}

/** Where a key of the move leads from where the event is; null when it means nothing. */
export function placeAfterKey(
  key: string,
  event: CalendarEvent,
  { view, zone, locale }: { view: GridView; zone: string; locale: string },
): Place | null {
  const day = dayOfItem(event, zone);
  const steps = view === "week" ? MINUTE_STEPS[key] : undefined;
  if (steps !== undefined) {
    if (event.all_day) return { day, minute: FIRST_TIME };
    const now = minuteOfDay(event.start, zone);
    const minute = snapped(steps > 0 ? now + STEP : now - 1);
    return steps > 0 && minute < now ? null : { day, minute };
  }
  const next = dayAfterKey(view === "week" ? (WEEK_KEYS[key] ?? key) : key, day, locale);
  return next === null ? null : { day: next, minute: null };
}

/** Down to the quarter of an hour, within the day. */
export function snapped(minute: number): number {
  const last = 24 * 60 - STEP;
  return Math.min(last, Math.max(0, Math.floor(minute / STEP) * STEP));
}

/** "Friday 12 March, 5:00 PM" */
export function timeInWords(event: CalendarEvent, zone: string, today: string): string {
  const day = longDay(dayOfItem(event, zone), today);
  return event.all_day ? day : `${day}, ${clockTime(event.start, zone)}`;
}

/** "Fri 12 Mar", and the time where that is another one than before. */
export function placeText(from: CalendarEvent, to: CalendarEvent, zone: string, today: string) {
  const day = shortDay(dayOfItem(to, zone), today);
  if (to.all_day) return day;
  const sameTime = !from.all_day && minuteOfDay(from.start, zone) === minuteOfDay(to.start, zone);
  return sameTime ? day : `${day}, ${clockTime(to.start, zone)}`;
}

function startAt(event: CalendarEvent, { day, minute }: Place, zone: string) {
  const { start, all_day } = event;
  if (minute !== null) {
    const original = all_day ? null : start;
    return { start: instantOfField(`${day}T${timeOf(minute)}`, zone, original), all_day: false };
  }
  return { start: all_day ? day : onDay(start, day, zone), all_day };
}

const STEP = 15;
/** What had no time gets this one first. */
const FIRST_TIME = 9 * 60;

const MINUTE_STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
/** Up and down are taken by the hours there. */
const WEEK_KEYS: Record<string, string> = { PageUp: "ArrowUp", PageDown: "ArrowDown" };
