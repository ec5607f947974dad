import type { Tally } from "@/lib/answering/types";
import type { ClassDays } from "@/lib/time/repeated-days";
import type { Tag } from "./words/claim-words";

/** A piece of the student's own calendar or work, as values; null where nobody said. */
export interface KnownItem {
  /** By which an answer can place it: "exam-12". */
  ref: string;
  kind: "exam" | "assignment" | "session" | "plan" | "class" | "office" | "topic";
  title: string;
  course: string;
  /** What a sentence may call it without its title. */
  types: ReadonlySet<Tag>;
  /** As the product names its kind, and as its title does: "essay". */
  type: string;
  kind_of_work: string | null;
  /** Local day `YYYY-MM-DD`, and minutes since its midnight; of a plan its last day. */
  day: string | null;
  minute: number | null;
  end_minute: number | null;
  /** Of a plan. */
  start_day: string | null;
  /** Of what comes back every week; 0 is Sunday. */
  weekdays: number[];
  days: ClassDays | null;
  /** Percent of the course grade. */
  weight: number | null;
  points: number | null;
  score: number | null;
  percent: number | null;
  letter: string | null;
  /** How long it lasts or how much work it is. */
  minutes: number | null;
  room: string | null;
  state: "done" | "in_progress" | "not_started" | "ahead";
}

export interface KnownCourse {
  ref: string;
  name: string;
  code: string;
  start: string | null;
  end: string | null;
  topics: Tally;
  assignments: Tally;
  /** Of topics and assignments. */
  percent: number | null;
  teacher: string;
}

/** All that is known of a student, for their own calendar. */
export interface Known {
  /** IANA. */
  zone: string;
  /** Local day. */
  today: string;
  courses: KnownCourse[];
  items: KnownItem[];
  /** False where more exist than are listed: then nothing is known not to be. */
  is_complete: boolean;
}
