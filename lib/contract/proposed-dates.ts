import { z } from "zod";
import { CLASS_KINDS } from "./class-values";
import { ReadSource } from "./evidence";
import { keysOf } from "./values";

/** Work that is due on the same days of every week, or of every second one. */
export const ProposedSeries = ReadSource.extend({
  key: z.string(),
  title: z.string(),
  /** 0 is Sunday. */
  weekdays: z.array(z.int()),
  interval_weeks: z.union([z.literal(1), z.literal(2)]),
  /** HH:MM where the syllabus gives one. */
  time: z.string().nullable(),
});
export type ProposedSeries = z.infer<typeof ProposedSeries>;

/** When the course meets, every week. */
export const ProposedClassTime = ReadSource.extend({
  key: z.string(),
  kind: z.enum(keysOf(CLASS_KINDS)),
  /** 0 is Sunday; Monday comes first. */
  weekdays: z.array(z.int()),
  /** HH:MM; null where the syllabus leaves open which half of the day or which zone it means. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  location: z.string(),
  /** One of several groups, of which a student attends one. */
  is_choice: z.boolean(),
  /** The course has it already. */
  is_known: z.boolean(),
});
export type ProposedClassTime = z.infer<typeof ProposedClassTime>;

/**
 * The days of a syllabus where nothing tells their year, neither it nor its course: they are dated once the student
 * names it.
 */
export const DaysWithoutYear = z.object({
  /** Newest first. Where weekdays stand beside the days, or February 29 is among them, only the years that fit. */
  years: z.array(z.int()),
  is_by_days: z.boolean(),
  /** Of the first day: the one the student named, else the one whose days lie nearest to today. */
  year: z.int(),
  is_named: z.boolean(),
  /** YYYY-MM-DD, in that year. */
  first_day: z.string(),
  last_day: z.string(),
});
export type DaysWithoutYear = z.infer<typeof DaysWithoutYear>;
