/**
 * What a sentence about a student's own work is read by. Each entry lists words parted by commas; `*` stands for any
 * ending, and an entry of several words is matched as a whole. Accents and case are ignored.
 */
export interface ClaimWords {
  /** Articles, pronouns and prepositions, by which the language is known. */
  small: string;
  /** Whom the sentence speaks to: pronouns, and verbs that hold the pronoun. */
  you: string;
  /** "the": what follows is a thing both know. */
  definite: string;
  /** Kinds of work. */
  final: string;
  midterm: string;
  quiz: string;
  exam: string;
  /** Anything that is handed in. */
  task: string;
  session: string;
  plan: string;
  office: string;
  class: string;
  course: string;
  topic: string;
  /** What is said of them. */
  due: string;
  start: string;
  end: string;
  when: string;
  weight: string;
  grade: string;
  got: string;
  progress: string;
  room: string;
  place: string;
  lasts: string;
  done: string;
  undone: string;
  open: string;
  started: string;
  /** That work on it began, or with a "not" that it did not. */
  begun: string;
  left: string;
  total: string;
  all: string;
  neg: string;
  /** A negation that denies nothing: "do not forget". */
  reminder: string;
  /** What is asked for and not yet so: "has to be finished". */
  must: string;
  next: string;
  /** Calendar. */
  today: string;
  tomorrow: string;
  day_after_tomorrow: string;
  yesterday: string;
  ago: string;
  before: string;
  after: string;
  this: string;
  coming: string;
  minute: string;
  hour: string;
  day: string;
  week: string;
  month: string;
  morning: string;
  afternoon: string;
  evening: string;
  /** Clock. */
  oclock: string;
  am: string;
  pm: string;
  noon: string;
  midnight: string;
  local: string;
  utc: string;
  /** Before a time of day written with a full stop, and before the day of a month without its name. */
  at: string;
  on: string;
  /** Between the two ends of a span, and before its first. */
  to: string;
  from: string;
  percent: string;
  point: string;
  /** Between a part and its whole: "5 of 15"; reversed where the whole comes first. */
  of: string;
  whole_first: string;
  more: string;
  less: string;
  /** Words of time or quantity that no fact can be held against. */
  vague: string;
  half: string;
  quarter: string;
  and: string;
  /** What is true of many, of none in particular, or advised. */
  general: string;
  /** How far two things lie from each other. */
  apart: string;
  /** Who teaches a course; a name stands beside it. */
  teacher: string;
  /** What is only thought up. */
  suppose: string;
  /** Between an hour and what is taken off it. */
  minus: string;
  /** Times of the year; beside a day they say nothing more. */
  season: string;
  /** Saturday and Sunday. */
  weekend: string;
  /** Of a week: the one after the next. */
  after_next: string;
  /** A day counted from another thing; it follows. */
  day_before: string;
  day_after: string;
  /** Two things lie on one day. */
  same_day: string;
  /** What is said is said of all that is named. */
  together: string;
  /** Between what is compared, and before what something is compared with. */
  than: string;
  compared: string;
  /** A clause that follows from what was said, or gives its reason. */
  hence: string;
  /** Time that is kept for something: "I've put it down for 45 minutes". */
  set_aside: string;
  /** What to do about it. */
  advice: string;
  page: string;
}

export type Tag = keyof ClaimWords;

/** What is sat, and what is sat or handed in; the narrower before the wider. */
export const EXAM_TAGS: readonly Tag[] = ["final", "midterm", "quiz", "exam"];
export const WORK_TAGS: readonly Tag[] = [...EXAM_TAGS, "task"];
