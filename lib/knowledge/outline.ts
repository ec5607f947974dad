import { keyPhrases } from "./key-phrases";
import { isFrontOrBackMatter, numberOf, topicNameOf } from "./topic-name";
import type { Section } from "./types";
import { stemsOf } from "./words";

/** A heading of a document with all that stands under it, or a key phrase of a document without headings. */
export type Entry = {
  key: string;
  file_id: number;
  path: string[];
  /** Null for headings that name no topic; what stands under them belongs to the heading above. */
  name: string | null;
  stems: string[];
  /** How many headings above it name topics. */
  depth: number;
  parent: Entry | null;
  /** "3.1", also for an unnumbered chapter whose sections are numbered 3.1, 3.2. */
  number: string | null;
  /** Directly under it. */
  sections: Section[];
  /** Everything under it. */
  words: number;
  position: number;
  first_page: number;
  is_phrase: boolean;
};

export type Outline = { entries: Entry[]; entry_of: Map<Section, Entry> };

const MOST_PARENTS = 4;
const MOST_PHRASES = 40;

/** What documents treat, in their order. Sections before and after a book's own text have no entry. */
export function outlineOf(sections: Section[]): Outline {
  const entries: Entry[] = [];
  const entry_of = new Map<Section, Entry>();
  for (const own of byFile(sections)) {
    const headed = own.filter(({ heading_path }) => heading_path.length > 0);
    // A cover and a page of dates before the first heading are no reason to count words.
    const has_headings = headed.length >= own.length * 0.3;
    const found = has_headings ? headingsOf(headed, entry_of) : phrasesOf(own, entry_of);
    for (const entry of found) entries.push({ ...entry, position: entries.length });
  }
  // References to the original entries are replaced by the copies, which hold the positions.
  const by_key = new Map(entries.map((entry) => [entry.key, entry]));
  for (const entry of entries) entry.parent = by_key.get(entry.parent?.key ?? "") ?? null;
  for (const [section, entry] of entry_of) {
    const known = by_key.get(entry.key);
    if (known) entry_of.set(section, known);
  }
  return { entries, entry_of };
}

/** Whether one is the other or stands under it. */
export function isWithin(entry: Entry, above: Entry): boolean {
  for (let each: Entry | null = entry; each; each = each.parent) if (each === above) return true;
  return false;
}

function byFile(sections: Section[]): Section[][] {
  const files = new Map<number, Section[]>();
  for (const section of sections) {
    const own = files.get(section.file_id);
    if (own) own.push(section);
    else files.set(section.file_id, [section]);
  }
  return [...files.values()];
}

function headingsOf(sections: Section[], entry_of: Map<Section, Entry>): Entry[] {
  const by_key = new Map<string, Entry>();
  for (const section of sections) {
    if (section.heading_path.some(isFrontOrBackMatter)) continue;
    let parent: Entry | null = null;
    for (let depth = 1; depth <= section.heading_path.length; depth += 1) {
      const path = section.heading_path.slice(0, depth);
      const key = keyOf(section.file_id, path);
      const entry: Entry = by_key.get(key) ?? newEntry(section, key, path, parent);
      by_key.set(key, entry);
      entry.words += section.words;
      parent = entry;
    }
    if (!parent) continue;
    parent.sections.push(section);
    entry_of.set(section, parent);
  }
  const entries = [...by_key.values()];
  removeDocumentTitle(entries, sections[0]?.file_title ?? "");
  removeRepeatedHeadings(entries);
  for (const entry of entries) {
    entry.depth = entry.parent ? entry.parent.depth + (entry.parent.name ? 1 : 0) : 0;
    const { parent } = entry;
    const inferred = entry.number?.includes(".") ? entry.number.split(".").slice(0, -1) : null;
    if (parent && parent.number === null && inferred) parent.number = inferred.join(".");
  }
  return entries;
}

function newEntry(section: Section, key: string, path: string[], parent: Entry | null): Entry {
  const heading = path.at(-1) ?? "";
  const name = topicNameOf(heading);
  return {
    key,
    file_id: section.file_id,
    path,
    name,
    stems: [...new Set(stemsOf(name ?? ""))],
    depth: 0,
    parent,
    number: numberOf(heading),
    sections: [],
    words: 0,
    position: 0,
    first_page: section.page_start,
    is_phrase: false,
  };
}

function keyOf(file_id: number, path: string[]): string {
  return JSON.stringify([file_id, ...path]);
}

/** The title of a book over all its chapters is not one of its topics. */
function removeDocumentTitle(entries: Entry[], file_title: string) {
  const title = stemsOf(file_title.replace(/[_-]+/g, " ")).join(" ");
  const roots = entries.filter(({ parent }) => !parent);
  for (const root of roots) {
    const is_title = title !== "" && root.stems.join(" ") === title && entries.length > 3;
    if (
      is_title ||
      (roots.length === 1 && entries.filter(({ parent }) => parent === root).length >= 3)
    )
      root.name = null;
  }
}

/**
 * A heading that every chapter repeats ("Dig deeper") is boilerplate; one that occurs twice ("Consistency") belongs
 * to the heading above it.
 */
function removeRepeatedHeadings(entries: Entry[]) {
  const same = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!entry.name) continue;
    const id = entry.stems.join(" ");
    same.set(id, [...(same.get(id) ?? []), entry]);
  }
  for (const group of same.values()) {
    if (group.length < 2) continue;
    const parents = new Set(group.map(({ parent }) => parent));
    const [first, ...others] = [...group].sort((a, b) => a.path.length - b.path.length);
    if (parents.size >= MOST_PARENTS && first?.parent) first.name = null;
    for (const other of others) other.name = null;
  }
}

function phrasesOf(sections: Section[], entry_of: Map<Section, Entry>): Entry[] {
  const phrases = keyPhrases(
    sections.map(({ text }) => text),
    MOST_PHRASES,
  );
  const [some] = sections;
  if (!some) return [];
  const entries = phrases.map(({ phrase, texts }) => {
    const entry = newEntry(some, keyOf(some.file_id, ["", phrase]), [phrase], null);
    entry.name = phrase;
    entry.is_phrase = true;
    for (const index of texts) {
      const section = sections[index];
      if (!section) continue;
      entry.sections.push(section);
      // A section belongs to the best phrase in it, so that its words count once.
      if (entry_of.has(section)) continue;
      entry_of.set(section, entry);
      entry.words += section.words;
    }
    return entry;
  });
  return entries
    .filter(({ sections: own }) => own.length > 0)
    .sort((a, b) => (a.sections[0]?.order ?? 0) - (b.sections[0]?.order ?? 0));
}
