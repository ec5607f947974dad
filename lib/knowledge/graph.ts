import { withoutCycles } from "./acyclic";
import { assignSections, type SectionAssignment } from "./assign-sections";
import { nodesOf } from "./nodes";
import { orderEdges } from "./order-edges";
import { type Entry, outlineOf } from "./outline";
import { relatedEdges } from "./related";
import { type Requirement, requirementsOf, topicsNamedIn } from "./requirements";
import type { TermIndex } from "./term-index";
import { indexTerms } from "./term-index";
import type { GraphEdge, KnowledgeGraph, Section, SyllabusTopic } from "./types";

const MOST_NODES = 60;
const MOST_REQUIRED = 4;

/**
 * The topics of a course's syllabus and documents, and what must be learnt before what. All topics of the
 * syllabus are in it. `requires` and `order` together form no circle.
 */
export function knowledgeGraph({
  topics,
  sections,
  max_nodes = MOST_NODES,
}: {
  topics: SyllabusTopic[];
  sections: Section[];
  max_nodes?: number;
}): KnowledgeGraph {
  const in_order = [...topics].sort((a, b) => a.order - b.order || a.id - b.id);
  const index = indexTerms(sections);
  const outline = outlineOf(sections);
  const assignment = assignSections(in_order, outline, index, max_nodes, (extra) =>
    requirementsOf({ ...outline, entries: [...outline.entries, ...extra] }, sections, index),
  );
  const { nodes, described } = nodesOf(in_order, outline, index, assignment);
  const directed = withoutCycles([
    ...strongest([...requiredEdges(assignment), ...describedEdges(in_order, assignment, index)]),
    ...orderEdges(in_order, outline, assignment),
  ]);
  const neighbours = new Set(
    directed.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]),
  );
  const related = relatedEdges(described, (a, b) => neighbours.has(`${a} ${b}`));
  const ids = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    edges: [...directed, ...related].filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

function requiredEdges({ requirements, node_of }: SectionAssignment): GraphEdge[] {
  return requirements.flatMap(({ from, to, evidence, weight }: Requirement) => {
    const [source, target] = [node_of(from), node_of(to)];
    if (!source || !target || source === target) return [];
    // A chapter does not require its own sections, nor they the chapter.
    if (isUnder(from, target) || isUnder(to, source)) return [];
    return [{ from: source, to: target, reason: "requires" as const, evidence, weight }];
  });

  function isUnder({ parent }: Entry, id: string): boolean {
    return parent !== null && (node_of(parent) === id || isUnder(parent, id));
  }
}

/** What the syllabus itself says in the description of a topic. */
function describedEdges(
  topics: SyllabusTopic[],
  { named }: SectionAssignment,
  index: TermIndex,
): GraphEdge[] {
  return topics.flatMap((topic) => {
    const to = `topic-${topic.id}`;
    return topicsNamedIn(topic.description, named, index, (id) => id !== to).map(
      ({ of, quote, weight }) => ({
        from: of,
        to,
        reason: "requires" as const,
        evidence: { file_id: null, page: null, quote },
        weight,
      }),
    );
  });
}

/** One edge for each pair, stronger the more often it is said; the few strongest into each topic. */
function strongest(edges: GraphEdge[]): GraphEdge[] {
  const pairs = new Map<string, { edge: GraphEdge; count: number }>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`;
    const known = pairs.get(key);
    const is_best = !known || edge.weight > known.edge.weight;
    pairs.set(key, { edge: is_best ? edge : known.edge, count: (known?.count ?? 0) + 1 });
  }
  const into = new Map<string, number>();
  return [...pairs.values()]
    .map(({ edge, count }) => ({ ...edge, weight: Math.min(1, edge.weight + 0.02 * (count - 1)) }))
    .sort((a, b) => b.weight - a.weight || (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))
    .filter(({ to }) => {
      into.set(to, (into.get(to) ?? 0) + 1);
      return (into.get(to) ?? 0) <= MOST_REQUIRED;
    })
    .map((edge) => ({ ...edge, weight: Math.round(edge.weight * 100) / 100 }));
}
