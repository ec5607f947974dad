import { bareWord, stemOf } from "@/lib/text/stem";
import { isAskingWord, isStopWord } from "@/lib/text/stop-words";
import { UNSPACED } from "@/lib/text/unspaced";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text, each cut to its stem. Scripts without blanks give pairs of letters. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD)).flatMap(([word]) => termsOf(word));
}

/** The words of a question that name something, each once; those of asking only where there are no others: "work". */
export function contentWords(text: string): string[] {
  return [...contentTerms(text).keys()];
}

/** The same stems, each with the word it was cut from. */
export function contentTerms(text: string): Map<string, string> {
  const named = Array.from(text.matchAll(WORD), ([word]) => bareWord(word)).filter(
    (word) => !isStopWord(word),
  );
  const asked_about = named.filter((word) => !isAskingWord(word));
  const terms = new Map<string, string>();
  for (const word of asked_about.length > 0 ? asked_about : named)
    for (const term of termsOf(word)) if (!terms.has(term)) terms.set(term, word);
  return terms;
}

/** 1 for the same stem, less for one that begins like it: "photosynthesis", "photosynthetic". */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 5) return 0;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= 4 && same >= Math.max(a.length, b.length) * 0.7 ? 0.75 : 0;
}

const IS_UNSPACED = new RegExp(UNSPACED, "u");

function termsOf(word: string): string[] {
  return IS_UNSPACED.test(word)
    ? pairsOf(word.replace(/[^\p{L}\p{N}\p{M}]+/gu, ""))
    : [stemOf(word)];
}

function pairsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => letters[index] + letter);
}
