/** A passage with what one way of searching gave it. */
export type Scored = { key: string; score: number };

/**
 * Joins what two ways of searching found: the scores of each are stretched to 0 to 1 and averaged with
 * these weights. What only one of them found has nothing from the other. Best first.
 */
export function fuse(lists: { found: Scored[]; weight: number }[]): Scored[] {
  const sums = new Map<string, number>();
  for (const { found, weight } of lists) {
    const scores = found.map(({ score }) => score);
    const [low, high] = [Math.min(...scores), Math.max(...scores)];
    for (const { key, score } of found) {
      // The last of a list still was found: it gets a little more than what was not.
      const share = high > low ? FOUND + (1 - FOUND) * ((score - low) / (high - low)) : 1;
      sums.set(key, (sums.get(key) ?? 0) + weight * share);
    }
  }
  return [...sums]
    .map(([key, score]) => ({ key, score }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

const FOUND = 0.05;
