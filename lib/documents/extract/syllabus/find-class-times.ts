import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { MEETING, NOT_CLASSES, OTHER, WHEN } from "./class-time-words";
import { type ReadClassTime, readClassTimes } from "./class-times";
import type { SyllabusClassTime } from "./types";

/** They stand with what introduces the course. */
const TOP_LINES = 120;
const MOST_PAGES = 3;
const LONGEST = 200;
const LONGEST_LABEL = 45;
const NEAR = 3;
const MOST = 12;

/** When the course meets: behind a word for it, and in the lines that go on below. */
export function findClassTimes(document: DocumentText): Found<SyllabusClassTime>[] {
  const found: Found<SyllabusClassTime>[] = [];
  let label = "";
  /** Lines since one that speaks of office hours, an exam or the like, whose time may follow. */
  let since_other = Number.POSITIVE_INFINITY;
  for (const { cells, page } of document.lines.slice(0, TOP_LINES)) {
    if (page > MOST_PAGES || found.length >= MOST) break;
    let goes_on = false;
    since_other += 1;
    for (const cell of cells) {
      const is_other = OTHER.test(cell.text);
      const read =
        is_other || NOT_CLASSES.test(cell.text)
          ? classTimesAmong(cell)
          : classTimesOf(cell, label, since_other > NEAR);
      found.push(...read);
      if (is_other) since_other = 0;
      else if (MEETING.test(cell.text)) since_other = Number.POSITIVE_INFINITY;
      if (read.length > 0) goes_on = true;
      else if (isLabel(cell.text)) {
        label = is_other ? "" : cell.text;
        goes_on ||= says(label, since_other > NEAR);
      }
    }
    if (!goes_on) label = "";
  }
  return withChoices(found.length > 0 ? found : unnamedClassTimes(document)).slice(0, MOST);
}

/** Whether the words before a time are about classes; "Time:" alone is, away from other things that have one. */
function says(lead: string, is_free: boolean): boolean {
  return MEETING.test(lead) || (is_free && WHEN.test(lead));
}

/** A name for what stands beside or below it. */
function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && !/\d{1,2}:\d{2}/.test(text);
}

/** Those of a cell whose words, or whose label, say that people meet. */
function classTimesOf(
  cell: PlacedCell,
  label: string,
  is_free: boolean,
): Found<SyllabusClassTime>[] {
  if (cell.text.length > LONGEST) return [];
  return readClassTimes(cell.text, label)
    .map((read, at, all) => {
      const [first] = all;
      const goes_on = first && at > 0 && says(first.lead, is_free) && NUMBER.test(read.lead);
      return goes_on ? { ...read, lead: first.lead, kind: first.kind } : read;
    })
    .filter(({ lead }) => says(lead, is_free) || (says(label, is_free) && isShort(lead)))
    .map((read) => foundAt(cell, read));
}

/** "302:" before a time names another group of what the first one is of. */
const NUMBER = /^[\s\d:.)-]*$/;
const HEAD_LINES = 10;

/** Days and a time that stand alone at the head of a document, where no others do, are those of the course. */
function unnamedClassTimes(document: DocumentText): Found<SyllabusClassTime>[] {
  const cells = document.lines.slice(0, HEAD_LINES).flatMap((line) => line.cells);
  const said = cells.filter(({ text }) => OTHER.test(text) || NOT_CLASSES.test(text));
  const [only, another] = cells
    .filter((cell) => cell.text.length <= LONGEST && !said.includes(cell))
    .filter((cell) => !said.some(({ line }) => line === cell.line || line === cell.line - 1))
    .map((cell) => ({ cell, read: readClassTimes(cell.text) }))
    .filter(({ read }) => read.length > 0 && read.every(({ lead }) => NO_NAME.test(lead)));
  if (!only || another) return [];
  return only.read.map((read) => foundAt(only.cell, { ...read, inferred: true }));
}

/** Nothing, or a term and its year. */
const NO_NAME = pattern("iu")`^\W*(?:(?:${{
  en: words`(?:fall|autumn|winter|spring|summer)(?: semester| term| quarter)?`,
  de: words`(?:winter|sommer)semester`,
  fr: words`automne, hiver, printemps, été`,
  es: words`otoño, primavera, (?:primer|segundo) semestre`,
}})\s\d{4}(?:\/\d{2})?)?\W*$`;

/** "Seminar, Wednesdays 3-5 pm | Office hours Mon 2-3": those of the parts that speak of nothing else. */
function classTimesAmong(cell: PlacedCell): Found<SyllabusClassTime>[] {
  if (cell.text.length > LONGEST) return [];
  return readClassTimes(cell.text)
    .filter(({ start, end, lead }) => {
      const from = cell.text.slice(0, start).search(LAST_PART);
      const rest = cell.text.slice(end).split(PARTS)[0] ?? "";
      const part = cell.text.slice(Math.max(0, from), end) + rest;
      return MEETING.test(lead) && !OTHER.test(part) && !NOT_CLASSES.test(part);
    })
    .map((read) => foundAt(cell, read));
}

const PARTS = /[|;•·\n\t]/u;
const LAST_PART = /[^|;•·\n\t]*$/u;

/** As "Section 2:" before a time that stands under a label; a sentence is about something else. */
function isShort(lead: string): boolean {
  return (lead.match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS;
}

const MOST_WORDS = 3;

function foundAt(
  cell: PlacedCell,
  { start, end, inferred, lead: _, ...value }: ReadClassTime,
): Found<SyllabusClassTime> {
  const confidence = inferred ? "inferred" : "exact";
  return { value, start: cell.start + start, end: cell.start + end, confidence };
}

/** A student attends one of those of a kind that share a day, and of groups only where there are several. */
function withChoices(found: Found<SyllabusClassTime>[]): Found<SyllabusClassTime>[] {
  return found.map((one) => {
    const others = found.filter((other) => other !== one && other.value.kind === one.value.kind);
    const shares = others.some(({ value }) =>
      value.weekdays.some((day) => one.value.weekdays.includes(day)),
    );
    const groups = one.value.is_choice && others.some(({ value }) => value.is_choice);
    return { ...one, value: { ...one.value, is_choice: shares || groups } };
  });
}
