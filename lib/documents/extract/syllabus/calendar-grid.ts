import { resolveDate } from "@/lib/documents/dates/resolve";
import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { MONTH, monthOf, WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { DAY_MS } from "@/lib/time/durations";

/** A cell of a calendar that begins with the day of the month; `rest` is what else stands in it. */
export interface DayCell {
  cell: PlacedCell;
  month: number;
  day: number;
  /** YYYY-MM-DD. */
  date: string;
  rest: { text: string; start: number };
}

export interface Week {
  line: number;
  days: DayCell[];
}

const DAY_CELL = new RegExp(
  `^(?:(?<before>${MONTH})\\.?\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th|[ºª.])?` +
    `(?:\\s+(?<after>${MONTH})(?!\\p{L})\\.?)?(?:(?<=\\p{L}|[ºª])\\s+\\d{1,2}(?=$|\\s))?` +
    `(?<rest>$|\\s*[-–—:].*|\\s+[\\p{Lu}►•].*)`,
  "iu",
);
const [FEWEST_WEEKS, FEWEST_CHECKS, MOSTLY] = [4, 3, 0.8];
const SAME_COLUMN = 16;
const MOST_WEEKS = 20;
const LONGEST_BREAK = 28;

/** The weeks of a calendar with a cell for each day; none where the days do not fall on their weekdays. */
export function weeksOf(document: DocumentText, dating: Dating): Week[] {
  let month: number | null = null;
  let last = 0;
  const weeks: Week[] = [];
  for (const [line, { cells }] of document.lines.entries()) {
    const found = withoutLabel(cells.length > 1 ? cells.flatMap(asDay) : []);
    const named = found.some((day) => day.month !== null);
    if (!isWeek(found) || (month === null && !named)) continue;
    const days: DayCell[] = [];
    for (const each of found) {
      if (each.month !== null) month = each.month;
      else if (month !== null && each.day < last) month = (month % 12) + 1;
      last = each.day;
      const date = month && dateOf(each.day, month, dating);
      if (month && date) days.push({ ...each, month, date });
    }
    weeks.push({ line, days });
  }
  return weeks.length >= FEWEST_WEEKS && areOnWeekdays(document, weeks) ? weeks : [];
}

type Found = Omit<DayCell, "month" | "date"> & { month: number | null };

function asDay(cell: PlacedCell): Found[] {
  const groups = DAY_CELL.exec(cell.text)?.groups;
  const day = Number(groups?.day);
  if (!groups || day < 1 || day > 31) return [];
  const month = monthOf(groups.before ?? groups.after ?? "");
  const text = groups.rest ?? "";
  return [{ cell, day, month, rest: { text, start: cell.start + cell.text.length - text.length } }];
}

/** Without the number of the week, where it stands before the days. */
function withoutLabel(days: Found[]): Found[] {
  const [first, second] = days;
  if (!first || !second || first.month !== null) return days;
  const before_month = second.month !== null && second.day > 1 && first.day <= MOST_WEEKS;
  return before_month || !isWeek(days) ? days.slice(1) : days;
}

/** At least two days, each a little after the one before it. */
function isWeek(days: Found[]): boolean {
  return (
    days.length > 1 &&
    days.slice(1).every(({ day, month }, at) => {
      const before = days[at]?.day ?? 0;
      const step = day - before;
      return step > 0 ? step < 7 : day < 7 && (month !== null || before > 24);
    })
  );
}

function dateOf(day: number, month: number, { periods }: Dating): string | null {
  const plain = { start: 0, end: 0, year: null, weekday: null, ambiguous: false, bare: false };
  return resolveDate({ ...plain, day, month, time: null }, periods).date;
}

/** The days of a column lie whole weeks apart, or below the name of their weekday. */
function areOnWeekdays(document: DocumentText, weeks: Week[]): boolean {
  const checks = weeks.slice(1).flatMap(({ days }, at) =>
    days.flatMap(({ cell, date }) => {
      const above = weeks[at]?.days.find((other) => Math.abs(other.cell.x - cell.x) < SAME_COLUMN);
      const step = above && (Date.parse(date) - Date.parse(above.date)) / DAY_MS;
      return step === undefined ? [] : [step > 0 && step <= LONGEST_BREAK && step % 7 === 0];
    }),
  );
  const heads = weekdaysOver(document, weeks[0]?.line ?? 0);
  const named = weeks.flatMap(({ days }) =>
    days.flatMap(({ cell, date }) => {
      const head = heads.find(({ x }) => Math.abs(x - cell.x) < SAME_COLUMN * 2);
      return head ? [new Date(date).getUTCDay() === head.weekday] : [];
    }),
  );
  const holds = (all: boolean[]) => all.filter(Boolean).length >= all.length * MOSTLY;
  return checks.length >= FEWEST_CHECKS && holds(checks) && holds(named);
}

const IS_WEEKDAY = new RegExp(`^(${WEEKDAY})(?!\\p{L})`, "iu");
const LINES_OVER = 4;

function weekdaysOver(document: DocumentText, line: number): { x: number; weekday: number }[] {
  return document.lines.slice(Math.max(0, line - LINES_OVER), line).flatMap(({ cells }) =>
    cells.flatMap(({ text, x }) => {
      const weekday = weekdayOf(IS_WEEKDAY.exec(text)?.[1] ?? "");
      return weekday === null ? [] : [{ x, weekday }];
    }),
  );
}
