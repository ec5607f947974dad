// As in values.ts, no zod here.

/** Of one course that is shared. */
export const SETUP_LIMITS = {
  assignments: 500,
  exams: 100,
  topics: 1000,
  /** Characters of the name a sharer shows. */
  shared_by: 100,
  /** Characters of a setup as JSON: less than a request may hold. */
  length: 1_500_000,
} as const;

/** What the name of a course file ends with. */
export const SETUP_EXTENSION = ".studycourse";
