import type { DateMention } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { pattern, words } from "@/lib/text/pattern";
import { within } from "./date-windows";
import { type DatedItem, DUE } from "./dated-item";
import { HELD_WORK, isDateRange, itemOf, NOT_HELD_WORK, OTHER_DATE } from "./dated-work";
import { type Passage, sentencesOf } from "./passages";
import { countIn, singular } from "./title-words";

const COUNTS = {
  en: words`two, three, four, five, six`,
  de: words`zwei, drei`,
  fr: words`deux, trois`,
  es: words`dos, tres`,
};
const PLURALS = {
  en: words`
    papers, essays, quizzes, exams, midterms, mid-?terms, tests, prelims, problem sets, assignments, homeworks,
    projects, reports, presentations
  `,
  de: words`klausuren`,
  fr: words`partiels, devoirs`,
  es: words`parciales, exámenes`,
};
const PLURAL = pattern("giu")`
  (?<![\p{L}])(?:(?<count>\d|${COUNTS})\s+)?(?<title>(?:[\p{L}\d-]+\s){0,2}${PLURALS})(?![\p{L}])`;
const BETWEEN = /^[\s,;()]*(?:and|&|und|et|y|\p{L}{2,9}day|\p{L}{3,4}\.)?[\s,]*$/iu;
const FARTHEST = 60;

/** "Two papers, due Sept 25 and Oct 30": as many pieces as there are days. */
export function datedInLists(
  document: DocumentText,
  passages: Passage[],
  mentions: DateMention[],
  dating: Dating,
): DatedItem[] {
  return passages.flatMap(sentencesOf).flatMap((sentence) => {
    const dates = within(mentions, sentence.start, sentence.end);
    if (dates.length < 2) return [];
    return [...sentence.text.matchAll(PLURAL)].flatMap((match) => {
      const end = sentence.start + match.index + match[0].length;
      const first = dates.findIndex(({ start }) => start >= end);
      const days = listedFrom(document, dates, first);
      const gap = document.text.slice(end, days[0]?.start ?? end);
      const title = match.groups?.title ?? "";
      const said = DUE.test(gap) || (HELD_WORK.test(title) && !NOT_HELD_WORK.test(sentence.text));
      const count = countIn(`${match.groups?.count ?? ""} x`) || days.length;
      if (days.length < 2 || count !== days.length || gap.length > FARTHEST || !said) return [];
      if (OTHER_DATE.test(gap) || days.some((day) => isDateRange(document, day, days))) return [];
      const one = singular(title);
      const start = sentence.start + match.index;
      return days.flatMap((day, at) =>
        itemOf(document, { title: `${one} ${at + 1}`, start, end, strong: true }, day, dating),
      );
    });
  });
}

function listedFrom(document: DocumentText, dates: DateMention[], first: number): DateMention[] {
  if (first < 0) return [];
  const days = dates.slice(first, first + 1);
  for (const next of dates.slice(first + 1)) {
    const last = days.at(-1);
    if (!last || !BETWEEN.test(document.text.slice(last.end, next.start))) break;
    days.push(next);
  }
  return days;
}
