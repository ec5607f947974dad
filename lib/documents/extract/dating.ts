import { type DateMention, putsMonthBeforeDots, weekdayAt } from "@/lib/documents/dates/find";
import {
  type Period,
  periodAfter,
  periodAround,
  type ResolvedDate,
  resolveDate,
  termOf,
  termsIn,
} from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Page } from "@/lib/documents/types";
import { MONTH, monthOf } from "@/lib/text/calendar";
import { pattern } from "@/lib/text/pattern";
import { DAY_MS } from "@/lib/time/durations";
import { datesIn, type PlacedDate, writesDayFirst } from "./day-order";
import { areContradicted, isInReference, plausible, withoutOldTerms } from "./plausible-years";

/** A date of a document, and the day it is, as far as the document tells. */
export type DocumentDate = PlacedDate & { resolved: ResolvedDate };

/** How a document's dates are to be read, and what they are then. */
export type Dating = {
  dates: DocumentDate[];
  /** Where a missing year may come from, the most telling first. */
  periods: Period[];
  /** 4/5 is 4 May and not 5 April. */
  day_first: boolean;
  /** 4.5. is 5 April: full stops part the day from the month before it. */
  dots_month_first: boolean;
};

/** YYYY-MM-DD: the course's own dates, for deadlines without a year. */
export type Term = { term_start?: string | null; term_end?: string | null };

const OPENING_LETTERS = 2500;
const HEADING_LETTERS = 900;
const ISSUED =
  /\b(?:released?|assigned|posted|handed out|issued|out|available|ausgabe|distribu\w*)\b[^.\n]*$/i;
const DUE = /\b(?:due|deadline|submit|abgabe|rendre|entrega)\b[^.\n]*$/i;

export function datingOf(document: DocumentText, pages: Page[], term: Term): Dating {
  const months_first = datesIn(document, false);
  const day_first = writesDayFirst(document, pages, months_first);
  const dates = day_first ? datesIn(document, true) : months_first;
  const dated = dates.filter(
    (mention) => !mention.time?.stamp && !isInReference(document, mention),
  );
  const after = (pattern: RegExp) =>
    dated.filter(({ start }) => pattern.test(document.text.slice(Math.max(0, start - 40), start)));
  // A date in figures under the title (2025-06-12) is the day the sheet was typeset.
  const headed = dated.filter(
    ({ start, end }) =>
      start < HEADING_LETTERS && /\p{L}{3}/u.test(document.text.slice(start, end)),
  );
  const named = withoutOldTerms([
    ...termsIn(document.text.slice(0, OPENING_LETTERS)).map(withinYear),
    ...monthsIn(document.text.slice(0, OPENING_LETTERS)),
    ...stretchesIn(document, dated),
    ...termsInHeadings(document),
  ]);
  const contradicted = areContradicted(named, dated);
  const supposed = [
    ...periods(after(ISSUED), periodAfter),
    ...periods(after(DUE), periodAround),
    ...periods(headed, periodAfter),
  ];
  const around = plausible(supposed, contradicted ? [] : named, dated);
  const all = [
    ...(contradicted ? [] : named),
    ...around,
    ...termOf(term.term_start, term.term_end),
    ...plausible(spanOf(dated), contradicted ? [] : named, dated),
    ...yearOfWeekdays(document, dated),
    ...(contradicted ? named.map((period) => ({ ...period, source: "date" as const })) : []),
  ];
  const resolved = dates.map((date) => ({ ...date, resolved: resolveDate(date, all) }));
  const dots_month_first = putsMonthBeforeDots(document.text);
  return { dates: resolved, day_first, dots_month_first, periods: all };
}

const SPAN = pattern("giu")`
  (?<![\p{L}\d])(?<from>${MONTH})(?![\p{L}])\.?(?: \d{1,2})?
  \s*(?:[-–—]|to|through|bis|à|a)
  \s*(?<to>${MONTH})(?![\p{L}])\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,?\s+(?<year>20\d{2})(?!\d)`;

/** "January to April, 2022": a term by its months. */
function monthsIn(text: string): Period[] {
  return [...text.matchAll(SPAN)].flatMap(({ groups }) => {
    const [from, to] = [monthOf(groups?.from ?? ""), monthOf(groups?.to ?? "")];
    const year = Number(groups?.year);
    if (from === null || to === null) return [];
    return [range([from > to ? year - 1 : year, from], [year, to])];
  });
}

const [SHORTEST_TERM, LONGEST_TERM] = [25, 330];
const UNTIL = /^\s*(?:[-–—]|to|through|until|bis|au|al|hasta|até|a)\s*$/i;

/** "11 September–27 November 2014" in the opening is the term itself, and no day after which it begins. */
function stretchesIn({ text }: DocumentText, dates: DateMention[]): Period[] {
  return dates.flatMap((last, at) => {
    const first = dates[at - 1];
    if (!first || last.year === null || last.start > OPENING_LETTERS) return [];
    if (!UNTIL.test(text.slice(first.end, last.start))) return [];
    const year = first.year ?? (first.month > last.month ? last.year - 1 : last.year);
    const [from, to] = [
      Date.UTC(year, first.month - 1, first.day) / DAY_MS,
      Date.UTC(last.year, last.month - 1, last.day) / DAY_MS,
    ];
    const is_term = to - from >= SHORTEST_TERM && to - from <= LONGEST_TERM;
    return is_term ? [{ from, to, source: "heading" as const }] : [];
  });
}

const FEWEST_WEEKDAYS = 5;
/** A year, and not that of a book: "(2015)", "Press, 2015.", "© 2015". */
const YEAR_NAMED = /(?<![\d/.-]|[(,©:]\s?)20[0-4]\d(?![\d-]|\s?[),:;])/g;

/** The one of the latest years printed in which the weekdays fall on their days: "Mon Jan 30", "Wed Feb 1". */
function yearOfWeekdays(document: DocumentText, dates: DateMention[]): Period[] {
  const days = dates.filter(({ year, weekday }) => year === null && weekday !== null);
  const months = days.map(({ month }) => month);
  const named = [...document.text.matchAll(YEAR_NAMED)]
    .filter(({ index }) => !isInReference(document, { start: index }))
    .map(([year]) => Number(year))
    .concat(dates.flatMap(({ year }) => year ?? []));
  const latest = Math.max(...named);
  if (days.length < FEWEST_WEEKDAYS || named.length === 0) return [];
  if (Math.max(...months) - Math.min(...months) > 8) return [];
  const fitting = [latest - 1, latest].filter(
    (year) =>
      days.filter(({ month, day, weekday }) => weekdayAt(year, month, day) === weekday).length >=
      days.length * 0.9,
  );
  const [year] = fitting;
  return year === undefined ? [] : [calendarYear(year)];
}

const HEADING = /calendar|schedule|kalender|termine|timetable|calendrier|cronograma/i;
const LONGEST_HEADING = 80;

/** The term, or the year of a calendar, that stands in a heading further down. */
function termsInHeadings(document: DocumentText): Period[] {
  const headings = document.lines.filter(
    ({ line }) => line.bold && !line.cells && line.text.length < LONGEST_HEADING,
  );
  return headings.flatMap(({ line: { text } }) => {
    const terms = termsIn(text);
    const [year] = HEADING.test(text) ? (/(?<![\d/-])20\d{2}(?![\d/-])/.exec(text) ?? []) : [];
    if (terms.length > 0 || !year) return terms;
    return [calendarYear(Number(year))];
  });
}

/** A term known by its year only: December is that year's, and not the one's before it. */
function withinYear(period: Period): Period {
  const year = new Date(period.from * DAY_MS).getUTCFullYear();
  const whole = range([year, 1], [year, 12]);
  return period.from === whole.from && period.to === whole.to ? calendarYear(year) : period;
}

/** Shorter than the year by what a term may reach beyond its ends. */
function calendarYear(year: number): Period {
  return {
    from: Date.UTC(year, 0, 21) / DAY_MS,
    to: Date.UTC(year, 10, 21) / DAY_MS,
    source: "heading",
  };
}

function range(from: [number, number], to: [number, number]): Period {
  return {
    from: Date.UTC(from[0], from[1] - 1, 1) / DAY_MS,
    to: Date.UTC(to[0], to[1], 0) / DAY_MS,
    source: "heading",
  };
}

const [FEWEST_FULL_DATES, MOST_DAYS, BEYOND_DAYS] = [5, 300, 60];

/** Several dates with their years, all within one year: a day without one lies among them. */
function spanOf(dates: DateMention[]): Period[] {
  const days = dates.flatMap(({ year, month, day }) =>
    year === null ? [] : [Date.UTC(year, month - 1, day) / DAY_MS],
  );
  const [from, to] = [Math.min(...days), Math.max(...days)];
  if (new Set(days).size < FEWEST_FULL_DATES || to - from > MOST_DAYS) return [];
  return [{ from: from - 14, to: Math.max(to + BEYOND_DAYS, from + 120), source: "date" }];
}

function periods(
  dates: DateMention[],
  periodOf: (year: number, month: number, day: number) => Period,
): Period[] {
  return dates.flatMap(({ year, month, day }) =>
    year === null ? [] : [periodOf(year, month, day)],
  );
}
