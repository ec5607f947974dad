import { allCalendarNames, type CalendarName, calendarNames } from "@/lib/text/calendar-names";
import { listed } from "@/lib/text/listed";
import { numberWords } from "@/lib/text/number-words";
import { PARTS_OF_DAYS, PARTS_OF_TOMORROW } from "./compounds";
import { plainWord, type Token, tokensOf } from "./tokens";
import { CLAIM_WORDS, type Language } from "./words/all";
import type { ClaimWords, Tag } from "./words/claim-words";
import { KINDS_OF_WORK } from "./words/kinds-of-work";
import { DECIMALS, ORDINALS } from "./words/more-numbers";
import { NEGATIONS_ELSEWHERE } from "./words/negations-elsewhere";

/** What a word or a phrase can mean; more than one of it may be set. */
export interface Meaning {
  tags: Set<Tag>;
  number?: number;
  is_ordinal?: boolean;
  is_article?: boolean;
  month?: number;
  weekday?: number;
  is_short_name?: boolean;
}

interface Phrase {
  /** Words of the phrase; one that ends in `*` stands for any ending. */
  words: string[];
  meaning: Meaning;
}

/** Phrases by their first word, or by the stem of it. */
interface Lexicon {
  exact: Map<string, Phrase[]>;
  stems: Map<string, Phrase[]>;
  longest_stem: number;
}

/** The longest phrase of these languages that begins at a token: how many tokens it takes, and what it means. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): { length: number; meaning: Meaning } | null {
  let length = 0;
  let found: Meaning[] = [];
  for (const language of languages) {
    for (const phrase of candidates(lexiconOf(language), tokens[at]?.word ?? "")) {
      const end = matchEnd(phrase.words, tokens, at);
      if (end === null || end - at < length) continue;
      if (end - at > length) found = [];
      length = end - at;
      found.push(phrase.meaning);
    }
  }
  return length > 0 ? { length, meaning: joined(found) } : null;
}

/** The name of a month or weekday in any language Intl knows that begins at a token. */
export function foreignNameAt(
  tokens: readonly Token[],
  at: number,
): { length: number; month?: number; weekday?: number; is_short: boolean } | null {
  foreign ??= foreignNames();
  const word = tokens[at]?.word ?? "";
  let best: { length: number; month?: number; weekday?: number; is_short: boolean } | null = null;
  for (const { words, month, weekday, is_short } of foreign.get(word) ?? []) {
    const end = matchEnd(words, tokens, at);
    if (end === null || end - at <= (best?.length ?? 0)) continue;
    best = {
      length: end - at,
      is_short,
      ...(month && { month }),
      ...(weekday !== undefined && { weekday }),
    };
  }
  return best;
}

/** Whether a word is a number, a month or a weekday in any of the languages in Latin letters. */
export function isValueInAnyLanguage({ word }: Token): boolean {
  if (word.length < 4) return false;
  value_words ??= new Set(LATIN.flatMap(valueWords));
  return value_words.has(word);
}

/** Whether a word denies in a language whose sentences are not read as a whole. */
export function isNegationElsewhere({ word, raw, kind }: Token): boolean {
  if (kind !== "word") return false;
  denials ??= {
    latin: new Set(listed(NEGATIONS_ELSEWHERE.latin).map(plainWord)),
    other: listed(NEGATIONS_ELSEWHERE.other),
  };
  if (/\p{Script=Latin}/u.test(raw)) return denials.latin.has(word);
  // Korean and Thai deny within a word; Cyrillic and Greek by one of their own.
  return denials.other.some((each) =>
    /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(each)
      ? raw.toLowerCase() === each
      : raw.includes(each),
  );
}

function valueWords(language: Language): string[] {
  const numbers = numberWords(language).map(({ words }) => words);
  const names = calendarNames(language).filter(({ is_short }) => !is_short);
  const all = [...numbers, ...names.map(({ words }) => words)].map(wordsOfPhrase);
  return all.flatMap((words) => (words.length === 1 ? words : []));
}

/** The kind of work that a word names: "essay" of "Aufsatz". */
export function kindOfWork(words: readonly Token[]): string | null {
  for (const at of words.keys()) {
    for (const { words: phrase, kind } of kindPhrases()) {
      if (matchEnd(phrase, words, at) !== null) return kind;
    }
  }
  return null;
}

/** Whether a word means anything in the vocabulary of any language: a kind of work, a month, a number. */
export function isOfVocabulary(word: string): boolean {
  const known = asked_words.get(word);
  if (known !== undefined) return known;
  const [token] = tokensOf(word);
  const found = token !== undefined && phraseAt([token], 0, LANGUAGES) !== null;
  if (asked_words.size >= MOST_ASKED) asked_words.clear();
  asked_words.set(word, found);
  return found;
}

/** The titles of a student are asked about again with every answer. */
const asked_words = new Map<string, boolean>();
const MOST_ASKED = 10_000;

/** What the words of a title mean in any language: "Abschlussklausur" is a final. */
export function tagsOfTitle(title: string): Set<Tag> {
  const tokens = tokensOf(title);
  const tags = new Set<Tag>();
  for (const at of tokens.keys()) {
    for (const tag of phraseAt(tokens, at, LANGUAGES)?.meaning.tags ?? []) tags.add(tag);
  }
  return tags;
}

const LANGUAGES = Object.keys(CLAIM_WORDS).filter(isLanguage);

export const LATIN: readonly Language[] = LANGUAGES.filter(
  (language) => language !== "ja" && language !== "zh",
);

const lexicons = new Map<Language, Lexicon>();

let denials: { latin: Set<string>; other: string[] } | undefined;
let value_words: Set<string> | undefined;
let kinds: { words: string[]; kind: string }[] | undefined;
let foreign: Map<string, (Omit<CalendarName, "words"> & { words: string[] })[]> | undefined;

function isLanguage(key: string): key is Language {
  return key in CLAIM_WORDS;
}

function kindPhrases() {
  kinds ??= Object.entries(KINDS_OF_WORK).flatMap(([kind, text]) =>
    listed(text).map((each) => ({ words: wordsOfPhrase(each), kind })),
  );
  return kinds;
}

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = makeLexicon(language);
  lexicons.set(language, made);
  return made;
}

function makeLexicon(language: Language): Lexicon {
  const lexicon: Lexicon = { exact: new Map(), stems: new Map(), longest_stem: 0 };
  for (const [tag, text] of entriesOf(CLAIM_WORDS[language])) {
    for (const each of listed(text)) add(lexicon, each, { tags: new Set([tag]) });
    // The comma parts the entries, and is one of them.
    if (tag === "and" && language === "ja") add(lexicon, "、", { tags: new Set([tag]) });
  }
  for (const { words, value, is_ordinal, is_article } of numberWords(language)) {
    add(lexicon, words, { tags: new Set(), number: value, is_ordinal, is_article });
  }
  for (const [at, words] of listed(ORDINALS[language] ?? "").entries())
    add(lexicon, words, { tags: new Set(), number: at + 2, is_ordinal: true });
  for (const [words, number] of DECIMALS[language] ?? [])
    add(lexicon, words, { tags: new Set(), number });
  if (language === "nl")
    for (const [words, tag] of PARTS_OF_TOMORROW)
      add(lexicon, words, { tags: new Set<Tag>(["tomorrow", tag]) });
  if (language === "de" || language === "nl") addPartsOfDays(lexicon, language);
  for (const { words, month, weekday, is_short } of calendarNames(language)) {
    // Polish "się" is no August.
    const same = is_short ? lexicon.exact.get(plainWord(words)) : undefined;
    // Portuguese "dez" is ten and December.
    const isWord = (phrase: Phrase) =>
      phrase.words.length === 1 && phrase.meaning.number === undefined;
    if (same?.some(isWord)) continue;
    add(lexicon, words, {
      tags: new Set(),
      is_short_name: is_short,
      ...(month && { month }),
      ...(weekday !== undefined && { weekday }),
    });
  }
  return lexicon;
}

/** "Donnerstagvormittag", "zondagavond": a weekday and a part of it in one word. */
function addPartsOfDays(lexicon: Lexicon, language: "de" | "nl"): void {
  for (const { words, weekday, is_short } of calendarNames(language)) {
    if (weekday === undefined || is_short || /\s/.test(words)) continue;
    for (const [ending, tag] of PARTS_OF_DAYS[language])
      for (const form of ["", "s"])
        add(lexicon, `${words}${ending}${form}`, { tags: new Set([tag]), weekday });
  }
}

function entriesOf(words: ClaimWords): [Tag, string][] {
  return Object.entries(words).filter((entry): entry is [Tag, string] => entry[0] in words);
}

function add(lexicon: Lexicon, text: string, meaning: Meaning): void {
  const words = wordsOfPhrase(text);
  const [first] = words;
  if (!first) return;
  const phrase = { words, meaning };
  if (first.endsWith("*")) {
    const stem = first.slice(0, -1);
    lexicon.longest_stem = Math.max(lexicon.longest_stem, stem.length);
    lexicon.stems.set(stem, [...(lexicon.stems.get(stem) ?? []), phrase]);
  } else lexicon.exact.set(first, [...(lexicon.exact.get(first) ?? []), phrase]);
}

/** Words of a phrase as tokens have them; `*` stays with its word, and hyphens go. */
function wordsOfPhrase(text: string): string[] {
  const words: string[] = [];
  for (const { word, kind } of tokensOf(text)) {
    if (word === "*") words.push(`${words.pop() ?? ""}*`);
    else if (word !== "-" || kind !== "mark" || words.length === 0) words.push(word);
  }
  return words.filter((word) => word !== "-" && word !== "'");
}

function candidates({ exact, stems, longest_stem }: Lexicon, word: string): Phrase[] {
  const found = [...(exact.get(word) ?? [])];
  for (let length = Math.min(word.length, longest_stem); length > 1; length -= 1) {
    const phrases = stems.get(word.slice(0, length));
    if (phrases) found.push(...phrases);
  }
  return found;
}

/** Where a phrase that begins at a token ends; hyphens and apostrophes between its words are no words. */
export function matchEnd(
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
): number | null {
  let at = from;
  for (const [index, word] of words.entries()) {
    if (index > 0) while (isJoint(tokens[at])) at += 1;
    const token = tokens[at];
    if (!token) return null;
    const fits = word.endsWith("*")
      ? token.word.startsWith(word.slice(0, -1))
      : token.word === word;
    if (!fits) return null;
    at += 1;
  }
  return at;
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && (token.word === "-" || token.word === "'");
}

function joined(meanings: Meaning[]): Meaning {
  const tags = new Set(meanings.flatMap(({ tags }) => [...tags]));
  const names = meanings.filter(({ is_short_name }) => is_short_name !== undefined);
  const is_short_name = names.length > 0 && names.every(({ is_short_name }) => is_short_name);
  return Object.assign({}, ...meanings, { tags, ...(names.length > 0 && { is_short_name }) });
}

function foreignNames() {
  const names = new Map<string, (Omit<CalendarName, "words"> & { words: string[] })[]>();
  for (const { words: text, ...name } of allCalendarNames()) {
    const words = wordsOfPhrase(text);
    const [first] = words;
    if (!first) continue;
    names.set(first, [...(names.get(first) ?? []), { ...name, words }]);
  }
  return names;
}
