import { z } from "zod";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { keysOf } from "@/lib/contract/values";

const where = {
  page: z.int().positive().describe("The number of the page the quote stands on"),
  quote: z.string().min(1).max(600).describe("The words of the document, copied letter by letter"),
};
const amount = z.object({ value: z.number(), ...where }).nullable();

/** What a model may propose for an assignment: every value with the page and the words it was read from. */
export const AssignmentProposal = z.object({
  title: z.object({ value: z.string().min(1).max(300), ...where }).nullable(),
  type: z.object({ value: z.enum(keysOf(ASSIGNMENT_TYPES)), ...where }).nullable(),
  due: z
    .object({
      date: z.string().describe("YYYY-MM-DD, or MM-DD where nothing tells the year"),
      time: z.string().nullable().describe("HH:MM in 24 hours, or null if the document gives none"),
      ...where,
    })
    .nullable(),
  points: amount,
  weight_percent: amount.describe("Share of the course grade, only if the document states it"),
  estimated_hours: amount.describe("Working time, only if the document states it"),
  tasks: z.array(z.object({ title: z.string().min(1).max(300), ...where })).max(60),
});
export type AssignmentProposal = z.infer<typeof AssignmentProposal>;
