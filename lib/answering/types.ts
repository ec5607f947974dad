import type { AllGrades } from "@/lib/contract/gpa";
import type { CourseGrades } from "@/lib/contract/grades";
import type { ClassDays } from "@/lib/time/repeated-days";
/** A retrieved piece of the student's own material. */
export type Passage = {
  /** chunk id */
  id: number;
  file_id: number;
  /** resource or document title */
  title: string;
  heading_path: string[];
  text: string;
  page_start: number;
  page_end: number;
  /** Where in the text each page after the first begins, in order. */
  page_breaks: number[];
  score: number;
};

/** A row of the student's own data; numbers and dates in answers come from these only. */
export type CourseFact = FactDetails & {
  kind: "assignment" | "exam" | "topic" | "plan" | "progress" | "course" | "session" | "class_time";
  id: number;
  title: string;
  course_id?: number;
  /** of a session */
  plan_id?: number;
  course_name: string;
  /** already worded for the student's zone: "Fri 9 Oct, 11:59 PM (in 3 days)" */
  date?: string;
  /** ISO instant or date, for ordering only */
  at?: string;
  /** calendar days until then in the student's zone, negative when it is past */
  days_left?: number;
  /** nothing is left to do for it; absent where nothing can be done */
  is_done?: boolean;
  is_overdue?: boolean;
  status?: string;
  detail?: string;
};

/** What is known of a fact beside its words; each kind has some of it. */
type FactDetails = {
  /** of an assignment, an exam or a class time, as the contract names it: "essay", "final", "lab" */
  type?: string;
  /** percent of the course grade */
  weight?: number | null;
  points?: number | null;
  /** how long an exam lasts or a session is planned; null where nobody said */
  minutes?: number | null;
  /** what was done of a session */
  minutes_done?: number;
  place?: string;
  /** topics of an exam; 0 is a weight nobody gave */
  covers?: { topic: string; weight: number }[];
  /** of a class time: "Mon, Wed 11:30 AM – 12:45 PM" */
  time?: string;
  /** of a class time */
  days?: ClassDays;
  /** of a course */
  code?: string;
  teacher?: string;
  grading?: GradedPart[];
  /** of a course, where a question is about grades: scores and what comes of them */
  grades?: CourseGrades;
  /** of each course, where a question is about the GPA: the grades of all courses */
  all_grades?: AllGrades;
  /** assignments of a course that are not handed in */
  open?: number;
  /** all that was studied for a course */
  minutes_studied?: number;
  /** of an exam: false where only its day is known */
  has_time?: boolean;
  /** of an assignment or a plan: how much work it is thought to be */
  minutes_of_work?: number | null;
  /** of an assignment, as it is stored */
  state?: "not_started" | "in_progress" | "submitted" | "completed";
  /** first and last day of a course or plan */
  start_date?: string | null;
  end_date?: string | null;
  /** of a class time: HH:MM */
  start_time?: string;
  end_time?: string | null;
  /** of a course */
  counts?: { topics: Tally; assignments: Tally };
  /** how much of a course or plan is done */
  percent?: number;
};

/** How many there are, and how many of them are done. */
export type Tally = { all: number; done: number };

/** A part of the course grade. */
export type GradedPart = {
  title: string;
  weight: number | null;
  count: number | null;
  drop_lowest: number | null;
};

export type Citation = {
  /** 1-based, as it stands in the text: [1] */
  marker: number;
  passage_id: number;
  /** verbatim words of that passage */
  quote: string;
  page: number;
};

export type AnswerKind =
  | "definition"
  | "list"
  | "comparison"
  | "how"
  | "why"
  | "when"
  | "who"
  | "number"
  | "overview"
  | "deadlines"
  | "progress"
  /** anything else of the student's own data */
  | "own_data"
  | "greeting"
  | "passage"
  /** a way into graded work instead of its solution */
  | "hint"
  | "not_found";

/**
 * How far an answer can be relied on: its passage answers the question; its passages are the closest there are and may
 * not answer it; the material says nothing of it.
 */
export type AnswerTier = "found" | "closest" | "none";

export type QuestionType = "general" | "concept" | "homework" | "exam_prep" | "study_strategy";

export type Answer = {
  /** Markdown with markers like [1] */
  text: string;
  citations: Citation[];
  facts_used: CourseFact[];
  found: boolean;
  tier: AnswerTier;
  /** The student's own data were asked, not their files: they say it, or lack it. */
  from_data: boolean;
  /** 0..1, from the evidence */
  confidence: number;
  kind: AnswerKind;
};

export type Classified = {
  kind: AnswerKind;
  /** what the question is about, as the student wrote it */
  subject: string;
  /** the other sides of a comparison */
  others: string[];
};

export type AnswerInput = {
  question: string;
  /** What the question goes on from: the one before it, a chosen topic. Its words count as asked. */
  before?: string;
  question_type: QuestionType;
  passages: Passage[];
  facts: CourseFact[];
  topic?: { title: string };
  /** today in the student's words, e.g. "Wed 7 Oct" */
  now_words?: string;
  /** the student's calendar date */
  today?: string;
  /** idea, pointer and similar example instead of a full solution; by default decided from the question */
  hint_first?: boolean;
};
