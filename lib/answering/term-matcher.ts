import { likeness } from "./words";

/** How well each term of a question is held by the words of a text, 0 to 1, in the order of the terms. */
export type TermMatcher = (words: readonly string[]) => number[];

/**
 * Compares texts with the same terms; all are stems. Each different word is compared once, however many texts hold it.
 * `related` are for each term the stems that mean the same in other words, with what they are worth.
 */
export function termMatcher(
  terms: readonly string[],
  related: readonly ReadonlyMap<string, number>[] = [],
): TermMatcher {
  const known = new Map<string, [at: number, like: number][]>();
  const likenessesOf = (word: string) => {
    const likenesses: [number, number][] = [];
    for (const [at, term] of terms.entries()) {
      const like = Math.max(likeness(term, word), related[at]?.get(word) ?? 0);
      if (like > 0) likenesses.push([at, like]);
    }
    known.set(word, likenesses);
    return likenesses;
  };
  return (words) => {
    const held = terms.map(() => 0);
    for (const word of words)
      for (const [at, like] of known.get(word) ?? likenessesOf(word))
        if (like > (held[at] ?? 0)) held[at] = like;
    return held;
  };
}

/** For each term the better of two texts. */
export function betterOf(one: readonly number[], other: readonly number[]): number[] {
  return one.map((each, at) => Math.max(each, other[at] ?? 0));
}
