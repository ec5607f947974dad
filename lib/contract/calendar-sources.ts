import { z } from "zod";
import { ASSIGNMENT_TYPES } from "./assignment-values";
import { CALENDAR_KINDS, SOURCE_STATES } from "./calendar-kinds";
import { Id, Instant, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { keysOf } from "./values";

/** Characters of a calendar's name. */
const MOST_NAME = 100;

const CourseLink = z.object({
  /** As the calendar names it. */
  label: z.string(),
  course_id: Id.nullable(),
});

/** Fields of work that follow a calendar. */
const SyncedFields = z.object({
  title: z.string(),
  at: Instant,
  has_time: z.boolean(),
  minutes: z.int().nullable(),
  location: z.string(),
});

/** A calendar from elsewhere. Its address may be secret and is never answered again. */
export const CalendarSource = z.object({
  id: Id,
  name: z.string(),
  /** The website it comes from. */
  host: z.string(),
  kind: z.enum(keysOf(CALENDAR_KINDS)),
  /** Its events take hours from studying. */
  is_busy: z.boolean(),
  /** Not read until the student resumes it. */
  is_paused: z.boolean(),
  /** It was added, or a look was asked for, and what came of it is not there yet. */
  is_reading: z.boolean(),
  state: z.enum(keysOf(SOURCE_STATES)),
  /** Why it couldn't be read, or what is strange about it, for the student; null where nothing is. */
  message: z.string().nullable(),
  checked_at: Instant.nullable(),
  /** When it was last read whole. */
  succeeded_at: Instant.nullable(),
  /** When it is read next; null while it is paused. */
  next_check_at: Instant.nullable(),
  /** Courses that the student named, as the calendar calls them. */
  courses: z.array(CourseLink),
  /** Work that waits for the student's decision. */
  proposed: z.int(),
  /** Questions about accepted work: gone from the calendar, or said otherwise than the student has it. */
  questions: z.int(),
  /** Work to come that the student ignores. */
  ignored: z.int(),
  /** What the calendar changed last, and can be taken back; empty after that. */
  moved: z.array(z.object({ before: SyncedFields, after: SyncedFields })),
  moved_at: Instant.nullable(),
});
export type CalendarSource = z.infer<typeof CalendarSource>;

export const CalendarItem = z.object({
  id: Id,
  type: z.enum(["assignment", "exam", "busy", "unknown"]),
  assignment_type: z.enum(keysOf(ASSIGNMENT_TYPES)),
  title: z.string(),
  description: z.string(),
  course_label: z.string().nullable(),
  at: Instant,
  /** False when only the day is known. */
  has_time: z.boolean(),
  minutes: z.int().nullable(),
  location: z.string(),
  url: z.string(),
  /** "new" waits to be decided, "gone" asks whether it goes, "differs" offers what the calendar says. */
  question: z.enum(["new", "gone", "differs"]),
  /** Sure enough to be ticked before the student looked. */
  is_sure: z.boolean(),
  /** The course it belongs to, or most likely does. */
  course_id: Id.nullable(),
  /** The student's work that it became. */
  work: z.enum(["assignment", "exam"]).nullable(),
  work_id: Id.nullable(),
  /** Work of that course that most likely is the same. */
  same: z
    .object({
      work: z.enum(["assignment", "exam"]),
      id: Id,
      title: z.string(),
      at: Instant.nullable(),
    })
    .nullable(),
  /** The student's own values where the calendar says others. */
  mine: SyncedFields.partial().nullable(),
  offered: SyncedFields.partial().nullable(),
});
export type CalendarItem = z.infer<typeof CalendarItem>;

/** Assignments and exams that follow a calendar. */
export const CalendarWork = z.object({
  follows: z.int(),
  /** Those that it made, and of which the student changed, scored and studied nothing. */
  untouched: z.int(),
});
export type CalendarWork = z.infer<typeof CalendarWork>;

export const IgnoredItem = CalendarItem.pick({
  id: true,
  type: true,
  title: true,
  course_label: true,
  at: true,
  has_time: true,
});
export type IgnoredItem = z.infer<typeof IgnoredItem>;

export const CalendarAddition = z.object({
  address: requiredText(2_048, "Please paste the calendar's address", "The address"),
  /** Empty: as the calendar names itself. */
  name: text(MOST_NAME, "The name").default(""),
  is_busy: z.boolean("Please say true or false").default(false),
});
export type AddedSource = z.output<typeof CalendarAddition>;

export const CalendarOptions = z
  .object({
    name: text(MOST_NAME, "The name"),
    is_busy: z.boolean("Please say true or false"),
    is_paused: z.boolean("Please say true or false"),
  })
  .partial();
export type SourceOptions = z.output<typeof CalendarOptions>;

/** What the student decides of one item. */
const Decision = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("add"),
    item_id: Id,
    work: z.enum(["assignment", "exam"]),
    course_id: Id,
  }),
  /** It is that work of theirs. */
  z.object({
    action: z.literal("link"),
    item_id: Id,
    work: z.enum(["assignment", "exam"]),
    work_id: Id,
  }),
  z.object({ action: z.literal("ignore"), item_id: Id }),
  /** The way back from that. */
  z.object({ action: z.literal("propose"), item_id: Id }),
  /** Keeps the student's own: of what differs, or of what is gone, which is then no longer compared. */
  z.object({ action: z.literal("keep"), item_id: Id }),
  /** Takes what the calendar says of what differs. */
  z.object({ action: z.literal("follow"), item_id: Id }),
]);
export type CalendarDecision = z.output<typeof Decision>;

export const calendarSources = {
  list: endpoint("GET /calendar/sources/", {
    summary: "Calendars from elsewhere, oldest first",
    answer: z.array(CalendarSource),
  }),
  create: endpoint("POST /calendar/sources/", {
    summary: "Add a calendar by its address; it is read in the background",
    body: CalendarAddition,
    answer: CalendarSource,
    status: 201,
    limit: "upload",
  }),
  update: endpoint("PUT /calendar/sources/{calendar_id}/", {
    summary: "Name the calendar, let its events take hours from studying, or pause it",
    body: CalendarOptions,
    answer: CalendarSource,
  }),
  check: endpoint("POST /calendar/sources/{calendar_id}/check/", {
    summary: "Read it now; 429 within a minute of the last look",
    answer: CalendarSource,
    status: 202,
  }),
  work: endpoint("GET /calendar/sources/{calendar_id}/work/", {
    summary: "How much work follows it, and how much of that the student has not touched",
    answer: CalendarWork,
  }),
  remove: endpoint("DELETE /calendar/sources/{calendar_id}/", {
    summary: "Move it to the trash; work that came from it stays, or goes where nobody touched it",
    query: z.object({
      work: z.enum(["keep", "delete"], "Please say keep or delete").default("keep"),
    }),
    status: 204,
  }),
  items: endpoint("GET /calendar/sources/{calendar_id}/items/", {
    summary: "What waits for the student's decision, by date; at most 300",
    answer: z.array(CalendarItem),
  }),
  ignored: endpoint("GET /calendar/sources/{calendar_id}/ignored/", {
    summary: "What the student ignores and is still to come, by date; at most 300",
    answer: z.array(IgnoredItem),
  }),
  decide: endpoint("POST /calendar/sources/{calendar_id}/decisions/", {
    summary: "Decide, all or nothing; the courses of what is added are remembered by their names",
    body: z.object({
      decisions: z
        .array(Decision)
        .min(1, "Please choose something")
        .max(300, "At most 300 at once"),
    }),
    answer: CalendarSource,
  }),
  undo: endpoint("POST /calendar/sources/{calendar_id}/undo/", {
    summary: "Take back what the calendar changed last; what the student changed since stays",
    answer: CalendarSource,
  }),
};
