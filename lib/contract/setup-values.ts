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

/** Of one course. */
export const COURSE_LINKS_MAX = 20;
/** For how long a link may be good, in days; null for as long as its owner wants. */
export const LINK_DAYS = [7, 30, 90, 365, null] as const;
export const LINK_DAYS_DEFAULT = 90;

/** Files that may come along with a link. */
export const LINK_FILES_MAX = 20;
/** Files of a course to choose them from. */
export const FILES_TO_SHARE_MAX = 200;

/** More changes than an update can have. */
export const CHANGES_MAX = 20_000;
