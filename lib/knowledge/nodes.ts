import type { SectionAssignment } from "./assign-sections";
import { nameOf } from "./match-topics";
import { type Entry, isWithin, type Outline } from "./outline";
import { passageOf } from "./quotes";
import type { DescribedTopic } from "./related";
import type { IndexedSection, TermIndex } from "./term-index";
import type { GraphNode, Section, SyllabusTopic } from "./types";
import { stemsOf } from "./words";

const MOST_PASSAGES = 5;
const LEVELS: Record<string, number> = { beginner: 2, intermediate: 3, advanced: 4 };
const HOURS_WITHOUT_TEXT: Record<string, number> = { beginner: 1.5, intermediate: 2, advanced: 3 };
/** As everywhere in the product: 0.02 minutes a word, five for each passage at least. */
const MINUTES_PER_WORD = 0.02;
const MINUTES_PER_CHUNK = 5;

/** The nodes, and for each the sections that belong to it. */
export function nodesOf(
  topics: SyllabusTopic[],
  outline: Outline,
  index: TermIndex,
  assignment: SectionAssignment,
): { nodes: GraphNode[]; described: DescribedTopic[] } {
  const own = sectionsByNode(outline, index, assignment);
  const nodes: GraphNode[] = [];
  const described: DescribedTopic[] = [];
  for (const topic of topics) {
    const id = `topic-${topic.id}`;
    const stems = [...new Set(stemsOf(nameOf(topic.title)))];
    const matches = assignment.matches.get(topic.id) ?? [];
    const assigned = (own.get(id) ?? []).map(({ section }) => section);
    const best = matches.slice(0, MOST_PASSAGES).map(({ section }) => section);
    const shown = [...new Set([...best, ...assigned])].slice(0, MOST_PASSAGES);
    const counted = assigned.length > 0 ? assigned : best;
    const stated = LEVELS[topic.difficulty] ?? 3;
    nodes.push({
      id,
      topic: topic.title,
      kind: "syllabus",
      difficulty_level:
        counted.length > 0 ? Math.round((stated + difficultyOf(counted)) / 2) : stated,
      estimated_study_hours:
        counted.length > 0 ? hoursOf(counted) : (HOURS_WITHOUT_TEXT[topic.difficulty] ?? 2),
      confidence: shown.length === 0 ? 0.5 : rounded(0.6 + 0.4 * (matches[0]?.score ?? 0.5)),
      is_completed: topic.is_completed,
      passages: shown.map((section) => passageOf(section, stems)),
    });
    const sections = shown.length > 0 ? indexedOf(shown, index) : [];
    described.push({ id, stems, sections });
  }
  for (const { id, entry, same } of assignment.chosen) {
    const sections = own.get(id) ?? [];
    const all = sections.map(({ section }) => section);
    const held = entry.is_phrase ? entry.sections : all;
    const shown = held.length > 0 ? held : sectionsUnder(entry, outline);
    nodes.push({
      id,
      topic: entry.name ?? "",
      kind: "document",
      difficulty_level: difficultyOf(shown),
      estimated_study_hours: hoursOf(all),
      confidence: entry.is_phrase ? 0.5 : same.length > 0 ? 0.95 : 0.85,
      is_completed: null,
      passages: shown.slice(0, MOST_PASSAGES).map((section) => passageOf(section, entry.stems)),
    });
    described.push({ id, stems: entry.stems, sections: indexedOf(shown, index) });
  }
  return { nodes, described };
}

function sectionsByNode(
  { entry_of }: Outline,
  { sections }: TermIndex,
  { node_of }: SectionAssignment,
): Map<string, IndexedSection[]> {
  const own = new Map<string, IndexedSection[]>();
  for (const indexed of sections) {
    const entry = entry_of.get(indexed.section);
    const id = entry && node_of(entry);
    if (!id) continue;
    const known = own.get(id);
    if (known) known.push(indexed);
    else own.set(id, [indexed]);
  }
  return own;
}

/** For a chapter all of whose text belongs to topics of their own. */
function sectionsUnder(entry: Entry, { entries }: Outline): Section[] {
  return entries.filter((each) => isWithin(each, entry)).flatMap(({ sections }) => sections);
}

function indexedOf(sections: Section[], index: TermIndex): IndexedSection[] {
  const wanted = new Set(sections);
  return index.sections.filter(({ section }) => wanted.has(section));
}

function hoursOf(sections: Section[]): number {
  const minutes = sections.reduce((sum, { words, chunk_numbers }) => {
    return sum + Math.max(MINUTES_PER_CHUNK * chunk_numbers.length, words * MINUTES_PER_WORD);
  }, 0);
  return Math.max(0.1, Math.round(minutes / 6) / 10);
}

function difficultyOf(sections: Section[]): number {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  if (words === 0) return 3;
  const sum = sections.reduce((total, section) => total + section.difficulty * section.words, 0);
  return Math.min(5, Math.max(1, Math.round(sum / words)));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
