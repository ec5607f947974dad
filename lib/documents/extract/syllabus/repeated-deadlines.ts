import { findTimes } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Dating } from "@/lib/documents/extract/dating";
import { pattern } from "@/lib/text/pattern";
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
const HANDED_OUT = pattern("giu")`(?<!\p{L})${HANDED_OUT_WORDS}(?!\p{L})`;
const DUE_WORD = new RegExp(DUE.source, "giu");
const FARTHEST = 60;
const TIME_AWAY = 30;

function seriesIn(document: DocumentText, sentence: Passage): Found<SyllabusSeries>[] {
  const works = worksIn(sentence).filter(({ title }) => numberIn(title) === null);
  return repeatedWeekdays(sentence.text).flatMap(({ weekdays, interval_weeks, ...days }) => {
    const at = sentence.start + days.start;
    const end = sentence.start + days.end;
    const work = workOf(sentence, works, days.start, days.end);
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

function timeNear({ text }: Passage, from: number, to: number) {
  const times = findTimes(text);
  const after = times.find(({ start }) => start >= to && start - to < TIME_AWAY);
  return after ?? times.findLast(({ end }) => end <= from && from - end < TIME_AWAY / 3) ?? null;
}
