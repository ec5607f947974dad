import { z } from "zod";
import { Id, Instant, orNull, requiredText, SentInstant, text } from "./common";
import { endpoint } from "./endpoint";
import { SyllabusSourceOf } from "./evidence";
import { EXAM_DURATION, EXAM_STATUSES, EXAM_TYPES, keysOf } from "./values";

const NAME_AND_DATE = "Please provide exam name and date";
const DURATION = `Duration must be between ${EXAM_DURATION.min} and ${EXAM_DURATION.max} minutes`;
const WEIGHT = "Weight must be between 1 and 100";
const GRADE = "Weight must be between 0 and 100";
const EXCEEDS = "The topics' weights add up to more than 100%";

export const Coverage = z.object({
  topic: requiredText(200, "Please name the topic", "Topic"),
  weightage: z.number(WEIGHT).min(1, WEIGHT).max(100, WEIGHT),
});

export const ExamInput = z.object({
  name: requiredText(200, NAME_AND_DATE, "Name"),
  exam_type: z.enum(keysOf(EXAM_TYPES), "Please choose a type").default("test"),
  description: text(10_000, "Description").default(""),
  exam_date: z
    .string({ error: () => NAME_AND_DATE })
    .min(1, NAME_AND_DATE)
    .pipe(SentInstant),
  /** Left out, it follows from the date: a date that is sent anew has a time. */
  has_time: z.boolean().optional(),
  duration_minutes: orNull(
    z.int(DURATION).min(EXAM_DURATION.min, DURATION).max(EXAM_DURATION.max, DURATION),
  ).default(null),
  /** Left out, it follows from the duration: one that is sent anew is known. */
  has_duration: z.boolean().optional(),
  location: text(200, "Location").default(""),
  syllabus_coverage: z
    .array(Coverage)
    .max(100, "An exam can cover at most 100 topics")
    .refine((topics) => totalOf(topics) <= 100, EXCEEDS)
    .refine(namesDiffer, "Please list each topic only once")
    .default([]),
  total_weightage: z.number().min(0).max(100).default(100),
  /** Percent of the course grade; left out, it stays as it is. */
  weight: orNull(z.number(GRADE).min(0, GRADE).max(100, GRADE)).optional(),
});
export type ExamInput = z.output<typeof ExamInput>;

export const Exam = z.object({
  id: Id,
  course_id: Id,
  course_name: z.string(),
  name: z.string(),
  exam_type: z.enum(keysOf(EXAM_TYPES)),
  exam_type_display: z.string(),
  description: z.string(),
  exam_date: Instant,
  /** False when only the day is known; the instant is then the end of that day. */
  has_time: z.boolean(),
  duration_minutes: z.int(),
  /** False when nobody said how long it is. */
  has_duration: z.boolean(),
  location: z.string(),
  syllabus_coverage: z.array(z.object({ topic: z.string(), weightage: z.number() })),
  total_weightage: z.number(),
  /** Percent of the course grade, where it is known. */
  weight: z.number().nullable(),
  /** From the clock and the duration, unless the exam is cancelled. */
  status: z.enum(keysOf(EXAM_STATUSES)),
  status_display: z.string(),
  /** Topic name to whether it is prepared. */
  preparation_status: z.record(z.string(), z.boolean()),
  /** Share of the covered topics that are prepared, 0 to 100, two decimals. */
  preparation_percentage: z.number(),
  /** Where a syllabus says it; null when it was not imported from one. */
  source: SyllabusSourceOf.nullable(),
  is_upcoming: z.boolean(),
  /** Calendar days in the student's time zone; negative when past. */
  days_until_exam: z.int(),
  created_at: Instant,
  updated_at: Instant,
});
export type Exam = z.infer<typeof Exam>;

/** One exam as calendars read it. */
export const ExamEvent = z.object({
  id: z.string(),
  type: z.literal("exam"),
  title: z.string(),
  start: Instant,
  end: Instant,
  exam_type: z.enum(keysOf(EXAM_TYPES)),
  status: z.enum(keysOf(EXAM_STATUSES)),
  location: z.string(),
  description: z.string(),
  preparation_percentage: z.number(),
});
export type ExamEvent = z.infer<typeof ExamEvent>;

export const exams = {
  list: endpoint("GET /courses/{course_id}/exams/", {
    summary: "Exams by date",
    answer: z.array(Exam),
  }),
  create: endpoint("POST /courses/{course_id}/exams/", {
    summary: "Add an exam",
    body: ExamInput,
    answer: Exam,
    status: 201,
  }),
  upcoming: endpoint("GET /courses/{course_id}/exams/upcoming/", {
    summary: "Exams that are still to come, by date",
    answer: z.array(Exam),
  }),
  calendarEvents: endpoint("GET /courses/{course_id}/exams/calendar_events/", {
    summary: "The course's exams as calendar events",
    answer: z.array(ExamEvent),
  }),
  read: endpoint("GET /courses/{course_id}/exams/{exam_id}/", {
    summary: "One exam",
    answer: Exam,
  }),
  update: endpoint("PUT /courses/{course_id}/exams/{exam_id}/", {
    summary: "Replace an exam's fields",
    body: ExamInput,
    answer: Exam,
  }),
  remove: endpoint("DELETE /courses/{course_id}/exams/{exam_id}/", {
    summary: "Delete an exam",
    status: 204,
  }),
  updatePreparation: endpoint("POST /courses/{course_id}/exams/{exam_id}/update_preparation/", {
    summary: "Mark covered topics as prepared or not; the others stay as they are",
    body: z.object({
      preparation_status: z
        .record(z.string().max(200), z.coerce.boolean())
        .refine((map) => Object.keys(map).length <= 200, "At most 200 topics at once"),
    }),
    answer: Exam,
  }),
};

function totalOf(topics: { weightage: number }[]): number {
  const sum = topics.reduce((sum, { weightage }) => sum + weightage, 0);
  return Math.round(sum * 100) / 100;
}

function namesDiffer(topics: { topic: string }[]): boolean {
  return new Set(topics.map(({ topic }) => topic.toLowerCase())).size === topics.length;
}
