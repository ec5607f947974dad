import { DocumentError } from "@/lib/documents/document-error";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { textsOf } from "@/lib/documents/notes";
import { readPdf } from "@/lib/documents/read-pdf";
import { readerOf } from "@/lib/documents/readers";
import type { Page } from "@/lib/documents/types";

export type DocumentKind = "syllabus" | "assignment" | "awkward";

export type Reading = { pages: Page[]; prediction: object };

/**
 * What the rules read in a document, in the shape and words of the extraction labels. Its name tells the product only
 * which text is Markdown, and here that a PDF is promised; it does not reach the rules.
 */
export async function predict(
  bytes: Uint8Array,
  kind: DocumentKind,
  name = ".pdf",
  only_certain = false,
): Promise<Reading> {
  const pages: Page[] = [];
  const read = /\.pdf$/i.test(name) ? readPdf : readerOf(bytes, name);
  if (!read) return { pages, prediction: { outcome: "kind_not_read" } };
  try {
    await read(bytes, { onPage: (page) => void pages.push(page) });
  } catch (error) {
    if (error instanceof DocumentError) return { pages, prediction: { outcome: error.code } };
    throw error;
  }
  const prediction =
    kind === "syllabus" ? syllabusPrediction(pages, only_certain) : assignmentPrediction(pages);
  return { pages, prediction };
}

function assignmentPrediction(pages: Page[]): object {
  const facts = extractAssignment(pages);
  if (facts.outcome === "long_document") return { outcome: facts.outcome };
  return {
    title: facts.title?.value ?? null,
    type: labelledType(facts.type?.value ?? "homework"),
    due: facts.due?.value.date ?? null,
    due_time: facts.due?.value.time ?? null,
    weight_percent: facts.weight_percent?.value ?? null,
    points: facts.points?.value ?? null,
    estimated_hours: facts.estimated_hours?.value ?? null,
    tasks: facts.tasks.map((task) => task.value.title),
  };
}

/** `only_certain` leaves out the items that no rule found. */
export function syllabusPrediction(pages: Page[], only_certain = false): object {
  const facts = extractSyllabus(pages);
  const { course, topics, notes } = facts;
  const items = facts.items.filter(({ value }) => !only_certain || value.is_certain !== false);
  return {
    course: {
      name: course.name?.value ?? null,
      code: course.code?.value ?? null,
      instructor: course.instructor?.value ?? null,
      semester: course.semester?.value ?? null,
    },
    items: items.map(({ value, evidence }) => ({
      title: value.title,
      type: labelledType(value.type),
      // The labels hold only dates that are printed; a week and its day are null there.
      due: value.due && !value.due.from_week ? value.due.date : null,
      due_time: value.due && !value.due.from_week ? value.due.time : null,
      weight_percent: value.weight_percent,
      evidence_page: evidence.page,
    })),
    topics: topics.map((topic) => topic.value),
    class_times: (facts.class_times ?? []).map((time) => time.value),
    series: (facts.series ?? []).map((each) => each.value),
    notes: textsOf(notes),
  };
}

/** The labels know neither essays nor discussions. */
function labelledType(type: string): string {
  return { essay: "paper", discussion: "other" }[type] ?? type;
}
