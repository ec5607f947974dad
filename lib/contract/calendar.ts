import { z } from "zod";
import { DAY_MS } from "@/lib/time/durations";
import {
  ASSIGNMENT_TYPES,
  OPEN_ASSIGNMENT_STATUSES,
  STORED_ASSIGNMENT_STATUSES,
} from "./assignment-values";
import { CLASS_KINDS } from "./class-values";
import { CalendarDate, Id, Instant, orNull } from "./common";
import { endpoint } from "./endpoint";
import { CALENDAR_DAYS_MAX, CALENDAR_EVENT_TYPES, EXAM_TYPES, keysOf } from "./values";

export const CalendarEvent = z.object({
  /** Unique among all events, as "exam_7". */
  id: z.string(),
  type: z.enum(keysOf(CALENDAR_EVENT_TYPES)),
  /** The id of the assignment, exam, study plan, session or class time. */
  item_id: Id,
  title: z.string(),
  /** An instant; a calendar date when `all_day`. */
  start: z.union([Instant, z.iso.date()]),
  /** Classes and sessions that have a time end, and exams of known length; deadlines do not. */
  end: Instant.nullable(),
  all_day: z.boolean(),
  description: z.string(),
  location: z.string(),
  assignment_type: z.enum(keysOf(ASSIGNMENT_TYPES)).nullable(),
  exam_type: z.enum(keysOf(EXAM_TYPES)).nullable(),
  /** Of classes. */
  class_kind: z.enum(keysOf(CLASS_KINDS)).nullable(),
  status: z.string(),
  /** Of assignments, where `status` may say "overdue". */
  stored_status: z.enum(STORED_ASSIGNMENT_STATUSES).nullable(),
  /** Of assignments: what one that is done is again when it is taken up again. */
  reopens_as: z.enum(OPEN_ASSIGNMENT_STATUSES).nullable(),
  course_id: Id,
  course_name: z.string(),
  /** Of study plans. */
  progress_percentage: z.number().nullable(),
  /** Of study sessions, with the plan they belong to. */
  hours: z.number().nullable(),
  plan_id: Id.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Time that a calendar from elsewhere takes, of those during whose events the student is busy. */
export const BusyTime = z.object({
  from: Instant,
  to: Instant,
  title: z.string(),
  calendar_id: Id,
  calendar_name: z.string(),
});
export type BusyTime = z.infer<typeof BusyTime>;

type Check = [
  check: (days: { from: string; to: string }) => boolean,
  said: { message: string; path: string[] },
];
const IN_ORDER: Check = [
  ({ from, to }) => from <= to,
  { message: "The end is before the start", path: ["to"] },
];
const NOT_TOO_MANY: Check = [
  ({ from, to }) => Date.parse(to) - Date.parse(from) <= CALENDAR_DAYS_MAX * DAY_MS,
  { message: `Please ask for at most ${CALENDAR_DAYS_MAX} days`, path: ["to"] },
];

export const calendar = {
  busy: endpoint("GET /calendar/busy/", {
    summary: "Times that calendars from elsewhere take on these days, in order of their start",
    query: z
      .object({ from: CalendarDate, to: CalendarDate })
      .refine(...IN_ORDER)
      .refine(...NOT_TOO_MANY),
    answer: z.array(BusyTime),
  }),
  events: endpoint("GET /calendar/events/", {
    summary:
      "Everything with a date between two days of the student's calendar, both included; classes when asked for",
    query: z
      .object({
        from: CalendarDate,
        to: CalendarDate,
        course_id: orNull(z.coerce.number().pipe(Id)),
        /** Every class of the days as well, which are many; left out without it. */
        class_times: z.stringbool("Please say true or false").default(false),
      })
      .refine(...IN_ORDER)
      .refine(...NOT_TOO_MANY),
    answer: z.object({
      /** In order of their start; all-day events stand first on their day. */
      events: z.array(CalendarEvent),
      /** Kinds of events that could not be read this time; the others are complete. */
      missing: z.array(z.enum(keysOf(CALENDAR_EVENT_TYPES))),
    }),
  }),
};
