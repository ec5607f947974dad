import { z } from "zod";
import { Id, Instant, orNull, requiredText, SentInstant, text } from "./common";
import { endpoint } from "./endpoint";
import { AssignmentEvidence, SyllabusSourceOf } from "./evidence";
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TYPES,
  keysOf,
  STORED_ASSIGNMENT_STATUSES,
} from "./values";

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
