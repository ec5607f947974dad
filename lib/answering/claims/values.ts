import type { NumericDate } from "./numeric";
import type { Tag } from "./words/claim-words";

/** What a sentence states of a thing, and at which of its units. */
export type Value = { at: number; compare?: "more" | "less" } & (
  | { kind: "date"; dates: PartDate[]; to?: PartDate[] }
  /** `is_week_after`: "Friday week", a week after the coming one. */
  | { kind: "weekday"; weekday: number; is_coming: boolean; is_week_after?: boolean }
  /** Days from today; "quinze jours" are two weeks, or as many days as they say. */
  | { kind: "offset"; days: number; or?: number }
  /** Its Saturday or Sunday, of this week or of one that many later. */
  | { kind: "weekend"; weeks: number }
  /** Days between the thing and the one that is named after it, or right before it; negative before. */
  | { kind: "distance"; days: number; is_of_before?: boolean }
  | { kind: "week"; weeks: number }
  /** `is_counted`: "in two months", to the day; else the month of the calendar. */
  | { kind: "month_from_now"; months: number; is_counted?: boolean }
  /** Of a clock of twelve hours, where nothing says which half of the day. */
  | {
      kind: "time";
      minute: number;
      to?: number;
      is_of_twelve?: boolean;
      is_midnight?: boolean;
      is_end?: boolean;
    }
  | { kind: "day_part"; from: number; to: number }
  /** Of the grade, where the words after it say so: "60% of your grade"; about so much where it is "a third". */
  | {
      kind: "percent";
      number: number;
      is_of_grade?: boolean;
      is_about?: boolean;
      is_mark?: boolean;
      noun?: Tag;
    }
  | { kind: "points"; number: number; of?: number; is_max?: boolean }
  | { kind: "count"; number: number; of?: number; noun: Tag }
  | { kind: "part"; number: number; of: number }
  | { kind: "duration"; minutes: number }
  /** "An 88": points or percent. */
  | { kind: "mark"; number: number }
  /** Days between two things, whichever comes first. */
  | { kind: "gap"; days: number }
  | { kind: "letter"; letter: string }
  | { kind: "room"; room: string | null }
  /** A number, or words of time or quantity, of which nothing says what they are. */
  | { kind: "unread"; number: number | null; is_vague: boolean }
);

/** A value that was read, and the first unit after it. */
export interface ReadValue {
  value: Value;
  end: number;
}

/** With the units elsewhere that it was read from. */
export interface Found extends ReadValue {
  used: number[];
}

/** In minutes of a day. */
export const NOON = 12 * 60;

export type PartDate = Partial<NumericDate>;
export type ValueOf<K extends Value["kind"]> = Extract<Value, { kind: K }>;
