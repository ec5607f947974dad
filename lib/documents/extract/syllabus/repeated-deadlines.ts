import { findTimes } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Dating } from "@/lib/documents/extract/dating";
import { pattern, words } from "@/lib/text/pattern";
import { repeatedWeekdays } from "@/lib/text/repeated-weekdays";
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
  components: Work[] = [],
): Found<SyllabusSeries>[] {
  const found = new Map<string, Found<SyllabusSeries>>();
  for (const { passage, sentence } of passagesOf(document).flatMap(withSentences)) {
    const named = within(dates, sentence.start, sentence.end);
    const are_first = named.every(({ start }) =>
      BEGINS.test(document.text.slice(sentence.start, start)),
    );
    if (!are_first) continue;
    const own = components.filter(({ start }) => start >= passage.start && start < sentence.end);
    for (const series of seriesIn(document, sentence, own)) {
      const key = `${titleKey(series.value.title)} ${series.value.weekdays.join()}`;
      if (!found.has(key)) found.set(key, series);
    }
  }
  return [...found.values()].slice(0, MOST_SERIES);
}

function withSentences(passage: Passage): { passage: Passage; sentence: Passage }[] {
  return sentencesOf(passage).map((sentence) => ({ passage, sentence }));
}

/** Before the day that a series begins with. */
const BEGINS = pattern("iu")`(?<!\p{L})(?:${{
  en: words`beginning, starting, begins?, starts?, from, first`,
  de: words`ab, beginnend, erstmals`,
  fr: words`à partir du, dès le`,
  es: words`a partir del?, desde el`,
}})\s(?:(?:on|in|with|am|dem)\s)?(?:\p{L}+,?\s)?$`;
const MOST_SERIES = 20;
const HANDED_OUT = pattern("giu")`(?<!\p{L})${HANDED_OUT_WORDS}(?!\p{L})`;
const DUE_WORD = new RegExp(DUE.source, "giu");
const FARTHEST = 60;
const TIME_AWAY = 30;

function seriesIn(document: DocumentText, sentence: Passage, own: Work[]): Found<SyllabusSeries>[] {
  const works = worksIn(sentence).filter(({ title }) => numberIn(title) === null);
  return repeatedWeekdays(sentence.text).flatMap(({ weekdays, interval_weeks, ...days }) => {
    const at = sentence.start + days.start;
    const end = sentence.start + days.end;
    const work = workOf(sentence, { works, own }, days.start, days.end);
    if (!work || isExample(document, at)) return [];
    const time = timeNear(sentence, days.start, days.end);
    const from = Math.min(work.start, at);
    const to = Math.max(work.end, end, sentence.start + (time?.end ?? 0));
    const title = capitalised(work.title);
    return [
      {
        value: {
          title,
          type: typeOfItem(title),
          weekdays,
          interval_weeks,
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
function workOf(
  sentence: Passage,
  { works, own }: { works: Work[]; own: Work[] },
  from: number,
  to: number,
): Work | null {
  const before = sentence.text.slice(Math.max(0, from - FARTHEST), from);
  const after = sentence.text.slice(to, to + FARTHEST);
  // "Quizzes on a couple of Thursdays": nobody can tell on which.
  if (/(?<!\p{L})(?:some|couple of|several|few|certain|most)\s$/iu.test(before)) return null;
  const nearest =
    works.findLast(({ end }) => end - sentence.start <= from) ??
    works.find(({ start }) => start - sentence.start >= to && start - sentence.start - to < 20) ??
    own.findLast(({ start }) => start - sentence.start <= from);
  if (!nearest) return null;
  const due = [...before.matchAll(DUE_WORD)].at(-1)?.index ?? -1;
  const out = [...before.matchAll(HANDED_OUT)].at(-1)?.index ?? -1;
  const is_due = due > out || (out < 0 && DUE.test(after.slice(0, TIME_AWAY)));
  const is_held =
    out < 0 &&
    /quiz|test|toets/i.test(nearest.title) &&
    HELD_WORK.test(nearest.title) &&
    !NOT_HELD_WORK.test(sentence.text);
  const is_near = own.includes(nearest) || from - (nearest.end - sentence.start) < FARTHEST;
  return (is_due || is_held) && is_near ? nearest : null;
}

function timeNear({ text }: Passage, from: number, to: number) {
  const times = findTimes(text);
  const after = times.find(({ start }) => start >= to && start - to < TIME_AWAY);
  return after ?? times.findLast(({ end }) => end <= from && from - end < TIME_AWAY / 3) ?? null;
}
