import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { sameWords, titleKey } from "./title-words";
import type { SyllabusItem } from "./types";
import { isNumberedWork, typeOfItem, WORK_PHRASE } from "./work-words";

/** In place of a date that is not fixed yet. */
const NOT_FIXED = words`
  tbd, tba, to be (?:announced|determined|scheduled|confirmed),
  (?:set|scheduled|assigned) by the (?:registrar|university),
  (?:during|in) (?:the )?(?:final |finals )?exam(?:ination)? (?:week|period), during finals week
`;
const OPEN = pattern("i")`
  ^[\s:–—,(|-]*(?:on |at |is |will be )?(?:(?:date|time)(?: and time)? )?${NOT_FIXED}`;

/** An exam that the document names without its day ("Final exam: TBA"), where nothing else tells of it. */
export function announcedExams(
  document: DocumentText,
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const found: Found<SyllabusItem>[] = [];
  for (const { line, start } of document.lines) {
    const [match] = line.text.matchAll(WORK_PHRASE);
    const title = match?.[0].trim() ?? "";
    const type = typeOfItem(title);
    if (!match || match.index > 2 || (type !== "final" && type !== "midterm")) continue;
    if (!OPEN.test(line.text.slice(match.index + match[0].length))) continue;
    const same = ({ value }: Found<SyllabusItem>) =>
      type === "final" ? value.type === "final" : sameWords(value.title, title);
    const exams = known.some(({ value }) => /exams|tests|midterms/i.test(value.title));
    if ([...known, ...found].some(same) || (exams && type !== "final")) continue;
    const from = start + match.index;
    found.push({
      value: {
        title: title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        type,
        due: null,
        weight_percent: null,
      },
      start: from,
      end: from + title.length,
      confidence: "exact",
    });
  }
  return found;
}

const WORK_HEAD =
  /^(?:projects?|assignments?|homeworks?|hws?|problem sets?|psets?|labs?|papers?|essays?|deliverables?)$/i;
const FEWEST_PIECES = 2;
const MOST_PIECES = 60;

/**
 * "Project 2" in a column of projects, where nothing else tells of them: whether its row's day is the
 * deadline is not said.
 */
export function listedPieces(
  document: DocumentText,
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const heads = document.lines.flatMap(({ cells }) => {
    return cells.length > 2 ? cells.filter(({ text }) => WORK_HEAD.test(text.trim())) : [];
  });
  const found = new Map<string, Found<SyllabusItem>>();
  for (const { cells } of heads.length > 0 ? document.lines : []) {
    for (const cell of cells.slice(1)) {
      const title = cell.text.trim();
      if (
        !isNumberedWork(title) ||
        !heads.some((head) => head.start < cell.start && sharesColumn(head, cell))
      )
        continue;
      const type = typeOfItem(title);
      if (known.some(({ value }) => value.type === type) || found.has(titleKey(title))) continue;
      found.set(titleKey(title), {
        value: { title, type, due: null, weight_percent: null },
        start: cell.start,
        end: cell.start + title.length,
        confidence: "exact",
      });
    }
  }
  const pieces = [numberedLines, seriesLines, numberedExams, ordinalLines].flatMap((find) =>
    find(document),
  );
  for (const piece of pieces) {
    const type = typeOfItem(piece.value.title);
    if (known.some(({ value }) => value.type === type) || found.has(titleKey(piece.value.title)))
      continue;
    found.set(titleKey(piece.value.title), piece);
  }
  return found.size < FEWEST_PIECES ? [] : [...found.values()].slice(0, MOST_PIECES);
}

const NUMBERED_LINE = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?((?:assignment|project|essay|paper|exam|midterm|test) (?:\d{1,2}|[IVX]{1,4}))
  \s*[:–-]\s+\p{L}[^.]{3,60}$`;

const SERIES_LINE = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?<name>entrega|tarea|trabajo práctico|taller|laboratorio|práctica|trabalho|lista|devoir|travail|
  übungsblatt|blatt|assignment|project|homework|problem set|lab|essay|exercise|deliverable)
  \s(?<number>\d{1,2}(?:\.\d{1,2})?)\s*[:.–-]?\s+\p{Lu}.{3,}$`;
const FEWEST_OF_SERIES = 3;

/** "Entrega 1.1: ...", "Entrega 1.2 ...": lines of one name that count up through the document. */
function seriesLines(document: DocumentText): Found<SyllabusItem>[] {
  const members = document.lines.flatMap(({ line, start, cells }) => {
    const { name, number } = (cells.length > 1 ? null : SERIES_LINE.exec(line.text))?.groups ?? {};
    // "Lab 2 – Tuesday 17:30, Room 12" is a group that meets then.
    return name && number && !/\d:\d\d/.test(line.text)
      ? [{ name: name.toLowerCase(), number, line, start }]
      : [];
  });
  return members.flatMap(({ name, number, line, start }, at) => {
    const same = members.filter((other) => other.name === name);
    const before = members.slice(0, at).findLast((other) => other.name === name);
    const counts_up = !before || before.number.localeCompare(number, "en", { numeric: true }) < 0;
    const numbers = new Set(same.map((other) => other.number));
    if (numbers.size < FEWEST_OF_SERIES || numbers.size < same.length || !counts_up) return [];
    const title = line.text.replace(/^[•◦▪–-]\s*/, "").replace(/[.,;]$/, "");
    const value = { title, type: typeOfItem(title), due: null, weight_percent: null };
    return [{ value, start, end: start + line.text.length, confidence: "inferred" as const }];
  });
}

const EXAMS = words`
  (?:mid[- ]?term )?(?:exam|examination|test), mid[- ]?term, prelim, examen(?: parcial)?, parcial, certamen, solemne,
  prova,
  klausur, partiel
`;
const EXAM_LINE = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?<title>${EXAMS}\s(?<number>\d)(?:\s\((?:mid[- ]?term|final)[^)\d]*\))?)
  (?:\s\([^)]{3,40}\))?$`;

/** "Exam 1 (about week 5)", "Exam 2": exams alone on lines of an outline, counted from the first one. */
function numberedExams(document: DocumentText): Found<SyllabusItem>[] {
  const exams = document.lines.flatMap(({ line, start, cells }) => {
    const { title, number } = (cells.length > 1 ? null : EXAM_LINE.exec(line.text))?.groups ?? {};
    return title ? [{ title, number: Number(number), line, start }] : [];
  });
  const counts_up = exams.every(({ number }, at) => number === at + 1);
  if (exams.length < FEWEST_PIECES || !counts_up) return [];
  return exams.map(({ title, line, start }) => ({
    value: { title, type: typeOfItem(title), due: null, weight_percent: null },
    start,
    end: start + line.text.length,
    confidence: "exact",
  }));
}

const ORDINAL_LINE = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?<title>(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|final|last)
  \s(?:\p{L}+\s){0,2}(?:assignment|homework|project|essay|paper|quiz|problem set|report|lab))\s(?:is\s)?due\W*$`;

/** "First homework assignment due", "Second homework assignment due" in the weeks of a schedule. */
function ordinalLines(document: DocumentText): Found<SyllabusItem>[] {
  return document.lines.flatMap(({ line, start }) => {
    const { title } = ORDINAL_LINE.exec(line.text)?.groups ?? {};
    if (!title) return [];
    return [
      {
        value: { title, type: typeOfItem(title), due: null, weight_percent: null },
        start,
        end: start + line.text.length,
        confidence: "exact" as const,
      },
    ];
  });
}

/** "Assignment II: Programmed map" on a line of its own, without a date or a share. */
function numberedLines(document: DocumentText): Found<SyllabusItem>[] {
  return document.lines.flatMap(({ line, start }) => {
    if (line.cells || !NUMBERED_LINE.test(line.text) || DUE.test(line.text)) return [];
    const title = line.text.replace(/^[•◦▪–-]\s*/, "").trim();
    return [
      {
        value: { title, type: typeOfItem(title), due: null, weight_percent: null },
        start,
        end: start + line.text.length,
        confidence: "exact" as const,
      },
    ];
  });
}
