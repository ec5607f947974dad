import { languageOf } from "@/lib/documents/chunk/language";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { isOutsideTerms, isoDate, termsIn } from "@/lib/documents/dates/resolve";
import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import type { Page } from "@/lib/documents/types";

/** A date with the index of the line it begins on. */
export type PlacedDate = DateMention & { line: number };

const OPENING_LETTERS = 2500;

/** The dates of a document, read with the day or the month before the other. */
export function datesIn(document: DocumentText, day_first: boolean): PlacedDate[] {
  return findDates(document.text, { day_first }).map((mention) => ({
    ...mention,
    line: lineIndexAt(document, mention.start),
  }));
}

/** What other dates, the language and the paper (A4 or letter) tell about the order of day and month. */
export function writesDayFirst(
  document: DocumentText,
  pages: Page[],
  months_first: PlacedDate[],
): boolean {
  for (const { ambiguous, start, end, day, weekday } of months_first) {
    const [, first] = /^\D*(\d{1,2})\/\d{1,2}/.exec(document.text.slice(start, end)) ?? [];
    if (first && !ambiguous && (day > 12 || weekday !== null)) return Number(first) === day;
  }
  const by_term = orderInTerm(document, months_first) ?? orderAmongNamed(document, months_first);
  if (by_term !== null) return by_term;
  if (AMERICAN_ZONE.test(document.text)) return false;
  if (WITH_DAYS_FIRST.has(languageIn(pages))) return true;
  const [page] = pages;
  const on_letter = !page || Math.abs(Math.min(page.width, page.height) - 612) < 4;
  return !on_letter;
}

const AMERICAN_ZONE = /\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.) ?(?:[ECMP][SD]?T)\b/i;

/** Of the languages that are told apart; others of their families are taken for one of them. */
const WITH_DAYS_FIRST = new Set(["german", "french", "spanish"]);

function languageIn(pages: Page[]) {
  const { stop_words, words } = profilePages(emptyProfile(), pages);
  return languageOf(stop_words, words);
}

/** Whether days come first, from dates that lie in the term in one order only; null where that does not tell. */
function orderInTerm(document: DocumentText, months_first: PlacedDate[]): boolean | null {
  const terms = termsIn(document.text.slice(0, OPENING_LETTERS));
  if (terms.length === 0) return null;
  const inside = (dates: PlacedDate[]) =>
    dates.filter(
      ({ ambiguous, year, month, day, time }) =>
        ambiguous &&
        year !== null &&
        !time?.stamp &&
        !isOutsideTerms(isoDate(year, month, day), terms),
    ).length;
  const [by_day, by_month] = [inside(datesIn(document, true)), inside(months_first)];
  return by_day === by_month ? null : by_day > by_month;
}

const FEWEST_NAMED = 4;
/** Days of more months are those of no one term. */
const MOST_MONTHS = 7;

/** The same from dates whose month is named ("3 March"): the others are those of the same months. */
function orderAmongNamed({ text }: DocumentText, months_first: PlacedDate[]): boolean | null {
  const named = months_first.filter(({ start, end }) => /\p{L}{3}/u.test(text.slice(start, end)));
  const months = named.map(({ month }) => month);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  if (named.length < FEWEST_NAMED || last - first >= MOST_MONTHS) return null;
  const unclear = months_first.filter(({ ambiguous, time }) => ambiguous && !time?.stamp);
  const inside = (month: number) => month >= first && month <= last;
  const by_month = unclear.filter(({ month }) => inside(month)).length;
  // What was read as the day is the month where days come first.
  const by_day = unclear.filter(({ day }) => inside(day)).length;
  return by_day === by_month ? null : by_day > by_month;
}
