import type { Source } from "@/lib/contract/retrieval";

/** A sentence of the student's material with a word left out. */
export interface Gap {
  source: Source;
  before: string;
  word: string;
  after: string;
}

const MOST_GAPS = 3;
const SHORTEST_WORD = 5;
const FEWEST_WORDS = 5;
const LONGEST_QUOTE = 320;

/** An answer that helps with graded work without doing it. */
export function isHint(answer: string): boolean {
  return /\bfull answer\b/i.test(answer);
}

/** A small test from the words that an answer stands on: one gap for each source that has room for one. */
export function quizOf(sources: Source[]): Gap[] {
  return sources.flatMap((source) => gapIn(source) ?? []).slice(0, MOST_GAPS);
}

function gapIn(source: Source): Gap | undefined {
  const quote = source.quote.replace(/\s+/g, " ").trim();
  const words = [...quote.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)];
  if (words.length < FEWEST_WORDS || quote.length > LONGEST_QUOTE) return undefined;
  const heading = source.heading.toLowerCase();
  const candidates = words
    .map(([word], at) => ({ word, start: words[at]?.index ?? 0 }))
    .filter(({ word }) => word.length >= SHORTEST_WORD && !DULL.test(word));
  const best =
    candidates.find(({ word }) => heading.includes(word.toLowerCase())) ??
    candidates.toSorted((a, b) => b.word.length - a.word.length)[0];
  if (!best) return undefined;
  return {
    source,
    word: best.word,
    before: quote.slice(0, best.start),
    after: quote.slice(best.start + best.word.length),
  };
}

const DULL =
  /^(?:about|above|after|again|against|among|because|before|being|below|between|cannot|could|during|either|every|further|having|however|other|their|there|therefore|these|those|through|under|until|where|whether|which|while|within|without|would)$/i;
