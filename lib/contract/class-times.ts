import { z } from "zod";
import { CLASS_KINDS, SKIPPED_DATES_MAX } from "./class-values";
import { CalendarDate, Id, Instant, orNull, TimeOfDay, text } from "./common";
import { endpoint } from "./endpoint";
import { SyllabusSourceOf } from "./evidence";
import { keysOf } from "./values";

const WEEKDAYS = "Please choose at least one day";

const Fields = z.object({
  kind: z.enum(keysOf(CLASS_KINDS), "Please choose a kind").default("class"),
  /** 0 is Sunday. */
  weekdays: z
    .array(z.int(WEEKDAYS).min(0, WEEKDAYS).max(6, WEEKDAYS), WEEKDAYS)
    .min(1, WEEKDAYS)
    .max(7, "Please choose each day only once")
    .transform((days) => [...new Set(days)].sort(fromMonday)),
  /** On the clock of the student's zone, as all times of classes. */
  start_time: TimeOfDay,
  end_time: TimeOfDay,
  location: text(200, "Place").default(""),
  /** 2 for every second week, counted from the first class. */
  interval_weeks: z.literal([1, 2], "Please choose how often it meets").default(1),
  /** The day of the first class, from which second weeks count; null for the first one of the term. */
  starts_on: orNull(CalendarDate).default(null),
  /** Days on which it does not meet. */
  skipped_dates: z
    .array(CalendarDate)
    .max(SKIPPED_DATES_MAX, `You can leave out at most ${SKIPPED_DATES_MAX} days`)
    .transform((days) => [...new Set(days)].sort())
    .default([]),
});

export const ClassTimeInput = Fields.refine(({ start_time, end_time }) => start_time < end_time, {
  message: "The end must be after the start",
  path: ["end_time"],
}).refine(({ interval_weeks, starts_on }) => interval_weeks === 1 || starts_on !== null, {
  message: "Please choose the day of the first class",
  path: ["starts_on"],
});
export type ClassTimeInput = z.output<typeof ClassTimeInput>;

/** When a course meets, every week or every second one. */
export const ClassTime = z.object({
  id: Id,
  course_id: Id,
  kind: z.enum(keysOf(CLASS_KINDS)),
  /** 0 is Sunday; Monday comes first. */
  weekdays: z.array(z.int()),
  /** HH:MM on the clock of the student's zone. */
  start_time: z.string(),
  end_time: z.string(),
  location: z.string(),
  /** 2 for every second week, counted from the first class. */
  interval_weeks: z.literal([1, 2]),
  starts_on: z.iso.date().nullable(),
  skipped_dates: z.array(z.iso.date()),
  /** The days of the calendar that show it: those of the term, and where it is not known whole, a guess. */
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  /** Where a syllabus says it; null when it was not imported from one. */
  source: SyllabusSourceOf.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type ClassTime = z.infer<typeof ClassTime>;

export const classTimes = {
  list: endpoint("GET /courses/{course_id}/class-times/", {
    summary: "When the course meets, in the order of the week",
    answer: z.array(ClassTime),
  }),
  create: endpoint("POST /courses/{course_id}/class-times/", {
    summary: "Add a class time",
    body: ClassTimeInput,
    answer: ClassTime,
    status: 201,
  }),
  update: endpoint("PUT /courses/{course_id}/class-times/{class_time_id}/", {
    summary: "Replace a class time's fields",
    body: ClassTimeInput,
    answer: ClassTime,
  }),
  remove: endpoint("DELETE /courses/{course_id}/class-times/{class_time_id}/", {
    summary: "Delete a class time",
    status: 204,
  }),
};

function fromMonday(a: number, b: number): number {
  return ((a + 6) % 7) - ((b + 6) % 7);
}
