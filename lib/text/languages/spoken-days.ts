import { CHINESE } from "./chinese";
import type { LanguageCode } from "./codes";
import { DUTCH } from "./dutch";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { ITALIAN } from "./italian";
import { JAPANESE } from "./japanese";
import type { CalendarWords, SpokenDays } from "./language";
import { POLISH } from "./polish";
import { PORTUGUESE } from "./portuguese";
import { SPANISH } from "./spanish";

/** Languages of which sentences about a student's work are read. */
export const SPOKEN_DAYS: Record<LanguageCode, SpokenDays & Partial<CalendarWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ja: JAPANESE,
  zh: CHINESE,
};
