import type { AssignmentType } from "@/lib/contract/assignment-values";

import { type DocumentText, documentText } from "@/lib/documents/document-text";
import { type Fact, type Found, proven } from "@/lib/documents/evidence";
import { withoutFurniture } from "@/lib/documents/layout/furniture";
import { type DocumentNote, distinctNotes } from "@/lib/documents/notes";
import type { Page } from "@/lib/documents/types";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { findHours, findPoints, findWeight } from "./amounts";
import { datingOf, type Term } from "./dating";
import { type Due, findDue } from "./due";
import { notingNoDeadline } from "./empty-notes";
import { estimateHours } from "./estimate-hours";
import { kindOfWording } from "./kind-of-wording";
import { isLongDocument } from "./long-document";
import { findTasks, type Task } from "./tasks";
import { findTitle } from "./title";

export type AssignmentFacts = {
  /** A book or script is read to the end, but not as an assignment. */
  outcome: "assignment" | "long_document";
  title: Fact<string> | null;
  type: Fact<AssignmentType> | null;
  due: Fact<Due> | null;
  points: Fact<number> | null;
  weight_percent: Fact<number> | null;
  estimated_hours: Fact<number> | null;
  /** From the number of tasks and the length; an estimate, never a fact of the document. */
  estimated_hours_estimate: number | null;
  tasks: Fact<Task>[];
  /** What could not be told or contradicts itself, in words for the student. */
  notes: DocumentNote[];
  /** What asking a language model took, if one was asked: its name, and tokens. */
  model_usage?: { model: string; input: number; output: number };
  /** The version of what it was asked. */
  model_prompt?: string;
};

export type AssignmentContext = Term & {
  /** Used for the type when the document has no title of its own. */
  fallback_title?: string;
};

const HEADING_LETTERS = 900;

/** Reads an assignment, exam or project sheet by rules; what the document does not say stays null. */
export function extractAssignment(pages: Page[], context: AssignmentContext = {}): AssignmentFacts {
  const document = documentText(withoutFurniture(pages));
  const title = findTitle(document);
  if (isLongDocument(pages, document, title)) return noFacts(proven(document, title));

  const type = findType(document, title, context.fallback_title);
  const { tasks, start } = findTasks(document, title?.end ?? 0);
  const { due, notes } = findDue(document, {
    ...datingOf(document, pages, context),
    is_exam: type?.value === "exam" || type?.value === "quiz" || type?.value === "presentation",
    heading_end: headingEnd(document, start),
    tasks_start: start,
    title: title?.value ?? "",
  });
  return notingNoDeadline({
    outcome: "assignment",
    title: proven(document, title),
    type: proven(document, type),
    due: proven(document, due),
    points: proven(document, findPoints(document)),
    weight_percent: proven(document, findWeight(document)),
    estimated_hours: proven(document, findHours(document)),
    estimated_hours_estimate: estimateHours(type?.value ?? "homework", tasks.length, document),
    tasks: tasks.map((task) => proven(document, task)),
    notes: distinctNotes(notes),
  });
}

function noFacts(title: Fact<string> | null): AssignmentFacts {
  return {
    outcome: "long_document",
    title,
    type: null,
    due: null,
    points: null,
    weight_percent: null,
    estimated_hours: null,
    estimated_hours_estimate: null,
    tasks: [],
    notes: [
      {
        code: "long_document",
        text: "This looks like a book or a script rather than an assignment, so we took no deadline from it.",
      },
    ],
  };
}

function findType(
  document: DocumentText,
  title: Found<string> | null,
  fallback_title: string | undefined,
): Found<AssignmentType> | null {
  const named = title && kindOfTitle(title.value);
  if (title && named) return { ...title, value: named };
  const opening = document.text.slice(0, 3000);
  const worded = kindOfWording(opening);
  const called = fallback_title ? kindOfTitle(fallback_title.replace(/[-_.]/g, " ")) : null;
  if (!worded) {
    const [first] = document.lines;
    return called && first
      ? {
          value: called,
          start: first.start,
          end: first.start + first.line.text.length,
          confidence: "inferred",
        }
      : null;
  }
  return { value: worded.type, start: worded.start, end: worded.end, confidence: "inferred" };
}

function headingEnd(document: DocumentText, tasks_start: number): number {
  const second_page = document.lines.find(({ page }) => page !== document.lines[0]?.page)?.start;
  return Math.min(HEADING_LETTERS, tasks_start, second_page ?? HEADING_LETTERS);
}
