/** What changed the schedule, as its undo names it. */
export const SCHEDULE_CHANGES = {
  plans_activated: "Plan activated",
  plan_paused: "Plan paused",
  plan_completed: "Plan completed",
  plan_changed: "Plan changed",
  plan_deleted: "Plan deleted",
  session_moved: "Session moved",
  caught_up: "Missed work planned again",
  exam_moved: "Exam moved",
  exam_deleted: "Exam deleted",
  assignment_deleted: "Assignment deleted",
  course_deleted: "Course deleted",
  hours_changed: "Study hours changed",
} as const;
