import { describeSources } from "@/lib/contract/plan-sources";
import type { PlanSource } from "@/lib/contract/study-plans";

/** Pages of the student's own material that a topic builds on. Clients may have put anything in their place. */
export function sourcesOf(topic: Record<string, unknown>): PlanSource[] {
  const { sources } = topic;
  return Array.isArray(sources) ? sources.filter(isSource) : [];
}

/** "Page 3", "Chapter 2, p. 3–5" */
export function sourceText({ title, page, page_end }: PlanSource): string {
  const pages = page_end > page ? `${page}–${page_end}` : String(page);
  if (title) return `${title}, p. ${pages}`;
  return page_end > page ? `Pages ${pages}` : `Page ${pages}`;
}

/** What a topic's description says, unless that is only the pages it builds on: those are shown as sources. */
export function descriptionOf(topic: Record<string, unknown>): string {
  const { description } = topic;
  if (typeof description !== "string" || description === describeSources(sourcesOf(topic)))
    return "";
  return description;
}

function isSource(source: unknown): source is PlanSource {
  if (typeof source !== "object" || source === null) return false;
  const { file_id, page, page_end, title } = source as Record<string, unknown>;
  return (
    typeof file_id === "number" &&
    typeof page === "number" &&
    typeof page_end === "number" &&
    typeof title === "string"
  );
}
