import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type DatedWork, HELD_WORK } from "./dated-work";
import { type Day, within } from "./days";
import { singular } from "./title-words";
import { WORK_PHRASE } from "./work-words";

const ROWS_BELOW = 40;
const FEWEST_CELLS_OF_HEAD = 3;
const FEWEST_PIECES = 2;
/** In points: a number stands below the beginning of its head. */
const SAME_COLUMN = 14;
const NUMBER = /^(?:#|no\.?\s?)?(\d{1,2})$/iu;
const SAID_BESIDE = pattern(
  "iu",
)`(?:\s+${words`due(?: dates?)?, number, no\.?`})?(?:\s*\([^()]*\))?$`;

/** "1" and "2" below "Quiz" or "Lab due" in a schedule: pieces that their number alone names, by the day of the row. */
export function datedInNumberColumns(document: DocumentText, days: Day[]): DatedWork[] {
  return document.lines.flatMap(({ cells, page }, line) => {
    if (cells.length < FEWEST_CELLS_OF_HEAD) return [];
    return cells.slice(1).flatMap((head) => {
      const name = pieceOf(head);
      if (!name) return [];
      const found: DatedWork[] = [];
      let day: Day | undefined;
      for (const row of document.lines.slice(line + 1, line + ROWS_BELOW)) {
        if (row.page !== page) break;
        const begins_row = Math.abs((row.cells[0]?.x ?? 0) - (cells[0]?.x ?? 0)) < SAME_COLUMN;
        day = dayOf(row.cells, days) ?? (begins_row ? undefined : day);
        const cell = row.cells.find(({ x }) => Math.abs(x - head.x) < SAME_COLUMN);
        const number = Number(NUMBER.exec(cell?.text.trim() ?? "")?.[1] ?? 0);
        // A number that does not go on from the one above counts something else.
        if (!cell || number === 0) continue;
        if (number !== found.length + 1 || !day?.is_single) return [];
        const [start, end] = [cell.start, cell.start + cell.text.length];
        found.push({
          title: `${name} ${number}`,
          start,
          end,
          mention: day,
          strong: true,
          of_row: true,
        });
      }
      return found.length < FEWEST_PIECES ? [] : found;
    });
  });
}

/** What a column lists, where its head says that the day of a row is when it is due or sat. */
function pieceOf({ text }: PlacedCell): string | null {
  const plain = text.trim().replace(SAID_BESIDE, "");
  const [match] = plain.matchAll(WORK_PHRASE);
  const is_dated = DUE.test(text) || HELD_WORK.test(plain);
  return match?.[0].length === plain.length && is_dated ? singular(plain) : null;
}

/** The first day in a row, where it stands in a cell of its own. */
function dayOf(cells: PlacedCell[], days: Day[]): Day | undefined {
  return cells
    .slice(0, 2)
    .flatMap(({ start, text }) => within(days, start, start + text.length))
    .at(0);
}
