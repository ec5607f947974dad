import type { CalendarEvent } from "@/components/calendar/event-facts";

export const NEW_YORK = "America/New_York";

/** Due at 11:59 PM of Monday, 23 November 2026, in New York. */
export const DUE: CalendarEvent = {
  id: "assignment_1",
  type: "assignment",
  item_id: 1,
  title: "Problem Set 1",
  start: "2026-11-24T04:59:00Z",
  end: null,
  all_day: false,
  description: "",
  location: "",
  assignment_type: "homework",
  exam_type: null,
  class_kind: null,
  status: "not_started",
  stored_status: "not_started",
  reopens_as: "not_started",
  course_id: 7,
  course_name: "Algebra",
  progress_percentage: null,
  hours: null,
  plan_id: null,
};

/** From 2 to 4 PM of the same day. */
export const EXAM: CalendarEvent = {
  ...DUE,
  id: "exam_1",
  type: "exam",
  start: "2026-11-23T19:00:00Z",
  end: "2026-11-23T21:00:00Z",
  assignment_type: null,
  exam_type: "midterm",
  status: "upcoming",
};

export const SESSION: CalendarEvent = {
  ...DUE,
  id: "study_session_1",
  type: "study_session",
  start: "2026-11-23",
  all_day: true,
  assignment_type: null,
  status: "planned",
  hours: 1,
  plan_id: 3,
};
