import { sentenceSpans } from "@/lib/text/sentences";

/** How many words a reader counts. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
}

/**
 * Minutes to study a passage: 0.02 minutes a word, at least five. The rule is the one students know from
 * before; passages of at most 220 words therefore always take the five minutes.
 */
export function studyMinutes(words: number): number {
  return Math.max(5, words * 0.02);
}

/** Difficulty 1 to 4 by the share of words of three or more syllables, and by words per sentence. */
const LONG_WORDS = [0.1, 0.15, 0.2, 0.3];
const SENTENCE_LENGTHS = [12, 15, 20, Number.POSITIVE_INFINITY];

/** 1 (easy) to 5: the first level that both the words and the sentences allow. */
export function difficultyOf(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 1;
  const long = words.filter((word) => syllables(word) >= 3).length / words.length;
  const sentences = sentenceSpans(text).filter(({ start, end }) =>
    /\p{L}/u.test(text.slice(start, end)),
  ).length;
  const length = words.length / Math.max(1, sentences);
  const level = LONG_WORDS.findIndex(
    (share, index) => long < share && length < (SENTENCE_LENGTHS[index] ?? 0),
  );
  return level === -1 ? 5 : level + 1;
}

function syllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    // A final e is silent in English and French; "-le" after a consonant is not.
    .replace(/(?<![^aeiouy]l)e$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
