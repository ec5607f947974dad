import { CALENDARS } from "./languages/all";
import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS } from "./languages/english-names";
import { FRENCH } from "./languages/french";
import { GERMAN } from "./languages/german";
import { MONTHS_BEHIND_SLASHES, MORE_MONTHS } from "./languages/more-months";
import { SPANISH } from "./languages/spanish";
import { longestFirst } from "./pattern";

const MONTHS = tableOf([MORE_MONTHS, ...CALENDARS.map(({ months }) => months)], 1);
const BEHIND_SLASHES = tableOf([MONTHS_BEHIND_SLASHES], 1);
const WEEKDAYS = tableOf(
  CALENDARS.map(({ weekdays }) => weekdays),
  0,
);
/** German abbreviations are also ordinary words; they count only in capitals, before a comma or full stop. */
const SHORT_WEEKDAYS = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"];

/** The name of a month in any language known, as the source of a pattern without regard to case. */
export const MONTH = longestFirst(MONTHS.keys());
/** The same of the short names that are months only in "24/Set". */
export const MONTH_BEHIND_SLASH = longestFirst(BEHIND_SLASHES.keys());
/** The name of a weekday in any language known, likewise; what follows the word is part of the pattern. */
export const WEEKDAY = `(?:(?:${longestFirst(WEEKDAYS.keys())})(?![\\p{L}])\\.?|(?:${SHORT_WEEKDAYS.join("|")})[.,])`;

/** Months in full, one list per language of which texts are read: short forms are other words too often. */
export const MONTHS_IN_FULL = {
  en: inFull(ENGLISH_MONTHS),
  de: inFull(GERMAN.months),
  fr: inFull(FRENCH.months),
  es: inFull(SPANISH.months),
};

/** Weekdays in full, from Sunday, likewise. */
export const WEEKDAYS_IN_FULL = {
  en: inFull(ENGLISH_WEEKDAYS),
  de: inFull(GERMAN.weekdays),
  fr: inFull(FRENCH.weekdays),
  es: inFull(SPANISH.weekdays),
};

/** The first three letters of an English month, as a pattern: all that is written of it in "25OCT24". */
export const MONTH_START = ENGLISH_MONTHS.map((names) => names.slice(0, 3)).join("|");

/** 1 is January. */
export function monthOf(word: string): number | null {
  const name = word.toLowerCase();
  return MONTHS.get(name) ?? BEHIND_SLASHES.get(name) ?? null;
}

/** 0 is Sunday. */
export function weekdayOf(word: string): number | null {
  const plain = word.replace(/[.,\s]+$/, "");
  const short = SHORT_WEEKDAYS.indexOf(plain);
  return WEEKDAYS.get(plain.toLowerCase()) ?? (short >= 0 ? short : null);
}

function inFull(names: readonly string[]): string[] {
  return names.map((spellings) => spellings.split(" ")[0] ?? spellings);
}

function tableOf(languages: (readonly string[])[], first: number): Map<string, number> {
  return new Map(
    languages.flatMap((rows) =>
      rows.flatMap((row, index) => row.split(/\s+/).map((word) => [word, index + first] as const)),
    ),
  );
}
