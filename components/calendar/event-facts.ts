import type { z } from "zod";
import type { Hue } from "@/components/shared/hue";
import { hrefOf as pageOf } from "@/components/shared/kinds";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import type { CalendarEvent as CalendarEventSchema } from "@/lib/contract/calendar";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import {
  CALENDAR_EVENT_TYPES,
  type CalendarEventType,
  EXAM_TYPES,
  SESSION_STATUSES,
} from "@/lib/contract/values";
import { counted } from "@/lib/text/counted";
import { listText } from "@/lib/text/listed";
import { dayOf, dayOfItem } from "@/lib/time/calendar-days";
import { shortDay } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { clockTime } from "@/lib/time/format";

export type CalendarEvent = z.infer<typeof CalendarEventSchema>;

/** The current time in a zone. `today` is the calendar date in `zone`. */
export interface Clock {
  now: number;
  today: string;
  zone: string;
}

/** Whatever is neither over nor further than the seventh day after today. */
export function upcoming(events: readonly CalendarEvent[], { now, today, zone }: Clock) {
  const last = addDays(today, UPCOMING_DAYS);
  return events.filter((event) => {
    const day = dayOfItem(event, zone);
    const over = event.all_day ? day < today : Date.parse(event.end ?? event.start) < now;
    return !over && day <= last;
  });
}

export function hrefOf({ type, item_id, course_id, plan_id }: CalendarEvent): string {
  if (type === "assignment") return pageOf({ kind: type, id: item_id, course_id });
  if (type === "study_session" && plan_id !== null) return `/study-plans?plan=${plan_id}`;
  return type === "study_plan_deadline" ? "/study-plans" : `/courses/${course_id}`;
}

/** "Midterm", "Homework", "Study Plan". */
export function typeLabel(event: CalendarEvent): string {
  const { type, exam_type, assignment_type, class_kind } = event;
  if (type === "exam" && exam_type) return EXAM_TYPES[exam_type];
  if (type === "assignment" && assignment_type) return ASSIGNMENT_TYPES[assignment_type];
  if (type === "class_time" && class_kind) return CLASS_KINDS[class_kind];
  return CALENDAR_EVENT_TYPES[type];
}

/** The course, and that it is a plan where no label says so. */
export function courseLabel({ type, course_name }: CalendarEvent): string {
  if (type !== "study_plan_deadline") return course_name;
  return [CALENDAR_EVENT_TYPES[type], course_name].filter(Boolean).join(" · ");
}

export function typeHue({ type, exam_type, assignment_type }: CalendarEvent): Hue {
  if (type === "study_plan_deadline") return "teal";
  if (type === "study_session") return "sky";
  if (type === "class_time") return "grey";
  if (type === "exam") return EXAM_HUES[exam_type ?? "other"] ?? "violet";
  return ASSIGNMENT_HUES[assignment_type ?? "other"] ?? "grey";
}

/**
 * "2:00 PM – 4:00 PM"; hours that lie anywhere in the day; null when it takes the whole day. An end on
 * another day is named.
 */
export function timeText(event: CalendarEvent, zone: string): string | null {
  const { start, end, all_day, hours } = event;
  if (all_day) return hours === null ? null : `${hours} h`;
  const from = clockTime(start, zone);
  if (!end) return from;
  const to = `${from} – ${clockTime(end, zone)}`;
  const [first, last] = [dayOf(start, zone), dayOf(end, zone)];
  return first === last ? to : `${to} (${shortDay(last, first)})`;
}

/** "3 events" */
export function eventsText(count: number): string {
  if (count === 0) return "No events";
  return counted(count, "event");
}

/** What has to be remembered before what comes by itself, and before all what is being moved; else in their order. */
export function byWeight(events: readonly CalendarEvent[], movingId: string | null) {
  const weight = ({ id, type }: CalendarEvent) =>
    id === movingId ? -1 : type === "class_time" ? 2 : type === "study_session" ? 1 : 0;
  return events.toSorted((a, b) => weight(a) - weight(b));
}

export type EventState = "completed" | "submitted" | "overdue" | "in_progress" | "cancelled";

/** The state of an event; null when there is none to show. Overdue is computed from the current time. */
export function eventState(event: CalendarEvent, { now, today, zone }: Clock): EventState | null {
  const { type, status, start, all_day } = event;
  if (type === "class_time") return null;
  if (status === "completed" || status === "submitted" || status === "cancelled") return status;
  // A session is missed once its day is over, whatever its time.
  const of_day = all_day || type === "study_session";
  const past = of_day ? dayOfItem(event, zone) < today : Date.parse(start) < now;
  if (past && type !== "exam") return "overdue";
  return status === "overdue" || status === "in_progress" ? status : null;
}

export function isDone(state: EventState | null): boolean {
  return state === "completed" || state === "submitted" || state === "cancelled";
}

/** "Submitted", "Overdue"; sessions are done, skipped or missed. */
export function eventStateLabel({ type }: CalendarEvent, state: EventState): string {
  return (type === "study_session" && SESSION_LABELS[state]) || STATE_LABELS[state];
}

const STATE_LABELS: Record<EventState, string> = {
  ...ASSIGNMENT_STATUSES,
  cancelled: "Cancelled",
};

const SESSION_LABELS: Partial<Record<EventState, string>> = {
  completed: SESSION_STATUSES.done,
  cancelled: SESSION_STATUSES.skipped,
  overdue: "Missed",
};

/** "We couldn't load your exams. Here's everything else." */
export function missingText(missing: readonly CalendarEventType[]): string {
  const names = SOURCES.filter(({ type }) => missing.includes(type)).map(({ name }) => name);
  const failed = `We couldn't load your ${listText(names)}.`;
  const all = SOURCES.every(({ type }) => type === "class_time" || missing.includes(type));
  return all ? failed : `${failed} Here's everything else.`;
}

const UPCOMING_DAYS = 7;

const EXAM_HUES: Record<string, Hue> = { final: "red", midterm: "orange", quiz: "blue" };

const ASSIGNMENT_HUES: Record<string, Hue> = { homework: "green", project: "indigo", lab: "amber" };

const SOURCES = [
  { type: "assignment", name: "assignments" },
  { type: "exam", name: "exams" },
  { type: "study_plan_deadline", name: "study plan deadlines" },
  { type: "study_session", name: "study sessions" },
  { type: "class_time", name: "class times" },
] as const;
