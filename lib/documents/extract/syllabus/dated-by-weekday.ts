import { type DateMention, findDates, weekdayAt } from "@/lib/documents/dates/find";
import { resolveDate } from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { DUE } from "./dated-item";
import { type DatedWork, HELD_WORK, NOT_HELD_WORK } from "./dated-work";
import { WORK_PHRASE } from "./work-words";

const DAY_IN_CELL = new RegExp(`^(?<day>${WEEKDAY})\\s*:\\s*(?=\\S)`, "iu");
/** "Sept 7, 9" names two days. */
const MORE_DAYS = /^(?:\s*(?:,|&|and|\/)\s*(\d{1,2})(?![\d:/]))+/i;
const HANDED_IN = /^\s*in(?=\s*(?:$|[;,.]))/i;

/** "Tue: Quiz 1" in the row of "Sept 21, 23": the weekday tells which of the row's days is meant. */
export function datedByWeekday(document: DocumentText, dating: Dating): DatedWork[] {
  if (!document.lines.some(({ cells }) => cells.some(({ text }) => DAY_IN_CELL.test(text))))
    return [];
  let days: DateMention[] = [];
  return document.lines.flatMap(({ cells }) => {
    const own = cells.slice(0, 3).flatMap((cell) => daysIn(cell.text, cell.start, dating));
    if (own.length > 0) days = own;
    return cells.flatMap((cell) => {
      const day = DAY_IN_CELL.exec(cell.text);
      const weekday = weekdayOf(day?.groups?.day ?? "");
      const mention = days.find((each) => fallsOn(each, weekday, dating));
      if (!day || !mention) return [];
      const from = cell.start + day[0].length;
      return piecesIn(cell.text.slice(day[0].length), from).map((work) => ({ ...work, mention }));
    });
  });
}

function piecesIn(text: string, from: number) {
  return [...text.matchAll(WORK_PHRASE)].flatMap((match) => {
    const title = match[0].replace(/\s+due$/i, "").trim();
    const after = text.slice(match.index + match[0].length);
    const said = /\s+due$/i.test(match[0]) || DUE.test(after.slice(0, 6)) || HANDED_IN.test(after);
    const sat = HELD_WORK.test(title) && !NOT_HELD_WORK.test(text);
    const start = from + match.index;
    return said || sat ? [{ title, start, end: start + title.length, strong: true }] : [];
  });
}

function daysIn(text: string, start: number, dating: Dating): DateMention[] {
  return findDates(text, dating).flatMap((mention) => {
    const more = MORE_DAYS.exec(text.slice(mention.end));
    const others = [...(more?.[0] ?? "").matchAll(/\d{1,2}/g)].map(Number);
    const placed = { ...mention, start: mention.start + start, end: mention.end + start };
    const rest = others.map((day) => ({ ...placed, day, weekday: null }));
    return [placed, ...rest];
  });
}

function fallsOn(mention: DateMention, weekday: number | null, { periods }: Dating): boolean {
  const { date } = resolveDate(mention, periods);
  const [year = 0, month = 0, day = 0] = (date ?? "").split("-").map(Number);
  return date !== null && weekday !== null && weekdayAt(year, month, day) === weekday;
}
