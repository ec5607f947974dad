import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { ClassKind } from "@/lib/contract/class-values";
import type { DayOfYear } from "@/lib/documents/dates/days-of-year";
import type { Span } from "@/lib/documents/document-text";
import type { Evidence, Fact, Found } from "@/lib/documents/evidence";
import type { Due } from "@/lib/documents/extract/due";
import type { DocumentNote } from "@/lib/documents/notes";

export type SyllabusItemType = AssignmentType | "midterm" | "final";

export type SyllabusItem = {
  title: string;
  type: SyllabusItemType;
  due: Due | null;
  weight_percent: number | null;
  /** A trained model named it where no rule did. */
  is_certain?: false;
  /** How many pieces the share is for, and how many of the lowest are left out, where the document says so. */
  count?: number | null;
  drop_lowest?: number | null;
  /** Comes on top of the whole grade. */
  extra_credit?: true;
  /** In all, where the points of all parts are known and add up to the document's total. */
  points?: number;
  /** The share in the other of two weightings, where all parts have one: `other_weighting` says when it counts. */
  other_weight?: number;
};

/** The share has words of its own: they often stand apart from those that tell the date. */
export type ItemFact = Fact<SyllabusItem> & { weight_evidence?: Evidence };

export type FoundItem = Found<SyllabusItem> & { weight_span?: Span };

export type SyllabusTopic = {
  title: string;
  /** Only where the document numbers its weeks. */
  week: number | null;
};

/** What stands beside the course's name and work; shown to the student as the document says it. */
export type CourseDetails = {
  credits: Fact<number> | null;
  instructor_email: Fact<string> | null;
  /** In the document's words. */
  office_hours: Fact<string> | null;
  /** Weekdays and times in the document's words. */
  meeting_times: Fact<string> | null;
};

/** Work that is due, or a quiz that is held, on the same days of every week or every second one. */
export type SyllabusSeries = {
  title: string;
  type: SyllabusItemType;
  /** 0 is Sunday. */
  weekdays: number[];
  interval_weeks: 1 | 2;
  /** HH:MM, 24 hours. */
  time: string | null;
  zone: string | null;
};

/** The least percentage of each grade as it is written, best first; the last is 0. */
export type LetterScale = {
  letters: [letter: string, least: string][];
  /** The document names the grade below all others; else we call it F. */
  names_failing: boolean;
  /** The bounds are not included: "more than 90". */
  is_above?: true;
};

export type OtherWeighting = { counts: "if_better" | "by_choice" };

/** What a syllabus says of the grade beyond its parts and letters. */
export type GradingRemark = {
  kind:
    | "curve"
    | "rounding"
    | "replacement"
    | "hurdle"
    | "extra_credit"
    | "attendance"
    | "weightings";
  /** In its own words. */
  sentence: string;
};

/** When the course meets, every week. */
export type SyllabusClassTime = {
  kind: ClassKind;
  /** 0 is Sunday; Monday comes first. */
  weekdays: number[];
  /** HH:MM, 24 hours; null where the document leaves open which half of the day it means. */
  start_time: string | null;
  end_time: string | null;
  /** As the document writes it, where it names one. */
  zone: string | null;
  location: string;
  /** One of several, of which a student attends one. */
  is_choice: boolean;
};

export type SyllabusFacts = {
  course: {
    name: Fact<string> | null;
    code: Fact<string> | null;
    instructor: Fact<string> | null;
    semester: Fact<string> | null;
    /** YYYY-MM-DD, the first and last day of the term where the document names them. */
    term_start: Fact<string> | null;
    term_end: Fact<string> | null;
  };
  /** Absent in facts that were read before details were. */
  details?: CourseDetails;
  items: ItemFact[];
  topics: Fact<SyllabusTopic>[];
  /** Absent in facts that were read before series were. */
  series?: Fact<SyllabusSeries>[];
  /** Absent in facts that were read before class times were. */
  class_times?: Fact<SyllabusClassTime>[];
  /** Absent in facts that were read before scales were. */
  letter_scale?: Fact<LetterScale> | null;
  /** That a second weighting counts where it is better, or is for the student to choose; absent in most facts. */
  other_weighting?: Fact<OtherWeighting> | null;
  /** Absent in facts that were read before remarks were. */
  grading_remarks?: Fact<GradingRemark>[];
  /** Days that are lost unless somebody names their year, in the order of the term; absent in earlier facts. */
  undated_days?: DayOfYear[];
  notes: DocumentNote[];
  /** What asking a language model took, if one was asked: its name, and tokens. */
  model_usage?: { model: string; input: number; output: number };
  /** The version of what it was asked. */
  model_prompt?: string;
};
