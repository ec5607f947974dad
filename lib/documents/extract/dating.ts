import { type DateMention, findDates } from "@/lib/documents/dates/find";
import {
  type Period,
  periodAfter,
  periodAround,
  termOf,
  termsIn,
} from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Page } from "@/lib/documents/types";

/** How a document's dates are to be read. */
export type Dating = {
  /** Where a missing year may come from, the most telling first. */
  periods: Period[];
  /** 4/5 is 4 May and not 5 April. */
  day_first: boolean;
};

/** YYYY-MM-DD: the course's own dates, for deadlines without a year. */
export type Term = { term_start?: string | null; term_end?: string | null };

const OPENING_LETTERS = 2500;
const HEADING_LETTERS = 900;
const ISSUED =
  /\b(?:released?|assigned|posted|handed out|issued|out|available|ausgabe|distribu\w*)\b[^.\n]*$/i;
const DUE = /\b(?:due|deadline|submit|abgabe|rendre|entrega)\b[^.\n]*$/i;

export function datingOf(document: DocumentText, pages: Page[], term: Term): Dating {
  const day_first = writesDayFirst(document, pages);
  const dated = findDates(document.text, { day_first }).filter(({ time }) => !time?.stamp);
  const after = (pattern: RegExp) =>
    dated.filter(({ start }) => pattern.test(document.text.slice(Math.max(0, start - 40), start)));
  // A date in figures under the title (2025-06-12) is the day the sheet was typeset.
  const headed = dated.filter(
    ({ start, end }) =>
      start < HEADING_LETTERS && /\p{L}{3}/u.test(document.text.slice(start, end)),
  );
  return {
    day_first,
    periods: [
      ...termsIn(document.text.slice(0, OPENING_LETTERS)),
      ...periods(after(ISSUED), periodAfter),
      ...periods(after(DUE), periodAround),
      ...periods(headed, periodAfter),
      ...termOf(term.term_start, term.term_end),
    ],
  };
}

function periods(
  dates: DateMention[],
  periodOf: (year: number, month: number, day: number) => Period,
): Period[] {
  return dates.flatMap(({ year, month, day }) =>
    year === null ? [] : [periodOf(year, month, day)],
  );
}

/** What other dates, the language and the paper (A4 or letter) tell about the order of day and month. */
function writesDayFirst(document: DocumentText, pages: Page[]): boolean {
  for (const { ambiguous, start, end, day, weekday } of findDates(document.text)) {
    const [, first] = /^\D*(\d{1,2})\/\d{1,2}/.exec(document.text.slice(start, end)) ?? [];
    if (first && !ambiguous && (day > 12 || weekday !== null)) return Number(first) === day;
  }
  if (AMERICAN_ZONE.test(document.text)) return false;
  const [page] = pages;
  const on_letter = !page || Math.abs(Math.min(page.width, page.height) - 612) < 4;
  return !on_letter;
}

const AMERICAN_ZONE = /\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.) ?(?:[ECMP][SD]?T)\b/i;
