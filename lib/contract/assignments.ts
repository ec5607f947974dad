import { z } from "zod";
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TYPES,
  OPEN_ASSIGNMENT_STATUSES,
  STORED_ASSIGNMENT_STATUSES,
} from "./assignment-values";
import { CalendarDate, Id, Instant, orNull, requiredText, SentInstant, text } from "./common";
import { endpoint } from "./endpoint";
import { AssignmentEvidence, SyllabusSourceOf } from "./evidence";
import { keysOf } from "./values";

const hours = "Estimated hours can't be negative";
const weight = "Weight must be between 0 and 100";

export const AssignmentInput = z.object({
  title: requiredText(200, "Title is required", "Title"),
  description: text(10_000, "Description").default(""),
  assignment_type: z.enum(keysOf(ASSIGNMENT_TYPES), "Please choose a type").default("homework"),
  due_date: z
    .string({ error: () => "Due date is required" })
    .min(1, "Due date is required")
    .pipe(SentInstant),
  estimated_hours: orNull(z.number(hours).min(0, hours).max(1000)).default(null),
  weight: orNull(z.number(weight).min(0, weight).max(100, weight)).default(null),
  status: z.enum(keysOf(ASSIGNMENT_STATUSES), "Please choose a status").default("not_started"),
});
export type AssignmentInput = z.output<typeof AssignmentInput>;

const weekday = "Please choose at least one day";

/** The same work on days that come back, from the day of `due_date` on, at its time. */
export const AssignmentSeriesInput = AssignmentInput.extend({
  // Its number has to fit as well.
  title: requiredText(190, "Title is required", "Title"),
  /** 0 is Sunday. */
  weekdays: z.array(z.int(weekday).min(0, weekday).max(6, weekday), weekday).min(1, weekday).max(7),
  interval_weeks: z.union([z.literal(1), z.literal(2)], "Please choose every week or every second"),
  /** The last day it may be due; the course's last one where there is none. */
  until: orNull(CalendarDate).default(null),
  /** "Problem set 1", "Problem set 2": they count on from the number the title ends with. */
  numbered: z.boolean("Please say true or false").default(true),
});
export type AssignmentSeriesInput = z.output<typeof AssignmentSeriesInput>;

export const Assignment = z.object({
  id: Id,
  course_id: Id,
  course_name: z.string(),
  title: z.string(),
  description: z.string(),
  assignment_type: z.enum(keysOf(ASSIGNMENT_TYPES)),
  /** Null only where a document names no date. */
  due_date: Instant.nullable(),
  estimated_hours: z.number().nullable(),
  weight: z.number().nullable(),
  points: z.number().nullable(),
  status: z.enum(keysOf(ASSIGNMENT_STATUSES)),
  /** Never "overdue": what late work is by itself, begun or not. */
  stored_status: z.enum(STORED_ASSIGNMENT_STATUSES),
  /** What it is again when it is done and taken up again. */
  reopens_as: z.enum(OPEN_ASSIGNMENT_STATUSES),
  is_overdue: z.boolean(),
  /** Calendar days in the student's time zone; negative when past. */
  days_until_due: z.int().nullable(),
  /** The file it was made from, if any. */
  source_file_id: Id.nullable(),
  /** Where a syllabus says it; null when it was not imported from one. */
  source: SyllabusSourceOf.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Assignment = z.infer<typeof Assignment>;

export const AssignmentWithEvidence = Assignment.extend({
  /** What the document said, and where; null on assignments made by hand. */
  evidence: AssignmentEvidence.nullable(),
});
export type AssignmentWithEvidence = z.infer<typeof AssignmentWithEvidence>;

export const assignments = {
  list: endpoint("GET /courses/{course_id}/assignments/", {
    summary: "The course's assignments by due date, undated ones last",
    answer: z.array(Assignment),
  }),
  create: endpoint("POST /courses/{course_id}/assignments/", {
    summary: "Add an assignment",
    body: AssignmentInput,
    answer: Assignment,
    status: 201,
  }),
  createSeries: endpoint("POST /courses/{course_id}/assignments/series/", {
    summary: "Add the same work for each of its days of the week, all at once",
    body: AssignmentSeriesInput,
    answer: z.array(Assignment),
    status: 201,
  }),
  removeSeries: endpoint("POST /courses/{course_id}/assignments/series/undo/", {
    summary: "Take back what was added at once; what is gone already stays gone",
    body: z.object({ assignment_ids: z.array(Id).min(1).max(200) }),
    status: 204,
  }),
  createUndated: endpoint("POST /courses/{course_id}/assignments/undated/", {
    summary: "Add an assignment whose due date nobody knows yet",
    body: AssignmentInput.pick({ title: true, assignment_type: true, weight: true }),
    answer: Assignment,
    status: 201,
  }),
  read: endpoint("GET /courses/{course_id}/assignments/{assignment_id}/", {
    summary: "One assignment, with what its document said",
    answer: AssignmentWithEvidence,
  }),
  update: endpoint("PUT /courses/{course_id}/assignments/{assignment_id}/", {
    summary: "Replace an assignment's fields",
    body: AssignmentInput.extend({ due_date: orNull(SentInstant).default(null) }),
    answer: Assignment,
  }),
  setStatus: endpoint("PATCH /courses/{course_id}/assignments/{assignment_id}/", {
    summary: "Change an assignment's status and nothing else",
    body: z.object({ status: z.enum(STORED_ASSIGNMENT_STATUSES, "Please choose a status") }),
    answer: Assignment,
  }),
  remove: endpoint("DELETE /courses/{course_id}/assignments/{assignment_id}/", {
    summary: "Delete an assignment; its file, if any, stays",
    status: 204,
  }),
  markInProgress: endpoint(
    "POST /courses/{course_id}/assignments/{assignment_id}/mark-in-progress/",
    {
      summary: "Start working",
      answer: Assignment,
    },
  ),
  markCompleted: endpoint("POST /courses/{course_id}/assignments/{assignment_id}/mark-completed/", {
    summary: "Mark complete",
    answer: Assignment,
  }),
};
