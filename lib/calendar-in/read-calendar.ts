import ICAL from "ical.js";
import { beginningOf } from "@/lib/text/beginning";
import { DAY_MS } from "@/lib/time/durations";
import { cutBlocks } from "./blocks";
import { type Clock, clockOf } from "./clock";
import { plainDescription } from "./plain-description";
import type { FeedEvent, ReadCalendar } from "./types";

interface Asked {
  /** The student's, for what names none. */
  zone: string;
  now: Date;
}

/** Days that are read, before and after today. */
const BEFORE = 30;
const AFTER = 400;
const MOST_EVENTS = 10_000;
/** Occurrences that are stepped over on the way to today, of one event. */
const MOST_STEPS = 5_000;
/** In the whole file: rules can be made to count to the end of time. */
const MOST_STEPS_IN_ALL = 60_000;

/** The events of a calendar around today, those that repeat once for each day. */
export function readCalendar(text: string, { zone, now }: Asked): ReadCalendar {
  const { head, events: blocks, zones, broken, ends } = cutBlocks(text);
  const calendar = componentOf(head);
  const clock = clockOf(zones, zoneSaid(calendar) ?? zone);
  const window = {
    from: new Date(now.getTime() - BEFORE * DAY_MS).toISOString(),
    to: new Date(now.getTime() + AFTER * DAY_MS).toISOString(),
    steps: MOST_STEPS_IN_ALL,
  };
  const read = blocks.slice(0, MOST_EVENTS).map((block) => readEvent(block, clock));
  const known = read.filter((event) => event !== undefined);
  const exceptions = new Set(
    known.flatMap(({ event }) => (event.recurrence_id ? [occurrenceOf(event)] : [])),
  );
  const events = known
    .flatMap((entry) => occurrences(entry, clock, exceptions, window))
    .filter(({ start, end }) => (end ?? start) >= window.from && start <= window.to)
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  return {
    name: beginningOf(said(calendar, "x-wr-calname"), LONGEST_LINE),
    product: beginningOf(said(calendar, "prodid"), LONGEST_LINE),
    events: events.slice(0, MOST_EVENTS),
    skipped: broken + read.length - known.length,
    is_complete:
      ends && window.steps > 0 && events.length <= MOST_EVENTS && blocks.length <= MOST_EVENTS,
  };
}

/** Characters. */
const LONGEST_LINE = 300;
const LONGEST_ADDRESS = 1_000;

interface ReadEvent {
  event: FeedEvent;
  component: ICAL.Component;
}

/** With its folded lines. An event whose rule nobody can read is there once. */
const REPETITION = /^(?:RRULE|RDATE|EXRULE|EXDATE)[;:].*(?:\r\n[ \t].*)*\r\n/gim;

function readEvent(block: string, clock: Clock): ReadEvent | undefined {
  const component = componentOf(block) ?? componentOf(block.replace(REPETITION, ""));
  const start = component && timeOf(component, "dtstart", clock);
  if (!start) return undefined;
  const end = timeOf(component, "dtend", clock)?.at ?? endByDuration(component, start.at);
  const recurrence = timeOf(component, "recurrence-id", clock);
  return {
    component,
    event: {
      uid: said(component, "uid").trim() || null,
      recurrence_id: recurrence ? (recurrence.date ?? recurrence.at) : null,
      title: beginningOf(oneLine(said(component, "summary")), LONGEST_LINE),
      description: plainDescription(said(component, "description")),
      start: start.at,
      end: end !== undefined && end > start.at ? end : null,
      date: start.date,
      location: beginningOf(oneLine(said(component, "location")), LONGEST_LINE),
      url: beginningOf(said(component, "url"), LONGEST_ADDRESS),
      status: said(component, "status").toUpperCase(),
      is_free: said(component, "transp").toUpperCase() === "TRANSPARENT",
      last_modified: timeOf(component, "last-modified", clock)?.at ?? null,
      sequence: Number(said(component, "sequence")) || 0,
      categories: component
        .getAllProperties("categories")
        .flatMap((property) => property.getValues())
        .map((value) => beginningOf(oneLine(String(value)), LONGEST_LINE))
        .slice(0, 10),
    },
  };
}

/** An event that does not repeat is its own occurrence; those that were moved alone stand for themselves. */
function occurrences(
  { event, component }: ReadEvent,
  clock: Clock,
  exceptions: Set<string>,
  window: { from: string; to: string; steps: number },
): FeedEvent[] {
  const repeats = component.hasProperty("rrule") || component.hasProperty("rdate");
  if (!repeats || event.recurrence_id) return [event];
  const first = component.getFirstProperty("dtstart");
  const dtstart = first?.getFirstValue();
  if (!(first && dtstart instanceof ICAL.Time)) return [event];
  const length = event.end === null ? null : Date.parse(event.end) - Date.parse(event.start);
  const found: FeedEvent[] = [];
  try {
    const expansion = new ICAL.RecurExpansion({ component, dtstart });
    for (let step = 0; step < MOST_STEPS && window.steps > 0; step++, window.steps--) {
      const next = expansion.next();
      const time = next && clock.read(next, tzidOf(first));
      if (!time || time.at > window.to) break;
      const end = length === null ? null : new Date(Date.parse(time.at) + length).toISOString();
      const recurrence_id = time.date ?? time.at;
      const occurrence = { ...event, start: time.at, end, date: time.date, recurrence_id };
      if ((end ?? time.at) < window.from || exceptions.has(occurrenceOf(occurrence))) continue;
      found.push(occurrence);
    }
  } catch {
    return [event];
  }
  return found;
}

function occurrenceOf({ uid, recurrence_id }: FeedEvent): string {
  return `${uid} ${recurrence_id}`;
}

function componentOf(block: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(block));
  } catch {
    return undefined;
  }
}

function said(component: ICAL.Component | undefined, name: string): string {
  try {
    return String(component?.getFirstPropertyValue(name) ?? "");
  } catch {
    return "";
  }
}

function timeOf(component: ICAL.Component, name: string, clock: Clock) {
  try {
    const property = component.getFirstProperty(name);
    const time = property?.getFirstValue();
    return property && time instanceof ICAL.Time ? clock.read(time, tzidOf(property)) : undefined;
  } catch {
    return undefined;
  }
}

function tzidOf(property: ICAL.Property): string | undefined {
  const tzid = property.getParameter("tzid");
  return Array.isArray(tzid) ? tzid[0] : tzid;
}

function endByDuration(component: ICAL.Component, start: string): string | undefined {
  try {
    const duration = component.getFirstPropertyValue("duration");
    if (!(duration instanceof ICAL.Duration)) return undefined;
    return new Date(Date.parse(start) + duration.toSeconds() * 1000).toISOString();
  } catch {
    return undefined;
  }
}

/** The zone that Google and others name for the whole calendar. */
function zoneSaid(calendar: ICAL.Component | undefined): string | undefined {
  const zone = said(calendar, "x-wr-timezone");
  try {
    return zone
      ? new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone
      : undefined;
  } catch {
    return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
