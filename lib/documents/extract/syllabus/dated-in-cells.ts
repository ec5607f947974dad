import { type DateMention, findDates } from "@/lib/documents/dates/find";
import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { MONTH, WEEKDAY } from "@/lib/text/calendar";
import { type DatedWork, HELD_WORK, NOT_HELD_WORK, type Work } from "./dated-work";
import { type Day, within } from "./days";
import { scheduleRows } from "./table-rows";
import { worksIn } from "./works-in";

const DUE_NEXT = /^\s*(?:is\s+)?due:?\s*(?:on|by)?\s*/i;
/** "Lab 2 in class (report due 9/28)", "HW2 released (due 9/29)". */
const DUE_IN_BRACKETS =
  /^[^()\d]{0,24}\((?:(?:the )?(?:report|write-?up|paper|draft|solutions?)\s+)?due:?\s*(?:on|by)?\s*/i;

/** Wrapped cells of a schedule, read as a whole: "Assignment 2 / due Mon Aug 3". */
export function datedInCells(document: DocumentText, dating: Dating, days: Day[]): DatedWork[] {
  return scheduleRows(document).flatMap(({ head, cells, line }) => {
    const in_head = within(days, head.start, head.start + head.text.length);
    const [day] = in_head.length === 1 ? in_head : [];
    return cells.flatMap((cell) => {
      const passage = { text: cell.text, start: 0, end: cell.text.length, line };
      return worksIn(passage).flatMap((work) => {
        const after = cell.text.slice(work.end);
        if (head.text.length < 16 && isOnTheDay(work, after)) {
          if (day?.is_single) return [placed(document, cell, work, day)];
        }
        const due = DUE_NEXT.exec(after) ?? DUE_IN_BRACKETS.exec(after);
        const [mention] = due ? findDates(after, dating) : [];
        if (!due || !mention || mention.start > due[0].length + 2) return [];
        const place = days.find(
          ({ start, month, day }) =>
            start >= cell.start &&
            start < cell.start + FARTHEST &&
            month === mention.month &&
            day === mention.day,
        );
        return place
          ? [placed(document, cell, work, { ...place, time: place.time ?? mention.time })]
          : [];
      });
    });
  });
}

/** "Quiz 2 HW3 due HW4 released (due 10/13)" in the row of a day: the quiz and HW3 are that day's. */
function isOnTheDay({ title, start }: Work, after: string): boolean {
  const rest = after.replace(/^\s+due(?=\s)/i, "");
  const [next] = findDates(rest);
  if ((next && next.start < 4) || NAMES_A_DAY.test(rest)) return false;
  const follows = /^\s+(?=\p{Lu})/u.test(rest) && !NOT_HELD_WORK.test(rest.slice(0, 24));
  if (rest !== after) return /\d$/.test(title) && follows;
  return start === 0 && HELD_WORK.test(title) && /\d$/.test(title) && follows;
}

/** "Quiz 5 due May", its day on a line that is not part of the cell. */
const NAMES_A_DAY = new RegExp(`^\\s+(?:${MONTH}|${WEEKDAY})(?!\\p{L})`, "iu");

/** Where a wrapped cell says its work and its day, in letters from its beginning. */
const FARTHEST = 600;

/** A wrapped cell is read as a whole: only the work's first word has a place, and two bare numbers are its day. */
function placed(
  document: DocumentText,
  cell: PlacedCell,
  { title }: Work,
  mention: DateMention,
): DatedWork {
  const [word = ""] = title.split(" ");
  const start = Math.max(cell.start, document.text.indexOf(word, cell.start));
  return {
    title,
    start,
    end: start + word.length,
    mention: { ...mention, bare: false },
    strong: true,
  };
}
