import type { StudySession } from "@/lib/contract/study-sessions";
import { dayOf } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { COURSE, PLAN, STUDENT } from "@/tests/support/items";

const SESSION: StudySession = {
  id: 41,
  plan_id: PLAN.id,
  plan_title: PLAN.title,
  course_id: COURSE.id,
  course_name: COURSE.name,
  topic_id: "t1",
  title: "Eigenvalues",
  kind: "study",
  date: dayIn(0),
  start_time: null,
  is_usual_time: false,
  hours: 1.5,
  status: "planned",
  is_missed: false,
  minutes_spent: 0,
  exam_id: null,
  topics: [{ id: "t1", title: "Eigenvalues", hours: 1.5 }],
  assignment_id: null,
  part: 1,
  parts: 1,
  places: [],
  activity: "",
  is_moved: false,
  completed_at: null,
};

/** A session of today. */
export function aSession(fields: Partial<StudySession> = {}): StudySession {
  return { ...SESSION, ...fields };
}

/** A day of the student, by days from today. */
export function dayIn(days: number): string {
  return addDays(dayOf(new Date().toISOString(), STUDENT.timezone), days);
}
