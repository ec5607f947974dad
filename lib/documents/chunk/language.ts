import type { Language } from "./types";

/** Words that are frequent in one of the languages and in none of the others. */
const FREQUENT: Record<Exclude<Language, "simple">, string[]> = {
  english: "the and of is that with for this are be which from was have not".split(" "),
  german: "der und ist nicht das ein eine mit von auf den für wird sich dem auch".split(" "),
  french: "le et est les une dans que pour sur avec qui par au sont cette aux".split(" "),
  spanish: "el y los del las por con una para como su es más lo pero esta".split(" "),
};

const LANGUAGE_OF = new Map<string, Language>();
for (const language of ["english", "german", "french", "spanish"] as const) {
  for (const word of FREQUENT[language]) LANGUAGE_OF.set(word, language);
}

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
  for (const language of ["english", "german", "french", "spanish"] as const) {
    const count = counts[language] ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
