import { plainText } from "@/lib/text/fold";
import { type Match, matchesOf, nameOf, partsOf } from "./match-topics";
import type { Entry, Outline } from "./outline";
import type { NamedTopic, Requirement } from "./requirements";
import { nameKey, sameNamed, selectEntries } from "./select-entries";
import type { TermIndex } from "./term-index";
import type { Section, SyllabusTopic } from "./types";
import { stemsOf } from "./words";

/** Which topic of the graph each heading and section belongs to. */
export type SectionAssignment = {
  /** Headings that became topics, each with the headings of the same name in other documents. */
  chosen: { id: string; entry: Entry; same: Entry[] }[];
  matches: Map<number, Match[]>;
  requirements: Requirement[];
  named: NamedTopic<string>[];
  /** The node a heading stands for itself. */
  own_node_of: (entry: Entry) => string | null;
  /** The node it belongs to, if need be by the headings above it. */
  node_of: (entry: Entry) => string | null;
};

const SURE = 0.75;

export function assignSections(
  topics: SyllabusTopic[],
  outline: Outline,
  index: TermIndex,
  max_nodes: number,
  requirements_with: (extra: Entry[]) => Requirement[],
): SectionAssignment {
  const matches = new Map(topics.map((topic) => [topic.id, matchesOf(topic, index)]));
  const same = sameNamed(outline.entries);
  const ids = new Map<Entry, string>();
  const unmatched: Entry[] = [];
  for (const topic of topics) {
    const stems = [...new Set(stemsOf(nameOf(topic.title)))];
    const entries = (same.get(nameKey(stems)) ?? []).filter((entry) => !ids.has(entry));
    for (const entry of entries) ids.set(entry, `topic-${topic.id}`);
    if (entries.length > 0) continue;
    const entry = entryOfTopic(topic, stems);
    ids.set(entry, `topic-${topic.id}`);
    unmatched.push(entry);
  }
  // "Truth tables" belongs to the topic "Truth tables and validity".
  for (const topic of topics) {
    for (const part of partsOf(nameOf(topic.title))) {
      const [entry] = same.get(nameKey(stemsOf(part))) ?? [];
      if (entry && !ids.has(entry)) ids.set(entry, `topic-${topic.id}`);
    }
  }
  const requirements = requirements_with(unmatched);
  const references = new Map<Entry, number>();
  for (const { from } of requirements) references.set(from, (references.get(from) ?? 0) + 1);
  const firstOfEachNumber = [...same.values()].flatMap(
    (group) => group.find((entry) => !ids.has(entry)) ?? [],
  );
  const chosen = selectEntries(firstOfEachNumber, references, max_nodes - topics.length).map(
    (entry) => {
      const id = `section-${entry.file_id}-${hashOf(entry.path)}`;
      const others = (same.get(nameKey(entry.stems)) ?? []).filter((other) => other !== entry);
      for (const each of [entry, ...others]) ids.set(each, id);
      return { id, entry, same: others };
    },
  );
  const topic_of = topicOfSections(topics, matches);
  const named = [...ids].map(([entry, of]) => ({ of, stems: entry.stems }));
  return { chosen, matches, requirements, named, own_node_of, node_of };

  function own_node_of(entry: Entry): string | null {
    return ids.get(entry) ?? null;
  }

  function node_of(entry: Entry): string | null {
    const own = ids.get(entry);
    if (own) return own;
    const treated = entry.sections.flatMap((section) => topic_of.get(section) ?? []);
    const sure = treated.find(({ score }) => score >= SURE);
    if (sure) return sure.id;
    return (entry.parent && node_of(entry.parent)) ?? treated[0]?.id ?? null;
  }
}

/** The topic of the syllabus that a section treats best. */
function topicOfSections(topics: SyllabusTopic[], matches: Map<number, Match[]>) {
  const best = new Map<Section, { id: string; score: number }>();
  for (const { id } of topics) {
    for (const { section, score } of matches.get(id) ?? []) {
      if (score > (best.get(section)?.score ?? 0)) best.set(section, { id: `topic-${id}`, score });
    }
  }
  return best;
}

/** A topic no heading names, so that documents can still refer to it. */
function entryOfTopic(topic: SyllabusTopic, stems: string[]): Entry {
  return {
    key: `topic-${topic.id}`,
    file_id: 0,
    path: [],
    name: topic.title,
    stems,
    depth: 0,
    parent: null,
    number: null,
    sections: [],
    words: 0,
    position: 0,
    first_page: 1,
    is_phrase: false,
  };
}

/** The same for the same headings, whatever their spaces and capitals; 53 bits in base 36. */
function hashOf(path: string[]): string {
  const text = path.map((heading) => plainText(heading).replace(/\s+/g, " ").trim()).join("\u001f");
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
