import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { cellAt, cellsInColumn, sharesColumn } from "@/lib/documents/extract/cells";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { isElsewhere } from "./dated-under-days";
import {
  type DatedWork,
  HANDED_OUT,
  HELD_WORK,
  NOT_HELD_WORK,
  OTHER_DATE,
  type Work,
} from "./dated-work";
import type { Day } from "./days";
import type { Passage } from "./passages";
import { numberIn } from "./title-words";

/** Work in a cell of a schedule, dated by the head of its row or column. */
export function datedByRow(
  document: DocumentText,
  sentence: Passage,
  works: Work[],
  mentions: Day[],
): DatedWork[] {
  const row = document.lines[sentence.line];
  const cell = cellAt(document, sentence);
  if (works.length === 0 || !row?.line.cells || !cell) return [];
  const in_row = mentions.filter(
    ({ start, end }) =>
      start >= row.start &&
      end <= row.start + row.line.text.length &&
      !OTHER_DATE.test(document.text.slice(Math.max(row.start, start - 26), start)),
  );
  const head = dueHeadOver(document, sentence.line);
  const under_due = head !== null && sharesColumn(head, cell);
  const in_due_column = in_row.find((mention) => {
    const place = cellAt(document, mention);
    return head && place && sharesColumn(head, place);
  });
  // "Sketch due May 4" in another cell says when the sketch is due, and nothing of this one.
  const labelled = in_row.find((mention) => {
    const place = cellAt(document, mention);
    const lead = place ? document.text.slice(place.start, mention.start) : "";
    const is_of_row = place?.start === cell.start || !/\p{L}{3}/u.test(lead.replace(DUE, ""));
    return (
      is_of_row &&
      DUE.test(document.text.slice(Math.max(row.start, mention.start - 16), mention.start))
    );
  });
  const above = cellsInColumn(document, cell, -3);
  const own_day = above.findIndex(({ text }) => /^\d{1,2}(?![\d/.])/.test(text));
  const dated_above = /^\d{1,2}(?![\d/.])/.test(cell.text)
    ? undefined
    : above.slice(0, own_day < 0 ? undefined : own_day).find((day) => isInRowOfDays(document, day));
  const over =
    dated_above &&
    mentions.find(({ start }) => start >= dated_above.start && start < dated_above.start + 4);
  const of_row = in_due_column ?? labelled;
  const only = in_row.length === 1 ? in_row[0] : dayBeside(document, cell, in_row);
  const mention = of_row ?? over ?? only;
  if (!mention?.is_single || isElsewhere(sentence, mention)) return [];
  if (isUnderOtherWeekday(document, cell, mention)) return [];
  if (isDatedBelow(document, cell, sentence, mentions)) return [];
  return works.flatMap((each) => {
    if (HANDED_OUT.test(sentence.text.slice(each.end - sentence.start))) return [];
    const said = DUE.test(sentence.text) || under_due || of_row !== undefined;
    const sat =
      HELD_WORK.test(each.title) &&
      !NOT_HELD_WORK.test(sentence.text) &&
      each.start - sentence.start < 40;
    if (!said && !sat) return [];
    const title = namedIn(cell.text, each.title);
    const strong = said || numberIn(each.title) !== null || /final|mid/i.test(each.title);
    return [{ ...each, title, mention, strong }];
  });
}

/** "Wk | Mon | Wed | Fri" over a row that begins with its Monday: what stands below Wednesday is not due on it. */
export function isUnderOtherWeekday(
  document: DocumentText,
  cell: PlacedCell,
  { resolved }: Day,
): boolean {
  if (resolved.date === null) return false;
  const day = new Date(resolved.date).getUTCDay();
  const { page } = document.lines[cell.line] ?? {};
  for (let at = cell.line - 1; at >= Math.max(0, cell.line - ROWS_OF_WEEKS); at -= 1) {
    const { cells = [], page: above } = document.lines[at] ?? {};
    if (above !== page) return false;
    const named = cells.filter(({ text }) => WEEKDAY_ALONE.test(text.trim()));
    if (named.length < 2) continue;
    const head = named.find((each) => sharesColumn(each, cell));
    return head !== undefined && weekdayOf(head.text.trim()) !== day;
  }
  return false;
}

const ROWS_OF_WEEKS = 40;
const WEEKDAY_ALONE = new RegExp(`^(?:${WEEKDAY})$`, "iu");

/** Of a schedule that goes on beside itself, the day straight in front: "Mar 5 | Probability | May 22 | Test 2". */
function dayBeside(document: DocumentText, cell: PlacedCell, in_row: Day[]): Day | undefined {
  const cells = document.lines[cell.line]?.cells ?? [];
  const at = cells.findIndex(({ start }) => start === cell.start);
  const dayIn = (place?: PlacedCell) =>
    place &&
    in_row.find(({ start, end }) => {
      const last = place.start + place.text.length;
      return start - place.start < 6 && start >= place.start && end <= last && last - end < 14;
    });
  const days = cells.filter((_, index) => index % 2 === 0).map(dayIn);
  return at % 2 === 1 && days.every((day) => day !== undefined) ? days[(at - 1) / 2] : undefined;
}

/** A date among others in its row, as over the columns of a week. */
function isInRowOfDays(document: DocumentText, { text, line }: PlacedCell): boolean {
  const cells = document.lines[line]?.cells ?? [];
  return IS_DAY.test(text) && cells.filter((cell) => IS_DAY.test(cell.text)).length > 1;
}

const IS_DAY = /^\(?\d{1,2}[/.]\d{1,2}|^\p{L}{3,9}\.? \d/u;

/** "Homework due" and below it in its column "Fri Mar 14": not the day of the row. */
function isDatedBelow(
  document: DocumentText,
  cell: PlacedCell,
  { text }: Passage,
  mentions: Day[],
): boolean {
  if (!/(?<!\p{L})due\s*(?:on|by)?\W*$/iu.test(text)) return false;
  const [below] = cellsInColumn(document, cell, 1);
  const day = mentions.find(
    ({ start }) => below && start >= below.start && start < below.start + 4,
  );
  return below !== undefined && day !== undefined && below.start + below.text.length - day.end < 4;
}

/** "HW: Reading tables" is a piece with a name of its own. */
function namedIn(cell: string, title: string): string {
  const name = /^(?<kind>[\p{L} ]{2,14}):\s+(?<name>\p{L}[^():;]{3,60})/u.exec(cell)?.groups;
  return name?.kind === title ? `${title}: ${name.name?.trim()}` : title;
}

/** The head of a column of deadlines above a row. */
function dueHeadOver(document: DocumentText, index: number): PlacedCell | null {
  const { page } = document.lines[index] ?? {};
  for (let at = index - 1; at >= Math.max(0, index - 40); at -= 1) {
    if (document.lines[at]?.page !== page) return null;
    const cells = document.lines[at]?.cells ?? [];
    if (cells.length < 2) continue;
    const head = cells.find(({ text }) => DUE_HEAD.test(text.trim()));
    if (head) return head;
  }
  return null;
}

const DUE_HEADS = {
  en: words`
    (?:work |assignments?|items?|what['’]s |homework )?(?:\/ ?)?due(?: dates?| today| in class)?, deadlines?,
    submissions?, deliverables?, assignments? due, hand[- ]?in,
    exams?(?: ?(?:\/|and|&) ?(?:quiz|assignment|homework)\w*)?, tests?, assessments?, graded work
  `,
  de: words`abgabe`,
  fr: words`remise, à rendre, évaluations?`,
  es: words`entregas?`,
};
const DUE_HEAD = pattern("i")`^${DUE_HEADS}$`;
