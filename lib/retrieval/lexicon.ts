import { plainText } from "@/lib/text/fold";
import { WORDS_OF } from "@/lib/text/languages/all";
import { SMALL_WORDS_OF } from "@/lib/text/languages/small-words";
import { bareWord, stemOf } from "@/lib/text/stem";
import { cognates } from "./cognates";
import {
  type Entry,
  entriesOf,
  FITS,
  LANGUAGES,
  type LexiconLanguage,
  SHORTEST,
  wordsAt,
} from "./lexicon-entries";

/** Another word for the same thing; `weight`, up to 1, says how surely. */
export type RelatedWord = { word: string; language: LexiconLanguage; weight: number };

/** A part of a compound says less than the whole. */
const PART = 0.8;
/** A spelling by rule that no entry confirms. */
const BY_RULE = 0.7;
const MOST_LETTERS = 40;

/**
 * What the lexicon calls the concept of `word`, in all its languages, nearest first: entries of its own, else those of
 * the parts of a German compound. `from` says in which language the word is; without it, all are looked through, and
 * a word of one language that means another thing in a second brings both. Not the word itself, and no stop words.
 */
export function relatedWords(word: string, from?: LexiconLanguage): RelatedWord[] {
  const bare = bareWord(word);
  if (bare.length < SHORTEST || bare.length > MOST_LETTERS || isStopWordOf(bare, from)) return [];
  const entries = entriesOf(bare, from);
  if (entries.length > 0) return wordsOf(entries, bare);
  if (from !== undefined && from !== "german") return [];
  const parts = compoundParts(bare);
  const related = parts.flatMap((part) => wordsOf(entriesOf(part, "german"), part));
  return related.map((each) => ({ ...each, weight: each.weight * PART }));
}

/** The same as stems of `stemOf`, with the spellings that a cognate of the word would have. Not its own stem. */
export function relatedStems(word: string, from?: LexiconLanguage): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (text: string, weight: number, language: LexiconLanguage) => {
    for (const each of text.split(" ")) {
      if (isStopWordOf(bareWord(each), language)) continue;
      const stem = stemOf(each);
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight));
    }
  };
  for (const each of relatedWords(word, from)) add(each.word, each.weight, each.language);
  for (const language of LANGUAGES)
    for (const each of cognates(word, language)) add(each, BY_RULE, language);
  stems.delete(stemOf(word));
  return stems;
}

/** The known words that a German compound is made of, "Preis" and "Elastizität"; none when one of them is not known. */
export function compoundParts(word: string): string[] {
  return partsOf(bareWord(word).slice(0, MOST_LETTERS), 3) ?? [];
}

const SHORTEST_PART = 4;

/** The longest last part first: it is what the compound is a kind of. */
function partsOf(word: string, most: number): string[] | null {
  if (most < 2) return null;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const tail = word.slice(at);
    if (!isGerman(tail)) continue;
    const heads = headsOf(word.slice(0, at));
    const head = heads.find(isGerman);
    if (head) return [head, tail];
    for (const each of heads) {
      const parts = partsOf(each, most - 1);
      if (parts) return [...parts, tail];
    }
  }
  return null;
}

/** A first part with and without the letters that join it to the next. */
function headsOf(head: string): string[] {
  const without = ["s", "es", "n", "en", "er", "e"].flatMap((joint) =>
    head.endsWith(joint) && head.length - joint.length >= SHORTEST_PART - 1
      ? [head.slice(0, -joint.length)]
      : [],
  );
  return [head, ...without];
}

function isGerman(part: string): boolean {
  return entriesOf(part, "german").some(({ fit }) => fit > FITS.cut);
}

/** In which language a question is put, by its small words and by those of the lexicon; null when that is not plain. */
export function languageOfQuestion(question: string): LexiconLanguage | null {
  const words = new Set(
    plainText(question)
      .match(/\p{L}+/gu)
      ?.slice(0, MOST_WORDS),
  );
  const counts = new Map<LexiconLanguage, number>();
  const add = (language: LexiconLanguage, share: number) =>
    counts.set(language, (counts.get(language) ?? 0) + share);
  for (const word of words)
    for (const [language, small] of SMALL_WORDS) if (small.has(word)) add(language, 1);
  if (leadOf(counts).by >= CLEAR_LEAD) return leadOf(counts).language;
  for (const word of words) {
    const entries = entriesOf(word).filter(({ fit }) => fit > FITS.cut);
    for (const language of new Set(entries.map((each) => each.language))) add(language, 0.5);
  }
  const { language, count, by } = leadOf(counts);
  return count >= LEAST_COUNT && by > 0 ? language : null;
}

const MOST_WORDS = 60;
/** With so many small words more than in any other language, the others need not be looked up. */
const CLEAR_LEAD = 2;
const LEAST_COUNT = 1.5;

function leadOf(counts: Map<LexiconLanguage, number>) {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  const [language, count] = first ?? [null, 0];
  return { language, count, by: count - (second?.[1] ?? 0) };
}

const SMALL_WORDS = new Map<LexiconLanguage, Set<string>>([
  ...Object.entries(WORDS_OF).map(
    ([language, { stop_words }]) => [language as keyof typeof WORDS_OF, setOf(stop_words)] as const,
  ),
  ["italian", setOf(SMALL_WORDS_OF.italian)],
  ["portuguese", setOf(SMALL_WORDS_OF.portuguese)],
]);

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(plainText));
}

/** Whether a word says nothing in the language of the question, or, when that is not known, in English. */
export function isStopWordOf(word: string, language: LexiconLanguage | null | undefined): boolean {
  return SMALL_WORDS.get(language ?? "english")?.has(plainText(word)) ?? false;
}

function wordsOf(entries: Entry[], bare: string): RelatedWord[] {
  const best = new Map<string, RelatedWord>();
  // A word of several meanings brings each of them a little less surely.
  const sureness = entries.length > 1 ? entries.length ** -0.25 : 1;
  for (const { row, fit } of entries) {
    for (const [language, words] of wordsAt(row)) {
      for (const word of words) {
        if (plainText(word) === bare) continue;
        const known = best.get(`${language} ${word}`);
        const weight = fit * sureness;
        if (!known || known.weight < weight) {
          best.set(`${language} ${word}`, { word, language, weight });
        }
      }
    }
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}
