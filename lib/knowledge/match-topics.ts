import { type IndexedSection, isRare, rarityOf, type TermIndex } from "./term-index";
import { topicNameOf } from "./topic-name";
import type { Section, SyllabusTopic } from "./types";
import { stemsOf } from "./words";

/** `score` is 0 to 1; `is_same` says that the section's heading names the same topic. */
export type Match = { section: Section; score: number; is_same: boolean };

const LEAST_SCORE = 0.5;
const LEAST_SCORE_IN_TEXT = 0.6;
const BY_PARTS = 0.8;
const BY_DESCRIPTION = 0.6;
const MOST_PARTS = 8;

/** The sections that treat a topic of the syllabus, best first. Never by one common word. */
export function matchesOf(topic: SyllabusTopic, index: TermIndex): Match[] {
  const best = new Map<Section, Match>();
  const title = nameOf(topic.title);
  collect(title, 1);
  for (const part of partsOf(title)) if (part !== title) collect(part, BY_PARTS);
  if (best.size < 2) for (const part of partsOf(topic.description)) collect(part, BY_DESCRIPTION);
  return [...best.values()].sort(
    (a, b) =>
      b.score - a.score ||
      a.section.file_id - b.section.file_id ||
      a.section.order - b.section.order,
  );

  function collect(name: string, factor: number) {
    for (const match of matchesOfName(name, index)) {
      const score = match.score * factor;
      const known = best.get(match.section);
      if (known && known.score >= score) continue;
      best.set(match.section, { ...match, score, is_same: match.is_same && factor === 1 });
    }
  }
}

/** A topic's title without "Week 3:" and the like. */
export function nameOf(title: string): string {
  return topicNameOf(title) ?? title.trim();
}

export function partsOf(text: string): string[] {
  return text
    .split(/[,;:.\n/•|]+|\s[–—-]\s|\s(?:and|und|et|y)\s/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.split(/\s+/).length <= 8)
    .slice(0, MOST_PARTS);
}

function matchesOfName(name: string, index: TermIndex): Match[] {
  const stems = [...new Set(stemsOf(name))];
  const rarities = stems.map((stem) => rarityOf(index, stem));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = new Set(stems.flatMap((stem) => index.postings.get(stem) ?? []));
  return [...found].flatMap((at) => {
    const indexed = index.sections[at];
    if (!indexed) return [];
    const matched = stems.filter((stem) => placeOf(indexed, stem) > 0);
    const score =
      stems.reduce((sum, stem, i) => sum + placeOf(indexed, stem) * (rarities[i] ?? 0), 0) / whole;
    const is_same =
      indexed.heading.size === stems.length && stems.every((stem) => indexed.heading.has(stem));
    if (!is_same && !isEnough(indexed, stems, matched, score, index)) return [];
    return [{ section: indexed.section, score: Math.min(1, score), is_same }];
  });
}

function isEnough(
  indexed: IndexedSection,
  stems: string[],
  matched: string[],
  score: number,
  index: TermIndex,
): boolean {
  const [only] = matched;
  if (!only) return false;
  if (matched.length === 1) {
    if (stems.length > 1 && score < 0.65) return false;
    if (indexed.heading.has(only) || indexed.above.has(only)) return isRare(index, only, 0.1);
    return stems.length === 1 && (indexed.text.get(only) ?? 0) >= 2 && isRare(index, only, 0.05);
  }
  const in_heading = matched.some((stem) => indexed.heading.has(stem) || indexed.above.has(stem));
  if (stems.every((stem) => indexed.heading.has(stem) || indexed.above.has(stem))) return true;
  if (!matched.some((stem) => isRare(index, stem, 0.25))) return false;
  return score >= (in_heading ? LEAST_SCORE : LEAST_SCORE_IN_TEXT);
}

function placeOf({ heading, above, text }: IndexedSection, stem: string): number {
  if (heading.has(stem)) return 1;
  const count = text.get(stem) ?? 0;
  const in_text = count >= 3 ? 0.7 : count > 0 ? 0.5 : 0;
  return above.has(stem) ? Math.max(0.6, in_text) : in_text;
}
