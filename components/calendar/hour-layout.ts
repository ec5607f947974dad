import { dayOf } from "@/lib/time/calendar-days";
import { minuteOfDay } from "@/lib/time/local-fields";
import type { CalendarEvent } from "./event-facts";

/** An event among the hours of its day, in minutes, and in which of how many columns it stands. */
export interface Box {
  event: CalendarEvent;
  from: number;
  to: number;
  column: number;
  /** How many of them it takes: it widens where nobody stands beside it. */
  span: number;
  columns: number;
}

/**
 * Whether it stands above the hours: what takes the whole day, and what is due in the night, where nobody would scroll
 * to see it.
 */
export function isAboveHours({ start, end, all_day }: CalendarEvent, zone: string): boolean {
  if (all_day) return true;
  if (end) return false;
  const minute = minuteOfDay(start, zone);
  return minute < MORNING || minute >= NIGHT;
}

/** The events of one day by the clock on the wall; those that overlap stand side by side. */
export function boxesOf(events: readonly CalendarEvent[], zone: string): Box[] {
  const boxes = events
    .filter((event) => !isAboveHours(event, zone))
    .map((event) => ({ event, ...spanOf(event, zone), column: 0, span: 1, columns: 1 }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  for (const group of groupsOf(boxes)) arrange(group);
  return boxes;
}

/** The hour (0 to 23) at which a week opens: in the morning, or earlier where something begins earlier. */
export function openingHour(boxes: readonly Box[]): number {
  return Math.floor(Math.min(OPENING, ...boxes.map(({ from }) => from)) / 60);
}

function spanOf({ start, end }: CalendarEvent, zone: string) {
  const from = minuteOfDay(start, zone);
  const shortest = Math.min(from + SHORTEST, DAY);
  if (!end) return { from, to: shortest };
  const to = dayOf(end, zone) === dayOf(start, zone) ? minuteOfDay(end, zone) : DAY;
  return { from, to: Math.max(to, shortest) };
}

/** Boxes in order, parted where nothing overlaps. */
function groupsOf(boxes: Box[]): Box[][] {
  const groups: Box[][] = [];
  let end = -1;
  for (const box of boxes) {
    if (box.from >= end) groups.push([]);
    groups.at(-1)?.push(box);
    end = Math.max(end, box.to);
  }
  return groups;
}

/** Each takes the first free column, and then the free ones right of it. */
function arrange(group: Box[]) {
  const ends: number[] = [];
  for (const box of group) {
    const free = ends.findIndex((end) => end <= box.from);
    box.column = free === -1 ? ends.length : free;
    ends[box.column] = box.to;
  }
  for (const box of group) {
    box.columns = ends.length;
    const right = group
      .filter((other) => other.column > box.column && other.from < box.to && other.to > box.from)
      .map(({ column }) => column);
    box.span = Math.min(ends.length, ...right) - box.column;
  }
}

/** Of an hour, as the grid draws it. */
export const HOUR_REM = 3;

export function remOf(minutes: number): string {
  return `${(minutes / 60) * HOUR_REM}rem`;
}

const DAY = 24 * 60;
const MORNING = 6 * 60;
const NIGHT = 22 * 60;
const OPENING = 8 * 60;
/** One line of text needs as much. */
const SHORTEST = 30;
