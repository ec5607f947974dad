import type { DocumentText } from "@/lib/documents/document-text";
import { type Dating, datesIn } from "@/lib/documents/extract/dating";
import { joinWindows } from "./date-windows";
import { datedByDueColumn, datedSubmissions, isInCellOf } from "./dated-by-due-column";
import { datedByWeekday } from "./dated-by-weekday";
import { datedByCode } from "./dated-codes";
import { readCalendar } from "./dated-in-calendar";
import { datedInCells } from "./dated-in-cells";
import { datedInChains } from "./dated-in-chains";
import { datedInLists } from "./dated-in-lists";
import { datedInPassage } from "./dated-in-passages";
import { type DatedItem, itemOf } from "./dated-item";
import { datedUnderDays } from "./dated-under-days";
import { datedUnderHeads } from "./dated-under-heads";
import { passagesOf } from "./passages";
import { isSupposed } from "./supposed-dates";

/** Pieces of work with a date beside them: due that day, or, for exams, held on it. */
export function findDated(
  document: DocumentText,
  dating: Dating,
  graded: string[] = [],
): DatedItem[] {
  const mentions = joinWindows(
    document,
    datesIn(document, dating).filter(
      (mention) => !mention.time?.stamp && !isSupposed(document, mention),
    ),
  );
  const passages = passagesOf(document);
  const calendar = readCalendar(document, dating);
  const in_rows = [
    ...datedSubmissions(document, mentions),
    ...datedByDueColumn(document, mentions),
    ...datedByWeekday(document, dating),
    ...datedByCode(document, mentions),
    ...datedInChains(document, passages, mentions),
  ];
  const elsewhere = [
    ...datedInLists(document, passages, mentions),
    ...passages.flatMap((passage) => datedInPassage(document, passage, mentions, dating)),
    ...datedInCells(document, dating),
    ...datedUnderDays(document, passages, mentions, dating, graded),
    ...datedUnderHeads(document, passages, mentions),
  ];
  const others = elsewhere.filter(({ start }) => !isInCellOf(document, start, in_rows));
  const outside = [...in_rows, ...others].filter(({ start }) => !calendar.holds(start));
  return [...calendar.works, ...outside].flatMap((work) => itemOf(work, dating));
}
