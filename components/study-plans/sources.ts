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

/** What generation writes as a description names the same pages in words. */
export function tellsPages(description: string, sources: readonly PlanSource[]): boolean {
  const [first] = sources;
  return first !== undefined && description.startsWith(`${first.title}, page`);
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
