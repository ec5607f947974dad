import { z } from "zod";
import { ASSIGNMENT_TYPES, STORED_ASSIGNMENT_STATUSES } from "./assignment-values";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { StudySession } from "./study-sessions";
import { CALENDAR_EVENT_TYPES, EXAM_TYPES, keysOf } from "./values";

const count = z.int().min(0);

/** Open work with a due date. */
const DueAssignment = z.object({
  id: Id,
  course_id: Id,
  title: z.string(),
  assignment_type: z.enum(keysOf(ASSIGNMENT_TYPES)),
  assignment_type_display: z.string(),
  /** As it is stored: work that is late is not "overdue" here. */
  status: z.enum(STORED_ASSIGNMENT_STATUSES),
  course_name: z.string(),
  due_date: Instant,
  /** Below 0 once its day is over. */
  days_until_due: z.int(),
});
export type DueAssignment = z.infer<typeof DueAssignment>;

const UpcomingExam = z.object({
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
});

/** One of the next seven days. */
const ComingDay = z.object({
  /** In the student's calendar; the first is today. */
  date: z.iso.date(),
  /** The first of its open work, exams and planned sessions. */
  items: z.array(
    z.object({
      type: z.enum(keysOf(CALENDAR_EVENT_TYPES)).exclude(["class_time"]),
      id: Id,
      course_id: Id,
      title: z.string(),
      /** Null for what has a day and no time. */
      at: Instant.nullable(),
    }),
  ),
  /** How many there are. */
  count,
  /** Of its planned sessions. */
  hours: z.number(),
});
export type ComingDay = z.infer<typeof ComingDay>;

/** Why a calendar could not be read when that was tried last, and when it was. */
const CalendarFailure = z.object({
  message: z.string(),
  tried_at: Instant.nullable(),
  read_at: Instant.nullable(),
});

export const Dashboard = z.object({
  stats: z.object({
    total_courses: count,
    /** Without the sample course. */
    own_courses: count,
    active_courses: count,
    total_assignments: count,
    completed_assignments: count,
    pending_assignments: count,
    total_study_plans: count,
    active_study_plans: count,
    /** Days in a row, up to today or yesterday, with something completed, or ten minutes of work. */
    study_streak_days: count,
  }),
  /** Quizzes that are handed in stand here as well: clients that know one list of work read all of it. */
  upcoming_assignments: z.array(DueAssignment),
  upcoming_exams: z.array(UpcomingExam),
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
  /** Open work whose time is over, the latest first. */
  overdue: z.object({
    count,
    assignments: z.array(DueAssignment),
    /** How much more there is in courses that are over; it is in none of the lists. */
    of_past_courses: count,
  }),
  /** What is still to come today. */
  due_today: z.array(DueAssignment),
  /** `upcoming_assignments`, apart by what they are. */
  upcoming_work: z.array(DueAssignment),
  upcoming_quizzes: z.array(DueAssignment),
  week: z.array(ComingDay),
  /** Calendars from elsewhere that have new work, miss some that was there, or could not be read for a day. */
  calendars: z.array(
    z.object({ id: Id, name: z.string(), waiting: count, failure: CalendarFailure.nullable() }),
  ),
  /** However far away. */
  next_exam: UpcomingExam.nullable(),
  /** The classes of the day, by their start. */
  today_classes: z.array(
    z.object({
      id: Id,
      course_id: Id,
      title: z.string(),
      start: Instant,
      end: Instant,
      location: z.string(),
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

/** What has just ended, in figures. */
export const Moments = z.object({
  /** Monday to Sunday before today; null where nothing was planned in it. */
  week: z
    .object({
      from: z.iso.date(),
      sessions: count,
      sessions_done: count,
      hours_planned: z.number(),
      /** As it was logged; of what is done without the timer, as it was planned. */
      hours_done: z.number(),
    })
    .nullable(),
  /** That ended in the last seven days. */
  exams: z.array(
    z.object({
      id: Id,
      name: z.string(),
      course_name: z.string(),
      topics: count,
      topics_prepared: count,
    }),
  ),
});
export type Moments = z.infer<typeof Moments>;

export const dashboard = {
  read: endpoint("GET /dashboard/", {
    summary: "What the student opens first: counts, and what is due within 14 days",
    answer: Dashboard,
  }),
  moments: endpoint("GET /dashboard/moments/", {
    summary: "The week and the exams that have just ended, in figures",
    answer: Moments,
  }),
};
