import { DUTCH } from "./dutch";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { ITALIAN } from "./italian";
import type { CalendarWords, LanguageWords } from "./language";
import { PORTUGUESE } from "./portuguese";
import { SPANISH } from "./spanish";

/** Languages of which texts are read. */
export const WORDS_OF = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
};

export const LANGUAGE_WORDS: LanguageWords[] = Object.values(WORDS_OF);

/** Languages of which dates are read. */
export const CALENDARS: CalendarWords[] = [...LANGUAGE_WORDS, ITALIAN, PORTUGUESE, DUTCH];
