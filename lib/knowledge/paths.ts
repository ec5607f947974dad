import { plainText } from "@/lib/text/fold";
import type { GraphNode, KnowledgeGraph, LearningStep } from "./types";
import { stemsOf } from "./words";

/**
 * What comes before a topic, nearest first; an outright requirement before mere order. `missing` are those
 * not known to be completed: nobody ticks off the topics of documents, so they stay in it.
 */
export function prerequisitesOf(
  graph: KnowledgeGraph,
  topic: string,
): { node: GraphNode | null; prerequisites: GraphNode[]; missing: GraphNode[] } {
  const node = nodeNamed(graph, topic);
  const prerequisites = node ? before(graph, node) : [];
  return { node, prerequisites, missing: prerequisites.filter((each) => !each.is_completed) };
}

/**
 * The topics still to learn, each after what it needs; for one topic, or for the whole course when `topic`
 * is null. Completed ones have no step: `completedOf` names them. An unknown topic has no steps.
 */
export function learningPath(
  graph: KnowledgeGraph,
  topic: string | null,
  { hours_per_week }: { hours_per_week?: number },
): LearningStep[] {
  let hours = 0;
  return inOrder(graph, wantedOf(graph, topic))
    .filter((node) => !node.is_completed)
    .map((node, index) => {
      const week = hours_per_week ? Math.floor(hours / hours_per_week) + 1 : null;
      hours += node.estimated_study_hours;
      return { order: index + 1, node, week };
    });
}

/** The completed topics a learning path leaves out, in the order they would have had. */
export function completedOf(graph: KnowledgeGraph, topic: string | null): GraphNode[] {
  return inOrder(graph, wantedOf(graph, topic)).filter((node) => node.is_completed);
}

function wantedOf(graph: KnowledgeGraph, topic: string | null): GraphNode[] {
  if (topic === null) return graph.nodes;
  const node = nodeNamed(graph, topic);
  return node ? [...before(graph, node), node] : [];
}

/** The topic of this id or name; else the shortest whose name holds all its words, or all of whose words it holds. */
function nodeNamed({ nodes }: KnowledgeGraph, topic: string): GraphNode | null {
  const name = plainText(topic).trim();
  const exact = nodes.find((node) => node.id === topic || plainText(node.topic) === name);
  if (exact) return exact;
  const said = new Set(stemsOf(topic));
  if (said.size === 0) return null;
  const close = nodes
    .map((node) => ({ node, stems: new Set(stemsOf(node.topic)) }))
    .filter(({ stems }) => stems.size > 0 && (isWithin(said, stems) || isWithin(stems, said)))
    .sort(
      (a, b) =>
        Math.abs(a.stems.size - said.size) - Math.abs(b.stems.size - said.size) ||
        a.stems.size - b.stems.size,
    );
  return close[0]?.node ?? null;
}

function isWithin(some: Set<string>, all: Set<string>): boolean {
  return [...some].every((stem) => all.has(stem));
}

function before({ nodes, edges }: KnowledgeGraph, node: GraphNode): GraphNode[] {
  const by_id = new Map(nodes.map((each) => [each.id, each]));
  const directed = edges
    .filter(({ reason }) => reason !== "related")
    .sort((a, b) => b.weight - a.weight || (a.from < b.from ? -1 : 1));
  const seen = new Set([node.id]);
  const found: GraphNode[] = [];
  let nearest = [node.id];
  while (nearest.length > 0) {
    const ids = new Set(nearest);
    const next = directed.filter(({ from, to }) => ids.has(to) && !seen.has(from));
    nearest = [...new Set(next.map(({ from }) => from))];
    for (const id of nearest) {
      seen.add(id);
      const each = by_id.get(id);
      if (each) found.push(each);
    }
  }
  return found;
}

/** Whatever is needed comes before what needs it; between equals the graph's own order, which is the syllabus first. */
function inOrder({ nodes, edges }: KnowledgeGraph, wanted: GraphNode[]): GraphNode[] {
  const ids = new Set(wanted.map(({ id }) => id));
  const directed = edges.filter(
    ({ from, to, reason }) => reason !== "related" && ids.has(from) && ids.has(to),
  );
  const by_id = new Map(nodes.map((node) => [node.id, node]));
  const places = new Map<string, number>();
  for (const [index, { id, kind }] of nodes.entries())
    if (kind === "syllabus") places.set(id, index);
  const needed = new Map<string, string[]>();
  for (const { from, to } of directed) needed.set(to, [...(needed.get(to) ?? []), from]);
  const left = nodes.filter(({ id }) => ids.has(id)).sort((a, b) => placeOf(a) - placeOf(b));
  const done = new Set<string>();
  const path: GraphNode[] = [];
  const visit = (node: GraphNode) => {
    if (done.has(node.id)) return;
    done.add(node.id);
    const own = new Set(needed.get(node.id));
    for (const each of left) if (own.has(each.id)) visit(each);
    path.push(node);
  };
  for (const node of left) visit(node);
  return path;

  /** A section of a book stands after the last topic of the syllabus it rests on; all others stand behind. */
  function placeOf(node: GraphNode): number {
    const known = places.get(node.id);
    if (known !== undefined) return known;
    const last = Math.max(
      -1,
      ...(needed.get(node.id) ?? []).flatMap((id) => {
        const place = placeOf(by_id.get(id) ?? node);
        return place < nodes.length ? place : [];
      }),
    );
    const place = last === -1 ? nodes.length : last;
    places.set(node.id, place);
    return place;
  }
}
