import type { Source } from "@/lib/contract/retrieval";
import { pattern, words } from "@/lib/text/pattern";

/** A cloze question: a sentence of the student's material with one word left out. */
export interface ClozeQuestion {
  source: Source;
  before: string;
  word: string;
  after: string;
}

const MAX_QUESTIONS = 3;
const SHORTEST_WORD = 5;
const FEWEST_WORDS = 5;
const LONGEST_QUOTE = 320;

/** Cloze questions from the quotes of an answer, at most one for each source. */
export function clozeQuestions(sources: Source[]): ClozeQuestion[] {
  return sources.flatMap((source) => clozeFrom(source) ?? []).slice(0, MAX_QUESTIONS);
}

function clozeFrom(source: Source): ClozeQuestion | undefined {
  const quote = source.quote.replace(/\s+/g, " ").trim();
  for (const sentence of quote.length > LONGEST_QUOTE ? quote.split(SENTENCE_END) : [quote]) {
    const gap = gapIn(sentence, source);
    if (gap) return gap;
  }
  return undefined;
}

/** Of a long quote one sentence is asked about: where each ends. */
const SENTENCE_END = /(?<=[.!?。！？])\s(?=\p{Lu}|\p{Lo})/u;

function gapIn(quote: string, source: Source): ClozeQuestion | undefined {
  const words = [...quote.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)];
  if (words.length < FEWEST_WORDS || quote.length > LONGEST_QUOTE) return undefined;
  const heading = source.heading.toLowerCase();
  const candidates = words
    .map(([word], at) => ({ word, start: words[at]?.index ?? 0 }))
    .filter(({ word }) => word.length >= SHORTEST_WORD && !UNINFORMATIVE.test(word));
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

const DULL_WORDS = words`
  about, above, after, again, against, among, because, before, being, below, between, cannot, could, during, either,
  every, further, having, however, other, their, there, therefore, these, those, through, under, until, where, whether,
  which, while, within, without, would
`;
const UNINFORMATIVE = pattern("i")`^${DULL_WORDS}$`;
