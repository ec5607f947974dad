import { findDates } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";
import { cellsOf, type PlacedCell } from "@/lib/documents/extract/cells";

/** A schedule's row with its wrapped cells put together again; `cells` do not include the head. */
export type ScheduleRow = {
  week: number | null;
  head: PlacedCell;
  cells: PlacedCell[];
  line: number;
};

const WEEK =
  /^(?:[•◦▪–-]\s*)?(?:(?:weeks?|wk|woche|semaine|semana|session|class|lecture|meeting|sitzung)\.?\s*#?(\d{1,2})(?:\s?[–-]\s?\d{1,2})?(?![\d/])\s*[:.)–-]?|(?:theme|topic|module|unit|block|thema|modul)\s+(\d{1,2})\s*[:.–-])\s*/i;
const NUMBERS_WEEKS = /^(?:[•◦▪–-]\s*)?(?:weeks?|wk|woche|semaine|semana)/i;
const IN_FIGURES =
  /^\d{1,2}[-/.]\d{1,2}\.?(?:[-/.]\d{2,4})?(?:\s*(?:[–-]|to)\s*\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?)?$/;
/** A row further from the next head than this is not part of the table any more. */
const MOST_LINES = 12;
const COLUMN_SLACK = 14;

/** The rows of a document's schedules: those that a week, a number in sequence or a date begins. */
export function scheduleRows(document: DocumentText): ScheduleRow[] {
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
  let numbers_are_weeks = false;
  for (const index of document.lines.keys()) {
    const cells = cellsOf(document, index);
    const [first] = cells;
    if (!first) continue;
    if (/^(?:weeks?|wk)\b\.?(?!\s*\d)/i.test(first.text) && cells.length > 1)
      numbers_are_weeks = true;
    const named = WEEK.exec(first.text);
    const is_sequence =
      /^\d{1,2}$/.test(first.text) && cells.length > 1 && Number(first.text) === counted + 1;
    if (named && (cells.length > 1 || first.text.length > named[0].length)) {
      counted = Number(named[1] ?? named[2]);
      heads.push({
        week: NUMBERS_WEEKS.test(first.text) ? counted : null,
        head: first,
        line: index,
      });
    } else if (is_sequence) {
      counted = Number(first.text);
      heads.push({ week: numbers_are_weeks ? counted : null, head: first, line: index });
    } else if (cells.length > 1 && isDateCell(first.text)) {
      heads.push({ week: null, head: first, line: index });
    }
  }
  return heads;
}

function isDateCell(text: string): boolean {
  if (IN_FIGURES.test(text)) return true;
  const [date] = findDates(text);
  return date !== undefined && date.end - date.start > text.length * 0.6;
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
  const rest = named ? head.text.slice(named[0].length).trim() : "";
  const columns: PlacedCell[] = rest ? [{ ...head, text: rest }] : [];
  for (const at of rows) {
    const cells = cellsOf(document, at).filter((cell) => cell.start !== head.start);
    if (at !== line && cells.some((cell) => cell.x < head.x + 15)) {
      if (at > line) break;
      continue;
    }
    for (const cell of cells) {
      const column = columns.find((other) => Math.abs(other.x - cell.x) < COLUMN_SLACK);
      if (column) column.text = `${column.text} ${cell.text}`;
      else columns.push({ ...cell });
    }
  }
  return columns.sort((a, b) => a.x - b.x);
}
