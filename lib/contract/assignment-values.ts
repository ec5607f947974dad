/** Kinds and states of assignments, apart from the other lists: every first page shows them. */

export const ASSIGNMENT_TYPES = {
  homework: "Homework",
  quiz: "Quiz",
  exam: "Exam",
  project: "Project",
  paper: "Paper",
  essay: "Essay",
  presentation: "Presentation",
  lab: "Lab",
  discussion: "Discussion",
  other: "Other",
} as const;
export type AssignmentType = keyof typeof ASSIGNMENT_TYPES;

export const ASSIGNMENT_STATUSES = {
  not_started: "Not started",
  in_progress: "In progress",
  submitted: "Submitted",
  completed: "Completed",
  overdue: "Overdue",
} as const;
export type AssignmentStatus = keyof typeof ASSIGNMENT_STATUSES;

export const OPEN_ASSIGNMENT_STATUSES = ["not_started", "in_progress"] as const;
/** "overdue" follows from the due date and the clock, so it is never stored. */
export const STORED_ASSIGNMENT_STATUSES = [
  ...OPEN_ASSIGNMENT_STATUSES,
  "submitted",
  "completed",
] as const satisfies AssignmentStatus[];
export type StoredAssignmentStatus = (typeof STORED_ASSIGNMENT_STATUSES)[number];
