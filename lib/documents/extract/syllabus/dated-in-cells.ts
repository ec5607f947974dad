import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { type DocumentText, evidenceBetween, type PlacedCell } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { type DatedItem, dayOf } from "./dated-item";
import { HELD_WORK, NOT_HELD_WORK } from "./dated-work";
import { scheduleRows } from "./table-rows";
import { WORK_PHRASE } from "./work-words";

const DUE_NEXT = /^\s*(?:is\s+)?due:?\s*(?:on|by)?\s*/i;
/** "Lab 2 in class (report due 9/28)", "HW2 released (due 9/29)". */
const DUE_IN_BRACKETS =
  /^[^()\d]{0,24}\((?:(?:the )?(?:report|write-?up|paper|draft|solutions?)\s+)?due:?\s*(?:on|by)?\s*/i;

/** Wrapped cells of a schedule, read as a whole: "Assignment 2 / due Mon Aug 3". */
export function datedInCells(document: DocumentText, dating: Dating): DatedItem[] {
  return scheduleRows(document).flatMap(({ head, cells }) => {
    return cells.flatMap((cell) =>
      [...cell.text.matchAll(WORK_PHRASE)].flatMap((match) => {
        const after = cell.text.slice(match.index + match[0].length);
        if (head.text.length < 16 && isOnTheDay(match, after)) {
          const [day] = findDates(head.text, dating);
          if (day) return itemIn(document, cell, match, day, dating);
        }
        const due = DUE_NEXT.exec(after) ?? DUE_IN_BRACKETS.exec(after);
        const [mention] = due ? findDates(after, dating) : [];
        if (!due || !mention || mention.start > due[0].length + 2) return [];
        return itemIn(document, cell, match, mention, dating);
      }),
    );
  });
}

/** "Quiz 2 HW3 due HW4 released (due 10/13)" in the row of a day: the quiz and HW3 are that day's. */
function isOnTheDay(match: RegExpExecArray, after: string): boolean {
  const is_sat = match.index === 0 && HELD_WORK.test(match[0]) && /\d$/.test(match[0]);
  const follows = /^\s+(?=\p{Lu})/u.test(after) && !NOT_HELD_WORK.test(after.slice(0, 24));
  return (is_sat && follows) || (/\d\s+due$/i.test(match[0]) && follows);
}

function itemIn(
  document: DocumentText,
  cell: PlacedCell,
  match: RegExpExecArray,
  mention: DateMention,
  dating: Dating,
): DatedItem[] {
  const [word = ""] = match[0].split(" ");
  const at = Math.max(cell.start, document.text.indexOf(word, cell.start));
  return [
    {
      title: match[0].replace(/\s+due$/i, "").trim(),
      ...dayOf(mention, dating),
      evidence: evidenceBetween(document, at, at + word.length),
      start: at,
      strong: true,
      part: false,
    },
  ];
}
