/** Guesses come in steps that a finger can hit: a hundredth of the points, or a half where those are few. */
export function stepOf(most: number): number {
  if (most >= 200) return Math.round(most / 100);
  return most > 20 ? 1 : most > 5 ? 0.5 : 0.1;
}
