import { matchEnd } from "@/lib/answering/claims/lexicon";
import { type Token, tokensOf } from "@/lib/answering/claims/tokens";
import { CLAIM_WORDS, type Language } from "@/lib/answering/claims/words/all";
import { listed } from "@/lib/text/listed";
import { OPPOSITES } from "./words/opposites";
import { RELATION_WORDS, type RelationWords } from "./words/relation-words";

/** Words that are looked up one by one. */
type Plain = "talk" | "light";
export type Relation = Exclude<keyof RelationWords, Plain>;

/** On which side of which pairs of opposites a word stands. */
export interface Side {
  word: string;
  /** The pairs whose first and whose second side it is on, as "en 12". */
  first: ReadonlySet<string>;
  second: ReadonlySet<string>;
}

interface Phrase<T> {
  words: string[];
  meaning: T;
}

/** Phrases by their first letters. */
type Index<T> = Map<string, Phrase<T>[]>;

/** What a word says of how things stand to each other. */
export function relationAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): Relation | null {
  return longest(tokens, at, languages, relations)[0] ?? null;
}

/** The opposites that begin at a token. */
export function sideAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): Side | null {
  const found = longest(tokens, at, languages, sides);
  if (found.length === 0) return null;
  const of = (is_first: boolean) =>
    new Set(found.flatMap((each) => (each.is_first === is_first ? [each.pair] : [])));
  return { word: tokens[at]?.word ?? "", first: of(true), second: of(false) };
}

/** Whether the words of one say the opposite of the other's. */
export function areOpposite(one: Side, other: Side): boolean {
  return (
    !areSameSide(one, other) && (meet(one.first, other.second) || meet(one.second, other.first))
  );
}

export function areSameSide(one: Side, other: Side): boolean {
  return meet(one.first, other.first) || meet(one.second, other.second);
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each));
}

/** Whether a word is one of those in any of the languages. */
export function isOf(kind: Plain, word: string, languages: readonly Language[]): boolean {
  return languages.some((language) => plainWords(kind, language).has(word));
}

export function smallWordsOf(languages: readonly Language[]): ReadonlySet<string> {
  const key = languages.join(" ");
  const known = small_words.get(key);
  if (known) return known;
  const made = new Set(
    languages.flatMap((language) => {
      const { small, you } = CLAIM_WORDS[language];
      return wordsIn(`${small}, ${you}`);
    }),
  );
  small_words.set(key, made);
  return made;
}

const small_words = new Map<string, Set<string>>();
const plain_words = new Map<string, Set<string>>();

function plainWords(kind: Plain, language: Language): Set<string> {
  const key = `${kind} ${language}`;
  const known = plain_words.get(key) ?? new Set(wordsIn(RELATION_WORDS[language][kind]));
  plain_words.set(key, known);
  return known;
}

function wordsIn(text: string): string[] {
  return listed(text).flatMap((each) => tokensOf(each).map(({ word }) => word));
}

const relations = indexed<Relation>((language) => {
  const { talk: _, light: __, ...kinds } = RELATION_WORDS[language];
  return Object.entries(kinds).flatMap(([kind, text]) =>
    listed(text).map((each) => [each, kind as Relation] as const),
  );
});

const sides = indexed<{ pair: string; is_first: boolean }>((language) =>
  OPPOSITES[language].split(";").flatMap((row, at) => {
    const [first = "", second = ""] = row.split("/");
    const pair = `${language} ${at}`;
    return [
      ...listed(first).map((each) => [each, { pair, is_first: true }] as const),
      ...listed(second).map((each) => [each, { pair, is_first: false }] as const),
    ];
  }),
);

function indexed<T>(entriesOf: (language: Language) => (readonly [string, T])[]) {
  const made = new Map<Language, Index<T>>();
  return (language: Language): Index<T> => {
    const known = made.get(language);
    if (known) return known;
    const index: Index<T> = new Map();
    for (const [text, meaning] of entriesOf(language)) {
      const words = phraseWords(text);
      const key = keyOf(words[0] ?? "");
      index.set(key, [...(index.get(key) ?? []), { words, meaning }]);
    }
    made.set(language, index);
    return index;
  };
}

/** Words as tokens have them; `*` stays with its word. */
function phraseWords(text: string): string[] {
  const words: string[] = [];
  for (const { word, kind } of tokensOf(text)) {
    if (word === "*") words.push(`${words.pop() ?? ""}*`);
    else if (kind !== "mark") words.push(word);
  }
  return words;
}

function keyOf(word: string): string {
  return word.slice(0, 1);
}

function longest<T>(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
  indexOf: (language: Language) => Index<T>,
): T[] {
  const word = tokens[at]?.word ?? "";
  let length = 0;
  let found: T[] = [];
  for (const language of languages) {
    for (const phrase of indexOf(language).get(keyOf(word)) ?? []) {
      const end = matchEnd(phrase.words, tokens, at);
      if (end === null || end - at < length) continue;
      if (end - at > length) found = [];
      length = end - at;
      found.push(phrase.meaning);
    }
  }
  return found;
}
