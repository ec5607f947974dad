import { z } from "zod";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { StudySession } from "./study-sessions";
import { EXAM_TYPES, keysOf } from "./values";

const count = z.int().min(0);

export const Dashboard = z.object({
  stats: z.object({
    total_courses: count,
    active_courses: count,
    total_assignments: count,
    completed_assignments: count,
    pending_assignments: count,
    total_study_plans: count,
    active_study_plans: count,
    /** Days in a row, up to today or yesterday, with something completed. */
    study_streak_days: count,
  }),
  upcoming_assignments: z.array(
    z.object({
      id: Id,
      course_id: Id,
      title: z.string(),
      course_name: z.string(),
      due_date: Instant,
      days_until_due: z.int(),
    }),
  ),
  upcoming_exams: z.array(
    z.object({
      id: Id,
      course_id: Id,
      name: z.string(),
      exam_type: z.enum(keysOf(EXAM_TYPES)),
      exam_type_display: z.string(),
      course_name: z.string(),
      location: z.string(),
      duration_minutes: z.int(),
      preparation_percentage: z.number(),
      exam_date: Instant,
      has_time: z.boolean(),
      days_until_exam: z.int(),
    }),
  ),
  upcoming_study_plan_deadlines: z.array(
    z.object({
      id: Id,
      title: z.string(),
      status: z.string(),
      progress_percentage: z.number(),
      end_date: z.iso.date(),
      days_until_deadline: z.int(),
    }),
  ),
  /** Of active plans, in the student's own day. */
  today_sessions: z.array(StudySession),
  recent_courses: z.array(
    z.object({
      id: Id,
      name: z.string(),
      code: z.string(),
      updated_at: Instant,
      progress_percentage: z.number(),
      /** Of topics and assignments, as the course page has it; null where there are none. */
      tracked_percentage: z.int().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  read: endpoint("GET /dashboard/", {
    summary: "What the student opens first: counts, and what is due within 14 days",
    answer: Dashboard,
  }),
};
