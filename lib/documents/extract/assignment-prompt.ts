import type { Page } from "@/lib/documents/types";
import type { Term } from "./dating";
import { documentPrompt, QUOTE_RULES, yearRule } from "./fenced-document";

/** Goes up with every change of what a model is asked; facts keep it. */
export const ASSIGNMENT_PROMPT = "assignment-2";

/** The request to a model: instructions, and the document as fenced data with a marker at each page. */
export function assignmentPrompt(
  pages: Page[],
  term: Term = {},
): { system: string; prompt: string } {
  return documentPrompt([...SYSTEM, yearRule(term)], pages);
}

const SYSTEM = [
  "You read one course document (homework, exam, project or similar) for a student and report what it " +
    "says about the work to be done.",
  ...QUOTE_RULES,
  "due is when the whole work has to be handed in or the exam takes place, not when it was handed out, " +
    "printed or revised.",
  "Tasks are the top-level pieces of work in the document's own order and words.",
];
