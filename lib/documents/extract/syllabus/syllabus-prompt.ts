import type { Term } from "@/lib/documents/extract/dating";
import { documentPrompt, QUOTE_RULES, yearRule } from "@/lib/documents/extract/fenced-document";
import type { Page } from "@/lib/documents/types";

/** Goes up with every change of what a model is asked; facts keep it. */
export const SYLLABUS_PROMPT = "syllabus-2";

/** The request to a model: instructions, and the syllabus as fenced data with a marker at each page. */
export function syllabusPrompt(pages: Page[], term: Term = {}): { system: string; prompt: string } {
  return documentPrompt([...SYSTEM, yearRule(term)], pages);
}

const SYSTEM = [
  "You read one course syllabus for a student and report what is graded and which topics are taught.",
  ...QUOTE_RULES,
  "Items are the graded pieces of work and exams, each once; repeat one that has its own date for each " +
    "piece (Quiz 1, Quiz 2). The quote of an item holds its title and, where the document gives them " +
    "side by side, its date and weight.",
  "date is when the work has to be handed in or the exam takes place. Holidays, office hours, drop and " +
    "print dates are not deadlines.",
  "Topics are what is taught, in the document's own order and words, without holidays, exams and reviews.",
];
