import type { DocumentText } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { datedAtReviews } from "./dated-at-reviews";
import { datedBehindComponents } from "./dated-behind-components";
import {
  datedBehindLabels,
  datedByDueColumn,
  datedSubmissions,
  isInCellOf,
} from "./dated-by-due-column";
import { datedByWeekday } from "./dated-by-weekday";
import { datedByCode } from "./dated-codes";
import { readCalendar } from "./dated-in-calendar";
import { datedInCells } from "./dated-in-cells";
import { datedInChains } from "./dated-in-chains";
import { datedInEntries } from "./dated-in-entries";
import { datedInLists } from "./dated-in-lists";
import { datedInNumberColumns } from "./dated-in-number-columns";
import { datedInPassage } from "./dated-in-passages";
import { datedInWorkColumns } from "./dated-in-work-columns";
import { type DatedItem, itemOf } from "./dated-item";
import { datedUnderDays } from "./dated-under-days";
import { datedUnderHeads } from "./dated-under-heads";
import { daysOf } from "./days";
import { withoutSections } from "./other-days";
import { ownWorkOf } from "./own-work";
import { passagesOf } from "./passages";
import { datedInDueColumns } from "./work-in-due-columns";

/** Pieces of work with a date beside them: due that day, or, for exams, held on it. */
export function findDated(
  document: DocumentText,
  dating: Dating,
  graded: string[] = [],
): DatedItem[] {
  const days = daysOf(document, dating);
  const passages = passagesOf(document);
  const own = ownWorkOf(graded);
  const calendar = readCalendar(document, dating);
  const counted = datedBehindComponents(document, passages, days, own);
  const in_rows = [
    ...datedSubmissions(document, days),
    ...datedBehindLabels(document, days),
    ...datedByDueColumn(document, days),
    ...datedByWeekday(document, dating),
    ...datedByCode(document, days),
    ...datedInChains(document, passages, days),
    ...datedInNumberColumns(document, days),
    ...datedInDueColumns(document, days),
    ...datedAtReviews(document, days, graded),
  ].filter(({ start }) => !isInCellOf(document, start, counted));
  in_rows.push(...counted);
  const elsewhere = [
    ...datedInLists(document, passages, days, own),
    ...passages.flatMap((passage) => datedInPassage(document, passage, days, own)),
    ...datedInCells(document, dating, days),
    ...datedUnderDays(document, passages, days, { titles: graded, own }),
    ...datedUnderHeads(document, passages, days),
  ];
  const in_columns = datedInWorkColumns(document, days).filter(
    (work) =>
      !isInCellOf(document, work.start, in_rows) &&
      !in_rows.some(({ start }) => start >= work.start && start < work.end),
  );
  const others = elsewhere.filter(
    ({ start }) =>
      !isInCellOf(document, start, in_rows) &&
      !in_columns.some((work) => start >= work.start && start < work.end),
  );
  const told = [...in_rows, ...in_columns, ...others];
  const entries = datedInEntries(document, days, own).filter(
    ({ start }) => !isInCellOf(document, start, told),
  );
  const outside = [...told, ...entries].filter(({ start }) => !calendar.holds(start));
  return withoutSections(document, [...calendar.works, ...outside]).flatMap((work) =>
    itemOf(work, dating),
  );
}
