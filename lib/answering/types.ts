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
export type CourseFact = {
  kind: "assignment" | "exam" | "topic" | "plan" | "progress" | "course";
  id: number;
  title: string;
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
  question_type: QuestionType;
  passages: Passage[];
  facts: CourseFact[];
  topic?: { title: string };
  /** today in the student's words, e.g. "Wed 7 Oct" */
  now_words?: string;
  /** idea, pointer and similar example instead of a full solution; by default decided from the question */
  hint_first?: boolean;
};
