import type { PlanSource } from "./study-plans";

/** How generation describes a topic: the pages it builds on, in words. "Notes, page 3; Chapter 2, pages 4–7" */
export function describeSources(sources: readonly PlanSource[]): string {
  return sources.map(describeSource).join("; ");
}

function describeSource({ title, page, page_end }: PlanSource): string {
  return page === page_end ? `${title}, page ${page}` : `${title}, pages ${page}–${page_end}`;
}
