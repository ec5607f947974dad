import { z } from "zod";
import { CalendarDate, Id, orNull, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { PlanNote, StudyPlan } from "./study-plans";
import { keysOf, PLAN_REQUEST_MAX, PROGRESSIONS, STUDY_HOURS } from "./values";

export const PlanPreferences = z.looseObject({
  study_hours_per_day: orNull(
    z.coerce.number().pipe(z.number().min(STUDY_HOURS.min).max(STUDY_HOURS.max)),
  ).optional(),
  difficulty_progression: orNull(z.enum(keysOf(PROGRESSIONS))).optional(),
  target_grade: text(20, "The target grade").nullish(),
  priority_topics: z.array(text(200, "A topic")).max(50).nullish(),
  start_date: orNull(CalendarDate).optional(),
  end_date: orNull(CalendarDate).optional(),
  /** 0 is Sunday. */
  weekdays_off: z.array(z.int().min(0).max(6)).max(6).nullish(),
});
export type PlanPreferences = z.output<typeof PlanPreferences>;

/** Clients read a failure only from an answer of 200: then `error` says why and there is no plan. */
const Generated = z.object({
  success: z.boolean(),
  study_plan: StudyPlan.nullable(),
  message: z.string(),
  error: z.string(),
});

export const PlanChange = z.object({
  kind: z.enum(["added", "removed", "hours", "moved", "settings"]),
  title: z.string(),
  from: z.string(),
  to: z.string(),
});
export type PlanChange = z.infer<typeof PlanChange>;

export const planGeneration = {
  generate: endpoint("POST /resources/generate-study-plan/", {
    summary: "A study plan from the course's own material, saved as a draft",
    limit: "generation",
    body: z.object({
      course_id: z.coerce.number("Course is required").pipe(Id),
      query: requiredText(PLAN_REQUEST_MAX, "Please say what the plan is for", "The request"),
      preferences: PlanPreferences.nullish(),
    }),
    answer: Generated,
  }),
  forExam: endpoint("POST /courses/{course_id}/exams/{exam_id}/generate_study_plan/", {
    summary: "A study plan for one exam, saved as a draft",
    limit: "generation",
    answer: Generated.extend({ exam_id: Id, exam_name: z.string() }),
  }),
  again: endpoint("POST /study-plans/{plan_id}/generate-again/", {
    summary: "Generate a plan whose generation failed once more",
    limit: "generation",
    answer: Generated,
  }),
  modify: endpoint("POST /resources/modify-study-plan/{plan_id}/", {
    summary: "Change a plan by a request in words; with `preview` only say what would change",
    limit: "generation",
    body: z.object({
      modification_request: requiredText(
        PLAN_REQUEST_MAX,
        "Please say what should change",
        "The request",
      ),
      preview: z.boolean().default(false),
    }),
    answer: Generated.extend({
      changes: z.array(PlanChange),
      understood: z.array(z.string()),
      notes: z.array(PlanNote),
    }),
  }),
  undo: endpoint("POST /study-plans/{plan_id}/undo/", {
    summary: "Take back the last change by words or of missed work",
    answer: StudyPlan,
  }),
};
