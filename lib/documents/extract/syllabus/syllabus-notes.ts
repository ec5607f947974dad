import { type DayOfYear, isSameDay } from "@/lib/documents/dates/days-of-year";
import type { DateMention } from "@/lib/documents/dates/find";
import { areSeveralTerms, isOutsideTerms } from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import type { Dating } from "@/lib/documents/extract/dating";
import type { PlacedDate } from "@/lib/documents/extract/day-order";
import { YEAR_SOURCES } from "@/lib/documents/extract/due-notes";
import { type DocumentNote, distinctNotes } from "@/lib/documents/notes";
import type { Component } from "./components-of-work";
import { type DatedItem, DUE } from "./dated-item";
import { isGradingHead } from "./grading-heads";
import { total } from "./share-sums";
import { titleKey } from "./title-words";
import type { SyllabusItem } from "./types";
import { GRADED, typeOfItem } from "./work-words";

type Read = {
  weighted: Component[];
  dated: DatedItem[];
  items: Fact<SyllabusItem>[];
  undated_days: DayOfYear[];
};

/** What contradicts itself and what could not be told, in words for the student. */
export function notesAbout(document: DocumentText, dating: Dating, read: Read): DocumentNote[] {
  return [
    ...aboutWeights(document, read),
    ...aboutTwoDates(read),
    ...aboutWeeks(read.items),
    ...aboutTerm(dating, read.items),
    ...aboutWeekdays(document, dating),
    ...aboutYears(document, dating, read),
  ].slice(0, MOST_NOTES);
}

const MOST_NOTES = 12;

function aboutWeights(document: DocumentText, { weighted, items }: Read): DocumentNote[] {
  if (weighted.length === 0) return aboutMissingWeights(document, items);
  if (weighted.every(({ open }) => open))
    return [
      {
        code: "weights_without_total",
        text: "The document gives points, but no total, so we left the weights open.",
      },
    ];
  const counted = weighted.filter(({ extra_credit }) => !extra_credit);
  const sum = Math.round(total(counted) * 10) / 10;
  const is_told = items.some(({ value }) => value.other_weight !== undefined);
  const has_schemes =
    !is_told && weighted.some(({ weight, other }) => other !== undefined && other !== weight);
  return [...(has_schemes ? [SEVERAL_SCHEMES] : []), ...aboutSum(counted, sum)];
}

const SEVERAL_SCHEMES: DocumentNote = {
  code: "weights_in_several_ways",
  text: "The document weighs the work in more than one way. We show one of them.",
};

/** What a student must add by hand: shares that stand there unread, or that the document does not give. */
function aboutMissingWeights(document: DocumentText, items: Fact<SyllabusItem>[]): DocumentNote[] {
  const page = pageOfUnreadShares(document);
  if (page !== null)
    return [
      {
        code: "weights_unread",
        text: `Page ${page} seems to say what makes up the grade, but we couldn't read the weights. Please add them.`,
      },
    ];
  const open = items.filter(({ value }) => value.weight_percent === null);
  return items.length > 0 && open.length === items.length
    ? [
        {
          code: "weights_missing",
          text: "The document names graded work, but we couldn't find how much each piece counts.",
        },
      ]
    : [];
}

const LINES_OF_GRADING = 20;
const SHARE = /(?<![\d.,–-])\d{1,2}(?:[.,]\d)?\s?%(?!\s?[–-])/;

/** The page on which percentages stand below a heading of grading, and are no scale of grades. */
function pageOfUnreadShares(document: DocumentText): number | null {
  for (const [at, { page }] of document.lines.entries()) {
    if (!isGradingHead(document, at)) continue;
    const below = document.lines.slice(at + 1, at + LINES_OF_GRADING);
    const named = below.filter(({ line }) => SHARE.test(line.text) && GRADED.test(line.text));
    if (named.length >= 2) return page;
  }
  return null;
}

function aboutSum(weighted: Component[], sum: number): DocumentNote[] {
  if (Math.abs(sum - 100) < 1) return [];
  const extra = weighted.some(({ title }) => /extra credit|bonus/i.test(title));
  const why = extra ? " (extra credit included)" : "";
  const text =
    sum < 100
      ? `The weights we found add up to ${sum}%${why}. Others may be missing: please add them.`
      : `The weights we found add up to ${sum}%${why}. Please check them.`;
  return [{ code: "weights_sum", text }];
}

/** One piece of work with two dates: the first is kept, the others are named. */
function aboutTwoDates({ dated, items }: Read): DocumentNote[] {
  const named = dated
    .filter(({ part }) => !part)
    .flatMap(({ title, due }) =>
      due ? [{ key: titleKey(title), date: due.date, kind: typeOfItem(title) }] : [],
    );
  const keys = items.map(({ value }) => titleKey(value.title));
  return items.flatMap(({ value }, at) => {
    const { due, title } = value;
    const key = keys[at] ?? "";
    // Of a series ("Homework due" week by week) every day is right.
    if (!due || keys.indexOf(key) !== keys.lastIndexOf(key)) return [];
    const others = named.filter(
      (item) =>
        item.date !== due.date &&
        (item.key === key || (value.type === "final" && item.kind === "final")),
    );
    const dates = [...new Set(others.map(({ date }) => date))];
    if (dates.length === 0 || dates.length > 2) return [];
    const both = [due.date, ...dates].join(" and ");
    const text = `We found two dates for "${title}": ${both}. Please check which one is right.`;
    return [{ code: "two_dates", text }];
  });
}

function aboutWeeks(items: Fact<SyllabusItem>[]): DocumentNote[] {
  return items
    .filter(({ value }) => value.due?.from_week)
    .map(({ value, evidence }) => ({
      code: "counted_weeks",
      text:
        `We counted "${evidence.quote}" for "${value.title}" from the start of term: ` +
        `${value.due?.date}. Please check it, because a break may move the weeks.`,
    }));
}

const MOST_NAMED = 3;

/** Days that the term does not hold, and terms of which two cannot be meant at once. */
function aboutTerm({ periods }: Dating, items: Fact<SyllabusItem>[]): DocumentNote[] {
  const outside = items.filter(
    ({ value }) => value.due && !value.due.from_week && isOutsideTerms(value.due.date, periods),
  );
  const named = outside
    .slice(0, MOST_NAMED)
    .map(({ value }) => `"${value.title}" (${value.due?.date})`);
  const more = outside.length > MOST_NAMED ? ` and ${outside.length - MOST_NAMED} more` : "";
  const has_years = items.every(({ value }) => !value.due?.year_from);
  const notes: DocumentNote[] = [];
  if (outside.length > 0) {
    const text = `Outside the term the document names: ${named.join(", ")}${more}. Please check the year.`;
    notes.push({ code: "outside_term", text });
  }
  if (areSeveralTerms(periods) && !has_years) {
    const text = "The document names more than one term. Please check the year of its dates.";
    notes.push({ code: "several_terms", text });
  }
  return notes;
}

/** A weekday that its date does not fall on, where work is due. */
function aboutWeekdays(document: DocumentText, { dates }: Dating): DocumentNote[] {
  const notes = dates.flatMap((mention): DocumentNote[] => {
    const { resolved } = mention;
    const wrong =
      resolved.date === null ? resolved.problem === "weekday" : resolved.weekday_agrees === false;
    if (!wrong || !isAboutWork(document, mention)) return [];
    const text = `"${wordsOf(document, mention)}": that date isn't on that weekday. Please check it.`;
    return [{ code: "weekday_disagrees", text }];
  });
  return distinctNotes(notes);
}

function aboutYears(
  document: DocumentText,
  dating: Dating,
  { items, undated_days }: Read,
): DocumentNote[] {
  const sources = new Set(items.flatMap(({ value }) => value.due?.year_from ?? []));
  if (sources.size > 0) {
    const from = [...sources].map((source) => SOURCES[source]).join(" or ");
    const text = `Some dates have no year in the document, so we took it from ${from}.`;
    const is_certain = !sources.has("date") && !isOrderOpen(document, dating);
    return [{ code: is_certain ? "year_from_term" : "year_from_elsewhere", text }];
  }
  const first = dating.dates.find(
    (mention) =>
      mention.resolved.date === null &&
      mention.resolved.problem === "no_year" &&
      (undated_days.some((day) => isSameDay(day, mention)) ||
        (!mention.bare && isAboutWork(document, mention))),
  );
  if (!first) return [];
  const text =
    `Dates such as "${wordsOf(document, first)}" have no year, and the document names no term ` +
    "that would tell us, so we left them open.";
  return [{ code: "year_missing", text }];
}

/** The student may have named the term of a course that there is not yet. */
const SOURCES = { ...YEAR_SOURCES, term: "the term of the course" };

/** Days such as "5/6" among which none, such as "5/16", tells which number is the month. */
function isOrderOpen({ text }: DocumentText, { dates }: Dating): boolean {
  const in_numbers = dates.filter(({ start, end }) => /\d\/\d/.test(text.slice(start, end)));
  return in_numbers.length > 0 && in_numbers.every(({ ambiguous }) => ambiguous);
}

const KNOWN = new WeakMap<object, boolean>();

/** Asked for each of its dates, a line is read once. */
function isAboutWork(document: DocumentText, { line: index }: PlacedDate): boolean {
  const line = document.lines[index]?.line;
  if (!line) return false;
  const known = KNOWN.get(line) ?? (GRADED.test(line.text) || DUE.test(line.text));
  KNOWN.set(line, known);
  return known;
}

function wordsOf(document: DocumentText, { start, end }: DateMention): string {
  return document.text.slice(start, end).replace(/\s+/g, " ");
}
