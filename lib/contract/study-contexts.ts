import { z } from "zod";
import { CalendarDate, Id, Instant, orNull, text } from "./common";
import { endpoint } from "./endpoint";
import { keysOf, PROGRESSIONS, STUDY_HOURS } from "./values";

const LOOSE_MAX = 4000;

/** Whatever a client keeps here, but not a book: what is nested too deep cannot be stored. */
const Loose = z
  .record(text(100, "A name"), z.unknown())
  .refine((value) => JSON.stringify(value).length <= LOOSE_MAX, "This is too long");

const Fields = z.object({
  preferred_study_time_per_day: z.coerce
    .number()
    .pipe(z.number().min(STUDY_HOURS.min).max(STUDY_HOURS.max)),
  preferred_difficulty_progression: z.enum(keysOf(PROGRESSIONS)),
  target_grade: text(5, "The target grade"),
  priority_topics: z.array(text(200, "A topic")).max(50),
  /** 0 is Sunday. */
  weekdays_off: z.array(z.int().min(0).max(6)).max(7),
  days_off: z.array(CalendarDate).max(200),
  learning_style: Loose,
  current_knowledge_level: Loose,
  available_study_slots: z.array(Loose).max(100),
});

/** What a student told about how they study for one course. */
export const StudyContext = Fields.extend({ course_id: Id, updated_at: Instant.nullable() });
export type StudyContext = z.infer<typeof StudyContext>;

const Body = Fields.partial().extend({
  course_id: orNull(z.coerce.number().pipe(Id)),
});
export type StudyContextBody = z.output<typeof Body>;

export const studyContexts = {
  save: endpoint("POST /resources/study-context/", {
    summary: "Remember how the student studies for a course; fields that are not sent stay",
    body: Body,
    answer: StudyContext,
  }),
  read: endpoint("GET /resources/study-context/{course_id}/", {
    summary: "How the student studies for a course; the usual values before anything was said",
    answer: StudyContext,
  }),
};
