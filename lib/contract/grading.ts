import { z } from "zod";
import { orNull, requiredText } from "./common";
import { endpoint } from "./endpoint";
import { SyllabusSourceOf } from "./evidence";
import { PointsAboveZero } from "./grade-pieces";

export const GRADED_PARTS_MAX = 60;
const WEIGHT = "Weight must be between 0 and 100";
const COUNT = "Please enter a whole number between 1 and 200";

/** A part of the course grade. */
const Component = z.object({
  /** Names one that was there before, whose words in the syllabus are then kept; null adds one. */
  key: orNull(z.string().max(20)).default(null),
  title: requiredText(200, "Title is required", "Title"),
  /** Percent of the course grade; null where it is not known. */
  weight: orNull(z.number(WEIGHT).min(0, WEIGHT).max(100, WEIGHT)).default(null),
  /** How many pieces it is made of; null where it is not known. */
  count: orNull(z.int(COUNT).min(1, COUNT).max(200, COUNT)).default(null),
  /** How many of the lowest results are left out. */
  drop_lowest: orNull(z.int(COUNT).min(1, COUNT).max(200, COUNT)).default(null),
  // Left out, what follows stays as it is for the part that `key` names.
  /** The most points of each piece; null for 100, or the end of the course's scale. */
  points: orNull(PointsAboveZero).optional(),
  /** The points that all its pieces together count for, where the course counts in points. */
  total: orNull(PointsAboveZero).optional(),
  /** The least a piece can get, on scales that begin at 1. */
  least: orNull(PointsAboveZero).optional(),
  /** Only so many of the best results count. */
  keep_best: orNull(z.int(COUNT).min(1, COUNT).max(200, COUNT)).optional(),
  /** So many points of a piece already give all. */
  full_at: orNull(PointsAboveZero).optional(),
  /** Adds to the grade and is never missed. */
  extra_credit: z.boolean().optional(),
  /** "mean" of the pieces' shares, "points" over all that are possible; null for what is usual. */
  combine: orNull(z.enum(["mean", "points"])).optional(),
  /** Each piece's share within its part, in their order; null where all count the same. */
  piece_weights: orNull(z.array(PointsAboveZero).max(100, "At most 100 pieces")).optional(),
  /** Pieces that are never dropped, counted from 0. */
  never_dropped: orNull(z.array(z.int().min(0).max(199)).max(100)).optional(),
});

export const GradingInput = z.object({
  components: z
    .array(
      Component.refine(({ count, drop_lowest }) => !count || !drop_lowest || drop_lowest < count, {
        path: ["drop_lowest"],
        error: "At least one must count",
      }),
    )
    .max(GRADED_PARTS_MAX, `A course can have at most ${GRADED_PARTS_MAX} graded parts`),
});
export type GradingInput = z.output<typeof GradingInput>;

export const GradingComponent = z.object({
  key: z.string(),
  title: z.string(),
  weight: z.number().nullable(),
  count: z.int().nullable(),
  drop_lowest: z.int().nullable(),
  // Absent where nobody said it.
  points: z.string().nullish(),
  total: z.string().nullish(),
  least: z.string().nullish(),
  keep_best: z.int().nullish(),
  full_at: z.string().nullish(),
  extra_credit: z.boolean().optional(),
  combine: z.enum(["mean", "points"]).nullish(),
  piece_weights: z.array(z.string()).nullish(),
  never_dropped: z.array(z.int()).nullish(),
  /** Where a syllabus says it; null for what the student added, or once that syllabus is gone. */
  source: SyllabusSourceOf.nullable(),
});

export type GradingComponent = z.infer<typeof GradingComponent>;

export const Grading = z.object({ components: z.array(GradingComponent) });
export type Grading = z.infer<typeof Grading>;

export const grading = {
  read: endpoint("GET /courses/{course_id}/grading/", {
    summary: "What the grade of a course is made of, with the words of the syllabus",
    answer: Grading,
  }),
  update: endpoint("PUT /courses/{course_id}/grading/", {
    summary: "Replace what the grade of a course is made of",
    body: GradingInput,
    answer: Grading,
  }),
};
