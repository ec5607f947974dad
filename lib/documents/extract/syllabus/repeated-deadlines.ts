import { findTimes } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Dating } from "@/lib/documents/extract/dating";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { HANDED_OUT_WORDS, HELD_WORK, NOT_HELD_WORK, type Work } from "./dated-work";
import { within } from "./days";
import { type Passage, passagesOf, sentencesOf } from "./passages";
import { isSupposed } from "./supposed-dates";
import { numberIn, titleKey } from "./title-words";
import type { SyllabusSeries } from "./types";
import { capitalised } from "./weight-titles";
import { typeOfItem } from "./work-words";
import { worksIn } from "./works-in";

/** Deadlines that come again: "Homework is due on Mondays", "a quiz every other Friday at 5 pm". */
export function repeatedDeadlines(
  document: DocumentText,
  { dates }: Dating,
): Found<SyllabusSeries>[] {
  const found = new Map<string, Found<SyllabusSeries>>();
  for (const sentence of passagesOf(document).flatMap(sentencesOf)) {
    if (within(dates, sentence.start, sentence.end).length > 0) continue;
    for (const series of seriesIn(document, sentence)) {
      const key = `${titleKey(series.value.title)} ${series.value.weekdays.join()}`;
      if (!found.has(key)) found.set(key, series);
    }
  }
  return [...found.values()].slice(0, MOST_SERIES);
}

const MOST_SERIES = 20;
const EVERY_OTHER = {
  en: words`every (?:other|second), alternate, every two weeks,? on, every other week,? on, bi-?weekly,? on`,
  de: words`jede[nr] zweiten, alle zwei wochen`,
  es: words`cada dos semanas,?(?: los| el)?`,
};
const EVERY = {
  en: words`every(?: single)?, each, weekly,?(?: on| by)?`,
  de: words`jede[nrs]?, immer`,
  fr: words`chaque, tous les`,
  es: words`cada, todos los, todas las`,
  it: words`ogni`,
  pt: words`cada, tod[ao]s?(?: [ao]s)?`,
};
const DAY = source`(?:${WEEKDAY}|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\p{L})`;
const AND = source`(?:\s?[,&/]\s?|\s(?:and|und|y|e|et)\s)`;
/** In English a day in the plural, in German one with an s, comes again without another word. */
const PLURAL_DAY = source`
  (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|
  (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s)(?!\p{L})`;
const REPEATED = pattern("giu")`
  (?<!\p{L})(?:(?:(?<other>${EVERY_OTHER})|${EVERY})\s(?<days>${DAY}(?:${AND}(?:and\s)?${DAY}){0,2})|
  (?<plural>${PLURAL_DAY}(?:${AND}(?:and\s)?${PLURAL_DAY}){0,2}))`;
const EVERY_SECOND_WEEK =
  /(?<!\p{L})(?:bi-?weekly|every (?:other|second|two) weeks?|fortnightly)(?!\p{L})/iu;
const HANDED_OUT = pattern("giu")`(?<!\p{L})${HANDED_OUT_WORDS}(?!\p{L})`;
const DUE_WORD = new RegExp(DUE.source, "giu");
const FARTHEST = 60;
const TIME_AWAY = 30;

function seriesIn(document: DocumentText, sentence: Passage): Found<SyllabusSeries>[] {
  const works = worksIn(sentence).filter(({ title }) => numberIn(title) === null);
  return [...sentence.text.matchAll(REPEATED)].flatMap((match) => {
    const at = sentence.start + match.index;
    const end = at + match[0].length;
    const work = workOf(sentence, works, match.index, match.index + match[0].length);
    const weekdays = weekdaysIn(match.groups?.days ?? match.groups?.plural ?? "");
    if (!work || weekdays.length === 0 || isExample(document, at)) return [];
    const time = timeNear(sentence, match.index, match.index + match[0].length);
    const is_second = match.groups?.other !== undefined || EVERY_SECOND_WEEK.test(sentence.text);
    const from = Math.min(work.start, at);
    const to = Math.max(work.end, end, sentence.start + (time?.end ?? 0));
    const title = capitalised(work.title);
    return [
      {
        value: {
          title,
          type: typeOfItem(title),
          weekdays,
          interval_weeks: is_second ? 2 : 1,
          time: time?.time ?? null,
          zone: time?.zone ?? null,
        },
        start: from,
        end: to,
        confidence: time?.inferred ? "inferred" : "exact",
      },
    ];
  });
}

function isExample(document: DocumentText, start: number): boolean {
  const plain = { day: 1, month: 1, year: null, weekday: null, ambiguous: false, bare: false };
  return isSupposed(document, { ...plain, start, end: start, time: null });
}

/** The work that is due or held on those days; what is handed out then, or taught, is not. */
function workOf(sentence: Passage, works: Work[], from: number, to: number): Work | null {
  const before = sentence.text.slice(Math.max(0, from - FARTHEST), from);
  const after = sentence.text.slice(to, to + FARTHEST);
  // "Quizzes on a couple of Thursdays": nobody can tell on which.
  if (/(?<!\p{L})(?:some|couple of|several|few|certain|most)\s$/iu.test(before)) return null;
  const nearest =
    works.findLast(({ end }) => end - sentence.start <= from) ??
    works.find(({ start }) => start - sentence.start >= to && start - sentence.start - to < 20);
  if (!nearest) return null;
  const due = [...before.matchAll(DUE_WORD)].at(-1)?.index ?? -1;
  const out = [...before.matchAll(HANDED_OUT)].at(-1)?.index ?? -1;
  const is_due = due > out || (out < 0 && DUE.test(after.slice(0, TIME_AWAY)));
  const is_held =
    out < 0 &&
    /quiz|test|toets/i.test(nearest.title) &&
    HELD_WORK.test(nearest.title) &&
    !NOT_HELD_WORK.test(sentence.text);
  const is_near = from - (nearest.end - sentence.start) < FARTHEST;
  return (is_due || is_held) && is_near ? nearest : null;
}

function weekdaysIn(text: string): number[] {
  const days = text.split(new RegExp(`${AND}(?:and\\s)?`, "iu")).flatMap((word) => {
    const day = weekdayOf(word) ?? weekdayOf(word.replace(/s$/i, ""));
    return day === null ? [] : [day];
  });
  return [...new Set(days)].sort((a, b) => a - b);
}

function timeNear({ text }: Passage, from: number, to: number) {
  const times = findTimes(text);
  const after = times.find(({ start }) => start >= to && start - to < TIME_AWAY);
  return after ?? times.findLast(({ end }) => end <= from && from - end < TIME_AWAY / 3) ?? null;
}
