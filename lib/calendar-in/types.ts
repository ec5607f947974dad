import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { CalendarKind } from "@/lib/contract/calendar-kinds";

/** One event of a calendar, or one occurrence of an event that repeats. */
export interface FeedEvent {
  uid: string | null;
  /** Of an occurrence: when the rule put it, as an instant or a date. */
  recurrence_id: string | null;
  title: string;
  description: string;
  start: string;
  /** Null where the event is a moment: it has no end, or one that is not after its start. */
  end: string | null;
  /** The day of an event without a time. */
  date: string | null;
  location: string;
  url: string;
  status: string;
  /** It takes no time away from who has it. */
  is_free: boolean;
  last_modified: string | null;
  sequence: number;
  categories: string[];
}

export interface ReadCalendar {
  name: string;
  /** The program that wrote it, as it names itself. */
  product: string;
  events: FeedEvent[];
  /** Events that nobody can read. */
  skipped: number;
  /** False where the file broke off, or held more than we read: what is not in it may still be there. */
  is_complete: boolean;
}

export type ItemType = "assignment" | "exam" | "busy" | "unknown";

/** What an event means to a student. */
export interface CalendarItem {
  /** The same for the same thing in every answer of one calendar. */
  key: string;
  type: ItemType;
  assignment_type: AssignmentType;
  title: string;
  description: string;
  /** The course as the calendar names it. */
  course_label: string | null;
  /** A deadline, or the start. */
  at: string;
  /** False when only the day is known; `at` is then 23:59 of it. */
  has_time: boolean;
  minutes: number | null;
  location: string;
  url: string;
  /** The calendar itself says what it is, so that nothing is guessed from its title. */
  is_sure: boolean;
}

export interface UnderstoodCalendar {
  name: string;
  kind: CalendarKind;
  items: CalendarItem[];
  skipped: number;
  is_complete: boolean;
}
