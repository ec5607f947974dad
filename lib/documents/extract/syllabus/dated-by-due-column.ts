import { findDates } from "@/lib/documents/dates/find";
import { type DocumentText, lineIndexAt, type PlacedCell } from "@/lib/documents/document-text";
import { POINTS } from "@/lib/documents/extract/amounts";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import type { DatedWork } from "./dated-work";
import { type Day, within } from "./days";
import { HEADS } from "./share-patterns";
import { isTopic } from "./topic-titles";
import { cleanTitle, isTitle } from "./weight-titles";
import { GRADED, isNumberedWork, WORK_PHRASE } from "./work-words";

const DUE_HEADS = {
  en: words`
    (?:date )?due(?: ?dates?| by| on)?, due ?\/ ?date, deadlines?, (?:submission|hand-?in) (?:date|deadline)
  `,
  de: words`abgabe(?:termin|frist|datum)?`,
  fr: words`date (?:de remise|limite), remise`,
  es: words`fecha (?:de entrega|límite), entrega`,
  it: words`scadenza`,
  pt: words`prazo`,
};
const DUE_DATES = pattern("i")`^${DUE_HEADS}$`;
const NAME_HEADS = {
  en: words`
    assignment, homework, \bwork\b, item, title, name, task, project, link, deliverable, assessment, description, what,
    component, category
  `,
  de: words`aufgabe`,
  fr: words`travail, devoir`,
  es: words`actividad, tarea`,
};
const NAMES = pattern("i")`${NAME_HEADS}`;
const ROWS_BELOW = 60;
const EMPTY_LINES = 4;
const NUMBER = /^#?\d{1,2}$/;
/** "12 points": what stands beside a name, and is none. */
const AMOUNT = pattern("iu")`^\(?\d{1,4}(?:[.,]\d+)?\s?(?:%|${POINTS})\)?$`;
const CODE = /^\p{Lu}{1,3}[ -]?\d{1,2}$/u;

/** Every row of a table with a column of deadlines is a piece of work, whatever it is called. */
export function datedByDueColumn(document: DocumentText, mentions: Day[]): DatedWork[] {
  return document.lines.flatMap(({ cells: heads }, index) => {
    return heads.flatMap((due) => {
      if (heads.length < 2 || !(isDueHead(due) || isExamDate(due, heads))) return [];
      const names = heads.filter((head) => namesWork(head) && !isDueHead(head));
      const name = names.findLast(({ x }) => x < due.x) ?? names[0];
      return datedUnder(document, index, { due, name }, mentions);
    });
  });
}

const EXAM_HEADS = {
  en: words`exams?, tests?, quiz(?:zes)?, midterms?`,
  de: words`klausur(?:en)?, prüfung(?:en)?`,
  fr: words`examens?`,
  es: words`exámenes, parcial(?:es)?`,
  pt: words`provas?, testes?`,
  it: words`prov[ae]`,
  nl: words`tentamens?`,
};
const EXAMS = pattern("i")`^${EXAM_HEADS}$`;
const DATES = /^(?:dates?|data|datum|termin|fecha|jour|tag)$/i;

const WEEKS = pattern("i")`^${{
  en: words`weeks?, wk`,
  de: words`woche, kw`,
  fr: words`semaine`,
  es_pt: words`semana`,
  it: words`settimana`,
}}(?!\p{L})`;

const ASSESSED = {
  en: words`assessments?(?: (?:task|item|type)s?)?, assignments?, evaluations?, components?, graded work`,
  de: words`(?:prüfungs|teil)?leistung(?:en)?`,
  fr: words`évaluations?, épreuves?`,
  es: words`evaluaci(?:ón|ones), actividad(?:es)?, instrumentos?`,
  pt: words`avaliaç(?:ão|ões), atividades?, instrumentos?`,
  it: words`valutazion[ei]`,
};
const IS_ASSESSED = pattern("iu")`^${ASSESSED}$`;
const DATE_OF = pattern(
  "iu",
)`^(?:dates?|data|datum|termin|fecha)(?: (?:of|de|der|di|du|del) [\p{L} ]{3,24})?$`;

function namesWork({ text }: PlacedCell): boolean {
  return [NAMES, EXAMS, IS_ASSESSED].some((heads) => heads.test(text.trim()));
}

/** In a table of exams, or of assessments and their shares, the day of each is its date; beside weeks it is theirs. */
function isExamDate(head: PlacedCell, heads: PlacedCell[]): boolean {
  const has = (name: RegExp) => heads.some(({ text }) => name.test(text.trim()));
  const date = head.text.trim();
  if (has(WEEKS)) return false;
  return (
    (DATES.test(date) && has(EXAMS)) ||
    (DATE_OF.test(date) && has(IS_ASSESSED) && has(HEADS.percent))
  );
}

function isDueHead({ text }: PlacedCell): boolean {
  return DUE_DATES.test(text.replace(/:\s*$/, "").trim());
}

function datedUnder(
  document: DocumentText,
  index: number,
  { due, name }: { due: PlacedCell; name: PlacedCell | undefined },
  mentions: Day[],
): DatedWork[] {
  return rowsUnder(document, index, due).flatMap(({ cells, date }) => {
    const [mention] = within(mentions, date.start, date.start + date.text.length);
    const named = nameIn(cells, date, name);
    if (!mention?.is_single || !named) return [];
    return piecesOf(named, name).map((piece) => ({ ...piece, mention, strong: true, named: true }));
  });
}

function rowsUnder(document: DocumentText, index: number, due: PlacedCell) {
  const rows: { cells: PlacedCell[]; date: PlacedCell }[] = [];
  let empty = 0;
  for (let at = index + 1; at < index + ROWS_BELOW && empty < EMPTY_LINES; at += 1) {
    const cells = document.lines[at]?.cells ?? [];
    const date = cells.find((cell) => sharesColumn(due, cell) && Math.abs(cell.x - due.x) < 40);
    if (cells.length > 1 && date && findDates(date.text).length > 0) {
      rows.push({ cells, date });
      empty = 0;
    } else empty += 1;
  }
  return rows.length > 1 ? rows : [];
}

/** The cell under "Assignment", else the nearest one to the left that has words. */
function nameIn(
  cells: PlacedCell[],
  date: PlacedCell,
  head: PlacedCell | undefined,
): PlacedCell | null {
  const worded = cells
    .map(withoutColon)
    .filter(
      ({ text, start }) =>
        start !== date.start &&
        !AMOUNT.test(text.trim()) &&
        (/\p{L}{3}/u.test(text) || CODE.test(text) || (head && NUMBER.test(text))) &&
        findDates(text).length === 0,
    );
  const under = head ? worded.find((cell) => Math.abs(cell.x - head.x) < 25) : undefined;
  if (head && EXAMS.test(head.text.trim())) return under ?? null;
  const before = worded.filter(({ start }) => start < date.start);
  return under ?? before.find(({ text }) => isNumberedWork(text.trim())) ?? before.at(-1) ?? null;
}

function withoutColon(cell: PlacedCell): PlacedCell {
  return { ...cell, text: cell.text.replace(/\s*:$/, "") };
}

/** "Field note 2" under the head that names work. */
const COUNTED = /^\p{L}{4,}(?:\s\p{L}+){0,2}\s#?\d{1,2}$/u;

/** "H1, Lab 1, Discussion 1" are three pieces; a title with a comma in it is one. */
function piecesOf({ text, start }: PlacedCell, head: PlacedCell | undefined) {
  const family = head && GRADED.exec(head.text)?.[0].replace(/(?<=\p{L}{3})s$/u, "");
  if (NUMBER.test(text) && family)
    return [{ title: `${family} ${text}`, start, end: start + text.length }];
  const parts = text.split(/[,;]\s+/);
  const known = parts.filter((part) => CODE.test(part) || GRADED.test(part));
  const each =
    known.length * 2 >= parts.length &&
    parts.every((part) => known.includes(part) || /\d$/.test(part)) &&
    parts.every((part) => part.length < 30);
  return (each ? parts : [text]).flatMap((part) => {
    const title = cleanTitle(part.replace(/\s+due$/i, ""));
    const at = start + text.indexOf(part);
    if (/^[PT] ?\d$/.test(title) && family)
      return [{ title: `${family} ${title}`, start: at, end: at + part.length }];
    const is_piece =
      CODE.test(title) ||
      (each && /\p{L}{2}/u.test(title)) ||
      (isTitle(title) && (GRADED.test(title) || isTopic(title) || (head && COUNTED.test(title))));
    return is_piece ? [{ title, start: at, end: at + part.length }] : [];
  });
}

const HANDING_IN = words`
  abgabe, submission, hand(?:ing)?[- ]in, remise, entrega, consegna
`;
const OF = words`of, von, vom, der, des, dem, du, de la, de l['’], des, del?, de los, della, do, da`;
const HANDED_IN = pattern("iu")`^${HANDING_IN}(?:\s+${OF})?(?:\s+the)?\s+(?=\p{L}{4})`;

/** "27.04.2026 | Abgabe der Gliederung": what is handed in needs no word we know. */
export function datedSubmissions(document: DocumentText, mentions: Day[]): DatedWork[] {
  return document.lines.flatMap(({ cells }) => {
    const [first, second] = cells.length > 1 ? cells : splitAtDate(cells[0], mentions);
    if (!first || !second) return [];
    const said = HANDED_IN.exec(second.text);
    const [mention] = said ? within(mentions, first.start, first.start + first.text.length) : [];
    const title = said ? cleanTitle(second.text.slice(said[0].length).split(/\s\(/)[0] ?? "") : "";
    if (!said || !mention?.is_single || !isTitle(title)) return [];
    const start = second.start + said[0].length;
    return [{ title, start, end: start + title.length, mention, strong: true, named: true }];
  });
}

const DUE_LABEL = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?:due|deadline|to hand in|abgabe|à rendre|remise|entrega|consegna)\s?:\s+
  (?<title>\p{Lu}[^()]{3,60}?)\s*[(,–—-]\s*$`;

/** "Due: Enrolment survey (Friday, August 25)": so does what stands between such a label and its day. */
export function datedBehindLabels(document: DocumentText, mentions: Day[]): DatedWork[] {
  return document.lines.flatMap(({ line, start }) => {
    const [mention] = line.cells ? [] : within(mentions, start, start + line.text.length);
    const { title = "" } = mention
      ? (DUE_LABEL.exec(document.text.slice(start, mention.start))?.groups ?? {})
      : {};
    const is_known = [...title.matchAll(WORK_PHRASE)].length > 0;
    if (!mention?.is_single || !isTitle(title) || is_known) return [];
    const at = document.text.indexOf(title, start);
    return [{ title, start: at, end: at + title.length, mention, strong: true, named: true }];
  });
}

/** "27.06. Abgabe Präsentation" on a line of its own, as if the day were a cell. */
function splitAtDate(line: PlacedCell | undefined, mentions: Day[]): PlacedCell[] {
  const [mention] = line ? within(mentions, line.start, line.start + line.text.length) : [];
  if (!line || !mention || mention.start - line.start > 4) return [];
  const at = mention.end - line.start;
  const skip = /^[\s:.,–-]*/u.exec(line.text.slice(at))?.[0].length ?? 0;
  return [
    { ...line, text: line.text.slice(0, at) },
    { ...line, text: line.text.slice(at + skip), start: mention.end + skip },
  ];
}

/** Whether a place is in a cell whose piece of work is known by its row already. */
export function isInCellOf(document: DocumentText, at: number, works: DatedWork[]): boolean {
  const index = lineIndexAt(document, at);
  return works.some(({ start }) => lineIndexAt(document, start) === index);
}
