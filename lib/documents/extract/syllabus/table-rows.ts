import { findDates } from "@/lib/documents/dates/find";
import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { WEEKDAY } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { COUNT, countOf, UP_TO, WEEKS, WRITTEN_COUNT } from "./counted-words";
import { DATE_FIRST } from "./topic-titles";

/** A schedule's row with its wrapped cells put together again; `cells` do not include the head. */
export type ScheduleRow = {
  week: number | null;
  head: PlacedCell;
  cells: PlacedCell[];
  line: number;
};

const COUNTED = {
  en: words`
    weeks?, wk, session, class, lecture, meeting, day, lesson, lec, seminar, tutorial
  `,
  de: words`woche, sitzung, termin`,
  fr: words`semaine, séance`,
  es: words`semana, sesión`,
  it: words`settimana`,
  pt: words`aula`,
  weeks: WEEKS,
};
const NAMED =
  "theme|topic|module|unit|block|thema|modul|tema|unidad|unidade|unité|chapter|chapitre|capítulo|kapitel|part|section";
const WEEK = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?\(?(?:
  ${COUNTED}\.?\s*#?\s?(\d{1,2}|${WRITTEN_COUNT}(?=\s*(?:[:,–—|-]|$)))${UP_TO}?(?![\d/]|:\d\d)\s*[,:.)–|-]?|
  (?:${NAMED})\s+(${COUNT})\s*(?:[:.–|-]|(?=\()|$)
  )\s*`;
const WEEKDAY_ALONE = new RegExp(`^(?:${WEEKDAY}|M|Tu?|W|Th|R|F|Sa?|Su?)$`, "iu");
const NUMBERS_WEEKS = pattern("iu")`^(?:[•◦▪–-]\s*)?\(?${WEEKS}`;
const WEEK_HEAD = pattern("iu")`^(?:${WEEKS}|周次?|週|回)(?![\p{L}])(?!\s*\d)`;
const IN_FIGURES =
  /^\d{1,2}[-/.]\d{1,2}\.?(?:[-/.]\d{2,4})?(?:\s*(?:[–-]|to)\s*\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?)?$/;
/** A row further from the next head than this is not part of the table any more. */
const MOST_LINES = 12;
const COLUMN_SLACK = 14;

const KNOWN = new WeakMap<DocumentText, ScheduleRow[]>();

/** The rows of a document's schedules: those that a week, a number in sequence or a date begins. */
export function scheduleRows(document: DocumentText): ScheduleRow[] {
  const known = KNOWN.get(document) ?? rowsIn(document);
  KNOWN.set(document, known);
  return known;
}

function rowsIn(document: DocumentText): ScheduleRow[] {
  const heads = headsIn(document);
  const centred = isCentred(document, heads);
  return heads.map((head, at) => {
    const next = heads[at + 1]?.line ?? document.lines.length;
    const rows = linesOfRow(document, head, heads[at - 1]?.line ?? -1, next, centred);
    return { ...head, cells: gather(document, head, rows) };
  });
}

type Head = Omit<ScheduleRow, "cells">;

function headsIn(document: DocumentText): Head[] {
  const heads: Head[] = [];
  let counted = 0;
  /** A table's head comes again on each page. */
  const seen_heads = new Set<string>();
  const days_lead = startsManyLines(document);
  const days_alone = document.lines.filter((_, at) => isDayAlone(document, at)).length >= 3;
  let numbers_are_weeks = false;
  for (const [index, { cells, line }] of document.lines.entries()) {
    const [first] = cells;
    if (!first) continue;
    const is_repeated = index > 0 && seen_heads.has(line.text);
    if (cells.length > 1 && !is_repeated && /^[\p{L}#][\p{L} .#/]{0,20}$/u.test(first.text)) {
      seen_heads.add(line.text);
      if (WEEK_HEAD.test(first.text)) {
        numbers_are_weeks = true;
        counted = 0;
      } else if (
        /^(?:#|no\.?|nr\.?|session|sitzung|lecture|class|date|séance|day|unit)$/i.test(first.text)
      ) {
        numbers_are_weeks = false;
        counted = 0;
      }
    }
    const named = WEEK.exec(first.text);
    const sequence = NUMBER_ALONE.exec(first.text) ?? numberBeforeDate(first.text);
    const from = Number(sequence?.[1]);
    const goes_on =
      sequence &&
      cells.length > 1 &&
      (from === counted + 1 || (numbers_are_weeks && from > counted && from <= counted + 5));
    if (
      named &&
      (cells.length > 1 || first.text.length > named[0].length || isBareHead(document, index))
    ) {
      counted = countOf(named[1] ?? named[2] ?? "");
      heads.push({
        week: NUMBERS_WEEKS.test(first.text) ? counted : null,
        head: first,
        line: index,
      });
    } else if (goes_on) {
      counted = Number(sequence[2] ?? from);
      heads.push({ week: numbers_are_weeks ? from : null, head: first, line: index });
    } else if (days_alone && cells.length === 1 && isDayAlone(document, index)) {
      heads.push({ week: null, head: first, line: index });
    } else if (days_lead && cells.length === 1 && leadingDate(first.text)) {
      heads.push({ week: null, head: first, line: index });
    } else {
      const head = isWeekdayAlone(first) ? cells[1] : first;
      if (!head || cells.length < 2 || !isDateCell(head.text)) continue;
      const above = heads.at(-1);
      // Below a cell that spans the days of its week.
      const goes_with = above && above.week !== null && head.x > above.head.x + 8;
      heads.push({ week: goes_with ? above.week : null, head, line: index });
    }
  }
  return heads;
}

const NUMBER_ALONE = /^(\d{1,2})(?:\s?[–-]\s?(\d{1,2}))?$/;

/** "3 – Feb 27th", "3 2/27-3/1": a week's number and its day in one cell. */
function numberBeforeDate(text: string): RegExpExecArray | null {
  const number = /^(\d{1,2})(?:\s?[:.–(-]\s?(?=\p{L})|\s(?=\d{1,2}[/.]\d|\p{L}))/u.exec(text);
  return number && isDateCell(text.slice(number[0].length).replace(/\)$/, "")) ? number : null;
}

/** "W 9/4 Crystals and symmetry", on enough lines to be a schedule without columns. */
function startsManyLines(document: DocumentText): boolean {
  return document.lines.filter(({ line }) => !line.cells && leadingDate(line.text)).length >= 4;
}

export function leadingDate(text: string): string | null {
  const [bullet = ""] = /^[•◦▪–-]\s+/u.exec(text) ?? [];
  const [date = ""] = DATE_FIRST.exec(text.slice(bullet.length)) ?? [];
  const label = bullet + date;
  return date && text.length < 160 && /^[\p{Lu}"“(]/u.test(text.slice(label.length)) ? label : null;
}

/** A heading that is a day, or two, and nothing else. */
function isDayAlone(document: DocumentText, index: number): boolean {
  const { line } = document.lines[index] ?? {};
  return line !== undefined && !line.cells && line.bold && isDates(line.text);
}

function isDates(text: string): boolean {
  if (!/\d/.test(text)) return false;
  if (!/^\W*(?:\p{L}{2,9}\.?,?\s+)?\d|^\W*\p{L}{3,9}\.?\s+(?:\p{L}{3,9}\.?\s+)?\d/u.test(text))
    return false;
  const dates = findDates(text);
  const rest = dates.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  return dates.length > 0 && !/\p{L}{3}|\d{3}/u.test(rest);
}

/** "Week 3", "Week 3: Oct 2-6", "Tue Aug 20:": what it is about stands on the next line. */
function isBare(text: string): boolean {
  const rest = text.slice(WEEK.exec(text)?.[0].length ?? 0).trim();
  return rest === "" || isDates(rest) || DATE_FIRST.exec(rest)?.[0].length === rest.length;
}

/** "Week 3" as a heading of its own, its subject below it. */
function isBareHead(document: DocumentText, index: number): boolean {
  const [at, below] = [document.lines[index], document.lines[index + 1]];
  return (
    at !== undefined &&
    below !== undefined &&
    at.line.bold &&
    at.page === below.page &&
    below.line.text.length < 90
  );
}

export function isDateCell(text: string): boolean {
  if (IN_FIGURES.test(text) || DATE_FIRST.exec(text)?.[0].length === text.length) return true;
  const [date] = findDates(text);
  return date !== undefined && date.end - date.start > text.length * 0.6;
}

/** "Thu", in a column of its own beside the date. */
function isWeekdayAlone({ text }: PlacedCell): boolean {
  return WEEKDAY_ALONE.test(text);
}

/** Heads set in the middle of their row's height: text stands half a line above some of them. */
function isCentred(document: DocumentText, heads: Head[]): boolean {
  const half_a_line = heads.filter(({ line }) => {
    const [above, at] = [document.lines[line - 1]?.line, document.lines[line]?.line];
    const step = above && at ? at.y - above.y : 0;
    return at && step > at.size * 0.3 && step < at.size * 0.95;
  });
  return half_a_line.length >= 2;
}

/** The lines that belong to a head: those below it in its style, or, where heads are centred, the nearest. */
function linesOfRow(
  document: DocumentText,
  head: Head,
  previous: number,
  next: number,
  centred: boolean,
): number[] {
  const y = (index: number) => document.lines[index]?.line.y ?? Number.POSITIVE_INFINITY;
  const own = document.lines[head.line];
  const is_table = own?.line.cells !== undefined || centred;
  if (own && !is_table && isBare(head.head.text)) return [head.line, head.line + 1];
  if (!own || !is_table) return [head.line];
  const rows = [head.line];
  for (let at = head.line + 1; at < Math.min(next, head.line + MOST_LINES); at += 1) {
    const entry = document.lines[at];
    const step = y(at) - y(at - 1);
    if (!entry || entry.page !== own.page || step < 0 || step > own.line.size * 2.2) break;
    if (entry.line.bold !== own.line.bold || (centred && y(next) - y(at) < y(at) - y(head.line)))
      break;
    rows.push(at);
  }
  for (let at = head.line - 1; centred && at > previous; at -= 1) {
    if (y(head.line) - y(at) > own.line.size * 2.2 || y(at) - y(previous) < y(head.line) - y(at))
      break;
    rows.unshift(at);
  }
  return rows;
}

/** Puts the lines of a row together by their columns; a line that begins under the head ends the row. */
function gather(document: DocumentText, { head, line }: Head, rows: number[]): PlacedCell[] {
  const named = WEEK.exec(head.text);
  const label = named?.[0] ?? (document.lines[line]?.line.cells ? null : leadingDate(head.text));
  const rest = label ? head.text.slice(label.length).trim() : "";
  const bare = document.lines[line]?.line.cells === undefined && isBare(head.text);
  const columns: Column[] =
    rest && !bare ? [{ ...head, text: rest, room: 0, breaks: breaksBehind(head, rest) }] : [];
  for (const at of rows) {
    const cells = (document.lines[at]?.cells ?? []).filter(
      (cell) => cell.start !== head.start && !isWeekdayAlone(cell),
    );
    if (at !== line && !bare && cells.some((cell) => cell.x < head.x + 15)) {
      if (at > line) break;
      continue;
    }
    for (const cell of cells) {
      const column = columns.find((other) => Math.abs(other.x - cell.x) < COLUMN_SLACK);
      if (column) addLine(column, cell);
      else columns.push({ ...cell, room: roomAt(document, cell) });
    }
  }
  return columns.sort((a, b) => a.x - b.x);
}

/** `room` is how wide its lines may be; `last` is the width of the last one. */
type Column = PlacedCell & { room: number; last?: number };

function addLine(column: Column, { text, width, breaks = [] }: PlacedCell) {
  const first_word = (text.search(/\s|$/) + 1) / text.length;
  const from = column.text.length + 1;
  const had_room = (column.last ?? column.width) + width * first_word < column.room;
  column.breaks = [
    ...(column.breaks ?? []),
    ...(had_room ? [from] : []),
    ...breaks.map((at) => from + at),
  ];
  column.text = `${column.text} ${text}`;
  column.last = width;
}

/** Where lines begin in what is left of a cell. */
function breaksBehind({ text, breaks = [] }: PlacedCell, rest: string): number[] {
  return breaks.map((at) => at - text.length + rest.length).filter((at) => at > 0);
}

/** The second widest of the cells that stand in a column; what is widest may run over the next one. */
function roomAt({ lines }: DocumentText, { x, line }: PlacedCell): number {
  const near = lines
    .slice(Math.max(0, line - MOST_ROWS), line + MOST_ROWS)
    .flatMap(({ cells }) => (cells.length > 1 ? cells : []))
    .filter((cell) => Math.abs(cell.x - x) < COLUMN_SLACK);
  const [widest = 0, second = widest] = near.map(({ width }) => width).sort((a, b) => b - a);
  return second;
}
const MOST_ROWS = 60;
