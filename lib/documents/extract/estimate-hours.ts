import type { AssignmentType } from "@/lib/contract/assignment-values";

import type { DocumentText } from "@/lib/documents/document-text";

const HOURS_PER_TASK: Partial<Record<AssignmentType, number>> = {
  homework: 0.75,
  lab: 0.75,
  project: 3,
};
const LEAST_HOURS: Partial<Record<AssignmentType, number>> = {
  project: 8,
  paper: 8,
  essay: 6,
  presentation: 4,
};
const LETTERS_READ_PER_HOUR = 30_000;
const MOST_HOURS = 40;

/** A rough working time in half hours; null for quizzes and exams, whose time is set by others. */
export function estimateHours(
  type: AssignmentType,
  tasks: number,
  document: DocumentText,
): number | null {
  if (type === "exam" || type === "quiz") return null;
  const work = Math.max(LEAST_HOURS[type] ?? 1, tasks * (HOURS_PER_TASK[type] ?? 0.5));
  const hours = work + document.text.length / LETTERS_READ_PER_HOUR;
  return Math.min(MOST_HOURS, Math.round(hours * 2) / 2);
}
