import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import type { FeedAlarms } from "@/lib/contract/feed-alarms";
import { EXAM_TYPES } from "@/lib/contract/values";
import { alarmsOf } from "@/lib/services/calendar/alarms";
import type { DatedEvent } from "@/lib/services/calendar/event-of";
import { formatHours } from "@/lib/time/format";

const HOUR_SECONDS = 3600;

interface Feed {
  name: string;
  origin: string | null;
  alarms: FeedAlarms;
  /** The student's. */
  zone: string;
}

/** The events as an iCalendar file. The same events give the same bytes, whenever it is asked for. */
export function calendarFile(events: DatedEvent[], { name, ...feed }: Feed): string {
  const calendar = ical({
    // The library does not escape this field.
    name: plain(name).replace(/[\\;,]/g, "\\$&"),
    prodId: { company: "Study Companion", product: "Calendar" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  });
  for (const event of events) calendar.createEvent(entryOf(event, feed));
  return calendar.toString();
}

/**
 * An entry that calendar programs recognise from one reading to the next: its UID stays, its SEQUENCE
 * grows with every change, by the seconds since it was made.
 */
function entryOf(event: DatedEvent, { origin, alarms, zone }: Omit<Feed, "name">): ICalEventData {
  const { created_at, updated_at, title, course_name, location } = event;
  const is_over = isDone(event) || event.status === "cancelled";
  const age = Math.max(0, Date.parse(updated_at) - Date.parse(created_at));
  return {
    id: `${event.id.replaceAll("_", "-")}@study-companion`,
    sequence: Math.floor(age / 1000),
    stamp: new Date(updated_at),
    created: new Date(created_at),
    lastModified: new Date(updated_at),
    // A calendar date is handed over as its midnight in UTC, which the library writes as that date.
    start: new Date(event.start),
    end: event.end && new Date(event.end),
    allDay: event.all_day,
    summary: plain(`${title} (${course_name})`),
    description: descriptionOf(event).replace(CONTROLS, " "),
    location: plain(location) || null,
    transparency: takesTime(event)
      ? ICalEventTransparency.OPAQUE
      : ICalEventTransparency.TRANSPARENT,
    alarms: (is_over ? [] : alarmsOf(event, alarms, zone)).map((before) => ({
      type: ICalAlarmType.display,
      triggerBefore: before / 1000,
    })),
    // A skipped session is not to stand there as work.
    ...(event.status === "cancelled" && { status: ICalEventStatus.CANCELLED }),
    ...(origin !== null && { url: `${origin}${pathOf(event)}` }),
  };
}

/** A day and a deadline leave the student free; an exam, a class and a session that have their hours do not. */
function takesTime({ end, status }: DatedEvent): boolean {
  return end !== null && status !== "cancelled";
}

/** Control characters, of which iCalendar allows the line break only. */
const CONTROLS = /[^\P{Cc}\n]/gu;

/** One line. */
function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

function pathOf({ type, course_id }: DatedEvent): string {
  const is_plan = type === "study_plan_deadline" || type === "study_session";
  return is_plan ? "/study-plans" : `/courses/${course_id}`;
}

function descriptionOf(event: DatedEvent): string {
  const { exam_type, assignment_type, class_kind, progress_percentage, hours } = event;
  const facts = [
    exam_type && EXAM_TYPES[exam_type],
    assignment_type && `${ASSIGNMENT_TYPES[assignment_type]} due`,
    class_kind && CLASS_KINDS[class_kind],
    progress_percentage !== null && `End of a study plan, ${progress_percentage} % done`,
    hours !== null && `Study session, ${formatHours(hours)}`,
    isDone(event) && ASSIGNMENT_STATUSES.completed,
  ];
  const head = facts.filter(Boolean).join(" · ");
  return event.description ? `${head}\n\n${event.description}` : head;
}

function isDone({ type, status }: DatedEvent): boolean {
  const can_be_done = type === "assignment" || type === "study_session";
  return can_be_done && (status === "completed" || status === "submitted");
}
