import { z } from "zod";
import { Id } from "./common";
import { CONFIDENCES, FACT_FIELDS, IMPORT_CONFIDENCES, keysOf } from "./values";

/** Where words begin, in points from the page's top left corner. Tells apart those that stand there twice. */
const Place = z.object({ x: z.number(), y: z.number() });

/** One thing a document says, with the words it says it in. */
export const ExtractedFact = z.object({
  field: z.enum(keysOf(FACT_FIELDS)),
  value: z.string(),
  confidence: z.enum(keysOf(CONFIDENCES)),
  page: z.int().positive(),
  quote: z.string(),
  at: Place.nullish(),
});
export type ExtractedFact = z.infer<typeof ExtractedFact>;

/** Where a document says what was read in it. */
export const ReadSource = z.object({
  page: z.int(),
  /** Verbatim but for white space. */
  quote: z.string(),
  at: Place.nullable(),
  confidence: z.enum(keysOf(IMPORT_CONFIDENCES)),
});

/** Where a syllabus says what was taken from it. */
export const SyllabusEvidence = ExtractedFact.pick({
  page: true,
  quote: true,
  at: true,
  confidence: true,
});
export type SyllabusEvidence = z.infer<typeof SyllabusEvidence>;

/** The same, with the syllabus itself: its PDF, or none where it was pasted as text. */
export const SyllabusSourceOf = SyllabusEvidence.extend({
  syllabus_id: Id,
  file_id: Id.nullable(),
});
export type SyllabusSourceOf = z.infer<typeof SyllabusSourceOf>;

/** What asking a language model took: its name, and tokens. */
export const ModelUsage = z.object({ model: z.string(), input: z.int(), output: z.int() });

export const AssignmentEvidence = z.object({
  facts: z.array(ExtractedFact),
  /** What could not be told, or contradicts itself, in words for the student. */
  notes: z.array(z.string()),
  /** From the number of tasks and the length; an estimate, never a fact of the document. */
  estimated_hours_estimate: z.number().nullable(),
  /** Null when only the built-in rules read it. */
  model_usage: ModelUsage.nullable(),
});
export type AssignmentEvidence = z.infer<typeof AssignmentEvidence>;
