import { z } from "zod";
import { AssignmentInput } from "./assignments";
import { ClassTimeInput } from "./class-times";
import { CLASS_TIMES_MAX, SKIPPED_DATES_MAX } from "./class-values";
import { CalendarDate, Instant, orNull, text } from "./common";
import { CourseInput } from "./courses";
import { ExamInput } from "./exams";
import { GradeRulesInput } from "./grade-rules";
import { GRADED_PARTS_MAX, GradingInput } from "./grading";
import { SETUP_LIMITS } from "./setup-values";
import { TopicItemInput } from "./topics";

const NOT_OURS = "This isn't a course file of Study Companion.";
export const DAMAGED = "This course file is damaged. Please ask for a new one.";

/** Names an item of a setup in each of its versions, and says nothing else. */
const Key = z.string(DAMAGED).regex(/^[\w-]{1,40}$/, DAMAGED);

const { name, code, instructor, credits, semester, start_date, end_date } = CourseInput.shape;

/** Of our own making: in UTC, as the API answers it. */
const SetupInstant = Instant.refine((at) => at >= "1900" && at < "2201", DAMAGED);
/** As `Points` are kept. */
const Decimal = z
  .string(DAMAGED)
  .regex(/^\d{1,6}(?:\.\d{1,4})?$/, DAMAGED)
  .refine((points) => Number(points) > 0, DAMAGED);

const ClassTimeOfSetup = z
  .object({
    ...ClassTimeInput.shape,
    key: Key,
    weekdays: z
      .array(z.int(DAMAGED).min(0, DAMAGED).max(6, DAMAGED), DAMAGED)
      .min(1, DAMAGED)
      .refine((days) => new Set(days).size === days.length, DAMAGED),
    skipped_dates: z.array(CalendarDate).max(SKIPPED_DATES_MAX, DAMAGED).default([]),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, DAMAGED)
  .refine(({ interval_weeks, starts_on }) => interval_weeks === 1 || starts_on !== null, DAMAGED);

const points = "Points must be between 0 and 999,999";

const AssignmentOfSetup = AssignmentInput.pick({
  title: true,
  description: true,
  assignment_type: true,
  weight: true,
}).extend({
  key: Key,
  /** Null where nobody knows it yet. */
  due_date: SetupInstant.nullable(),
  points: orNull(z.number(points).min(0, points).max(999_999, points)).default(null),
});

const ExamOfSetup = ExamInput.pick({
  name: true,
  exam_type: true,
  description: true,
  duration_minutes: true,
  location: true,
  syllabus_coverage: true,
  total_weightage: true,
}).extend({
  key: Key,
  /** A day where nobody knows the time. */
  exam_date: z.union([CalendarDate, SetupInstant], "Please provide exam name and date"),
  weight: ExamInput.shape.weight.unwrap().default(null),
});

const TopicOfSetup = TopicItemInput.pick({ title: true, description: true }).extend({
  key: Key,
  /** Week of the term. */
  week: orNull(z.int().min(0).max(1000)).default(null),
});

const PartOfSetup = z
  .object({
    ...GradingInput.shape.components.element.shape,
    key: z.string(DAMAGED).min(1, DAMAGED).max(20, DAMAGED),
    points: Decimal.nullish(),
    total: Decimal.nullish(),
    least: Decimal.nullish(),
    full_at: Decimal.nullish(),
    piece_weights: z.array(Decimal).max(100, DAMAGED).nullish(),
  })
  .refine(({ count, drop_lowest }) => !count || !drop_lowest || drop_lowest < count, {
    path: ["drop_lowest"],
    error: "At least one must count",
  });

const GradingOfSetup = z.object({
  /** The rules name them by their keys. */
  components: listOf(PartOfSetup, GRADED_PARTS_MAX, "graded parts"),
  /** Null where nothing is said: shares or points add up. */
  rules: GradeRulesInput.nullable(),
});

/**
 * What a course is made of, without anything of the student who takes it: no score, tick, status, plan, note or
 * message, and no name but the one the sharer types. It travels as a file and behind a link.
 */
export const CourseSetup = z.object(
  {
    format: z.literal("study-companion-course", NOT_OURS),
    version: z.literal(1, "We can't read this version of a course file. Please ask for a new one."),
    /** As the sharer wants to be called; may be empty. */
    shared_by: text(SETUP_LIMITS.shared_by, "Your name").default(""),
    course: z
      .object({ name, code, instructor, credits, semester, start_date, end_date })
      .refine(({ start_date, end_date }) => !start_date || !end_date || end_date > start_date, {
        message: "End date must be after start date",
        path: ["end_date"],
      }),
    /** On the clock of whoever goes there. */
    class_times: listOf(ClassTimeOfSetup, CLASS_TIMES_MAX, "class times"),
    assignments: listOf(AssignmentOfSetup, SETUP_LIMITS.assignments, "assignments"),
    exams: listOf(ExamOfSetup, SETUP_LIMITS.exams, "exams"),
    /** In their order. */
    topics: listOf(TopicOfSetup, SETUP_LIMITS.topics, "topics").refine(haveOwnTitles, DAMAGED),
    grading: GradingOfSetup,
  },
  NOT_OURS,
);
export type CourseSetup = z.output<typeof CourseSetup>;

/** What of a setup enters a course. */
export const SetupParts = z.object({
  class_times: z.boolean("Please say true or false").default(true),
  /** Assignments and exams. */
  dates: z.boolean("Please say true or false").default(true),
  topics: z.boolean("Please say true or false").default(true),
  /** Only where the course has none yet. */
  grading: z.boolean("Please say true or false").default(true),
  /** Finishes the assignments that are over. */
  finishes_past: z.boolean("Please say true or false").default(false),
});
export type SetupParts = z.output<typeof SetupParts>;

/** The name of a new course, where it shall have another. */
export const NewCourseName = text(200, "Course name").default("");

function haveOwnKeys(items: readonly { key: string }[]): boolean {
  return new Set(items.map(({ key }) => key)).size === items.length;
}

function haveOwnTitles(topics: readonly { title: string }[]): boolean {
  return new Set(topics.map(({ title }) => title.toLowerCase())).size === topics.length;
}

function listOf<Item extends z.ZodType<{ key: string }>>(item: Item, max: number, noun: string) {
  return z
    .array(item)
    .max(max, `A shared course can have at most ${max.toLocaleString("en-US")} ${noun}`)
    .refine(haveOwnKeys, DAMAGED);
}
