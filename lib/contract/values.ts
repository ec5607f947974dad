// Value lists, labels and limits. No zod here: pages show these without loading a schema.
import { ASSIGNMENT_TYPES } from "./assignment-values";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const DEFAULT_TIMEZONE = "America/New_York";

export const TIMEZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;

export const YEARS_OF_STUDY = {
  1: "1st Year",
  2: "2nd Year",
  3: "3rd Year",
  4: "4th Year",
  5: "5th Year",
  6: "Graduate Student",
  7: "PhD Student",
} as const;

export const MAJORS = [
  "Computer Science",
  "Engineering",
  "Mathematics",
  "Physics",
  "Chemistry",
  "Biology",
  "Psychology",
  "Business Administration",
  "Economics",
  "English",
  "History",
  "Political Science",
  "Sociology",
  "Art",
  "Music",
  "Other",
] as const;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 150;

export const CREDITS_MAX = 10;

/** Bytes. */
export const FILE_SIZE_MAX = 25 * 1024 * 1024;

/** What a file was uploaded as. */
export const FILE_KINDS = ["assignment", "quiz", "syllabus", "resource"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Pages of text that one answer holds. */
export const PAGES_AT_ONCE = 20;

export const STAGE_LABELS = {
  stored: "Stored",
  reading: "Reading",
  recognizing: "Recognizing text",
  extracting: "Extracting",
  indexing: "Preparing for questions",
  ready: "Ready",
  failed: "Failed",
} as const;

export const FACT_FIELDS = {
  title: "Title",
  type: "Type",
  due: "Due",
  points: "Points",
  weight: "Weight",
  hours: "Hours",
  task: "Task",
} as const;

/** "exact": the document says it in these words. "inferred": completed from the course or context. */
export const CONFIDENCES = { exact: "Exact", inferred: "Inferred" } as const;

/** The keys of a label table, as the tuple that zod and Drizzle want for an enum. */
export function keysOf<T extends Record<string, string>>(table: T) {
  return Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
}

export const EXAM_TYPES = {
  midterm: "Midterm",
  final: "Final Exam",
  quiz: "Quiz",
  test: "Test",
  practical: "Practical Exam",
  oral: "Oral Exam",
  other: "Other",
} as const;
export type ExamType = keyof typeof EXAM_TYPES;

export const EXAM_STATUSES = {
  upcoming: "Upcoming",
  in_progress: "In Progress",
  completed: "Completed",
  cancelled: "Cancelled",
} as const;
export type ExamStatus = keyof typeof EXAM_STATUSES;

/** Minutes. */
export const EXAM_DURATION = { min: 15, max: 480, default: 120 } as const;

export const TOPIC_DIFFICULTIES = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const;
export type TopicDifficulty = keyof typeof TOPIC_DIFFICULTIES;

export const PROCESSING_STATUSES = {
  processing: "AI Processing...",
  completed: "Ready for AI Study Plans",
  failed: "Processing Failed",
} as const;

export const PLAN_STATUSES = {
  draft: "Draft",
  active: "Active",
  paused: "Paused",
  completed: "Completed",
  cancelled: "Cancelled",
} as const;
export type PlanStatus = keyof typeof PLAN_STATUSES;

/** Hours of one topic of a study plan. */
export const TOPIC_HOURS = { min: 0.5, step: 0.5 } as const;

export const CALENDAR_EVENT_TYPES = {
  assignment: "Assignment",
  exam: "Exam",
  study_plan_deadline: "Study Plan",
  study_session: "Study session",
  class_time: "Class",
} as const;
export type CalendarEventType = keyof typeof CALENDAR_EVENT_TYPES;

/** Days that one request for calendar events may span. */
export const CALENDAR_DAYS_MAX = 800;

/** What can be deleted and restored. */
export const TRASH_KINDS = {
  course: "Course",
  assignment: "Assignment",
  exam: "Exam",
  file: "File",
  resource: "Resource",
  syllabus: "Syllabus",
  topic: "Topic",
  class_time: "Class time",
  study_plan: "Study Plan",
  chat: "Conversation",
  calendar: "Calendar",
} as const;
export type TrashKind = keyof typeof TRASH_KINDS;

/** Days until something deleted is gone for good. */
export const TRASH_DAYS = 30;

export const EXPORT_STAGES = {
  waiting: "Waiting",
  collecting: "Collecting",
  ready: "Ready",
  failed: "Failed",
} as const;

/** Days that a finished export is kept. */
export const EXPORT_DAYS = 7;

export const SEARCH_KINDS = {
  course: "Course",
  assignment: "Assignment",
  exam: "Exam",
  file: "File",
  resource: "Resource",
  topic: "Topic",
  study_plan: "Study Plan",
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;

/** Graded items of a syllabus: the last two become exams, the others assignments. */
export const IMPORT_ITEM_TYPES = {
  ...ASSIGNMENT_TYPES,
  midterm: "Midterm",
  final: "Final Exam",
} as const;
export type ImportItemType = keyof typeof IMPORT_ITEM_TYPES;

export const IMPORT_CONFIDENCES = { ...CONFIDENCES, unknown: "Unknown" } as const;

/**
 * Pasted text has no pages: places in it are given as if its lines stood on one page, in points from its top and from
 * each other.
 */
export const PASTED_LINES = { first: 56, leading: 14 } as const;

/** What accepting a proposed item would do to the course. */
export const IMPORT_CHANGES = {
  new: "New",
  same: "No change",
  changed: "Changed",
} as const;

/** Characters of a question to the library. */
export const QUESTION_MAX = 1000;

export const FEEDBACK_RATINGS = {
  helpful: "Helpful",
  partially_helpful: "Partly helpful",
  not_helpful: "Not helpful",
} as const;
export type FeedbackRating = keyof typeof FEEDBACK_RATINGS;

/** How the load of a study plan is spread; lib/planning defines each. */
export const PROGRESSIONS = {
  gradual: "Gradual",
  mixed: "Mixed",
  front_loaded: "Front-loaded",
  back_loaded: "Back-loaded",
} as const;
export type Progression = keyof typeof PROGRESSIONS;

/** Hours a day. */
export const STUDY_HOURS = { min: 0.5, max: 12, step: 0.5, default: 2 } as const;

/** Characters of a request to the planner. */
export const PLAN_REQUEST_MAX = 2000;

export const SESSION_KINDS = { study: "Study", review: "Review" } as const;
export const SESSION_STATUSES = { planned: "Planned", done: "Done", skipped: "Skipped" } as const;
export type SessionStatus = keyof typeof SESSION_STATUSES;

/** Minutes of one stretch of work. */
export const SESSION_MINUTES_MAX = 720;

export const GENERATION_STAGES = {
  generating: "In the making",
  ready: "Made",
  failed: "Not made",
} as const;

export const QUESTION_TYPES = {
  general: "General",
  concept: "Concept",
  homework: "Homework",
  exam_prep: "Exam prep",
  study_strategy: "Study strategy",
} as const;
export type QuestionType = keyof typeof QUESTION_TYPES;

export const EXPLANATION_TYPES = {
  simple: "Simple",
  detailed: "Detailed",
  example: "Example",
  step_by_step: "Step by step",
} as const;

/** Characters of a message, in UTF-16 units as the browser counts. */
export const CHAT_MESSAGE_MAX = 2000;

/** Messages in a rolling hour. */
export const CHAT_LIMIT = { messages: 20, minutes: 60 } as const;

/** Stands in the text of an answer after each sentence that no file of the student says. */
export const NOT_FROM_FILES = "[not from your files]";

export const ROLES = ["student", "operator"] as const;
export type Role = (typeof ROLES)[number];
