import {
  type DocumentText,
  evidenceBetween,
  lineIndexAt,
  type PlacedCell,
} from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { type ScheduleRow, scheduleRows } from "./table-rows";
import { isNoTopic, isTopic, topicTitle } from "./topic-titles";
import type { SyllabusTopic } from "./types";

const SCHEDULE_ADJECTIVES = words`
  tentative, course, class, weekly, detailed, lecture, seminar, main, list of, module, unit, topical, proposed, general
`;
const SCHEDULE_NAMES = {
  en: words`
    schedule, calendar, outline, topics?(?: covered| to be covered)?, course contents?, contents?, syllabus contents?,
    session overview, sessions, themes, plan, curriculum, units?, modules
  `,
  de: words`themen, inhalte?, lehrinhalte, stoffplan, gliederung`,
  fr: words`contenus?, calendrier`,
  es: words`contenidos?, temas, cronograma, temario`,
  pt: words`conteúdo(?: programático)?`,
  it: words`contenuti, argomenti`,
  nl: words`onderwerpen, inhoud`,
  many: words`program(?:me|ma|a)?`,
};
const HEADING = pattern("i")`
  ^(?:\d+[.)]?\s*|[IVX]+\.\s*)?(?:${SCHEDULE_ADJECTIVES} )*${SCHEDULE_NAMES}\b[^.]{0,40}:?$`;
const WEEK_AT_END = /\s*(?:…\s*)?\(?(?:weeks?|wk)\.?\s*(\d{1,2})(?:\s?[–-]\s?\d{1,2})?\)?$/i;
const NUMBERED = /^(?:\d{1,2}[.)]|[IVX]{1,4}[.)]|[•◦▪–‣-])\s*/u;
const LONGEST_LABEL = 40;
/** No course has more; a page of nothing but dates must not take long. */
const MOST_TOPICS = 400;
const TOPIC_HEADS = {
  en: words`
    topics?, subjects?(?: matter)?, themes?, contents?, title, concepts?, material, what we['’]ll cover, in class,
    lecture, seminar, module, session title
  `,
  de: words`themen?, inhalte?`,
  fr: words`thèmes?, sujets?, contenus?`,
  es: words`temas?, contenidos?`,
  pt: words`conteúdo`,
  it: words`argoment[oi]`,
  nl: words`onderwerp`,
};
const TOPIC_HEAD = pattern("iu")`
  ^(?:(?:lecture|session|class|main|course|weekly|discussion|key|tentative) )?${TOPIC_HEADS}(?:\(s\)|s)?
  (?: (?:covered|discussed|to be covered)| ?\/ ?(?:activit\p{L}*|readings?|title|concepts?))?$`;
const WEEKDAY_HEAD =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$|^(?:mo|di|mi|do|fr|lun|mar|mer|jeu|ven)[a-z]*$/i;

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
  const usual = usualColumn(rows);
  return rows.flatMap(({ week, cells }) => {
    const { kept, grid } = inTopicColumn(document, cells);
    const in_usual =
      kept === null && usual !== null ? cells.filter(({ x }) => Math.abs(x - usual) < 16) : [];
    const found = topicsIn(document, kept ?? (in_usual.length > 0 ? in_usual : cells), week);
    return weekly && (kept === null || grid) ? found : kept ? found : found.slice(0, 1);
  });
}

/** Without a heading: the column that most rows have words in that are no reading and no work. */
function usualColumn(rows: ScheduleRow[]): number | null {
  const columns: { x: number; good: number; bad: number }[] = [];
  for (const { cells } of rows) {
    for (const { x, text } of cells) {
      let column = columns.find((other) => Math.abs(other.x - x) < 16);
      if (!column) {
        column = { x, good: 0, bad: 0 };
        columns.push(column);
      }
      if (isTopic(topicTitle(text)) && !isNoTopic(text)) column.good += 1;
      else column.bad += 1;
    }
  }
  const able = columns.filter(({ good, bad }) => good >= rows.length * 0.4 && good > bad);
  const others = columns.filter((column) => !able.includes(column));
  // Only where the other columns hold something else is one column the topics' own.
  if (able.length === 0 || others.length === 0) return null;
  return able.length === 1 ? (able[0]?.x ?? null) : null;
}

type Kept = { kept: PlacedCell[] | null; grid: boolean };

/** Under the heading "Topic" where the table has one; under each weekday where the table is a calendar. */
function inTopicColumn(document: DocumentText, cells: PlacedCell[]): Kept {
  const [first] = cells;
  const index = first ? lineIndexAt(document, first.start) : 0;
  for (let at = index - 1; at >= Math.max(0, index - 60); at -= 1) {
    const heads = document.lines[at]?.cells ?? [];
    if (heads.length < 2) continue;
    if (heads.filter(({ text }) => WEEKDAY_HEAD.test(text)).length >= 2)
      return { kept: cells, grid: true };
    const topic = heads.find(({ text }) => TOPIC_HEAD.test(text.trim()));
    if (!topic) continue;
    const right = heads.find(({ x }) => x > topic.x + 5)?.x ?? Number.POSITIVE_INFINITY;
    const kept = cells.filter(
      (cell) =>
        cell.x < Math.min(right - 5, topic.x + Math.max(topic.width, 60)) &&
        topic.x < cell.x + Math.max(cell.width, 1) + 5,
    );
    return { kept, grid: false };
  }
  return { kept: null, grid: false };
}

function withWeekAtEnd(document: DocumentText): Fact<SyllabusTopic>[] {
  return document.lines.flatMap((_, index) => {
    const [first] = document.lines[index]?.cells ?? [];
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
      const [cell] = document.lines[at]?.cells ?? [];
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
      const title = topicTitle(part);
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

function lengthOfLine(document: DocumentText, cell: PlacedCell): number {
  const end = document.text.slice(cell.start).search(/[\t\n]/);
  return end < 0 ? cell.text.length : end;
}

function merged(topics: Fact<SyllabusTopic>[]): Fact<SyllabusTopic>[] {
  const kept: Fact<SyllabusTopic>[] = [];
  for (const topic of topics.slice(0, MOST_TOPICS)) {
    const plain = topic.value.title
      .replace(/[,–-]?\s*\(?(?:cont?(?:['’]?[dt]|inued|\.)?)\)?$/i, "")
      .trim();
    if (plain === "" || kept.some((other) => isPartOf(plain, other.value.title))) continue;
    kept.push({ ...topic, value: { ...topic.value, title: plain } });
  }
  return kept;
}

function isPartOf(title: string, other: string): boolean {
  const at = other.toLowerCase().indexOf(title.toLowerCase());
  return at === 0 ? !/^\p{L}/u.test(other.slice(title.length)) : at > 0 && title.length > 12;
}
