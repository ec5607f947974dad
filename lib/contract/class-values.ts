// As in values.ts, no zod here.

/** What a course meets for. "class" where nobody says more. */
export const CLASS_KINDS = {
  class: "Class",
  lecture: "Lecture",
  seminar: "Seminar",
  tutorial: "Tutorial",
  discussion: "Discussion",
  lab: "Lab",
  office_hours: "Office hours",
} as const;
export type ClassKind = keyof typeof CLASS_KINDS;

/** Of one course. */
export const CLASS_TIMES_MAX = 30;

/** Days that one class time may leave out. */
export const SKIPPED_DATES_MAX = 60;

/** Weeks that class times go on for where their course has no last day. */
export const WEEKS_WITHOUT_END = 20;
