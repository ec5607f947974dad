import type { GraphEdge } from "./types";

/**
 * The strongest of the edges that form no circle. An order that other edges imply already is left out, so
 * that a drawing shows each way once.
 */
export function withoutCycles(edges: GraphEdge[]): GraphEdge[] {
  const next = new Map<string, string[]>();
  const kept: GraphEdge[] = [];
  const strongest = [...edges].sort(
    (a, b) => b.weight - a.weight || compare(a.from, b.from) || compare(a.to, b.to),
  );
  for (const edge of strongest) {
    if (edge.from === edge.to || leadsTo(next, edge.to, edge.from)) continue;
    if (edge.reason === "order" && leadsTo(next, edge.from, edge.to)) continue;
    kept.push(edge);
    next.set(edge.from, [...(next.get(edge.from) ?? []), edge.to]);
  }
  return kept;
}

function leadsTo(next: Map<string, string[]>, from: string, to: string): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    for (const after of next.get(id) ?? []) {
      if (seen.has(after)) continue;
      seen.add(after);
      open.push(after);
    }
  }
  return false;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
