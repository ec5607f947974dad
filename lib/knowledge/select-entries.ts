import type { Entry } from "./outline";
import { topicInformation } from "./topics";

const LEAST_WORDS = 25;

/**
 * The headings worth a node, so many at most, in the documents' order. Each document gives its best in
 * turn, so that slides are not lost beside a book.
 */
export function selectEntries(
  candidates: Entry[],
  references: Map<Entry, number>,
  most: number,
): Entry[] {
  const by_file = new Map<number, { entry: Entry; score: number }[]>();
  for (const entry of candidates) {
    const count = references.get(entry) ?? 0;
    if (entry.words < LEAST_WORDS && count === 0 && !entry.is_phrase) continue;
    const row = by_file.get(entry.file_id) ?? [];
    row.push({ entry, score: topicInformation(entry, count) });
    by_file.set(entry.file_id, row);
  }
  const rows = [...by_file.values()];
  for (const row of rows) {
    row.sort((a, b) => b.score - a.score || a.entry.position - b.entry.position);
  }
  const chosen: Entry[] = [];
  for (let round = 0; chosen.length < most; round += 1) {
    const turn = rows.flatMap((row) => row[round] ?? []);
    if (turn.length === 0) break;
    turn.sort((a, b) => b.score - a.score || a.entry.position - b.entry.position);
    chosen.push(...turn.slice(0, most - chosen.length).map(({ entry }) => entry));
  }
  return chosen.sort((a, b) => a.position - b.position);
}

/** Headings of the same words in several documents, or a heading and a topic, are one; the first stands for all. */
export function sameNamed(entries: Entry[]): Map<string, Entry[]> {
  const same = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!entry.name || entry.stems.length === 0) continue;
    const key = nameKey(entry.stems);
    const known = same.get(key);
    if (known) known.push(entry);
    else same.set(key, [entry]);
  }
  return same;
}

export function nameKey(stems: string[]): string {
  return [...new Set(stems)].sort().join(" ");
}
