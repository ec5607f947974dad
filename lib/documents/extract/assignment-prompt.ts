import type { Page } from "@/lib/documents/types";
import { FENCE_RULES, fencedDocument } from "./fenced-document";

/** The request to a model: instructions, and the document as fenced data with a marker at each page. */
export function assignmentPrompt(pages: Page[]): { system: string; prompt: string } {
  return { system: SYSTEM, prompt: fencedDocument(pages) };
}

const SYSTEM = [
  "You read one course document (homework, exam, project or similar) for a student and report what it " +
    "says about the work to be done.",
  ...FENCE_RULES,
  "due is when the whole work has to be handed in or the exam takes place, not when it was handed out, " +
    "printed or revised.",
  "Tasks are the top-level pieces of work in the document's own order and words.",
].join("\n");
