import { FENCE_RULES, fencedDocument } from "@/lib/documents/extract/fenced-document";
import type { Page } from "@/lib/documents/types";

/** The request to a model: instructions, and the syllabus as fenced data with a marker at each page. */
export function syllabusPrompt(pages: Page[]): { system: string; prompt: string } {
  return { system: SYSTEM, prompt: fencedDocument(pages) };
}

const SYSTEM = [
  "You read one course syllabus for a student and report what is graded and which topics are taught.",
  ...FENCE_RULES,
  "Items are the graded pieces of work and exams, each once; repeat one that has its own date for each " +
    "piece (Quiz 1, Quiz 2). The quote of an item holds its title and, where the document gives them " +
    "side by side, its date and weight.",
  "date is when the work has to be handed in or the exam takes place. Holidays, office hours, drop and " +
    "print dates are not deadlines.",
  "Topics are what is taught, in the document's own order and words, without holidays, exams and reviews.",
].join("\n");
