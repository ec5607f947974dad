import { z } from "zod";

/**
 * A number as a fraction ("611/8", "-3", "90") and as a decimal of at most four digits: half up, and where it is a
 * score that is needed, up.
 */
export const Figure = z.object({ exact: z.string(), decimal: z.string() });
export type Figure = z.infer<typeof Figure>;

/** How a course ends. */
export const GradeOutcome = z.object({
  /** On the course's scale; null where requirements make the grade, and no number. */
  result: Figure.nullable(),
  /** Null where the document does not round. */
  rounded: Figure.nullable(),
  /** Null without a scale. */
  letter: z.string().nullable(),
  /** What the scheme says of each hurdle that is missed. */
  stopped: z.array(z.string()),
});
export type GradeOutcome = z.infer<typeof GradeOutcome>;

export const Grades = z.object({
  /** Over what is scored, the lowest dropped; null where the scheme defines none. When all is scored, the end. */
  current: Figure.nullable(),
  current_letter: z.string().nullable(),
  /** The same with nothing dropped before a group is complete; null where it does not differ. */
  current_before_drops: Figure.nullable(),
  /** All that is open at its least and at its most. Null where the scheme gives no figure. */
  lowest: GradeOutcome.nullable(),
  highest: GradeOutcome.nullable(),
  /** Null while something is open. */
  final: GradeOutcome.nullable(),
});
export type Grades = z.infer<typeof Grades>;

/** What the open pieces of a group must get, each the same share of the way from its least to its most. */
const NeededScore = z.object({
  share_percent: Figure,
  /** Of the first open piece. */
  score: Figure,
  score_out_of: Figure,
  open_count: z.int(),
});

export const Needed = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("already_reached") }),
  z.object({ answer: z.literal("impossible"), best: GradeOutcome }),
  NeededScore.extend({ answer: z.literal("at_least") }),
  /** The score itself is not enough, any more is. */
  NeededScore.extend({ answer: z.literal("more_than") }),
]);
export type Needed = z.infer<typeof Needed>;
