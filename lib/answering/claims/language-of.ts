import { listed } from "@/lib/text/listed";
import { LATIN, phraseAt } from "./lexicon";
import { type Token, tokensOf } from "./tokens";
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
  const small = mostOf(LATIN, (language) => {
    const known = words.filter(({ word }) => smallWords(language).has(word));
    // A letter alone is also a variable.
    return sum(known.map(({ word }) => (word.length > 1 ? 1 : 0.3)));
  });
  const best = small.best.length > 0 ? small : mostOf(LATIN, (language) => hits(tokens, language));
  const hinted = best.best.filter((language) => hints.includes(language));
  if (hinted.length > 0 && best.most < 3) return hinted;
  if (small.best.length > 0) return small.best;
  if (hints.length > 0) return hints;
  return best.best.length === 0 || best.best.includes("en") ? ["en"] : best.best;
}

/** Those languages that score the most; none where none scores. */
function mostOf(languages: readonly Language[], scoreOf: (language: Language) => number) {
  const scores = languages.map(scoreOf);
  const most = Math.max(...scores);
  return { most, best: most > 0 ? languages.filter((_, at) => scores[at] === most) : [] };
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

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
