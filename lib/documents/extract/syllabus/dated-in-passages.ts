import type { DocumentText } from "@/lib/documents/document-text";
import { MONTH, WEEKDAY } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { datedByRow } from "./dated-by-row";
import { BY_WORDS, DUE } from "./dated-item";
import { isElsewhere } from "./dated-under-days";
import {
  type DatedWork,
  HANDED_OUT,
  HELD_WORK,
  NOT_HELD_WORK,
  OTHER_DATE,
  PART,
  type Pair,
  type Work,
} from "./dated-work";
import { type Day, within } from "./days";
import type { OwnWork } from "./own-work";
import { type Passage, sentencesOf } from "./passages";
import { labelLength } from "./schedule-label";
import { numberIn } from "./title-words";
import { typeOfItem } from "./work-words";
import { worksIn } from "./works-in";

const FARTHEST = 130;
const HELD = {
  en: words`takes? place, held, scheduled, given, administered`,
  de: words`findet, finden`,
  fr: words`aura lieu, auront lieu`,
  es: words`tendrá lugar, se realizará, se rendirá`,
};

/** Work with a day beside it in a sentence, or at the head of its line, or in its row. */
export function datedInPassage(
  document: DocumentText,
  passage: Passage,
  mentions: Day[],
  own_work: OwnWork,
): DatedWork[] {
  const label = labelOf(passage);
  let subject: Work | null = null;
  const head = headOf(passage, mentions);
  return sentencesOf(passage).flatMap((sentence) => {
    const dates = within(mentions, sentence.start, sentence.end);
    const works = worksIn(sentence, own_work).map((work) => endBeforeDate(document, work, dates));
    const named = works.filter(
      ({ title }) => !/^(?:draft|final|final (?:draft|version|copy))$/i.test(title),
    );
    const found = dates.flatMap((mention) => {
      const own = workFor(document, sentence, works, dates, mention);
      const carried =
        own && !named.some(({ start }) => start === own.start) && subject
          ? { ...own, title: subject.title }
          : own;
      const pair =
        (carried && label && isSameExam(label, carried)
          ? { ...carried, title: label.title }
          : carried) ??
        (subject && namesDueDate(document, sentence, mention)
          ? {
              ...subject,
              is_part: namesPart(document, sentence, mention),
              strong: /\bdue\s(?:on|by)\s\D{0,12}$/i.test(
                document.text.slice(sentence.start, mention.start),
              ),
            }
          : null);
      return pair ? [{ ...pair, mention }] : [];
    });
    const by_head = head && dates.length === 0 ? datedByHead(sentence, works, head) : [];
    const by_row =
      by_head.length === 0 && dates.length === 0
        ? datedByRow(document, sentence, works, mentions)
        : [];
    subject = named.at(-1) ?? subject;
    return [...found, ...by_head, ...by_row];
  });
}

/** The piece that a paragraph is about: "Final:" at its head. */
function labelOf(passage: Passage): Work | null {
  const [work] = worksIn(passage);
  if (!work) return null;
  const before = passage.text.slice(0, Math.max(0, work.end - work.title.length - passage.start));
  const is_label = /^[•◦▪\s–-]*$/u.test(before) && passage.text[work.end - passage.start] === ":";
  return is_label ? work : null;
}

/** "Final: There will be a midterm on August 8", "Final exam: Talks": the paragraph's own exam, by another word. */
function isSameExam(label: Work, { title }: Work): boolean {
  const [own, other] = [typeOfItem(label.title), typeOfItem(title)];
  const exams = ["exam", "midterm", "final"];
  const is_exam = exams.includes(own) && (exams.includes(other) || other === "presentation");
  return is_exam && numberIn(title) === null && label.title !== title;
}

/** "Final Examination Nov 24": the month belongs to the day, not to the name. */
function endBeforeDate(document: DocumentText, work: Work, dates: Day[]): Work {
  const date = dates.find(({ start }) => start > work.start && start < work.end);
  const kept = date && document.text.slice(work.start, date.start).trimEnd();
  return date &&
    kept &&
    /^\p{L}/u.test(document.text.slice(date.start)) &&
    work.title.startsWith(kept)
    ? { ...work, title: kept, end: work.start + kept.length }
    : work;
}

/** The day a line of a schedule begins with: "M 10/14 Oxides. Field trip report due". */
function headOf(passage: Passage, mentions: Day[]): Day | null {
  const [first] = within(mentions, passage.start, passage.end);
  const from = passage.start + labelLength(passage.text);
  const begins = first && first.start - from <= 6 && first.end < passage.end;
  return begins && passage.text.length < 240 ? first : null;
}

function datedByHead(sentence: Passage, works: Work[], head: Day): DatedWork[] {
  if (!head.is_single || isElsewhere(sentence, head)) return [];
  const sat = (title: string) =>
    HELD_WORK.test(title) && sentence.text.trim().length < title.length + 12;
  return works
    .filter(
      ({ title, end }) =>
        (DUE.test(sentence.text) || sat(title)) &&
        !NOT_HELD_WORK.test(sentence.text) &&
        !HANDED_OUT.test(sentence.text.slice(end - sentence.start)),
    )
    .map((work) => ({ ...work, mention: head, strong: true }));
}

/** The work a date belongs to: the nearest before it, else the one that follows at once. */
function workFor(
  document: DocumentText,
  sentence: Passage,
  works: Work[],
  dates: Day[],
  mention: Day,
): Pair | null {
  const { text } = document;
  const index = dates.indexOf(mention);
  const lead = text.slice(Math.max(sentence.start, mention.start - 26), mention.start);
  if (OTHER_DATE.test(lead) || !mention.is_single) return null;
  const named = namedAfter(text, sentence, works, mention);
  if (named) return { ...named, strong: true };
  const left = works.findLast(({ end }) => end <= mention.start);
  const from = dates[index - 1]?.end ?? sentence.start;
  const of_many = left && numberIn(left.title) === null && isListed(document, mention, dates);
  if (left && !of_many && mention.start - left.end < FARTHEST) {
    const gap = text.slice(left.end, mention.start);
    const own_gap = text.slice(Math.max(left.end, from), mention.start);
    const around = text
      .slice(Math.max(sentence.start, left.start - 30), Math.min(sentence.end, mention.end + 25))
      .replace(/during\sthe\s(?:\p{L}+\s)?exam(?:ination)?\speriod/iu, "");
    const is_due =
      DUE.test(own_gap) ||
      (numberIn(left.title) !== null && BY.test(own_gap)) ||
      (left.start >= from &&
        DUE.test(text.slice(Math.max(sentence.start, left.start - 14), left.start))) ||
      /^\W*(?:due|deadline)\b/i.test(text.slice(mention.end, mention.end + 12));
    const is_sat =
      HELD_WORK.test(left.title) &&
      !NOT_HELD_WORK.test(around) &&
      (gap.length < 70 || IS_HELD.test(gap)) &&
      (from <= left.start || gap.length < 4);
    const is_label =
      left.start - sentence.start < 32 &&
      /^\s*(?:\([^)]*\)?|:[^.;,]{0,50})?\s*[:–—(…-]\s*(?:on\s|by\s)?$|^\t$/u.test(gap) &&
      from <= left.start;
    const is_part = left.is_part || (PART.test(own_gap) && !PART.test(left.title));
    if (is_due || is_sat || is_label) return { ...left, strong: true, is_part };
  }
  const right = works.find(({ start }) => start >= mention.end);
  const next = dates[index + 1];
  if (right && (!next || right.start < next.start)) {
    const time_end = mention.time ? Math.min(mention.time.end, right.start) : 0;
    const gap = text.slice(Math.max(mention.end, time_end), right.start);
    const after = text.slice(
      right.end,
      Math.min(sentence.end, next?.start ?? sentence.end, right.end + 30),
    );
    const begins = mention.start - sentence.start <= 6;
    if (isDueBelow(document, right.end)) return null;
    // "Week 6 (02/17): Midterm 1 on Wednesday 02/19": the piece has a day of its own.
    if (
      next &&
      HELD_WORK.test(right.title) &&
      /^\s*(?:is |will be |held )?(?:on|:|,)\s*(?:\p{L}+\.?,?\s)?$/iu.test(
        text.slice(right.end, next.start),
      )
    )
      return null;
    if (begins && gap.length < 110 && /^\W*(?:is |are )?due\b/i.test(after) && !/[.;]/.test(gap))
      return { ...right, strong: true };
    const words_between = DUE.test(gap) ? LONG_LEAD : SHORT_LEAD;
    if (gap.length < 44 && words_between.test(gap)) {
      const around = `${gap}${right.title}${after}`;
      if (
        /^\W*(?:is |are )?due\b|\bdue\b/i.test(after) ||
        DUE.test(gap) ||
        (HELD_WORK.test(right.title) && !NOT_HELD_WORK.test(around) && gap.length < 25)
      )
        return { ...right, strong: true, is_part: right.is_part || PART.test(after) };
    }
  }
  return null;
}

/** "Discussion 1: first post by Wednesday, Jan 20": of one piece, a day before which something is done. */
const BY = pattern("iu")`(?<!\p{L})${BY_WORDS}\s(?:\p{L}+,?\s)?$`;

/** "The final is cumulative and will be given at the time fixed by the college, Friday, December 9." */
const IS_HELD = pattern("iu")`(?<![\p{L}])(?:${HELD})(?![\p{L}])`;

const DUE_DAY = new RegExp(
  `^\\s*(?:is |are )?due\\s*(?:on|by|:)?\\s*(?:${WEEKDAY},?\\s)?(?:(?:${MONTH})(?![\\p{L}])|\\d{1,2}[/.-]\\s?\\d)`,
  "iu",
);

/** "Quiz 2 due" and on the next line "February 12": the day before its name is another's. */
function isDueBelow({ text }: DocumentText, end: number): boolean {
  return DUE_DAY.test(text.slice(end, end + 60));
}

/** One of several days side by side: "presentations on 4/18, 4/20". */
function isListed({ text }: DocumentText, mention: Day, dates: Day[]): boolean {
  const at = dates.indexOf(mention);
  const beside = [dates[at - 1], mention, dates[at + 1]];
  return beside.some((day, index) => {
    const next = beside[index + 1];
    return day && next && /^\s*(?:,|and|&|y|und|et)\s*$/i.test(text.slice(day.end, next.start));
  });
}

const SHORT_LEAD = /^[\s:–—,()|-]*(?:\p{L}+\s){0,3}["“]?$/u;
const LONG_LEAD = /^[\s:–—,()|-]*(?:\p{L}+\s){0,8}["“]?$/u;
/** Work that is handed in once, so that a day before its name can only be its deadline. */
const HANDED_IN_ONCE =
  /project|paper|essay|report|proposal|deliverable|definition|draft|portfolio|thesis/i;

/** "October 11 for project 1", and a cell of its own that says "Jan 15: Final project deliverable". */
function namedAfter(
  text: string,
  sentence: Passage,
  works: Work[],
  mention: Day,
): Work | undefined {
  return works.find(({ title, start, end }) => {
    const gap = text.slice(mention.end, start);
    if (start < mention.end || gap.length > 12) return false;
    if (/^\s+for\s+(?:the\s)?$/i.test(gap))
      return numberIn(title) !== null && (DUE.test(sentence.text) || HELD_WORK.test(title));
    return (
      /^\s*:\s*$/.test(gap) &&
      mention.start - sentence.start <= 2 &&
      sentence.end - end < 4 &&
      HANDED_IN_ONCE.test(title)
    );
  });
}

/** "final version due September 27": the sentence goes on about the work before it. */
function namesDueDate(document: DocumentText, sentence: Passage, mention: Day): boolean {
  const before = document.text.slice(Math.max(sentence.start, mention.start - 30), mention.start);
  return (
    (DUE.test(before) || IS_HELD.test(before)) &&
    !OTHER_DATE.test(before) &&
    !/\blate\b|extension|withdraw|drop|period/i.test(sentence.text)
  );
}

function namesPart(document: DocumentText, sentence: Passage, mention: Day): boolean {
  return PART.test(document.text.slice(sentence.start, mention.start));
}
