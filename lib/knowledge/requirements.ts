import { type Cue, cueSentences, cuesOf } from "./cues";
import { type Entry, isWithin, type Outline } from "./outline";
import { pageOf } from "./quotes";
import { isRare, rarityOf, type TermIndex } from "./term-index";
import type { GraphEdge, Section } from "./types";
import { stemsOf } from "./words";

/** A topic that words may name: of a document or of the syllabus. */
export type NamedTopic<T> = { of: T; stems: string[] };

export type Requirement = {
  from: Entry;
  to: Entry;
  evidence: GraphEdge["evidence"];
  weight: number;
};

const WEIGHTS: Record<Cue["kind"], number> = {
  prerequisite: 0.95,
  recall: 0.8,
  needs: 0.7,
  mention: 0.6,
};

const MOST_NAMES = 80;

/** What the documents themselves say must be known, between their headings. */
export function requirementsOf(outline: Outline, sections: Section[], index: TermIndex) {
  const numbers = numbersOf(outline.entries);
  const namedOf = namesOf(
    outline.entries.flatMap((of) =>
      of.name && (!of.is_phrase || of.stems.length > 1) ? [{ of, stems: of.stems }] : [],
    ),
    index,
  );
  const found: Requirement[] = [];
  for (const section of sections) {
    const to = outline.entry_of.get(section);
    if (!to) continue;
    for (const { page, quote } of sentencesOf(section)) {
      for (const cue of cuesOf(quote)) {
        const from = cue.number
          ? targetOf(numbers, to, cue.number)
          : bestNamed(cue, namedOf, index, (entry) => isAllowed(entry, to, cue));
        if (!from || !isAllowed(from, to, cue)) continue;
        const evidence = { file_id: section.file_id, page, quote };
        found.push({ from, to, evidence, weight: WEIGHTS[cue.kind] });
      }
    }
  }
  return found;
}

/** Which topics a text without a place in a document says must be known. */
export function topicsNamedIn<T>(
  text: string,
  named: NamedTopic<T>[],
  index: TermIndex,
  is_allowed: (of: T) => boolean,
): { of: T; quote: string; weight: number }[] {
  const namedOf = namesOf(named, index);
  return cueSentences(text).flatMap((quote) =>
    cuesOf(quote).flatMap((cue) => {
      const of = bestNamed(cue, namedOf, index, is_allowed);
      return of ? [{ of, quote, weight: WEIGHTS[cue.kind] }] : [];
    }),
  );
}

function sentencesOf(section: Section): { page: number; quote: string }[] {
  if (section.cues) return section.cues;
  return cueSentences(section.text).map((quote) => ({ page: pageOf(section, quote), quote }));
}

/** Only an outright prerequisite may point to what stands later in the same document. */
function isAllowed(from: Entry, to: Entry, { kind }: Cue): boolean {
  if (isWithin(from, to) || isWithin(to, from)) return false;
  return kind === "prerequisite" || from.file_id !== to.file_id || from.position < to.position;
}

/** Headings of each file by their number. */
function numbersOf(entries: Entry[]): Map<string, Entry[]> {
  const numbers = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!entry.number) continue;
    const key = `${entry.file_id} ${entry.number}`;
    numbers.set(key, [...(numbers.get(key) ?? []), entry]);
  }
  return numbers;
}

/** The heading with a number; "Section 2.3" of a book that numbers only its chapters is its chapter 2. */
function targetOf(numbers: Map<string, Entry[]>, to: Entry, number: string): Entry | null {
  for (let parts = number.split("."); parts.length > 0; parts = parts.slice(0, -1)) {
    const entries = numbers.get(`${to.file_id} ${parts.join(".")}`) ?? [];
    const entry = entries.find(({ name }) => name) ?? entries[0];
    if (entry) return entry;
  }
  return null;
}

type WeightedName<T> = NamedTopic<T> & { rarities: number[]; whole: number };

/** Topics by their stems. */
function namesOf<T>(named: NamedTopic<T>[], index: TermIndex): Map<string, WeightedName<T>[]> {
  const by_stem = new Map<string, WeightedName<T>[]>();
  for (const { of, stems } of named) {
    const rarities = stems.map((stem) => rarityOf(index, stem));
    const each = { of, stems, rarities, whole: rarities.reduce((sum, rarity) => sum + rarity, 0) };
    for (const stem of stems) {
      const known = by_stem.get(stem);
      if (known) known.push(each);
      else by_stem.set(stem, [each]);
    }
  }
  return by_stem;
}

/** The topic a cue's words name, the longest name first; none by one common word. */
function bestNamed<T>(
  { words, kind }: Cue,
  by_stem: Map<string, WeightedName<T>[]>,
  index: TermIndex,
  is_allowed: (of: T) => boolean,
): T | null {
  const said = stemsOf(words).slice(0, kind === "needs" ? 5 : 9);
  let best: { of: T; score: number } | null = null;
  for (const { of, stems, rarities, whole } of candidates(said, by_stem)) {
    const score = stems.reduce(
      (sum, stem, at) => sum + (said.includes(stem) ? (rarities[at] ?? 0) : 0),
      0,
    );
    if (score < whole * (stems.length > 2 && kind !== "needs" ? 0.7 : 0.99)) continue;
    if (stems.length === 1 && !isNamedByOneWord(stems[0] ?? "", said, kind, index)) continue;
    if (!is_allowed(of) || (best && best.score >= score)) continue;
    best = { of, score };
  }
  return best?.of ?? null;
}

/** Names that hold one of the words; a word of very many names finds none. */
function candidates<T>(
  said: string[],
  by_stem: Map<string, WeightedName<T>[]>,
): Set<WeightedName<T>> {
  return new Set(
    said.flatMap((stem) => {
      const names = by_stem.get(stem) ?? [];
      return names.length > MOST_NAMES ? [] : names;
    }),
  );
}

/** One word names a topic where it is rare, or the first thing an outright prerequisite says. */
function isNamedByOneWord(
  stem: string,
  said: string[],
  kind: Cue["kind"],
  index: TermIndex,
): boolean {
  if (kind === "prerequisite") return said.indexOf(stem) < 4;
  // In "depends on the ethics of others" the word names no chapter.
  return kind === "recall" && said.indexOf(stem) < 2 && isRare(index, stem, 0.08);
}
