import type { ExistingItem } from "@/lib/contract/syllabus-imports";
import { plainText } from "@/lib/text/fold";
import { stemOf } from "@/lib/text/stem";

const ALIKE = 0.6;

/**
 * Finds for each proposed title the existing item it most likely is, each at most once, the best pairs
 * first. Titles with different numbers are different things: "Quiz 2" is never "Quiz 3".
 */
export function pairByTitle(
  titles: string[],
  existing: ExistingItem[],
): (ExistingItem | undefined)[] {
  const candidates = titles
    .flatMap((title, at) =>
      existing.map((item) => ({ at, item, score: titleSimilarity(title, item.title) })),
    )
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const pairs: (ExistingItem | undefined)[] = titles.map(() => undefined);
  const taken = new Set<ExistingItem>();
  for (const { at, item } of candidates) {
    if (pairs[at] || taken.has(item)) continue;
    pairs[at] = item;
    taken.add(item);
  }
  return pairs;
}

/** Shared words of two titles, 0 to 1 (Dice); 0 when their numbers differ. */
function titleSimilarity(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  if (numbersIn(first) !== numbersIn(second)) return 0;
  const shared = first.filter((word) => second.includes(word)).length;
  return (2 * shared) / Math.max(1, first.length + second.length);
}

function wordsOf(title: string): string[] {
  return [...new Set((plainText(title).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))];
}

function numbersIn(words: string[]): string {
  return words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(" ");
}
