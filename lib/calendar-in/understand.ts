import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { CalendarKind } from "@/lib/contract/calendar-kinds";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { pattern, type WordTable, words } from "@/lib/text/pattern";
import { MINUTE_MS } from "@/lib/time/durations";
import { deadlineInstant } from "@/lib/time/zones";
import type { CalendarProblem } from "./calendar-problem";
import { decode, problemOfText } from "./decode";
import { type Told, toldBy } from "./dialects";
import { keyed } from "./keys";
import { kindOfCalendar } from "./kind";
import { readCalendar } from "./read-calendar";
import type { CalendarItem, FeedEvent, ItemType, UnderstoodCalendar } from "./types";

interface Asked {
  /** Of the student. */
  zone: string;
  now: Date;
  address: string;
  charset: string | null;
}

/** What a calendar says, or why nobody can read it. */
export type Understood = UnderstoodCalendar | { problem: CalendarProblem };

/** What the bytes of a calendar mean to a student. Seconds for a very large one. */
export function understand(bytes: Uint8Array, asked: Asked): Understood {
  const text = decode(bytes, asked.charset);
  const problem = problemOfText(text);
  if (problem) return { problem };
  const calendar = readCalendar(text, asked);
  const kind = kindOfCalendar(asked.address, calendar);
  const { name, skipped, is_complete } = calendar;
  return { name, kind, skipped, is_complete, items: itemsOf(calendar.events, kind, asked.zone) };
}

/** Of each event what it means; what a platform tells its teachers, and what was called off, is left out. */
export function itemsOf(
  events: readonly FeedEvent[],
  kind: CalendarKind,
  zone: string,
): CalendarItem[] {
  const meant = events.flatMap((event) => {
    if (event.status === "CANCELLED") return [];
    const told = toldBy(kind, event);
    return told.role === "nothing" ? [] : [{ event, told }];
  });
  const nameOf = ({ title, course_label }: Told) => `${course_label} ${title}`;
  const due = new Set(
    meant.flatMap(({ told }) => (told.role === "deadline" ? [nameOf(told)] : [])),
  );
  const single = meant.filter(({ told }) => told.role !== "closing" || !due.has(nameOf(told)));
  return keyed(single).map(({ key, event, told }) => {
    const { type, is_sure } = typeOf(event, told.title, told.role !== null);
    return {
      key,
      type,
      is_sure,
      assignment_type: assignmentType(told.title),
      title: told.title || UNTITLED,
      description: event.description,
      course_label: told.course_label,
      at: event.date ? deadlineInstant(event.date, null, zone) : event.start,
      has_time: event.date === null,
      minutes: event.date === null ? minutesOf(event) : null,
      location: told.course_label === event.location ? "" : event.location,
      url: /^https:\/\//.test(event.url) ? event.url : "",
    };
  });
}

const UNTITLED = "Untitled";

function typeOf(
  event: FeedEvent,
  title: string,
  is_deadline: boolean,
): { type: ItemType; is_sure: boolean } {
  const named = kindOfTitle(title);
  const lasts = event.date === null && event.end !== null;
  if (named === "exam" && (is_deadline || lasts || event.date !== null)) {
    // An exam with a deadline may be one to hand in: the student says.
    return { type: "exam", is_sure: is_deadline && lasts };
  }
  if (is_deadline) return { type: "assignment", is_sure: true };
  if (SAYS_DUE.test(title) || (named !== null && !lasts)) {
    return { type: "assignment", is_sure: false };
  }
  return { type: lasts && !event.is_free ? "busy" : "unknown", is_sure: false };
}

function assignmentType(title: string): AssignmentType {
  return kindOfTitle(title) ?? "homework";
}

function minutesOf({ start, end }: FeedEvent): number | null {
  return end === null ? null : Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS);
}

const SAYS_DUE_WORDS: WordTable = {
  en: words`due, deadline, hand in, turn in, submit, submission`,
  de: words`abgabe, fällig, abgeben, einreichen`,
  fr: words`à rendre, échéance, remise`,
  es: words`entrega, entregar, vence`,
};
const SAYS_DUE = pattern("iu")`(?<![\p{L}\p{N}])${SAYS_DUE_WORDS}(?![\p{L}])`;
