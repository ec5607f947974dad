import { z } from "zod";
import { ReadSource } from "./evidence";

/** The least percentage of each grade, best first. */
export const ProposedScale = ReadSource.extend({
  letters: z.array(z.tuple([z.string(), z.string()])),
  /** The syllabus names the grade below all others; else it is called F. */
  names_failing: z.boolean(),
  /** The bounds are not included: "more than 90". */
  is_above: z.boolean(),
});

/** That a second weighting counts where it is better, or is for the student to choose. */
export const ProposedWeighting = ReadSource.extend({
  counts: z.enum(["if_better", "by_choice"]),
});

/** What a syllabus says of the grade beyond parts and letters, in its own words: a curve, a replaced score. */
export const ProposedRemark = ReadSource.extend({ sentence: z.string() });
