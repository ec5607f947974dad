import { ENGLISH } from "./languages/english";
import { CULTURE_PHRASES } from "./paraphrases/culture-phrases";
import { LIFE_PHRASES } from "./paraphrases/life-phrases";
import { MATTER_PHRASES } from "./paraphrases/matter-phrases";
import { NOUNS } from "./paraphrases/nouns";
import { NUMBERS_AND_REASONS_PHRASES } from "./paraphrases/numbers-and-reasons-phrases";
import { QUALITIES } from "./paraphrases/qualities";
import { SOCIETY_PHRASES } from "./paraphrases/society-phrases";
import { SPELLINGS } from "./paraphrases/spellings";
import { SUBJECT_WORDS } from "./paraphrases/subjects";
import { VERBS } from "./paraphrases/verbs";
import { stemOf } from "./stem";
import { StemIndex } from "./stem-index";

const SAME = 0.9;
const CLOSE = 0.6;
const LOOSE = 0.4;

const GROUPS = [VERBS, NOUNS, QUALITIES, SUBJECT_WORDS];
const PHRASES = [
  LIFE_PHRASES,
  NUMBERS_AND_REASONS_PHRASES,
  MATTER_PHRASES,
  SOCIETY_PHRASES,
  CULTURE_PHRASES,
].flatMap((subjects) => Object.values(subjects));

/** Another English word for what a question says, and the stems of the question that it stands for. */
export type Paraphrase = { word: string; weight: number; from: string[] };

/**
 * The English words a textbook may use for what is asked, closest first: "kid" is "child", and "how spread out"
 * is "variance". The stems are those of all words of the question, by `stemOf`.
 */
export function paraphrasesOf(stems: string[]): Paraphrase[] {
  const asked = new Set(stems.map(withoutNegation));
  const found = new Map<string, Paraphrase>();
  for (const stem of asked) {
    for (const { word, weight } of synonymsOf(stem)) keep(found, { word, weight, from: [stem] });
    for (const { phrase, terms } of phrases().get(stem)) {
      const from = neededStems(phrase);
      if (from.every((needed) => asked.has(needed)))
        for (const word of terms) keep(found, { word, weight: CLOSE, from });
    }
  }
  for (const stem of asked) found.delete(stem);
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

/** Of two ways to the same word the closer one, then the one said by more words. */
function keep(found: Map<string, Paraphrase>, next: Paraphrase) {
  const key = stemOf(next.word);
  const known = found.get(key);
  const is_closer =
    !known ||
    next.weight > known.weight ||
    (next.weight === known.weight && next.from.length > known.from.length);
  if (is_closer) found.set(key, next);
}

type Group = { close: string[]; loose: string[]; weight: number };
type Phrase = { phrase: string[]; terms: string[] };

const synonyms = once(() => {
  const index = new StemIndex<Group>();
  const addGroup = (row: string, weight: number) => {
    const [close = [], loose = []] = row.split("/").map(wordsOf);
    for (const word of [...close, ...loose]) index.add(word, { close, loose, weight });
  };
  for (const row of rowsOf(SPELLINGS)) addGroup(row, SAME);
  for (const row of GROUPS.flatMap(rowsOf)) addGroup(row, CLOSE);
  return index;
});

/** Of words that tell what is asked; "mean" in "what does it mean" is not the average. */
function synonymsOf(stem: string) {
  if (untelling().has(stem)) return [];
  return synonyms()
    .get(stem)
    .flatMap((group) => othersOf(group, stem));
}

const untelling = once(() => {
  const { stop_words, asking_words, textbook_words } = ENGLISH;
  return new Set([stop_words, asking_words, textbook_words].flatMap(wordsOf).map(stemOf));
});

/** The loose words of a group are near its close ones, and not each other. */
function othersOf({ close, loose, weight }: Group, stem: string) {
  const is_close = close.some((word) => stemOf(word) === stem);
  return [
    ...close.map((word) => ({ word, weight: is_close ? weight : LOOSE })),
    ...(is_close ? loose.map((word) => ({ word, weight: LOOSE })) : []),
  ];
}

/** Every phrase under its longest word, which few questions hold. */
const phrases = once(() => {
  const index = new StemIndex<Phrase>();
  for (const row of PHRASES.flatMap(rowsOf)) {
    const [said = "", right = ""] = row.split(">");
    const terms = wordsOf(right);
    for (const phrase of said.split("|").map((alternative) => neededWords(wordsOf(alternative))))
      index.add(longestOf(phrase), { phrase, terms });
  }
  return index;
});

const STOP_WORDS = new Set(ENGLISH.stop_words.split(/\s+/));

/** Words that any text holds need not be there, except where they are all that holds the phrase together. */
function neededWords(words: string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word) || isNegation(word));
  return telling.length < 2 ? words : telling;
}

function neededStems(words: string[]): string[] {
  return words.map((word) => withoutNegation(stemOf(word)));
}

function longestOf(words: string[]): string {
  const telling = words.filter((word) => !isNegation(word));
  return telling.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

const NEGATIONS = new Set("no not never none without nobody nothing cannot neither".split(" "));

function isNegation(stem: string): boolean {
  return NEGATIONS.has(stem) || stem.endsWith("n't");
}

/** "nobody answers" and "they don't answer" are the same phrase. */
function withoutNegation(stem: string): string {
  return isNegation(stem) ? "not" : stem;
}

function rowsOf(text: string): string[] {
  return text.split(";").filter((row) => row.trim() !== "");
}

function wordsOf(row: string): string[] {
  return row.split(/\s+/).filter(Boolean);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
