import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Question = z.object({
  id: z.string(),
  /** The file that holds the answer, in the set's folder of books. */
  book: z.string(),
  course: z.string(),
  kind: z.string(),
  question: z.string(),
  /** What the same student asked just before. */
  previous: z.string().optional(),
  answerable: z.boolean(),
  /** Groups of patterns: a right answer matches one of every group. */
  required: z.array(z.array(z.string())).default([]),
  forbidden: z.array(z.string()).default([]),
  /** Pages of the PDF, from 1, on which the answer stands. */
  pages: z.array(z.number()).default([]),
});
export type Question = z.infer<typeof Question>;

const QuestionSet = z.object({
  setup: z
    .object({
      time_zone: z.string().optional(),
      assignments: z
        .array(z.object({ course: z.string(), title: z.string(), due: z.string() }))
        .default([]),
    })
    .default({ assignments: [] }),
  questions: z.array(Question),
});
export type QuestionSet = z.infer<typeof QuestionSet>;

/** The questions of a folder; its books lie in the folder `books` beside them. */
export function loadQuestions(folder: string): QuestionSet {
  const read: unknown = JSON.parse(readFileSync(join(folder, "questions.json"), "utf8"));
  return QuestionSet.parse(Array.isArray(read) ? { questions: read } : read);
}
