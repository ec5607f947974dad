import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { chosenTopics } from "./chosen-topics";
import { labelledTopics } from "./labelled-topics";
import { isSectionName } from "./section-words";
import { type ScheduleRow, scheduleRows } from "./table-rows";
import { asTopic, merged } from "./topic-facts";
import { withinWeeks } from "./topic-neighbours";
import { numberedParts, topicOutlines } from "./topic-outline";
import { isNoTopic, isTopic, topicTitle } from "./topic-titles";
import { topicsInProse } from "./topics-in-prose";
import type { SyllabusTopic } from "./types";

const WEEK_AT_END = /\s*(?:…\s*)?\(?(?:weeks?|wk)\.?\s*(\d{1,2})(?:\s?[–-]\s?\d{1,2})?\)?$/i;
const NUMBERED = /^(?:\d{1,2}[.)]|[IVX]{1,4}[.)]|[•◦▪–‣-])\s*/u;
const LONGEST_LABEL = 40;
const FEWEST = 3;
const TOPIC_HEADS = {
  en: words`
    topics?, subjects?(?: matter)?, themes?, contents?, title, concepts?, material, what we['’]ll cover, in class,
    lecture, seminar, module, session title
  `,
  de: words`themen?, inhalte?`,
  fr: words`thèmes?, sujets?, contenus?`,
  es: words`temas?, contenidos?`,
  pt: words`conteúdos?(?: programáticos?)?, temas?, assuntos?, tópicos?`,
  it: words`argoment[oi], tem[ai], contenuti`,
  nl: words`onderwerp(?:en)?`,
  sv_da_no: words`ämne, innehåll, emne, tema`,
  pl: words`temat(?:y)?`,
  cs_sk: words`téma(?:ta)?, obsah`,
  tr: words`konu(?:lar)?`,
  ru_uk: words`тем[аы], содержание`,
  unspaced: words`内容, 主题, 主題, テーマ, 授業内容`,
};
const TOPIC_HEAD = pattern("iu")`
  ^(?:(?:lecture|session|class|main|course|weekly|discussion|key|tentative) )?${TOPIC_HEADS}(?:\(s\)|s)?
  (?: (?:covered|discussed|to be covered)| ?\/ ?[\p{L} ]{3,24})?(?: \([^)]{1,24}\))?$`;
/** Days without a lecture have their subject in one of these columns. */
const SIDE_HEADS = {
  en: words`labs?, laborator(?:y|ies), tutorials?, recitations?, practicals?, workshops?, studio`,
  de: words`übung(?:en)?, praktikum`,
  fr: words`td, tp, travaux (?:dirigés|pratiques)`,
  es: words`prácticas?, talleres, taller, laboratorio`,
  it: words`laboratorio, esercitazion[ei]`,
};
const SIDE_HEAD = pattern("iu")`^${SIDE_HEADS}(?: (?:topics?|sessions?))?$`;
const WEEKDAY_HEAD =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$|^(?:mo|di|mi|do|fr|lun|mar|mer|jeu|ven)[a-z]*$/i;

/** The subjects of the course in the order of the document: what is announced as such, else the longest such list. */
export function findTopics(document: DocumentText): Found<SyllabusTopic>[] {
  const ruled = ruledTopics(document);
  return ruled.length >= FEWEST ? ruled : chosenTopics(document);
}

/** What headings and phrases announce as the topics. */
function ruledTopics(document: DocumentText): Found<SyllabusTopic>[] {
  const labelled = merged(labelledTopics(document).flatMap(asTopic));
  if (labelled.length >= FEWEST) return labelled;
  const outline = merged(inOutline(document));
  const candidates = [
    withinWeeks(merged(inSchedule(document))),
    merged(withWeekAtEnd(document)),
    outline,
  ]
    .filter((list) => !areSections(list) && !areSentences(list))
    .filter((list) => list === outline || !holdsAll(list, outline));
  const best = candidates.reduce(
    (most, each) => (each.length > most.length * 1.2 ? each : most),
    [],
  );
  if (best.length >= FEWEST) return best;
  return merged(topicsInProse(document).flatMap(asTopic)).map((fact) => ({
    ...fact,
    confidence: "inferred",
  }));
}

/** Heads of the parts of the document, numbered as a schedule's rows are. */
function areSections(list: Found<SyllabusTopic>[]): boolean {
  const titles = list.map(({ value }) => value.title).filter((title) => !OPENS_COURSE.test(title));
  const named = titles.filter(isSectionName).length;
  const ends_so = titles.filter((title) =>
    isSectionName(title.split(/[\s:]+/).at(-1) ?? ""),
  ).length;
  return (named >= 2 && named >= list.length * 0.15) || ends_so >= Math.max(3, list.length * 0.4);
}

/** What the first hour is about is a topic, though a part of the document may be called so too. */
const OPENS_COURSE = /^(?:(?:course|class) )?(?:overview|introduction|summary|description)\b/i;

/** What students are told to do, where a plan or a list of topics was looked for. */
function areSentences(list: Found<SyllabusTopic>[]): boolean {
  const told = list.filter(({ value: { title } }) => title.length > 30 && IS_TOLD.test(title));
  return told.length >= 2 && told.length >= list.length * 0.34;
}

const TELLS = {
  en: words`
    must(?: not)?, should, will, may, cannot, can, are (?:required|expected|responsible|encouraged|graded|due|offered),
    is (?:required|expected|responsible), students?, you, your, please, never, submit
  `,
  de: words`muss, müssen, sollten?, werden, sind, bitte, Sie, Ihre?`,
  fr: words`doit, doivent, devez, vous, votre, sera, seront`,
  es: words`debe(?:n|rá|rán)?, será, serán, deberán, usted(?:es)?, los estudiantes`,
};
const IS_TOLD = pattern("u")`(?<!\p{L})${TELLS}(?!\p{L})(?!.*[?？]$)`;

/** Whether a list is another one with what lies below or between its topics. */
function holdsAll(list: Found<SyllabusTopic>[], outline: Found<SyllabusTopic>[]): boolean {
  const titles = new Set(list.map(({ value }) => value.title));
  const held = outline.filter(({ value }) => titles.has(value.title)).length;
  return outline.length >= 3 && list.length > outline.length && held >= outline.length * 0.8;
}

function inSchedule(document: DocumentText): Found<SyllabusTopic>[] {
  const all = scheduleRows(document);
  const parts = all.filter(({ head }) => GROUP.test(head.text));
  const rows = all.length >= parts.length * 3 ? all.filter((row) => !parts.includes(row)) : all;
  const weekly = rows.some((row) => row.week !== null);
  const usual = usualColumn(rows);
  return rows.flatMap(({ week, cells }) => {
    const { kept, grid } = inTopicColumn(document, cells);
    const found = topicsIn(document, kept ?? usual?.(cells) ?? cells, week);
    return weekly && (kept === null || grid) ? found : kept ? found : found.slice(0, 1);
  });
}

/** Weeks and classes are the topics where parts hold them together. */
const GROUP = /^\(?(?:parts?|teil|parte|partie)\b/i;

/** Without a heading: the column that most rows have words in that are no reading and no work. */
function usualColumn(rows: ScheduleRow[]): ((cells: PlacedCell[]) => PlacedCell[]) | null {
  const columns: { x: number; good: number; bad: number }[] = [];
  const near = (x: number) => columns.find((other) => Math.abs(other.x - x) < 16);
  for (const { cells } of rows) {
    for (const { x, text } of cells) {
      const column = near(x) ?? { x, good: 0, bad: 0 };
      if (!columns.includes(column)) columns.push(column);
      const title = topicTitle(text);
      if (isTopic(title) && !isNoTopic(title)) column.good += 1;
      else column.bad += 1;
    }
  }
  const weeks = new Set(rows.map(({ week }) => week)).size - 1;
  const enough = Math.min(rows.length * 0.4, weeks >= 4 ? weeks * 0.6 : rows.length);
  const able = columns.filter(({ good, bad }) => good >= enough && good > bad * 1.5);
  const [only] = able.toSorted((a, b) => a.x - b.x);
  const others = columns.filter((column) => column !== only && column.bad >= column.good / 3);
  // Only where the other columns hold something else is one column the topics' own.
  if (!only || others.length === 0) return null;
  return (cells) => {
    const own = cells.filter(({ x }) => near(x) === only);
    const is_elsewhere = cells.every(({ x }) => (near(x)?.bad ?? 0) + (near(x)?.good ?? 0) >= 3);
    return own.length > 0 || is_elsewhere ? own : cells;
  };
}

type Kept = { kept: PlacedCell[] | null; grid: boolean };

/** Under the heading "Topic" where the table has one; under each weekday where the table is a calendar. */
function inTopicColumn(document: DocumentText, cells: PlacedCell[]): Kept {
  const [first] = cells;
  const index = first?.line ?? 0;
  for (let at = index - 1; at >= Math.max(0, index - 60); at -= 1) {
    const heads = document.lines[at]?.cells ?? [];
    if (heads.length < 2) continue;
    if (heads.filter(({ text }) => WEEKDAY_HEAD.test(text)).length >= 2)
      return { kept: cells, grid: true };
    const topic = heads.find(({ text }) => TOPIC_HEAD.test(text.trim()));
    if (!topic) continue;
    const lab = heads.find(({ text }) => SIDE_HEAD.test(text.trim()));
    const under = cellsUnder(topic, heads, cells);
    return {
      kept: under.length > 0 || !lab ? under : cellsUnder(lab, heads, cells),
      grid: false,
    };
  }
  return { kept: null, grid: false };
}

function cellsUnder(head: PlacedCell, heads: PlacedCell[], cells: PlacedCell[]): PlacedCell[] {
  const right = heads.find(({ x }) => x > head.x + 5)?.x ?? Number.POSITIVE_INFINITY;
  return cells.filter(
    (cell) =>
      cell.text !== "" &&
      cell.x < Math.min(right - 5, head.x + Math.max(head.width, 60)) &&
      head.x < cell.x + Math.max(cell.width, 1) + 5,
  );
}

function withWeekAtEnd(document: DocumentText): Found<SyllabusTopic>[] {
  return document.lines.flatMap(({ cells: [first] }) => {
    const week = first && first.text.length < 120 ? WEEK_AT_END.exec(first.text) : null;
    if (!first || !week) return [];
    const text = first.text.slice(0, week.index).replace(NUMBERED, "");
    return topicsIn(document, [{ ...first, text }], Number(week[1]));
  });
}

/** The longest list that a heading or a sentence announces as the topics, or the numbered parts of the document. */
function inOutline(document: DocumentText): Found<SyllabusTopic>[] {
  const announced = topicOutlines(document).map((list) => list.flatMap(asTopic));
  const lists = announced.length > 0 ? announced : [numberedParts(document).flatMap(asTopic)];
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []);
}

/** What a cell lists: parted by semicolons, or by lines that each begin anew. */
function entriesOf({ text, breaks = [] }: PlacedCell): string[] {
  const begins = breaks.filter(
    (at) => BEGINS.test(text.slice(at)) && !NEEDS_MORE.test(text.slice(0, at)),
  );
  const [first = "", ...others] = [0, ...begins].map((at, index) => text.slice(at, begins[index]));
  // A long second line tells of the first.
  const detail = others.length === 1 && (others[0] ?? "").length > LONGEST_ENTRY;
  return [first, ...(detail ? [] : others)].flatMap((line) => line.split(";"));
}

const BEGINS = /^(?:[\p{Lu}\d"“¿(]|[•◦▪–-]\s)/u;
const NEEDS_MORE = /(?:[,(–:&-]|\s(?:and|or|of|the|in|for|to|with|y|de|la|und|et))\s*$/iu;
const LONGEST_ENTRY = 70;

/** The cells of a row that name a subject; dates, days and page numbers among them are left out. */
function topicsIn(
  document: DocumentText,
  cells: PlacedCell[],
  week: number | null,
): Found<SyllabusTopic>[] {
  return cells.flatMap((cell) =>
    entriesOf(cell).flatMap((part) =>
      asTopic({ text: part, start: cell.start, end: endOf(document, cell), week }),
    ),
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
