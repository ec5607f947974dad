/** A passage with what one way of searching gave it. */
export type Scored = { key: string; score: number };

/** What one way of searching found, best first, of at most `most` that it hands over. */
export type RankedList = { found: Scored[]; most: number; weight: number };

/**
 * Joins what ways of searching found: the scores of each are stretched to 0 to 1 and averaged with these
 * weights. What only one of them found has nothing from the others. Best first, on the scale of the first
 * list, whose best and last stay where they are.
 */
export function fuse(lists: RankedList[]): Scored[] {
  const sums = new Map<string, number>();
  const total = lists.reduce((sum, { weight }) => sum + weight, 0);
  for (const { found, most, weight } of lists) {
    const { low, high } = rangeOf(found, most);
    for (const { key, score } of found) {
      // The last of a list still was found: it gets a little more than what was not.
      const share = high > low ? FOUND + (1 - FOUND) * ((score - low) / (high - low)) : 1;
      sums.set(key, (sums.get(key) ?? 0) + (weight / total) * share);
    }
  }
  const scale = lists.find(({ found }) => found.length > 0);
  const { low, high } = rangeOf(scale?.found ?? [], scale?.most ?? 0);
  return [...sums]
    .map(([key, share]) => ({ key, score: low + (high - low) * share }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

const FOUND = 0.05;

/** Where fewer were found than asked for, all others have a score of 0. */
function rangeOf(found: Scored[], most: number): { low: number; high: number } {
  const scores = found.map(({ score }) => score);
  const low = found.length < most ? Math.min(0, ...scores) : Math.min(...scores);
  return { low, high: Math.max(low, ...scores) };
}
