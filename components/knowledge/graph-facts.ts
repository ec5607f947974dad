import type { KnowledgeEdge, KnowledgeGraph, KnowledgeNode } from "@/lib/contract/knowledge";

type Completion = "completed" | "open" | "reading";

/** How far a topic is; nobody ticks off what only stands in a document. */
export function completionOf({ is_completed }: Pick<KnowledgeNode, "is_completed">): Completion {
  if (is_completed === null) return "reading";
  return is_completed ? "completed" : "open";
}

export const COMPLETIONS = {
  completed: "Completed",
  open: "Still to study",
  reading: "From your documents",
} as const satisfies Record<Completion, string>;

/** The wording of an edge, seen from the topic that comes first. */
export const REASONS = {
  requires: "is needed for",
  order: "comes before",
  related: "is related to",
} as const satisfies Record<KnowledgeEdge["reason"], string>;

/** A neighbouring topic and the edge between the two. */
export interface Neighbour {
  node: KnowledgeNode;
  edge: KnowledgeEdge;
}

export interface Neighbours {
  before: Neighbour[];
  after: Neighbour[];
  related: Neighbour[];
}

/** The neighbours of a topic: what leads to it, what it leads to, and what goes with it; needs first. */
export function neighboursOf({ nodes, edges }: KnowledgeGraph, id: string): Neighbours {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ties: Neighbours = { before: [], after: [], related: [] };
  for (const edge of sorted(edges)) {
    const other = byId.get(edge.from === id ? edge.to : edge.from);
    if (!other || (edge.from !== id && edge.to !== id)) continue;
    if (edge.reason === "related") ties.related.push({ node: other, edge });
    else if (edge.to === id) ties.before.push({ node: other, edge });
    else ties.after.push({ node: other, edge });
  }
  return ties;
}

/** "needs Sets; comes after Logic; is related to Trees" */
export function neighboursText({ before, related }: Neighbours): string {
  const needs = before.filter(({ edge }) => edge.reason === "requires");
  const follows = before.filter(({ edge }) => edge.reason === "order");
  return [
    needs.length > 0 && `needs ${names(needs)}`,
    follows.length > 0 && `comes after ${names(follows)}`,
    related.length > 0 && `is related to ${names(related)}`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** "4 of 12 topics completed"; without a syllabus only how many topics there are. */
export function progressText(nodes: KnowledgeNode[]): string {
  const syllabus = nodes.filter(({ is_completed }) => is_completed !== null);
  if (syllabus.length === 0) return `${nodes.length} topics from your documents`;
  const completed = syllabus.filter(({ is_completed }) => is_completed).length;
  return `${completed} of ${syllabus.length} topics completed`;
}

/** "1.5 h" */
export function hoursText(hours: number): string {
  return `${Math.round(hours * 10) / 10} h`;
}

function sorted(edges: KnowledgeEdge[]): KnowledgeEdge[] {
  const rank = { requires: 0, order: 1, related: 2 };
  return edges.toSorted((a, b) => rank[a.reason] - rank[b.reason] || b.weight - a.weight);
}

function names(ties: Neighbour[]): string {
  return [...new Set(ties.map(({ node }) => node.topic))].join(", ");
}
