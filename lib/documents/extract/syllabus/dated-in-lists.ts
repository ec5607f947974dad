import type { DocumentText } from "@/lib/documents/document-text";
import { NUMBER_WORD } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type DatedWork, HELD_WORK, NOT_HELD_WORK, OTHER_DATE } from "./dated-work";
import { type Day, within } from "./days";
import type { OwnWork } from "./own-work";
import { type Passage, sentencesOf } from "./passages";
import { countIn, singular } from "./title-words";

const PLURALS = {
  en: words`
    papers, essays, quizzes, exams, examinations, midterms, mid[- ]?terms, tests, prelims, problem sets, assignments,
    homeworks, projects, reports, presentations, critiques, mid[- ]?term(?: exam)?(?= dates (?:are|will be))
  `,
  de: words`klausuren, prüfungen, tests, hausarbeiten, referate`,
  fr: words`partiels, devoirs, examens, contrôles, rapports`,
  es: words`parciales, exámenes, pruebas, controles, tareas, entregas, interrogaciones, trabajos, ensayos`,
  pt: words`provas, testes, exames, trabalhos`,
  it: words`prove, esami, esoneri`,
};
const PLURAL = pattern("giu")`
  (?<![\p{L}])(?:(?<count>\d|${NUMBER_WORD})\s+)?(?<title>(?:[\p{L}\d-]+\s){0,2}${PLURALS})(?![\p{L}])`;
const BETWEEN = /^[\s,;()]*(?:and|&|und|et|y|\p{L}{2,9}day|\p{L}{3,4}\.)?[\s,]*$/iu;
const FARTHEST = 60;

/** "Two papers, due Sept 25 and Oct 30": as many pieces as there are days. */
export function datedInLists(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
  own: OwnWork,
): DatedWork[] {
  const in_sentences = passages.flatMap(sentencesOf).flatMap((sentence) => {
    const dates = within(mentions, sentence.start, sentence.end);
    if (dates.length < 2) return [];
    return pluralsIn(sentence, own).flatMap((match) => {
      const end = sentence.start + match.index + match[0].length;
      const first = dates.findIndex(({ start }) => start >= end);
      const days = listedFrom(document, dates, first);
      const gap = document.text.slice(end, days[0]?.start ?? end);
      const title = match.groups?.title ?? match.groups?.one ?? "";
      const said =
        DUE.test(gap) ||
        COLLECTED.test(gap) ||
        (HELD_WORK.test(title) && !NOT_HELD_WORK.test(sentence.text));
      const count = countIn(`${match.groups?.count ?? ""} x`) || days.length;
      if (days.length < 2 || count !== days.length || gap.length > FARTHEST || !said) return [];
      // On each day others present, where it is not said how often one does.
      if (/presenta|présenta|präsent|referat/i.test(title) && !match.groups?.count) return [];
      if (OTHER_DATE.test(gap) || !days.every((day) => day.is_single)) return [];
      const one = (match.groups?.one ?? singular(title)).replace(/^tentative\s+/i, "");
      const start = sentence.start + match.index;
      return days.map((mention, at) => ({
        title: `${one} ${at + 1}`,
        start,
        end,
        mention,
        strong: true,
      }));
    });
  });
  return [
    ...in_sentences,
    ...passages.flatMap((passage) => listedBehind(passage, mentions)),
    ...listedBelow(passages, mentions),
  ];
}

const COLLECTED = pattern(
  "iu",
)`(?<!\p{L})${words`collected, checked, graded, handed in, turned in, presented`}(?!\p{L})`;

type Named = { index: number; 0: string; groups?: Record<string, string> | undefined };

/** Names of several pieces in a sentence: those of the document's own components by their last word, too. */
function pluralsIn({ text }: Passage, own: OwnWork): Named[] {
  const known: Named[] = [...text.matchAll(PLURAL)];
  const others = own.flatMap(({ title, one }): Named[] => {
    const last = title.split(" ").at(-1) ?? "";
    const index = /s$/i.test(last) ? text.toLowerCase().search(wholeWord(last)) : -1;
    return index < 0 ? [] : [{ index, 0: text.slice(index, index + last.length), groups: { one } }];
  });
  return known.length > 0 ? known : others.slice(0, 1);
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word.toLowerCase().replace(/[^\p{L}]/gu, "")}(?!\\p{L})`, "u");
}

const LONGEST_LEAD = 60;

/** "Two midterm exams (20% each). Wednesday, October 7 and Wednesday, November 11, in class." */
function listedBehind(passage: Passage, mentions: Day[]): DatedWork[] {
  const [lead, sentence] = sentencesOf(passage);
  if (!lead || !sentence || lead.text.length > LONGEST_LEAD) return [];
  const days = within(mentions, sentence.start, sentence.end);
  const [named, another] = lead.text.matchAll(PLURAL);
  const title = named?.groups?.title ?? "";
  const count = countIn(`${named?.groups?.count ?? ""} x`) || days.length;
  const is_held = HELD_WORK.test(title) && !NOT_HELD_WORK.test(passage.text);
  if (!named || another || !is_held || days.length < 2 || count !== days.length) return [];
  const is_list = areAllDays({ ...sentence, text: sentence.text.replace(/in class/i, "") }, days);
  if (!is_list || !days.every((day) => day.is_single)) return [];
  const start = lead.start + named.index;
  return days.map((mention, at) => ({
    title: `${singular(title)} ${at + 1}`,
    start,
    end: start + named[0].length,
    mention,
    strong: true,
  }));
}

const FOLLOW = {
  en: words`follows?, following, dates?, times?, held, scheduled, due, place, are, on`,
  de: words`folgt, folgenden, termine, statt`,
  fr: words`suit, suivantes?, dates?, lieu`,
  es: words`siguientes?, fechas?, días`,
  pt: words`seguintes?, datas?, dias`,
  it: words`seguenti, date, giorni`,
};
const LEADS = pattern("iu")`(?<![\p{L}])${FOLLOW}\W{0,3}:$|^[^.]{3,60}:$`;
const MOST_DAYS = 12;

/** "Tests are scheduled as follows:" over a line, or a row, of nothing but days. */
function listedBelow(passages: Passage[], mentions: Day[]): DatedWork[] {
  return passages.flatMap((lead, at) => {
    const text = lead.text.trimEnd();
    if (!LEADS.test(text) || within(mentions, lead.start, lead.end).length > 0) return [];
    const sentence = sentencesOf(lead).at(-1);
    const named = sentence && [...sentence.text.matchAll(PLURAL)].at(0);
    const days: Day[] = [];
    for (const passage of passages.slice(at + 1, at + 1 + MOST_DAYS)) {
      const dates = within(mentions, passage.start, passage.end);
      if (dates.length === 0 || !areAllDays(passage, dates)) break;
      days.push(...dates);
    }
    const title = named?.groups?.title ?? "";
    const is_held = DUE.test(text) || HELD_WORK.test(title);
    const count = countIn(`${named?.groups?.count ?? ""} x`) || days.length;
    if (!sentence || !named || days.length < 2 || count !== days.length || !is_held) return [];
    if (NOT_HELD_WORK.test(text) || !days.every((day) => day.is_single)) return [];
    const start = sentence.start + named.index;
    const work = { start, end: start + named[0].length, strong: true };
    return days.map((mention, number) => ({
      ...work,
      title: `${singular(title)} ${number + 1}`,
      mention,
    }));
  });
}

/** Nothing but days, their times and what joins them. */
function areAllDays({ start, text }: Passage, dates: Day[]): boolean {
  const rest = dates.reduceRight((left, date) => {
    const end = Math.max(date.end, date.time?.end ?? 0);
    return left.slice(0, date.start - start) + left.slice(end - start);
  }, text);
  return !/\p{L}{4}|\d{3}/u.test(rest);
}

function listedFrom(document: DocumentText, dates: Day[], first: number): Day[] {
  if (first < 0) return [];
  const days = dates.slice(first, first + 1);
  for (const next of dates.slice(first + 1)) {
    const last = days.at(-1);
    if (!last || !BETWEEN.test(document.text.slice(last.end, next.start))) break;
    days.push(next);
  }
  return days;
}
