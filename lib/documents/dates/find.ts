import {
  MONTH,
  MONTH_BEHIND_SLASH,
  MONTH_START,
  monthOf,
  WEEKDAY,
  weekdayOf,
} from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import { isNoDate } from "./no-dates";
import { findTimes, type TimeMention } from "./times";

export type DateMention = {
  start: number;
  end: number;
  day: number;
  month: number;
  /** Null where the document gives none. */
  year: number | null;
  /** 0 is Sunday. */
  weekday: number | null;
  /** Two small numbers ("4/5/2024") whose order the words do not tell. */
  ambiguous: boolean;
  /** Only two numbers ("10/20"): a date only where something else says so. */
  bare: boolean;
  time: TimeMention | null;
};

const DAY = source`(?<day>\d{1,2})`;
const YEAR = source`(?<year>(?:1\d|20)\d{2}(?!\d)|['’]\d{2}(?!\d))`;
/** A weekday in a cell of its own is no part of the date beside it. */
const GAP = source`[^\S\t]*`;
const BEFORE = source`(?:(?<!\p{L})(?<weekday>${WEEKDAY}),?${GAP}(?:(?:the|den|dem|der|le|el|il)[^\S\t]+)?)?`;
const AFTER = source`(?:,?[^\S\t\n]*\(?(?<weekday2>${WEEKDAY})(?![\p{L}])\)?)?`;
/** May, March and a few foreign months are also English words: they need their capital. */
const MONTH_NAME = source`(?<month>${MONTH}|(?<=\d/)(?:${MONTH_BEHIND_SLASH}))(?![\p{L}])\.?`;
/** "March, 3rd", "March, 3 (5 pm)". */
const COMMA_BETWEEN = source`,\s(?=\d{1,2}(?:(?:st|nd|rd|th)(?!\p{L})|\s\(\d))`;

const PATTERNS = [
  // 25OCT24, 25-Oct-24
  pattern("giu")`
    (?<![\d.:/-])${DAY}(?<joint>-?)(?<month>${MONTH_START})
    \k<joint>(?<year>\d{2})(?!\d)`,
  // October 25th, 2024, Oct-25
  pattern("giu")`
    ${BEFORE}(?<![\p{L}]|\d/)${MONTH_NAME}(?:\s*(?:the\s+)?|(?<!\d[ .]{0,2}\k<month>)-\s?|${COMMA_BETWEEN})
    ${DAY}(?:st|nd|rd|th)?(?![\d])(?!:\d|\s?(?:h|[ap]\.?m|uhr)(?![\p{L}]))
    (?:\s*[-–]\s*\d{1,2}(?![\d:]))?(?:\s*\(${WEEKDAY}\))?(?:[,.]?\s*(?:of\s+)?${YEAR})?${AFTER}`,
  // 25. Oktober 2024, 25-Oct-2024, 25/Oct 24, le 1er mars, 5 de mayo de 2024
  pattern("giu")`
    ${BEFORE}(?<![\d.:/$€£])${DAY}(?:st|nd|rd|th|er|ère|º|°|\.)?[\s/–-]*(?:of\s+|de\s+|d['’])?
    ${MONTH_NAME}(?:[,\s/–-]*(?:de[l]?\s+)?${YEAR}|(?<=/\p{L}+)[ /](?<short>\d{2})(?![\d:./]))?${AFTER}`,
  // Wednesday 21, January 2015
  pattern("giu")`
    (?<!\p{L})(?<weekday>${WEEKDAY}),?${GAP}${DAY}(?:st|nd|rd|th)?,[^\S\t\n]${MONTH_NAME}(?:,?\s*${YEAR})?`,
  // 2024-10-25
  pattern("giu")`
    ${BEFORE}(?<![\d./-])(?<iso>20\d{2})(?<sep>[-/.])(?<month1>\d{1,2})\k<sep>${DAY}(?![\d])${AFTER}`,
  // 2024年10月25日
  pattern("giu")`(?<iso>20\d{2})\s*年\s*(?<month1>\d{1,2})\s*月\s*${DAY}\s*日`,
  // 10/25/2024, 25.10.2024, 25-10-2024
  pattern("giu")`
    ${BEFORE}(?<![\d./:-])(?<a>\d{1,2})(?<sep>[/.-]) ?(?<b>\d{1,2})
    \k<sep> ?(?<full>(?:19|20)\d{2}|\d{2})(?![\d/])(?!\.\d)${AFTER}`,
  // 10/25, 25.10.
  pattern("giu")`
    ${BEFORE}(?<![\d./:$€£-])(?<a>\d{1,2})(?:/(?<b>\d{1,2})(?![\d/])|\. ?(?<b2>\d{1,2})\.(?!\d))
    (?!\s*%)${AFTER}`,
];

/** What is known of the order of day and month: between slashes, and between full stops (there the day comes first). */
export type DateOrder = { day_first?: boolean; dots_month_first?: boolean };

/** Dates in a text, in order, each with the time of day that belongs to it. */
export function findDates(written: string, options: DateOrder = {}): DateMention[] {
  const text = withPlainDigits(written);
  const found: DateMention[] = [];
  const taken = new Uint8Array(text.length);
  const order = {
    slashes: options.day_first ?? false,
    dots: !(options.dots_month_first ?? putsMonthBeforeDots(text)),
  };
  for (const [kind, pattern] of PATTERNS.entries()) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (match[0].includes("\t")) continue;
      if (taken.subarray(start, end).includes(1)) continue;
      if (kind === 1 && isDateOfLineAbove(text, start, match[0])) continue;
      const read = readDate(kind, match.groups ?? {}, order);
      if (!read || isNoDate(writtenAs(kind), match, text, end)) continue;
      taken.fill(1, start, end);
      found.push({ start, end, time: null, ...read });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return withTimes(text, found);
}

/** "Due 13 Mar.", "23 de noviembre", and below it "5. Proposal": the month has its day already. */
function isDateOfLineAbove(text: string, start: number, words: string): boolean {
  return (
    /^\p{L}+\.?\s*\n/u.test(words) &&
    /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.|º)?(?: (?:of|de|di))?[ -]{1,2}$/.test(
      text.slice(Math.max(0, start - 9), start),
    )
  );
}

/** Arabic-Indic and Persian digits as 0 to 9; every place in the text stays where it was. */
export function withPlainDigits(text: string): string {
  if (!/[\u0660-\u0669\u06f0-\u06f9]/.test(text)) return text;
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/** How the pattern of a date has it. */
function writtenAs(kind: number) {
  const from_last = PATTERNS.length - kind;
  if (kind === 1) return "month_first";
  if (kind === 2) return "day_first";
  return from_last === 1 ? "bare" : from_last === 2 ? "numbers" : "other";
}

const EARLIEST_YEAR = 1950;

type Read = Omit<DateMention, "start" | "end" | "time">;

function readDate(
  kind: number,
  groups: Record<string, string | undefined>,
  day_first: { slashes: boolean; dots: boolean },
): Read | null {
  const weekday = weekdayOf(groups.weekday ?? groups.weekday2 ?? "");
  const plain = { weekday, ambiguous: false, bare: false };
  if (groups.month) {
    const month = monthOf(groups.month);
    if (month === null) return null;
    const [day, year] = [Number(groups.day), yearOf(groups.year ?? groups.short)];
    // "Tuesday 3 November 1700" is five o'clock; what happened in 1776 is nobody's deadline.
    if (year !== null && year < EARLIEST_YEAR) {
      const is_time = weekday !== null && weekdayAt(year, month, day) !== weekday;
      return is_time ? valid({ ...plain, day, month, year: null }) : null;
    }
    return valid({ ...plain, day, month, year });
  }
  if (groups.iso) {
    const [day, month] = [Number(groups.day), Number(groups.month1)];
    return valid({ ...plain, day, month, year: Number(groups.iso) });
  }
  const [a, b] = [Number(groups.a), Number(groups.b ?? groups.b2)];
  const dotted = groups.sep === "." || groups.b2 !== undefined;
  const year = yearOf(groups.full);
  const bare = kind === PATTERNS.length - 1;
  // A section number or version ("1.2.10") has no padded parts.
  if (dotted && groups.full?.length === 2 && !/^\d\d$/.test(groups.a ?? "")) return null;
  if (groups.sep === "-" && groups.full?.length === 2) return null;
  const by_form = dotted ? day_first.dots : day_first.slashes;
  const dayFirst = a > 12 || (dotted && day_first.dots) || (b <= 12 && by_form);
  const [day, month] = dayFirst ? [a, b] : [b, a];
  const ambiguous = !dotted && a <= 12 && b <= 12 && a !== b;
  const read = valid({ weekday, ambiguous, bare, day, month, year });
  if (!read || !ambiguous || weekday === null || year === null) return read;
  // The weekday tells the order where only one order fits it.
  if (weekdayAt(year, month, day) === weekday) return { ...read, ambiguous: false };
  if (weekdayAt(year, day, month) !== weekday) return read;
  return { ...read, day: month, month: day, ambiguous: false };
}

const DOTTED = /(?<![\d./:-])(\d{1,2})\.(\d{1,2})\.(?:20)?\d{2}(?![\d.])/g;
const FEWEST_DOTTED = 3;

/** "08.25.2017" among others like it: here the day stands behind the month between full stops, too. */
export function putsMonthBeforeDots(text: string): boolean {
  const pairs = [...text.matchAll(DOTTED)].map((match) => [Number(match[1]), Number(match[2])]);
  const is_told = pairs.filter(([, second = 0]) => second > 12).length >= FEWEST_DOTTED;
  return is_told && pairs.every(([first = 0]) => first <= 12);
}

function valid(read: Read): Read | null {
  const { day, month, year } = read;
  if (month < 1 || month > 12 || day < 1) return null;
  return isInYear(year ?? LEAP_YEAR, month, day) ? read : null;
}

/** Has every day. */
export const LEAP_YEAR = 2024;

/** February 29 is in no other than a leap year. */
export function isInYear(year: number, month: number, day: number): boolean {
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function yearOf(digits: string | undefined): number | null {
  if (!digits) return null;
  const value = Number(digits.replace(/\D/g, ""));
  return value < 100 ? 2000 + value : value;
}

/** 0 is Sunday. */
export function weekdayAt(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

const BETWEEN_DATE_AND_TIME = {
  en: words`
    at, by, before, until, no later than, on, due, date, time, from, starting, from, sharp, class
  `,
  de: words`um, bis, vor, spätestens`,
  fr: words`à, avant`,
  es: words`a\s+las?, hasta(?:\s+las?)?`,
  other: words`às, (?:alle\s+)?ore, kl\.?, om`,
};
const JOINED_AFTER = pattern("iu")`
  ^(?:T|[\s,;:()[\]@–—|-]*(?:${BETWEEN_DATE_AND_TIME}[\s,;:()@–-]*){0,3})$`;
const JOINED_BEFORE =
  /^[\s,;:()@–—|-]*(?:(?:on|of|am|le|el|the|this|den|at|hours|due|del?|uhr)[\s,;:()–-]*){0,3}$/iu;

/** In "released Oct 9, due 4pm Oct 26" the time belongs to the second date. */
function belongsToNextDate(
  text: string,
  date: DateMention,
  time: TimeMention,
  dates: DateMention[],
) {
  const [next] = between(dates, time.end, time.end + 3);
  return (
    next !== undefined &&
    next.start - time.end < 4 &&
    /(?:due|by|before)/i.test(text.slice(date.end, time.start))
  );
}

/** Those that begin in a stretch of text; they stand in order, and a long list is not walked for each. */
function between<T extends { start: number }>(all: T[], from: number, to: number): T[] {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < all.length && (all[end]?.start ?? 0) <= to) end += 1;
  return all.slice(low, end);
}

/** A date takes the time that follows it, else the one before it, when only joining words stand between. */
function withTimes(text: string, dates: DateMention[]): DateMention[] {
  const dated = new Uint8Array(text.length);
  for (const { start, end } of dates) dated.fill(1, start, end);
  const times = findTimes(text).filter(({ start, end }) => !dated.subarray(start, end).includes(1));
  const taken = new Set<TimeMention>();
  const take = (time: TimeMention | undefined) => {
    if (time) taken.add(time);
    return time ?? null;
  };
  const after = dates.map((date) =>
    take(
      between(times, date.end, date.end + 39).find(
        (time) =>
          JOINED_AFTER.test(text.slice(date.end, time.start)) &&
          !belongsToNextDate(text, date, time, dates),
      ),
    ),
  );
  return dates.map((date, index) => {
    const before = between(times, date.start - 50, date.start).findLast(
      (time) =>
        !taken.has(time) &&
        time.end <= date.start &&
        date.start - time.end < 25 &&
        JOINED_BEFORE.test(text.slice(time.end, date.start)),
    );
    return { ...date, time: after[index] ?? take(before) };
  });
}
