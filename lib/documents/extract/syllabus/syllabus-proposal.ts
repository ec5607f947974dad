import { z } from "zod";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { keysOf } from "@/lib/contract/values";

const TYPES = [...keysOf(ASSIGNMENT_TYPES), "midterm", "final"] as const;

const where = {
  page: z.int().positive().describe("The number of the page the quote stands on"),
  quote: z.string().min(1).max(600).describe("The words of the document, copied letter by letter"),
};

/** What a model may propose for a syllabus: every value with the page and the words it was read from. */
export const SyllabusProposal = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1).max(300),
        type: z.enum(TYPES),
        date: z
          .string()
          .nullable()
          .describe("YYYY-MM-DD; MM-DD where nothing tells the year; null where no day is said"),
        time: z.string().nullable().describe("HH:MM in 24 hours, or null"),
        weight_percent: z.number().nullable().describe("Share of the course grade, if stated"),
        ...where,
      }),
    )
    .max(150),
  topics: z
    .array(z.object({ title: z.string().min(1).max(300), week: z.int().nullable(), ...where }))
    .max(150),
});
export type SyllabusProposal = z.infer<typeof SyllabusProposal>;
