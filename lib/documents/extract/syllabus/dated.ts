import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { resolveDate } from "@/lib/documents/dates/resolve";
import { type DocumentText, evidenceBetween, lineIndexAt } from "@/lib/documents/document-text";
import type { Evidence } from "@/lib/documents/evidence";
import { cellAt, cellsInColumn, cellsOf } from "@/lib/documents/extract/cells";
import type { Dating } from "@/lib/documents/extract/dating";
import type { Due } from "@/lib/documents/extract/due";
import { scheduleRows } from "./table-rows";
import { WORK_PHRASE } from "./work-words";

export type DatedItem = {
  title: string;
  due: Due;
  evidence: Evidence;
  inferred: boolean;
  strong: boolean;
};

const DUE = /\b(?:due|deadline|submit(?:ted)?|hand(?:ed)? in|turn(?:ed)? in|no later than)\b/i;
const SAT = /exam|test|midterm|quiz|final|klausur|prüfung|examen|parcial/i;
const NOT_SAT =
  /review|prep|practice|return|solution|study|hand(?:ed)? out|covers?|drop|withdraw|make-?up|release|posted|assigned|before|after|\bno\b/i;

/** Pieces of work with a date beside them: due that day, or, for exams, held on it. */
export function findDated(document: DocumentText, dating: Dating): DatedItem[] {
  const mentions = findDates(document.text, dating).filter(({ time }) => !time?.stamp);
  const in_schedule = datedInSchedule(document, dating);
  const in_lines = document.lines.flatMap((_, index) => {
    const cells = cellsOf(document, index);
    return cells.flatMap((cell) =>
      [...cell.text.matchAll(WORK_PHRASE)].flatMap((match) => {
        const start = cell.start + match.index;
        const title = match[0]
          .replace(/\s+due$/i, "")
          .replace(/\s+/g, " ")
          .trim();
        const around = cell.text.slice(
          Math.max(0, match.index - 40),
          match.index + match[0].length + 40,
        );
        const is_due = DUE.test(around);
        const is_sat = SAT.test(title) && !NOT_SAT.test(around);
        if (!is_due && !is_sat) return [];
        const mention = dateFor(document, mentions, start, start + match[0].length);
        if (!mention) return [];
        const resolved = resolveDate(mention, dating.periods);
        if (resolved.date === null) return [];
        const due = {
          date: resolved.date,
          time: mention.time?.time ?? null,
          zone: mention.time?.zone ?? null,
        };
        const from = Math.min(start, mention.start);
        const to = Math.max(start + match[0].length, mention.end);
        const evidence = evidenceBetween(
          document,
          to - from < 250 ? from : start,
          to - from < 250 ? to : start + match[0].length,
        );
        return [
          {
            title,
            due,
            evidence,
            inferred: resolved.year_from !== null,
            strong: is_due || /\d|final|midterm/i.test(title),
          },
        ];
      }),
    );
  });
  return [...in_lines, ...in_schedule];
}

/** Wrapped cells of a schedule, read as a whole: "Assignment 2 / due Mon Aug 3". */
function datedInSchedule(document: DocumentText, dating: Dating): DatedItem[] {
  return scheduleRows(document).flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      [...cell.text.matchAll(WORK_PHRASE)].flatMap((match) => {
        const after = cell.text.slice(match.index + match[0].length);
        const due = /^\s*(?:is\s+)?due:?\s*(?:on|by)?\s*/i.exec(after);
        const [mention] = due ? findDates(after, dating) : [];
        if (!due || !mention || mention.start > due[0].length + 2) return [];
        const resolved = resolveDate(mention, dating.periods);
        if (resolved.date === null) return [];
        const at = document.text.indexOf(match[0].split(" ")[0] ?? "", cell.start);
        const value = {
          date: resolved.date,
          time: mention.time?.time ?? null,
          zone: mention.time?.zone ?? null,
        };
        const evidence = evidenceBetween(document, at, at + (match[0].split(" ")[0]?.length ?? 0));
        return [
          {
            title: match[0].replace(/\s+due$/i, "").trim(),
            due: value,
            evidence,
            inferred: resolved.year_from !== null,
            strong: true,
          },
        ];
      }),
    ),
  );
}

/** The date in the same cell, nearest first, else the one that heads the row; a week's range heads nothing. */
function dateFor(
  document: DocumentText,
  mentions: DateMention[],
  start: number,
  end: number,
): DateMention | null {
  const cell = cellAt(document, start);
  if (!cell) return null;
  const led = (mention: DateMention) =>
    document.text.slice(Math.max(0, mention.start - 14), mention.start);
  const own = mentions
    .filter(
      (mention) =>
        mention.start >= cell.start &&
        mention.end <= cell.start + cell.text.length &&
        !/\b(?:out|released?|assigned|posted|handed out|opens?)[\s:,]*(?:on\s)?$/i.test(
          led(mention),
        ),
    )
    .sort((a, b) => distance(a, start, end) - distance(b, start, end));
  const [nearest] = own;
  if (nearest) return distance(nearest, start, end) < 90 ? nearest : null;
  const index = lineIndexAt(document, start);
  const row = document.lines[index];
  const above = cellsInColumn(document, cell, -3).find((other) =>
    /^\(?\d{1,2}[/.]\d{1,2}|^\p{L}{3,9}\.? \d/u.test(other.text),
  );
  const over =
    above &&
    mentions.find((mention) => mention.start >= above.start && mention.start < above.start + 4);
  if (over) return over;
  if (!row?.line.cells) return null;
  const in_row = mentions.filter(
    (mention) => mention.start >= row.start && mention.end <= row.start + row.line.text.length,
  );
  return in_row.length === 1 ? (in_row[0] ?? null) : null;
}

/** The one date in a component's own row, or the one called its deadline. */
export function dueInRow(document: DocumentText, line: number, dating: Dating): Due | undefined {
  const entry = document.lines[line];
  const mentions = entry ? findDates(entry.line.text, dating) : [];
  const labelled = mentions.filter(({ start }) =>
    DUE.test(entry?.line.text.slice(Math.max(0, start - 25), start) ?? ""),
  );
  const [mention, another] = mentions.length > 1 ? labelled : mentions;
  if (!mention || another) return undefined;
  const { date } = resolveDate(mention, dating.periods);
  return date === null
    ? undefined
    : { date, time: mention.time?.time ?? null, zone: mention.time?.zone ?? null };
}

function distance(mention: DateMention, start: number, end: number): number {
  // A date after its work ("Midterm: May 3") is nearer than one before it.
  return mention.start >= end ? mention.start - end : start - mention.end + 5;
}
