import { z } from "zod";
import { ClassTimeInput } from "./class-times";
import { CLASS_TIMES_MAX } from "./class-values";
import { CalendarDate, Id, Instant, orNull, requiredText, SentInstant } from "./common";
import { CourseInput } from "./courses";
import { endpoint } from "./endpoint";
import { ModelUsage, ReadSource } from "./evidence";
import { FILE_TOO_LARGE, StoredUpload } from "./files";
import { DaysWithoutYear, ProposedClassTime, ProposedSeries } from "./proposed-dates";
import { ProposedRemark, ProposedScale, ProposedWeighting } from "./proposed-grading";
import { SyllabusInput } from "./topics";
import { IMPORT_CHANGES, IMPORT_ITEM_TYPES, keysOf, STAGE_LABELS } from "./values";

const ITEMS_MAX = 500;

const QuotedText = ReadSource.extend({ value: z.string() }).nullable();

const Named = z.object({ kind: z.enum(["assignment", "exam"]), id: Id });

/** Something the course has already. */
const Existing = Named.extend({
  title: z.string(),
  due_date: Instant.nullable(),
  /** False where only the day is known: the instant is then the end of that day. */
  has_time: z.boolean(),
  weight: z.number().nullable(),
});
export type ExistingItem = z.infer<typeof Existing>;

export const ProposedItem = ReadSource.extend({
  /** Names the item when it is accepted. */
  key: z.string(),
  title: z.string(),
  type: z.enum(keysOf(IMPORT_ITEM_TYPES)),
  /** Null where the syllabus gives no date; its confidence is then "unknown". */
  due_date: Instant.nullable(),
  /** False when the syllabus gives a day only: the instant is then the end of that day. */
  has_time: z.boolean(),
  /** Percent of the grade. */
  weight: z.number().nullable(),
  /** The words that give the weight; null without one, and for a syllabus read before they were kept. */
  weight_source: ReadSource.omit({ confidence: true }).nullable(),
  /** How many pieces the weight is for, and how many of the lowest are left out, where the syllabus says so. */
  count: z.int().nullable(),
  drop_lowest: z.int().nullable(),
  extra_credit: z.boolean(),
  /** In points, where those of all parts are known. */
  total: z.string().nullable(),
  /** Percent of the grade in the other of two weightings; `other_weighting` says when it counts. */
  other_weight: z.number().nullable(),
  /** The day lies far from the term of the course: it may be a misprint, or left from another year. */
  outside_term: z.boolean(),
  /** False where the syllabus may mean something else than graded work: it is offered apart, and without a date. */
  is_certain: z.boolean(),
  /** A language model proposed it, or a part of it; the quote stands in the syllabus. */
  by_model: z.boolean(),
  change: z.enum(keysOf(IMPORT_CHANGES)),
  /** The existing item it matches by its title; the student may choose another. */
  existing: Existing.nullable(),
});
export type ProposedItem = z.infer<typeof ProposedItem>;

export const ProposedTopic = ReadSource.extend({
  key: z.string(),
  title: z.string(),
  week: z.int().nullable(),
  /** A language model proposed it; the quote stands in the syllabus. */
  by_model: z.boolean(),
  /** The course has a card of this title already. */
  is_known: z.boolean(),
});
export type ProposedTopic = z.infer<typeof ProposedTopic>;

export const Proposal = z.object({
  course: z.object({
    name: QuotedText,
    code: QuotedText,
    instructor: QuotedText,
    semester: QuotedText,
    /** YYYY-MM-DD */
    start_date: QuotedText,
    end_date: QuotedText,
    /** A number as the syllabus gives it. */
    credits: QuotedText,
    instructor_email: QuotedText,
    office_hours: QuotedText,
    meeting_times: QuotedText,
  }),
  items: z.array(ProposedItem),
  topics: z.array(ProposedTopic),
  series: z.array(ProposedSeries),
  class_times: z.array(ProposedClassTime),
  letter_scale: ProposedScale.nullable(),
  other_weighting: ProposedWeighting.nullable(),
  grading_remarks: z.array(ProposedRemark),
  /** What the course has already, whatever this syllabus says of it. */
  without_year: DaysWithoutYear.nullable(),
  course_items: z.array(Existing),
  /** What an earlier version of this syllabus brought into the course and this one does not name. */
  gone: z.array(Existing),
  /** Contradictions and what could not be told, in words for the student. */
  notes: z.array(z.string()),
  /** Those of the notes that have to be looked at before the rest is relied on. */
  open_questions: z.array(z.string()),
  /** Null when only the built-in rules read it. */
  model_usage: ModelUsage.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** A syllabus on its way into a course: read, reviewed by the student, accepted. */
export const SyllabusImport = z.object({
  id: Id,
  /** The course it goes into; null until a new course is made of it. */
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
  /** Null for pasted text. */
  file_id: Id.nullable(),
  filename: z.string().nullable(),
  syllabus_text: z.string(),
  stage: z.enum(keysOf(STAGE_LABELS)),
  processing_error: z.string(),
  /** The file asks for a password. */
  is_locked: z.boolean(),
  page_count: z.int().nullable(),
  pages_read: z.int(),
  pages_with_text: z.int(),
  /** Null until it is read. */
  proposal: Proposal.nullable(),
  /** A language model still reads it: the proposal may grow. What stands in it stays, with its keys. */
  awaits_model: z.boolean(),
  accepted_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type SyllabusImport = z.infer<typeof SyllabusImport>;

const CourseId = orNull(z.coerce.number().pipe(Id)).default(null);

const weight = "Weight must be between 0 and 100";
const TOO_MANY = `You can add at most ${ITEMS_MAX} at once. Please untick some.`;

const YEAR = "Please choose a year";

function updatedBy(items: { existing: z.infer<typeof Named> | null }[]) {
  return items.flatMap(({ existing }) => (existing ? [`${existing.kind} ${existing.id}`] : []));
}

/** The review's result. What is not named here does not enter the course. */
export const Acceptance = z.object({
  /** The new course, where the import is not for one that exists. */
  course: CourseInput.nullable().default(null),
  /** Fills these fields of an existing course. */
  term: z
    .object({ start_date: orNull(CalendarDate), end_date: orNull(CalendarDate) })
    .nullable()
    .default(null),
  items: z
    .array(
      z.object({
        key: z.string().max(20),
        title: requiredText(200, "Title is required", "Title"),
        type: z.enum(keysOf(IMPORT_ITEM_TYPES), "Please choose a type"),
        due_date: orNull(SentInstant),
        /** False when the day is known and the time is not; an exam then stands on the whole day. */
        has_time: z.boolean().default(true),
        weight: orNull(z.number(weight).min(0, weight).max(100, weight)),
        /** Changes this item of the course instead of adding one. */
        existing: Named.nullable().default(null),
      }),
    )
    .max(ITEMS_MAX, TOO_MANY)
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length, {
      error: "Please name each item only once",
    })
    .refine((items) => new Set(updatedBy(items)).size === updatedBy(items).length, {
      error: "Two rows update the same item in the course. Please add one of them as new.",
    })
    .default([]),
  topics: z
    .array(
      z.object({
        key: z.string().max(20),
        title: requiredText(200, "Title is required", "Title"),
        week: orNull(z.int().min(1).max(60)).default(null),
      }),
    )
    .max(ITEMS_MAX, TOO_MANY)
    .default([]),
  /** Each adds an assignment for every day of it between the first and the last day of the course. */
  series: z
    .array(
      z.object({
        key: z.string().max(20),
        title: requiredText(190, "Title is required", "Title"),
      }),
    )
    .max(20, "You can add at most 20 series at once")
    .default([]),
  /** As the student corrected them. */
  class_times: z
    .array(ClassTimeInput.safeExtend({ key: z.string().max(20) }))
    .max(CLASS_TIMES_MAX, `You can add at most ${CLASS_TIMES_MAX} class times at once`)
    .default([]),
  /** What the grade is made of, dated or not; null keeps what was read, an empty list leaves the course's own. */
  grading: z
    .array(
      z.object({
        key: z.string().max(20),
        title: requiredText(200, "Title is required", "Title"),
        weight: z.number(weight).min(0, weight).max(100, weight),
      }),
    )
    .max(ITEMS_MAX, TOO_MANY)
    .nullable()
    .default(null),
  /** Keeps the letter scale that was read, where the course has none. */
  letter_scale: z.boolean().default(true),
  /** Keep what it says of the grade beside the course's figures. */
  grading_remarks: z.boolean().default(true),
  /** New work whose time is over enters as completed: the syllabus of a course that the student has taken. */
  finishes_past: z.boolean().default(false),
  /** Items of the course that this syllabus does not name, to be deleted. */
  remove: z.array(Named).max(ITEMS_MAX).default([]),
});
export type Acceptance = z.output<typeof Acceptance>;

export const syllabusImports = {
  list: endpoint("GET /syllabus-imports/", {
    summary: "Imports that are being read or wait for review, newest first",
    answer: z.array(SyllabusImport.omit({ proposal: true, syllabus_text: true })),
  }),
  create: endpoint("POST /syllabus-imports/", {
    summary:
      "Give a syllabus, for a new course or into one; nothing enters it before it is accepted",
    form: true,
    tooLarge: FILE_TOO_LARGE,
    limit: "upload",
    body: SyllabusInput.safeExtend({ course_id: CourseId }),
    answer: SyllabusImport,
    status: 201,
  }),
  createDirectly: endpoint("POST /syllabus-imports/direct/", {
    summary: "The same for a file whose bytes are in storage already",
    limit: "upload",
    body: StoredUpload.extend({ course_id: CourseId }),
    answer: SyllabusImport,
    status: 201,
  }),
  read: endpoint("GET /syllabus-imports/{import_id}/", {
    summary: "One import with what was read, compared with what its course has by now",
    answer: SyllabusImport,
  }),
  remove: endpoint("DELETE /syllabus-imports/{import_id}/", {
    summary: "Discard it with its file",
    status: 204,
  }),
  retry: endpoint("POST /syllabus-imports/{import_id}/retry/", {
    summary: "Read a failed one again",
    limit: "upload",
    answer: SyllabusImport,
    status: 202,
  }),
  nameYear: endpoint("PUT /syllabus-imports/{import_id}/year/", {
    summary: "Name the year of days that have none; the syllabus is read again with it",
    body: z.object({
      /** Of the first day; null takes it back. */
      year: orNull(z.int().min(1970, YEAR).max(2100, YEAR)),
    }),
    limit: "upload",
    answer: SyllabusImport,
    status: 202,
  }),
  accept: endpoint("POST /syllabus-imports/{import_id}/accept/", {
    summary: "Bring what the student chose into the course, all of it or nothing",
    body: Acceptance,
    answer: SyllabusImport,
  }),
  undo: endpoint("POST /syllabus-imports/{import_id}/undo/", {
    summary: "Take back what was accepted; it lies in the trash then",
    answer: z.object({ message: z.string(), course_id: Id.nullable() }),
  }),
};
