import type { ExistingItem } from "@/lib/contract/syllabus-imports";
import { ALIKE, titleSimilarity } from "@/lib/text/title-similarity";

/**
 * Finds for each proposed title the existing item it most likely is, each at most once, the best pairs
 * first.
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
