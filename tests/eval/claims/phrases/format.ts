import { z } from "zod";
import { NAMES } from "./names";

export const RELATIONS = {
  before: "after",
  after: "before",
  same_day: "before",
  longer: "shorter",
  shorter: "longer",
  heavier: "lighter",
  lighter: "heavier",
  more_topics_left: "fewer_topics_left",
  fewer_topics_left: "more_topics_left",
} as const;

type Relation = keyof typeof RELATIONS;

/** What a sentence states of the thing it names; times as "14:30", days as `YYYY-MM-DD`. */
export const Stated = z.strictObject({
  day: z.string(),
  time: z.string(),
  end_time: z.string(),
  minutes: z.number(),
  room: z.string(),
  weight: z.number(),
  points: z.number(),
  score: z.number(),
  percent: z.number(),
  letter: z.string(),
  state: z.enum(["done", "not_started", "in_progress", "not_done"]),
  topics_done: z.number(),
  topics_all: z.number(),
  topics_left: z.number(),
  assignments_done: z.number(),
  assignments_all: z.number(),
  assignments_left: z.number(),
  course_percent: z.number(),
  teacher: z.string(),
  not_day: z.string(),
  relation: z.enum(Object.keys(RELATIONS) as [Relation, ...Relation[]]),
  days_apart: z.number(),
  weight_sum: z.number(),
  minutes_sum: z.number(),
});

export type Stated = Partial<z.infer<typeof Stated>>;

export const Phrase = z.strictObject({
  language: z.enum(Object.keys(NAMES) as [keyof typeof NAMES, ...(keyof typeof NAMES)[]]),
  kind: z.string(),
  /** With `{exam}`, `{assignment}`, `{course}` and `{session}` for names. */
  sentence: z.string(),
  value: Stated.partial().nullable(),
  /** "exam:final": the thing has no title in the sentence, its kind and `{course}` name it. */
  names: z.string().optional(),
});

export type Phrase = z.infer<typeof Phrase>;
