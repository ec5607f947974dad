import type { DateMention } from "@/lib/documents/dates/find";
import { type DocumentText, lineIndexAt, type PlacedCell } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { type DayCell, type Week, weeksOf } from "./calendar-grid";
import { DUE } from "./dated-item";
import { type DatedWork, HANDED_OUT, HELD_WORK, NOT_HELD_WORK, type Work } from "./dated-work";
import { type Passage, sentencesOf } from "./passages";
import { numberIn } from "./title-words";
import { worksIn } from "./works-in";

const LINES_OF_WEEK = 12;
const LONGEST_ENTRY = 140;

interface Calendar {
  works: DatedWork[];
  /** Whether a place is in the calendar, where a column tells the day and nothing else. */
  holds: (offset: number) => boolean;
}

/** Work in the cells of a calendar, dated by the day that stands in or over its cell. */
export function readCalendar(document: DocumentText, dating: Dating): Calendar {
  const weeks = weeksOf(document, dating);
  const ends = weeks.map(({ line }, at) =>
    Math.min(weeks[at + 1]?.line ?? document.lines.length, line + LINES_OF_WEEK),
  );
  const works = weeks.flatMap((week, at) =>
    entriesOf(document, week, ends[at] ?? week.line).flatMap(({ day, passage }) =>
      piecesIn(passage).map((work) => ({ ...work, mention: mentionOf(day), strong: true })),
    ),
  );
  const holds = (offset: number) => {
    const line = lineIndexAt(document, offset);
    return weeks.some((week, at) => line >= week.line && line < (ends[at] ?? 0));
  };
  return { works, holds };
}

function mentionOf({ cell, day, month, rest }: DayCell): DateMention {
  const [start, end] = [cell.start, rest.start];
  const plain = { year: null, weekday: null, ambiguous: false, bare: false, time: null };
  return { ...plain, start, end, day, month };
}

/** What stands beside each day, and in the lines below it in its column. */
function entriesOf(document: DocumentText, week: Week, end: number) {
  const own = week.days.map((day) => ({
    day,
    passage: passageOf(day.rest.text, day.rest.start, week.line),
  }));
  const { page } = document.lines[week.line] ?? {};
  const below = document.lines.slice(week.line + 1, end).flatMap((entry, at) =>
    entry.page === page
      ? entry.cells.flatMap((cell) => {
          const day = dayOver(cell, week.days);
          return day
            ? [{ day, passage: passageOf(cell.text, cell.start, week.line + 1 + at) }]
            : [];
        })
      : [],
  );
  return [...own, ...below].filter(({ passage }) => passage.text.length < LONGEST_ENTRY);
}

function passageOf(text: string, start: number, line: number): Passage {
  return { text, start, end: start + text.length, line };
}

/** The day whose column a cell stands in: it begins there, or its middle lies between two days. */
function dayOver(cell: PlacedCell, days: DayCell[]): DayCell | null {
  const begins = days.find((day) => Math.abs(day.cell.x - cell.x) < 14);
  if (begins) return begins;
  const middle = cell.x + cell.width / 2;
  return days.findLast((day) => day.cell.x - 10 <= Math.min(cell.x, middle)) ?? null;
}

function piecesIn(passage: Passage): Work[] {
  return sentencesOf(passage).flatMap((sentence) => {
    if (NOT_HELD_WORK.test(sentence.text)) return [];
    return worksIn(sentence).filter(({ title, start, end }) => {
      const before = sentence.text.slice(0, start - sentence.start);
      const after = sentence.text.slice(end - sentence.start);
      if (HANDED_OUT.test(after)) return false;
      const is_certain = numberIn(title) !== null || /final|mid|parcial/i.test(title);
      const is_held = HELD_WORK.test(title) && is_certain && /^[^\p{L}]*$/u.test(before);
      return is_held || DUE.test(after) || DUE.test(before);
    });
  });
}
