import { WORDS_OF } from "@/lib/text/languages/all";
import type { LanguageWords } from "@/lib/text/languages/language";
import { smallNumbers } from "@/lib/text/number-words";
import { HOLIDAY_NAMES } from "./holidays";
import type { Token } from "./token";
import { ENGLISH } from "./vocabulary/english";
import { FRENCH } from "./vocabulary/french";
import { GERMAN } from "./vocabulary/german";
import { SPANISH } from "./vocabulary/spanish";
import type { Vocabulary } from "./vocabulary/vocabulary";
import { type Word, wordsOf } from "./words";

export type Said = Omit<Token, "start" | "end">;
/** The words of one language: what each phrase says, by its words with blanks between them. */
export interface Lexicon {
  phrases: Map<string, Said[]>;
  /** All single words that stand in a phrase. */
  words: Set<string>;
  language: "en" | "de" | "fr" | "es";
}

type Language = Lexicon["language"];

/** How a weekday is said of every week, and of the next one only. */
const WEEKDAY_FORMS: Record<Language, { weekly: string[]; once: string[] }> = {
  en: { weekly: ["#s", "every #", "each #", "#s'", "on #s", "any #"], once: ["#", "#'s"] },
  de: {
    weekly: ["#s", "jeden #", "jeder #", "#e", "#en", "immer #", "immer #s"],
    once: ["#", "am #", "den #"],
  },
  fr: {
    weekly: ["le #", "les #", "les #s", "chaque #", "tous les #", "tous les #s", "#s", "du #"],
    once: ["#", "ce #", "de #"],
  },
  es: {
    weekly: ["los #", "los #s", "cada #", "todos los #", "todos los #s", "#s"],
    once: ["#", "el #", "este #", "del #"],
  },
};
const GERMAN_PARTS = [
  ["vormittag", "morning"],
  ["morgen", "morning"],
  ["früh", "morning"],
  ["nachmittag", "afternoon"],
  ["abend", "evening"],
] as const;
/** Before a holiday whose name begins like a weekday: "le lundi de Pâques". */
const ARTICLES: Record<Language, string[]> = { en: [], de: ["am "], fr: ["le "], es: ["el "] };
const SHORT = 4;

const LEXICONS: Lexicon[] = [
  lexicon("en", ENGLISH, WORDS_OF.english),
  lexicon("de", GERMAN, WORDS_OF.german),
  lexicon("fr", FRENCH, WORDS_OF.french),
  lexicon("es", SPANISH, WORDS_OF.spanish),
];

/** The language that knows most words of a text, apart from those that name topics; English where none does. */
export function lexiconFor(words: Word[]): Lexicon {
  const scored = LEXICONS.map((each) => {
    const known = words.filter(({ plain }) => /^\p{L}/u.test(plain) && each.words.has(plain));
    const weight = (plain: string) => (each.phrases.has(plain) ? Math.min(4, plain.length) : 1);
    return { each, score: known.reduce((sum, { plain }) => sum + weight(plain), 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return (
    scored.find(({ score }) => score === best)?.each ?? lexicon("en", ENGLISH, WORDS_OF.english)
  );
}

function lexicon(language: Language, vocabulary: Vocabulary, names: LanguageWords): Lexicon {
  const phrases = new Map<string, Said[]>();
  const add = (phrase: string, said: Said[]) => {
    for (const spelling of spellings(phrase)) phrases.set(keyOf(spelling), said);
  };
  for (const [index, row] of smallNumbers(language).entries()) {
    for (const word of row) {
      if (!/^(?:un|une|una|uno|ein|eine|einen|einem|einer)$/.test(word)) {
        add(word, [{ symbol: "NUM", number: index + 1 }]);
      }
    }
  }
  for (const [symbols, list] of Object.entries(vocabulary)) {
    const said = symbols.split(" ").flatMap(saidOf);
    for (const phrase of list) {
      const is_weekly =
        symbols.startsWith("PART:") && phrase.endsWith("s") && !/^(?:dans|tras)/.test(phrase);
      add(phrase.trim(), is_weekly ? said.map((each) => ({ ...each, weekly: true })) : said);
    }
  }
  for (const [name, list] of Object.entries(HOLIDAY_NAMES)) {
    for (const phrase of list[language] ?? []) {
      for (const article of ["", ...ARTICLES[language]]) {
        add(`${article}${phrase}`, [{ symbol: "HOLIDAY", value: name }]);
      }
    }
  }
  names.months.forEach((row, index) => {
    for (const name of row.split(" ")) add(name, [{ symbol: "MONTH", month: index + 1 }]);
  });
  names.weekdays.forEach((row, weekday) => {
    const short = language === "de" ? [row.slice(0, 2)] : [];
    for (const name of [...row.split(" "), ...short]) addWeekday(name, weekday);
  });
  const single = [...phrases.keys()].flatMap((phrase) => phrase.split(" "));
  return { phrases, words: new Set(single), language };

  function addWeekday(name: string, weekday: number) {
    const forms = WEEKDAY_FORMS[language];
    if (language === "de" && name.length >= SHORT) addDayParts(name, weekday);
    for (const weekly of [false, true]) {
      for (const form of weekly ? forms.weekly : forms.once) {
        const phrase = form.replace("#", name);
        // "des" and "sos" are other words.
        if (name.length < SHORT && phrase === `${name}s` && language !== "en") continue;
        // "die" and "so" are other words.
        if (language === "de" && name.length < SHORT && (phrase !== name || name === "so"))
          continue;
        if (!weekly && phrases.has(keyOf(phrase)) && phrase !== name) continue;
        const own = phrase.endsWith("'s") && { value: "own" };
        add(phrase, [{ symbol: "WD", weekdays: [weekday], weekly, ...own }]);
      }
    }
  }

  /** "Samstagvormittag", "freitagabends" */
  function addDayParts(name: string, weekday: number) {
    for (const [word, part] of GERMAN_PARTS) {
      for (const [ending, weekly] of [
        ["", false],
        ["s", true],
        ["e", true],
      ] as const) {
        const day: Said = { symbol: "WD", weekdays: [weekday], weekly };
        add(`${name}${word}${ending}`, [day, { symbol: "PART", part }]);
      }
    }
  }
}

/** "PART:evening": the symbol with its value. */
function saidOf(item: string): Said[] {
  const [symbol = "", ...rest] = item.split(":");
  const value = rest.join(":");
  if (symbol === "FILL") return [];
  if (symbol === "NUM") return [{ symbol, number: Number(value) }];
  if (symbol === "TIME") return [{ symbol, time: value }];
  if (symbol === "PART") {
    const part = (["morning", "afternoon", "evening"] as const).find((each) => each === value);
    return [{ symbol, ...(part && { part }) }];
  }
  if (symbol === "WEEKEND")
    return [{ symbol: "WD", weekdays: [6, 0], weekly: true, weekend: true }];
  if (symbol === "WEEKENDS") return [{ symbol: "WD", weekdays: [6, 0], weekly: true }];
  if (symbol === "WORKDAYS") return [{ symbol: "WD", weekdays: [1, 2, 3, 4, 5], weekly: true }];
  return [{ symbol }];
}

function keyOf(phrase: string): string {
  return wordsOf(phrase)
    .map(({ plain }) => plain)
    .join(" ");
}

/** With and without an apostrophe, and umlauts as two letters. */
function spellings(phrase: string): string[] {
  const whole = [phrase];
  if (/n't|'/.test(phrase) && !/^[a-z]'$/.test(phrase)) whole.push(phrase.replace(/'/g, ""));
  if (/[äöüß]/.test(phrase)) {
    const pairs: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
    whole.push(phrase.replace(/[äöüß]/g, (letter) => pairs[letter] ?? letter));
  }
  if (phrase.includes("ñ")) whole.push(phrase.replace(/ñ/g, "n"));
  return whole;
}
