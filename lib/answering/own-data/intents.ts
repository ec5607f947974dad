import type { Meaning } from "./tokens";

export type Intent =
  | "due"
  | "overdue"
  | "worth"
  | "grading"
  | "needed"
  | "supposed"
  | "score"
  | "standing"
  | "gpa"
  | "sessions"
  | "free_days"
  | "hours"
  | "behind"
  | "finished"
  | "progress"
  | "exam_date"
  | "exam_place"
  | "exam_covers"
  | "left"
  | "class_times"
  | "office_hours"
  | "teacher"
  | "late_policy";

interface Said {
  meanings: ReadonlySet<Meaning>;
  names_course: boolean;
  /** A topic of an exam. */
  names_topic: boolean;
  weekday: number | null;
  /** A grade that is wanted. */
  names_goal: boolean;
  /** A score that is only supposed. */
  supposes: boolean;
}

/** What is asked of the student's scores. */
export const OF_SCORES: readonly Intent[] = ["needed", "supposed", "score", "standing", "gpa"];

export const EXAMS = ["exam", "exams", "final", "midterm", "quiz"] as const;
export const WORK = [
  "work",
  "works",
  "homework",
  "essay",
  "project",
  "lab",
  "report",
  "attendance",
  "presentation",
  "quiz",
] as const;
/** With these a grade is not the student's, but how it comes about. */
const OF_GRADING = [
  "worth",
  "part",
  "breakdown",
  "graded",
  "how_much",
  "how",
  "percent",
  "points",
] as const;
const STUDYING = ["study", "studied", "hours", "session", "how_long"] as const;
const DAYS = ["today", "tomorrow", "this_week", "next_week"] as const;

const NOT_CLASSES = ["due", "deadline", "hand_in", "study", "session", "plan", "studied"] as const;

/** In the order they are tried; null where the words ask for nothing known. */
export function intentOf(said: Said): Intent | null {
  return RULES.find(([, holds]) => holds(asking(said)))?.[0] ?? null;
}

function asking({ meanings, weekday, ...said }: Said) {
  const any = (...wanted: readonly Meaning[]) => wanted.some((one) => meanings.has(one));
  const all = (...wanted: readonly Meaning[]) => wanted.every((one) => meanings.has(one));
  return {
    any,
    all,
    /** Of this, and nothing else is asked. */
    only: (wanted: Meaning) => meanings.size === 1 && meanings.has(wanted),
    exam: any(...EXAMS),
    work: any(...WORK),
    graded: any(...EXAMS, ...WORK),
    day: any(...DAYS) || weekday !== null,
    own: any("i", "my", "have", "can"),
    ...said,
  };
}

type Asking = ReturnType<typeof asking>;

const RULES: [Intent, (asked: Asking) => boolean][] = [
  [
    "office_hours",
    ({ any, all }) => any("office_hours") || (all("teacher", "can") && any("when", "where")),
  ],
  [
    "late_policy",
    ({ any, all }) =>
      any("extension") ||
      (any("late", "lagging") && any("policy", "can", "points", "percent")) ||
      (all("late", "hand_in") && !any("have")),
  ],
  ["gpa", ({ any }) => any("gpa")],
  ["supposed", ({ supposes, any, graded }) => supposes && (graded || any("grade", "pass", "what"))],
  [
    "needed",
    ({ any, exam, graded, own, day, names_course, names_goal }) =>
      (names_goal && (own || names_course || any("need", "pass", "how", "what", "grade"))) ||
      (any("pass") && any("need", "can")) ||
      (any("need") &&
        (exam || (graded && any("on")) || any("grade", "percent")) &&
        !day &&
        !any("study", "make", "know")),
  ],
  [
    "score",
    ({ any, graded, own }) =>
      graded && (any("got") || (own && any("grade") && !any("need", ...OF_GRADING))),
  ],
  [
    "standing",
    ({ any, own }) => (any("pass") && own) || (any("grade") && own && !any(...OF_GRADING)),
  ],
  [
    "worth",
    ({ any, all, graded }) =>
      (any("worth", "percent", "points", "most") && graded) ||
      (all("part", "grade") && graded) ||
      (all("how_much", "grade") && graded) ||
      (all("graded", "how") && graded) ||
      (all("graded", "what") && graded),
  ],
  [
    "grading",
    ({ any, all, graded, own, names_course }) =>
      (any("graded") && (own || names_course || any("grade"))) ||
      (any("worth", "breakdown") && (any("grade") || names_course)) ||
      all("how", "grade") ||
      any("attendance") ||
      (any("drop") && graded),
  ],
  [
    "exam_covers",
    ({ any, all, exam, names_topic }) =>
      (exam && any("cover", "topics", "know")) ||
      (all("on") && exam && (any("what") || names_topic) && !any("when", "date", "day")),
  ],
  ["exam_place", ({ any, exam }) => exam && any("where", "room", "how_long") && !any("until")],
  [
    "finished",
    ({ any, all, own, graded, names_course }) =>
      (any("finished") && (own || graded || names_course || any("topics", ...DAYS))) ||
      (all("did", "finish") && own) ||
      (all("what", "did", "i") && !graded && !any("miss", "need", ...STUDYING)),
  ],
  [
    "left",
    ({ any, all, graded, day }) =>
      (all("what", "make", "i") && any("need", "have", "left") && !day && !any(...STUDYING)) ||
      (((any("how_much") && (graded || any("hand_in", "due"))) ||
        (all("what", "left") && graded)) &&
        !any("study", "studied", "hours", "until", "time")),
  ],
  [
    "overdue",
    ({ any, work, own, names_course }) =>
      any("overdue") ||
      (any("miss") && (work || any("deadline"))) ||
      (any("late") && (own || names_course)) ||
      (any("late", "lagging") && work),
  ],
  ["behind", ({ any, own }) => any("behind", "lagging", "track") || (any("miss") && own)],
  ["free_days", ({ any, own, day }) => any("free") && (own || day || any("day"))],
  [
    "hours",
    ({ any, all, names_course }) =>
      (any("studied") && (names_course || any("how_much", "how_long", "hours", "time", "what"))) ||
      (any("did") && any("hours", "study")) ||
      all("my", "study", "time"),
  ],
  [
    "teacher",
    ({ any, names_course }) => any("teacher") && (names_course || any("who", "what", "my")),
  ],
  [
    "exam_date",
    ({ any, exam, work }) =>
      exam &&
      any("when", "date", "next", "until", "have", "my", "time", "plan") &&
      !any("due", "hand_in", "study") &&
      (!work || any("quiz")),
  ],
  [
    "class_times",
    ({ any, graded, names_course, day }) =>
      (any("class") &&
        (any("when", "where", "room", "time", "have", "what") || day || names_course)) ||
      (any("room", "where", "when", "time") && names_course && !graded && !any(...NOT_CLASSES)) ||
      (any("lab") && any("where", "room")),
  ],
  [
    "due",
    ({ any, graded, day }) =>
      any("due", "deadline", "hand_in", "finish") ||
      (graded && (any("when", "next", "have", "left", "this_month", "my") || day)) ||
      (any("what") && any("next", "left") && !day && !any("session", "study", "topics", "class")),
  ],
  ["progress", ({ any, only, names_course }) => any("progress") || (names_course && only("how"))],
  [
    "sessions",
    ({ any, day }) =>
      (day &&
        any("study", "session", "plan", "make", "on", "have", "what", "how_long", "how_much")) ||
      (any("session") && any("my", "next", "when", "what")),
  ],
];
