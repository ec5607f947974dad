import type { NumericDate } from "./numeric";
import type { Tag } from "./words/claim-words";

/** What a sentence states of a thing, and at which of its units. */
export type Value = { at: number; compare?: "more" | "less" } & (
  | { kind: "date"; dates: PartDate[]; to?: PartDate[] }
  | { kind: "weekday"; weekday: number; is_coming: boolean }
  /** Days from today. */
  | { kind: "offset"; days: number }
  /** Days between the thing and the one that is named after it; negative before. */
  | { kind: "distance"; days: number }
  | { kind: "week"; weeks: number }
  | { kind: "month_from_now"; months: number }
  /** Of a clock of twelve hours, where nothing says which half of the day. */
  | { kind: "time"; minute: number; to?: number; is_of_twelve?: boolean }
  | { kind: "day_part"; from: number; to: number }
  /** Of the grade, where the words after it say so: "60% of your grade"; about so much where it is "a third". */
  | { kind: "percent"; number: number; is_of_grade?: boolean; is_about?: boolean }
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

export type PartDate = Partial<NumericDate>;
export type ValueOf<K extends Value["kind"]> = Extract<Value, { kind: K }>;
