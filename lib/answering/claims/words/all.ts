import type { LanguageCode } from "@/lib/text/languages/codes";
import { CHINESE_CLAIMS } from "./chinese";
import type { ClaimWords } from "./claim-words";
import { DUTCH_CLAIMS } from "./dutch";
import { ENGLISH_CLAIMS } from "./english";
import { FRENCH_CLAIMS } from "./french";
import { GERMAN_CLAIMS } from "./german";
import { ITALIAN_CLAIMS } from "./italian";
import { JAPANESE_CLAIMS } from "./japanese";
import { POLISH_CLAIMS } from "./polish";
import { PORTUGUESE_CLAIMS } from "./portuguese";
import { SPANISH_CLAIMS } from "./spanish";

/** The languages in which sentences about a student's work are read as a whole, by their codes. */
export const CLAIM_WORDS: Record<Language, ClaimWords> = {
  en: ENGLISH_CLAIMS,
  de: GERMAN_CLAIMS,
  fr: FRENCH_CLAIMS,
  es: SPANISH_CLAIMS,
  it: ITALIAN_CLAIMS,
  pt: PORTUGUESE_CLAIMS,
  nl: DUTCH_CLAIMS,
  pl: POLISH_CLAIMS,
  ja: JAPANESE_CLAIMS,
  zh: CHINESE_CLAIMS,
};

export type Language = LanguageCode;
