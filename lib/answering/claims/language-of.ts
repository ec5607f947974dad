import { calendarNames } from "@/lib/text/calendar-names";
import { listed } from "@/lib/text/listed";
import { LATIN, phraseAt } from "./lexicon";
import { plainWord, type Token, tokensOf } from "./tokens";
import { CLAIM_WORDS, type Language } from "./words/all";

/** Which language a sentence is written in, by its small words; those with as many of them stay together. */
export function languagesOf(
  tokens: readonly Token[],
  hints: readonly Language[],
): readonly Language[] {
  const kana = tokens.some(({ raw }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(raw));
  if (kana) return ["ja"];
  if (tokens.some(({ raw }) => /\p{Script=Han}/u.test(raw)))
    return hints.includes("ja") ? ["zh", "ja"] : ["zh"];
  const words = tokens.filter(({ kind }, at) => kind === "word" && tokens[at - 1]?.word !== "'");
  const scoreOf = (language: Language) => {
    const known = words.filter(({ word }) => smallWords(language).has(word));
    const days = words.filter(({ word }) => calendarWords(language).has(word));
    // A letter alone is also a variable.
    return NEAR * days.length + sum(known.map(({ word }) => (word.length > 1 ? 1 : 0.3)));
  };
  const scores = new Map(LATIN.map((language) => [language, scoreOf(language)]));
  const most = Math.max(...scores.values());
  const close = LATIN.filter((language) => (scores.get(language) ?? 0) >= most - 1);
  // To look up each word costs far more than the rest: only where that can tell.
  const small = mostOf(close, (language) => {
    const isKnown = (token: Token) =>
      !smallWords(language).has(token.word) && phraseAt([token], 0, [language]) !== null;
    const others = close.length > 1 ? words.filter(isKnown).length : 0;
    return (scores.get(language) ?? 0) + KNOWN * others;
  });
  const best = small.best.length > 0 ? small : mostOf(LATIN, (language) => hits(tokens, language));
  const hinted = best.best.filter((language) => hints.includes(language));
  if (hinted.length > 0 && best.most < 3) return hinted;
  if (small.best.length > 0) return small.best;
  if (hints.length > 0) return hints;
  return best.best.length === 0 || best.best.includes("en") ? ["en"] : best.best;
}

/** Two languages this close are both read; a name of a day brings one so close. */
const NEAR = 0.4;

/** Those languages that score the most, or next to it; none where none scores. */
function mostOf(languages: readonly Language[], scoreOf: (language: Language) => number) {
  const scores = languages.map(scoreOf);
  const most = Math.max(...scores);
  const isBest = (score = 0) => score > 0 && score >= most - NEAR;
  return { most, best: languages.filter((_, at) => isBest(scores[at])) };
}

function hits(tokens: readonly Token[], language: Language): number {
  return tokens.filter((_, at) => phraseAt(tokens, at, [language]) !== null).length;
}

const small_words = new Map<Language, Set<string>>();

function smallWords(language: Language): Set<string> {
  const known = small_words.get(language);
  if (known) return known;
  const { small, you } = CLAIM_WORDS[language];
  const made = new Set(
    listed(`${small}, ${you}`).flatMap((each) => tokensOf(each).map(({ word }) => word)),
  );
  small_words.set(language, made);
  return made;
}

/** What a word of the vocabulary says of the language, beside a small one. */
const KNOWN = 0.2;

const calendar_words = new Map<Language, Set<string>>();

/** Names of months and weekdays that are written out. */
function calendarWords(language: Language): Set<string> {
  const known = calendar_words.get(language);
  if (known) return known;
  const names = calendarNames(language).filter(({ is_short }) => !is_short);
  const made = new Set(names.map(({ words }) => plainWord(words)));
  calendar_words.set(language, made);
  return made;
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
