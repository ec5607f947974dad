import { findDates } from "@/lib/documents/dates/find";
import { type DocumentText, evidenceBetween, lineIndexAt } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { cellsOf, type PlacedCell } from "@/lib/documents/extract/cells";
import { scheduleRows } from "./table-rows";
import type { SyllabusTopic } from "./types";

const HEADING =
  /^(?:\d+[.)]?\s*)?(?:tentative |course |class |weekly |detailed |lecture |seminar )*(?:schedule|calendar|outline|topics?|course content|contents|session overview|sessions|themes|themen|inhalte|plan|program(?:me)?|inhalt|gliederung|calendrier|cronograma|temario)\b[^.]{0,40}:?$/i;
const WEEK_AT_END = /\s*(?:…\s*)?\(?(?:weeks?|wk)\.?\s*(\d{1,2})(?:\s?[–-]\s?\d{1,2})?\)?$/i;
const NUMBERED = /^(?:\d{1,2}[.)]|[•◦▪–-])\s*/u;
const NO_TOPIC =
  /^(?:no (?:class|lecture|lab|in-?person|meeting)|(?:fall|spring|thanksgiving|winter|reading|mid-?semester|term) (?:break|recess|week)|break|holiday|labor day|memorial day|mlk|martin luther|veterans|thanksgiving|independence|juneteenth|presidents|exams?\b|mid-?term|final exam|finals?\b|test \d|quiz|review\b|exam review|catch-?up|reading (?:day|period|week)|tba|tbd|n\/a|presentations?$|project presentations|readings?\b|due\b|assignment|homework|hw\b|labs? \d|problem set|date$|day$|topics?$|week$|part$|section$|chapters?\b|ch\.|book|pages?\b|pp?\.|(?:mon|tues|wednes|thurs|fri|satur|sun)day$|(?:mon|tue|wed|thu|fri|sat|sun)\.?$|office hours|current event|issue discussion|bonus|canvas reading|documentary \d|[a-z]{1,2}$)|\b(?:due|out|assigned)(?:;|$)|\bdue\b/i;

/** The subjects of the course in the order of the document: a schedule's rows, else a numbered list under a heading. */
export function findTopics(document: DocumentText): Fact<SyllabusTopic>[] {
  const candidates = [
    inSchedule(document),
    withWeekAtEnd(document),
    listUnderHeading(document),
  ].map(merged);
  const best = candidates.reduce(
    (most, each) => (each.length > most.length * 1.2 ? each : most),
    [],
  );
  return best.length >= 3 ? best : [];
}

function inSchedule(document: DocumentText): Fact<SyllabusTopic>[] {
  const rows = scheduleRows(document);
  const weekly = rows.some((row) => row.week !== null);
  return rows.flatMap(({ week, cells }) => {
    const found = topicsIn(document, inTopicColumn(document, cells), week);
    return weekly ? found : found.slice(0, 1);
  });
}

/** Under the heading "Topic" where the table has one, all cells where it has none. */
function inTopicColumn(document: DocumentText, cells: PlacedCell[]): PlacedCell[] {
  const [first] = cells;
  const index = first ? lineIndexAt(document, first.start) : 0;
  for (let at = index - 1; at >= Math.max(0, index - 60); at -= 1) {
    const heads = cellsOf(document, at);
    const topic = heads.length > 1 && heads.find(({ text }) => TOPIC_HEAD.test(text));
    if (!topic) continue;
    const kept = cells.filter(
      (cell) => cell.x < topic.x + Math.max(topic.width, 30) && topic.x < cell.x + cell.width + 5,
    );
    return kept.length > 0 ? kept : [];
  }
  return cells;
}

const LONGEST_LABEL = 40;
const TOPIC_HEAD =
  /^(?:(?:lecture |session |class |main )?(?:topics?|subjects?|themes?|content|title)|thema|themen|thème|tema|inhalt)(?: covered)?$/i;

function withWeekAtEnd(document: DocumentText): Fact<SyllabusTopic>[] {
  return document.lines.flatMap((_, index) => {
    const [first] = cellsOf(document, index);
    const week = first && first.text.length < 120 ? WEEK_AT_END.exec(first.text) : null;
    if (!first || !week) return [];
    const text = first.text.slice(0, week.index).replace(NUMBERED, "");
    return topicsIn(document, [{ ...first, text }], Number(week[1]));
  });
}

function listUnderHeading(document: DocumentText): Fact<SyllabusTopic>[] {
  const { lines } = document;
  let best: Fact<SyllabusTopic>[] = [];
  for (const [index, { line }] of lines.entries()) {
    if (line.text.length > 60 || !HEADING.test(line.text.trim())) continue;
    const found: Fact<SyllabusTopic>[] = [];
    for (let at = index + 1; at < lines.length && at < index + 80; at += 1) {
      const [cell] = cellsOf(document, at);
      if (!cell) continue;
      const item = NUMBERED.exec(cell.text);
      if (item)
        found.push(
          ...topicsIn(document, [{ ...cell, text: cell.text.slice(item[0].length) }], null),
        );
      else if (lines[at]?.line.bold && found.length > 0) break;
      else if (found.length === 0 && at > index + 6) break;
    }
    if (found.length > best.length) best = found;
  }
  return best;
}

/** The cells of a row that name a subject; dates, days and page numbers among them are left out. */
function topicsIn(
  document: DocumentText,
  cells: PlacedCell[],
  week: number | null,
): Fact<SyllabusTopic>[] {
  return cells.flatMap((cell) =>
    cell.text.split(";").flatMap((part) => {
      const title = titleIn(part);
      if (!isTopic(title)) return [];
      const evidence = evidenceBetween(document, cell.start, endOf(document, cell));
      return [{ value: { title, week }, evidence, confidence: "exact" as const }];
    }),
  );
}

/** Where the cell's words end: a label before them ("Week 1:") may be gone from its text. */
function endOf(document: DocumentText, cell: PlacedCell): number {
  const at = document.text.indexOf(cell.text, cell.start);
  if (at >= 0 && at - cell.start <= LONGEST_LABEL) return at + cell.text.length;
  return cell.start + Math.min(cell.text.length, lengthOfLine(document, cell));
}

function titleIn(part: string): string {
  const dated = /^\s*\(?(?:\d{1,2}[-/]\d{1,2}|\p{L}{3,9}\.? \d{1,2})\)?\s*[:–-]\s*(?=\p{L})/u.exec(
    part,
  );
  const text = dated ? part.slice(dated[0].length) : part;
  const plain = text
    .replace(/^\s*\([^)]*\d[^)]*\)\s*/, "")
    .replace(/^[\s:–—•-]+/u, "")
    .replace(/\s*\((?:read|ch|see|due|cont)[^)]*\)?\s*$/i, "");
  const head = plain.split(/\s…|\s[•▪◦]\s|\.\s+(?=\p{Lu})/u)[0]?.trim() ?? "";
  // What follows a colon is detail, unless what stands before it is but a word.
  const [before = "", ...after] = head.split(/:\s/);
  return after.length > 0 && before.split(" ").length >= 1 && head.length > 80 ? before : head;
}

function isTopic(title: string): boolean {
  if (title.length < 3 || title.length > 160 || !/\p{L}{3}/u.test(title) || NO_TOPIC.test(title))
    return false;
  const dates = findDates(title);
  return dates.reduce((sum, date) => sum + date.end - date.start, 0) <= title.length * 0.4;
}

function lengthOfLine(document: DocumentText, cell: PlacedCell): number {
  const end = document.text.slice(cell.start).search(/[\t\n]/);
  return end < 0 ? cell.text.length : end;
}

function merged(topics: Fact<SyllabusTopic>[]): Fact<SyllabusTopic>[] {
  const kept: Fact<SyllabusTopic>[] = [];
  for (const topic of topics) {
    const plain = topic.value.title.replace(/,?\s*\(?(?:cont(?:['’]?d|inued|\.)?)\)?$/i, "").trim();
    if (kept.some((other) => other.value.title.toLowerCase().includes(plain.toLowerCase())))
      continue;
    kept.push({ ...topic, value: { ...topic.value, title: plain } });
  }
  return kept;
}
