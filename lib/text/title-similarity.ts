import { plainText } from "./fold";
import { stemOf } from "./stem";

/** Above this, two titles most likely name the same thing. */
export const ALIKE = 0.6;

/**
 * Shared words of two titles, 0 to 1 (Dice); 0 when their numbers differ: "Quiz 2" is never "Quiz 3".
 */
export function titleSimilarity(a: string, b: string): number {
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
