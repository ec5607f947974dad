import { WORDS_OF } from "@/lib/text/languages/all";
import type { Language } from "./types";

const LANGUAGES = ["english", "german", "french", "spanish"] as const;

const LANGUAGE_OF = new Map<string, Language>(
  LANGUAGES.flatMap((language) =>
    WORDS_OF[language].typical_words.split(" ").map((word) => [word, language] as const),
  ),
);

/** How often a word of a text is typical of a language. */
export function countStopWords(words: string[], counts: Partial<Record<Language, number>>): void {
  for (const word of words) {
    const language = LANGUAGE_OF.get(word.toLowerCase());
    if (language) counts[language] = (counts[language] ?? 0) + 1;
  }
}

/** Shorter texts do not tell. */
const ENOUGH_WORDS = 40;
/** In running text a quarter of the words are of these kinds; in lists and formulas far fewer. */
const SHARE_OF_A_LANGUAGE = 0.03;

/** The language of a document; English unless its words say otherwise. */
export function languageOf(counts: Partial<Record<Language, number>>, words: number): Language {
  if (words < ENOUGH_WORDS) return "english";
  let [best, most]: [Language, number] = ["simple", words * SHARE_OF_A_LANGUAGE];
  for (const language of LANGUAGES) {
    const count = counts[language] ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
