import type { Fact } from "@/lib/documents/evidence";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { type DocumentNote, distinctNotes } from "@/lib/documents/notes";
import type { Page } from "@/lib/documents/types";
import { recognitionNotes } from "./recognition-notes";

/** Lowers facts read by text recognition from "exact" to "inferred", and adds a note about the recognized pages. */
export function markRecognizedAssignment(facts: AssignmentFacts, pages: Page[]): AssignmentFacts {
  const marked = inferredFrom(pages);
  return {
    ...facts,
    title: marked(facts.title),
    type: marked(facts.type),
    due: marked(facts.due),
    points: marked(facts.points),
    weight_percent: marked(facts.weight_percent),
    estimated_hours: marked(facts.estimated_hours),
    tasks: facts.tasks.map(marked),
    notes: withNotes(facts.notes, pages),
  };
}

/** The same for a syllabus. */
export function markRecognizedSyllabus(facts: SyllabusFacts, pages: Page[]): SyllabusFacts {
  const marked = inferredFrom(pages);
  const { name, code, instructor, semester, term_start, term_end } = facts.course;
  return {
    ...facts,
    course: {
      name: marked(name),
      code: marked(code),
      instructor: marked(instructor),
      semester: marked(semester),
      term_start: marked(term_start),
      term_end: marked(term_end),
    },
    ...(facts.details && {
      details: {
        credits: marked(facts.details.credits),
        instructor_email: marked(facts.details.instructor_email),
        office_hours: marked(facts.details.office_hours),
        meeting_times: marked(facts.details.meeting_times),
      },
    }),
    items: facts.items.map(marked),
    topics: facts.topics.map(marked),
    ...(facts.class_times && { class_times: facts.class_times.map(marked) }),
    ...(facts.series && { series: facts.series.map(marked) }),
    notes: withNotes(facts.notes, pages),
  };
}

function inferredFrom(pages: Page[]) {
  const pictures = new Set(
    pages.filter(({ recognized }) => recognized === "text").map(({ number }) => number),
  );
  return <F extends Fact<unknown> | null>(fact: F): F =>
    fact && pictures.has(fact.evidence.page) ? { ...fact, confidence: "inferred" } : fact;
}

/** Adding them twice adds them once. */
function withNotes(notes: DocumentNote[], pages: Page[]): DocumentNote[] {
  return distinctNotes([...notes, ...recognitionNotes(pages)]);
}
