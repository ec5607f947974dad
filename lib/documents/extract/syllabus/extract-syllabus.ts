import { documentText } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { datingOf, type Term } from "@/lib/documents/extract/dating";
import { withoutFurniture } from "@/lib/documents/layout/furniture";
import type { Page } from "@/lib/documents/types";
import { findCourse } from "./course";
import { dueInRow, findDated } from "./dated";
import { joinItems } from "./items";
import { findTopics } from "./topics";
import type { SyllabusFacts, SyllabusItem } from "./types";
import { findWeights, type WeightedItem } from "./weights";

/** No syllabus is longer; a book uploaded as one is not searched to its end. */
const MOST_PAGES = 60;

/** Reads a syllabus by rules: the course, what is graded with weight and date, and the topics in order. */
export function extractSyllabus(pages: Page[], term: Term = {}): SyllabusFacts {
  const document = documentText(withoutFurniture(pages.slice(0, MOST_PAGES)));
  const dating = datingOf(document, pages, term);
  const found = findWeights(document);
  const weighted = found.map((item) => {
    const alone = found.filter(({ line }) => line === item.line).length === 1;
    return { ...item, due: alone ? dueInRow(document, item.line, dating) : undefined };
  });
  const items = joinItems(weighted, findDated(document, dating));
  return {
    course: findCourse(document),
    items,
    topics: findTopics(document),
    notes: notesAbout(weighted, items),
  };
}

function notesAbout(weighted: WeightedItem[], items: Fact<SyllabusItem>[]): string[] {
  const total = Math.round(weighted.reduce((sum, { weight }) => sum + weight, 0));
  const inferred = items.some(({ value, confidence }) => value.due && confidence === "inferred");
  return [
    ...(total > 0 && total !== 100 ? [`The shares of the grade add up to ${total}%.`] : []),
    ...(inferred ? ["Some dates have no year in the document; it was taken from the term."] : []),
  ];
}
