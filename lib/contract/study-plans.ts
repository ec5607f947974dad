import { z } from "zod";
import { CalendarDate, Id, Instant, requiredText, TimeOfDay, text } from "./common";
import { endpoint } from "./endpoint";
import { EntryId, PlanData, PlanDataInput } from "./plan-data";
import { GENERATION_STAGES, keysOf, PLAN_STATUSES, PROGRESSIONS } from "./values";

const DATE_ORDER = { message: "End date must be after start date", path: ["end_date"] };

const Title = requiredText(200, "Title is required", "Title");
const CourseId = z.coerce.number("Course is required").pipe(Id);
const Progress = z.number().min(0).max(100);
const Status = z.enum(keysOf(PLAN_STATUSES), "Please choose a status");

/** HH:MM, when the first session of a day usually starts; the others follow it. Null for any time. */
const UsualStartTime = TimeOfDay.nullable();

const CourseOfPlan = z.preprocess(blankIsMissing, CourseId);
const StartDate = z.preprocess(blankIsMissing, dated("Start date is required"));
const EndDate = z.preprocess(blankIsMissing, dated("End date is required"));

const PlanFields = z.object({
  title: Title,
  description: text(10_000, "Description").default(""),
  status: Status.default("draft"),
  usual_start_time: UsualStartTime.default(null),
  plan_data: PlanDataInput.prefault({}),
});

/**
 * A plan without course and dates is one that generation has saved already: `plan_data` then holds its
 * `id`.
 */
const PlanCreation = PlanFields.extend({
  course_id: CourseOfPlan.optional(),
  start_date: StartDate.optional(),
  end_date: EndDate.optional(),
}).refine(
  ({ start_date, end_date }) => !start_date || !end_date || end_date > start_date,
  DATE_ORDER,
);
export type PlanCreation = z.output<typeof PlanCreation>;

const PlanPatch = z
  .object({
    title: Title,
    description: text(10_000, "Description"),
    course_id: CourseId,
    start_date: dated("Start date is required"),
    end_date: dated("End date is required"),
    status: Status,
    progress_percentage: Progress,
    usual_start_time: UsualStartTime,
    plan_data: PlanDataInput,
  })
  .partial();
export type PlanPatch = z.output<typeof PlanPatch>;

/** Pages that a topic of a plan builds on. */
export const PlanSource = z.object({
  file_id: Id,
  title: z.string(),
  page: z.int(),
  page_end: z.int(),
});
export type PlanSource = z.infer<typeof PlanSource>;

/** What generation knows of a topic; clients may send anything in its place, so each field falls back. */
export const PlanTopicFacts = z.object({
  difficulty_level: z.number().min(1).max(5).catch(3),
  /** The last day for it: the day before the exam that covers it. */
  due_date: CalendarDate.nullable().catch(null),
  exam_id: Id.nullable().catch(null),
  prerequisites: z.array(z.string()).catch([]),
  /** 1 is normal. */
  emphasis: z.number().min(0).max(5).catch(1),
  sources: z.array(PlanSource).catch([]),
  /** The numbers of its exercises. */
  exercises: z.array(z.string()).catch([]),
});
export type PlanTopicFacts = z.infer<typeof PlanTopicFacts>;

/** What a note of a plan is about; a client shows its text. */
const PLAN_NOTES = [
  "after_first_exam",
  "beside_other_plans",
  "completed_topics",
  "end_before_start",
  "end_is_past",
  "exam_unclear",
  "left_out_topics",
  "not_planned",
  "not_possible",
  "not_understood",
  "order_not_kept",
  "order_suggested",
  "rescheduled",
  "reviews_without_hours",
  "start_is_past",
  "suggestions_refused",
  "topics_suggested",
  "unknown_topics",
  "without_model",
  /** Of an earlier release, when notes had no codes. */
  "other",
] as const;
export const PlanNote = z.object({ code: z.enum(PLAN_NOTES), text: z.string() });
export type PlanNote = z.infer<typeof PlanNote>;

/** How a generated plan came about. */
export const PlanGeneration = z.object({
  stage: z.enum(keysOf(GENERATION_STAGES)),
  /** The student's words, and what was understood of them. */
  request: z.string(),
  understood: z.array(z.string()),
  /** For the student: what could not be done as asked, or a model that did not answer. */
  notes: z.array(PlanNote),
  error: z.string(),
  made_by: z.enum(["rules", "model"]),
  hours_per_day: z.number(),
  progression: z.enum(keysOf(PROGRESSIONS)),
  /** Days by which more hours are due than there are; empty when all fits. */
  shortfalls: z.array(
    z.object({
      due: z.iso.date(),
      hours_needed: z.number(),
      hours_available: z.number(),
      hours_short: z.number(),
      topics: z.array(z.string()),
    }),
  ),
  /** Ways to make it fit, in words; each was tried. */
  options: z.array(z.string()),
  /** All ways that help, with what is still missing then; absent in plans of an earlier release. */
  ways_out: z.array(z.string()).optional(),
  /** The request that makes each of them, in the same order; empty where none does. */
  way_requests: z.array(z.string()).optional(),
});
export type PlanGeneration = z.infer<typeof PlanGeneration>;

export const StudyPlan = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  course: Id,
  course_id: Id,
  course_info: z.object({ name: z.string(), code: z.string() }),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  usual_start_time: UsualStartTime,
  status: z.enum(keysOf(PLAN_STATUSES)),
  status_display: z.string(),
  is_active: z.boolean(),
  /** Share of completed topics, 0 to 100, two decimals. */
  progress_percentage: z.number(),
  /** Share of the days that are over, 0 to 100. */
  time_progress_percentage: z.number(),
  /** Calendar days in the student's zone; negative when the end is past. */
  days_remaining: z.int(),
  duration_days: z.int(),
  days_elapsed: z.int(),
  /** The end is past and the plan neither completed nor cancelled. */
  is_overdue: z.boolean(),
  plan_data: PlanData,
  plan_summary: z.object({
    total_topics: z.int(),
    total_milestones: z.int(),
    estimated_hours: z.number(),
    difficulty_level: z.number().nullable(),
  }),
  /** Open ones that are due within seven days. */
  upcoming_milestones: z.array(z.looseObject({ id: EntryId, due_date: z.string() })),
  /** Null for plans made by hand. */
  generation: PlanGeneration.nullable(),
  /** The last change by words or of missed work can be taken back. */
  can_undo: z.boolean(),
  /** Hours laid on days, and those of them that are done. */
  planned_hours: z.number(),
  done_hours: z.number(),
  created_at: Instant,
  updated_at: Instant,
});
export type StudyPlan = z.infer<typeof StudyPlan>;

export const StudyPlanEvent = z.object({
  /** "study_plan_7" */
  id: z.string(),
  type: z.literal("study_plan_deadline"),
  title: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  description: z.string(),
  status: z.string(),
  course_id: Id,
  course_name: z.string(),
  progress_percentage: z.number(),
  days_remaining: z.int(),
});
export type StudyPlanEvent = z.infer<typeof StudyPlanEvent>;

const StudyPlanStats = z.object({
  total_plans: z.int(),
  active_plans: z.int(),
  completed_plans: z.int(),
  draft_plans: z.int(),
  /** As `is_overdue` of the plans counts. */
  overdue_plans: z.int(),
  /** Mean of all plans, rounded to a whole number. */
  average_progress: z.int(),
  total_estimated_hours: z.number(),
});

export const studyPlans = {
  list: endpoint("GET /study-plans/", {
    summary: "All study plans, newest first",
    answer: z.array(StudyPlan),
  }),
  create: endpoint("POST /study-plans/", {
    summary: "Add a study plan; one that generation has saved already is answered as it is",
    body: PlanCreation,
    answer: StudyPlan,
    status: 201,
  }),
  stats: endpoint("GET /study-plans/stats/", {
    summary: "Counts and sums over all plans",
    answer: StudyPlanStats,
  }),
  active: endpoint("GET /study-plans/active/", {
    summary: "Active plans",
    answer: z.array(StudyPlan),
  }),
  overdue: endpoint("GET /study-plans/overdue/", {
    summary: "Overdue plans",
    answer: z.array(StudyPlan),
  }),
  calendarEvents: endpoint("GET /study-plans/calendar-events/", {
    summary: "Ends of the active plans",
    answer: z.array(StudyPlanEvent),
  }),
  read: endpoint("GET /study-plans/{plan_id}/", { summary: "One study plan", answer: StudyPlan }),
  patch: endpoint("PATCH /study-plans/{plan_id}/", {
    summary: "Change the fields that are sent; progress 0 on a completed plan unticks its topics",
    body: PlanPatch,
    answer: StudyPlan,
  }),
  remove: endpoint("DELETE /study-plans/{plan_id}/", {
    summary: "Delete a study plan",
    status: 204,
  }),
  activate: endpoint("POST /study-plans/{plan_id}/activate/", {
    summary: "Start or go on with a plan",
    answer: StudyPlan,
  }),
  pause: endpoint("POST /study-plans/{plan_id}/pause/", {
    summary: "Pause an active plan",
    answer: StudyPlan,
  }),
  complete: endpoint("POST /study-plans/{plan_id}/complete/", {
    summary: "Complete an active plan",
    answer: StudyPlan,
  }),
  duplicate: endpoint("POST /study-plans/{plan_id}/duplicate/", {
    summary: "A draft of the same content that starts today",
    answer: StudyPlan,
    status: 201,
  }),
  updateProgress: endpoint("POST /study-plans/{plan_id}/update-progress/", {
    summary: "Set the progress by hand",
    body: z.object({ progress_percentage: Progress }),
    answer: StudyPlan,
  }),
  updateTopic: endpoint("POST /study-plans/{plan_id}/update-topic/", {
    summary: "Tick or untick a topic; progress and status follow",
    body: z.object({ topic_id: EntryId, completed: z.boolean() }),
    answer: StudyPlan,
  }),
  updateMilestone: endpoint("POST /study-plans/{plan_id}/update-milestone/", {
    summary: "Tick or untick a milestone",
    body: z.object({ milestone_id: EntryId, completed: z.boolean() }),
    answer: StudyPlan,
  }),
};

function dated(required: string) {
  return z.string(required).pipe(CalendarDate);
}

function blankIsMissing(value: unknown) {
  return value === "" || value === null ? undefined : value;
}
