import type { SectionAssignment } from "./assign-sections";
import type { Entry, Outline } from "./outline";
import type { GraphEdge, SyllabusTopic } from "./types";

const BY_SYLLABUS = 0.3;
const BY_DOCUMENT = 0.2;

/** What follows in the syllabus, and in each document under the same heading; only from one to the next. */
export function orderEdges(
  topics: SyllabusTopic[],
  { entries }: Outline,
  { node_of, own_node_of }: SectionAssignment,
): GraphEdge[] {
  const edges: GraphEdge[] = [];
  for (const [at, topic] of topics.entries()) {
    const before = topics[at - 1];
    if (!before) continue;
    edges.push({
      from: `topic-${before.id}`,
      to: `topic-${topic.id}`,
      reason: "order",
      evidence: { file_id: null, page: null, quote: topic.title },
      weight: BY_SYLLABUS,
    });
  }
  const last = new Map<string, string>();
  const seen = new Set<string>();
  for (const entry of entries) {
    const id = entry.is_phrase ? null : own_node_of(entry);
    if (!id || seen.has(`${entry.file_id} ${id}`)) continue;
    const above = entry.parent ? node_of(entry.parent) : null;
    if (above === id) continue;
    seen.add(`${entry.file_id} ${id}`);
    const group = `${entry.file_id} ${above ?? ""}`;
    const from = last.get(group) ?? above;
    last.set(group, id);
    if (!from || from === id || (isTopic(from) && isTopic(id))) continue;
    edges.push({ from, to: id, reason: "order", evidence: headingOf(entry), weight: BY_DOCUMENT });
  }
  return edges;
}

function isTopic(id: string): boolean {
  return id.startsWith("topic-");
}

function headingOf({ file_id, first_page, path }: Entry): GraphEdge["evidence"] {
  return { file_id, page: first_page, quote: path.at(-1) ?? "" };
}
