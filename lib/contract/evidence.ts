import { z } from "zod";
import { CONFIDENCES, FACT_FIELDS, keysOf } from "./values";

/** One thing a document says, with the words it says it in. */
export const ExtractedFact = z.object({
  field: z.enum(keysOf(FACT_FIELDS)),
  value: z.string(),
  confidence: z.enum(keysOf(CONFIDENCES)),
  page: z.int().positive(),
  quote: z.string(),
});
export type ExtractedFact = z.infer<typeof ExtractedFact>;

export const AssignmentEvidence = z.object({
  facts: z.array(ExtractedFact),
  /** What could not be told, or contradicts itself, in words for the student. */
  notes: z.array(z.string()),
  /** From the number of tasks and the length; an estimate, never a fact of the document. */
  estimated_hours_estimate: z.number().nullable(),
});
export type AssignmentEvidence = z.infer<typeof AssignmentEvidence>;
