import { z } from "zod";
import { CalendarDate, Id, Instant, orNull, TimeOfDay } from "./common";
import { endpoint } from "./endpoint";
import { PlanSource, StudyPlan } from "./study-plans";
import { keysOf, SESSION_KINDS, SESSION_MINUTES_MAX, SESSION_STATUSES } from "./values";

/** What of a session belongs to one topic of its plan. */
const SessionTopic = z.object({ id: z.string(), title: z.string(), hours: z.number() });
export type SessionTopic = z.infer<typeof SessionTopic>;

/** Work of a plan on one day. */
export const StudySession = z.object({
  id: Id,
  plan_id: Id,
  plan_title: z.string(),
  course_id: Id,
  course_name: z.string(),
  /** The topic of the plan it is about, the first of several; "assignment-7" for work on that assignment. */
  topic_id: z.string(),
  title: z.string(),
  kind: z.enum(keysOf(SESSION_KINDS)),
  /** A day of the student's calendar. */
  date: z.iso.date(),
  /** HH:MM in the student's zone; null where any time of the day will do. */
  start_time: TimeOfDay.nullable(),
  /** The time follows from when the plan's days usually start; the session was given none of its own. */
  is_usual_time: z.boolean(),
  hours: z.number(),
  status: z.enum(keysOf(SESSION_STATUSES)),
  /** The day is over and it is neither done nor skipped. */
  is_missed: z.boolean(),
  minutes_spent: z.int(),
  /** The exam that a review is for. */
  exam_id: Id.nullable(),
  /** More than one in a review that mixes them; none in work on an assignment. */
  topics: z.array(SessionTopic),
  /** The assignment that this is work on. */
  assignment_id: Id.nullable(),
  /** The how manieth sitting of its topic or assignment, and of how many that are still to come. */
  part: z.int(),
  parts: z.int(),
  /** What to do in it, and where; empty where nothing is known. */
  activity: z.string(),
  /** The pages that are read in it, of files that are there. */
  places: z.array(PlanSource),
  /** The student moved it to its day, so it stays there when the schedule is laid again. */
  is_moved: z.boolean(),
  completed_at: Instant.nullable(),
});
export type StudySession = z.infer<typeof StudySession>;

/** A missed session and the day that would take it; null where no day can. */
export const SessionMove = z.object({
  session_id: Id,
  title: z.string(),
  hours: z.number(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  /** Why no day can take it; else empty. */
  reason: z.string(),
});
export type SessionMove = z.infer<typeof SessionMove>;

export const studySessions = {
  list: endpoint("GET /study-sessions/", {
    summary: "Sessions of active plans between two days, both included, or all of one plan",
    query: z.object({
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
      plan_id: orNull(z.coerce.number().pipe(Id)).optional(),
    }),
    answer: z.array(StudySession),
  }),
  patch: endpoint("PATCH /study-sessions/{session_id}/", {
    summary: "Tick, skip or take back a session, or move it to another day or time",
    body: z
      .object({
        status: z.enum(keysOf(SESSION_STATUSES)),
        date: CalendarDate,
        /** Null for none of its own. A session that only moves to another day keeps its time. */
        start_time: TimeOfDay.nullable(),
      })
      .partial(),
    answer: StudySession,
  }),
  logTime: endpoint("POST /study-sessions/{session_id}/time/", {
    summary: "Add the minutes of one stretch of work; the same key is counted once",
    body: z.object({
      key: z.string().min(8).max(100),
      minutes: z.int().min(1).max(SESSION_MINUTES_MAX),
    }),
    answer: StudySession,
  }),
  missed: endpoint("GET /study-plans/{plan_id}/missed/", {
    summary: "New days for what was missed, as a proposal",
    answer: z.array(SessionMove),
  }),
  reschedule: endpoint("POST /study-plans/{plan_id}/reschedule/", {
    summary: "Take over the proposed days of these sessions",
    body: z.object({ session_ids: z.array(Id).min(1).max(2000) }),
    answer: z.object({ moved: z.int(), study_plan: StudyPlan }),
  }),
};
