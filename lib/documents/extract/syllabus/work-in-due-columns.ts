import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import type { DatedWork } from "./dated-work";
import { type Day, within } from "./days";
import { isNameOfWork } from "./names-of-work";
import { titleKey } from "./title-words";
import type { SyllabusItem } from "./types";
import { cleanTitle } from "./weight-titles";
import { typeOfItem } from "./work-words";

const WORK = words`
  assignments?, homeworks?, hws?, works?, papers?, labs?, projects?, deliverables?, tasks?, items?, quiz(?:zes)?
`;
/** Over a column of a schedule that names what its row's day asks to hand in. */
const DUE_COLUMN = pattern("iu")`^(?:${{
  en: words`
    (?:graded )?${WORK} due,
    what(?:['’]s| is) due, due (?:today|in class|this week|on this day|by (?:class|midnight|friday|sunday)),
    due @ ?\d.*,
    due
  `,
  de: words`abzugeben, fällig`,
  fr: words`(?:travaux |travail )?à (?:rendre|remettre)`,
  es: words`(?:para|a|por) entregar, entregas`,
  it: words`da consegnare`,
  pt: words`(?:para|a) entregar, entregas`,
}})(?:\s?\([^)]*\))?:?$`;
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 3;
const ROWS_BELOW = 60;
/** Its place makes it work; the day is that of its row, which may stand for a week. */
const IN_COLUMN = { strong: true, named: true, of_row: true } as const;

type Piece = { title: string; cell: PlacedCell; day: Day | null };

/** "Draft of the blog" under "Assignments due" in the row of May 20: a piece due that day, whatever it is called. */
export function datedInDueColumns(document: DocumentText, days: Day[]): DatedWork[] {
  return piecesIn(document, days).flatMap(({ title, cell: { start, text }, day }) =>
    day ? [{ title, start, end: start + text.length, mention: day, ...IN_COLUMN }] : [],
  );
}

/** The pieces in such columns whose rows have no day of their own, as those of weeks. */
export function listedInDueColumns(
  document: DocumentText,
  days: Day[],
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const keys = new Set(known.map(({ value }) => titleKey(value.title)));
  return piecesIn(document, days)
    .filter(({ title, day }) => !day && !keys.has(titleKey(title)))
    .map(({ title, cell: { start, text } }) => ({
      value: { title, type: typeOfItem(title), due: null, weight_percent: null },
      start,
      end: start + text.length,
      confidence: "inferred" as const,
    }));
}

function piecesIn(document: DocumentText, days: Day[]): Piece[] {
  return document.lines.flatMap(({ cells }, index) => {
    if (cells.length < FEWEST_COLUMNS) return [];
    return cells
      .filter(({ text }) => DUE_COLUMN.test(text.trim()))
      .flatMap((head) => piecesUnder(document, index, head, days));
  });
}

function piecesUnder(
  document: DocumentText,
  index: number,
  head: PlacedCell,
  days: Day[],
): Piece[] {
  const rows = document.lines.slice(index + 1, index + ROWS_BELOW);
  const pieces = rows.flatMap(({ cells }) => {
    const cell = cells.find((each) => sharesColumn(head, each) && each.x > (cells[0]?.x ?? 0));
    const title = cleanTitle(cell?.text ?? "");
    if (!cell || !isNameOfWork(title)) return [];
    // A day in the cell itself is read elsewhere.
    if (within(days, cell.start, cell.start + cell.text.length).length > 0) return [];
    return [{ title, cell, day: dayOfRow(within(days, cells[0]?.start ?? 0, cell.start)) }];
  });
  return pieces.length >= FEWEST_ROWS ? pieces : [];
}

/** The only day that is written as one: "Chpt 6/7" beside "May 20" is none. */
function dayOfRow(days: Day[]): Day | null {
  const written = days.filter(({ bare }) => !bare);
  const [day, another] = written.length > 0 ? written : days;
  return day?.is_single && !another ? day : null;
}
