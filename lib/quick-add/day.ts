import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { weekdayOf } from "@/lib/text/calendar";
import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS } from "@/lib/text/languages/english-names";
import { pattern, words } from "@/lib/text/pattern";
import { LAST, NEXT } from "@/lib/text/said-weekdays";
import { isDay } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { relativeDays } from "@/lib/time/said-days";
import { ofNextWeek, onOrAfter } from "@/lib/time/weekdays";
import { type Span, TAKEN } from "./spans";
import type { SaidTime } from "./time";

export interface SaidDay extends Span {
  /** The time that stands beside a date. */
  time: SaidTime | null;
  /** The day (`YYYY-MM-DD`), which of a weekday depends on the time (`HH:MM`) it is said with. */
  dateAt: (time: string | null) => string;
}

/**
 * The day of a line: of several the one after "due" or "by", else the last. `local` is the student's now. Late work is
 * added as well: of days without a year those that are over for a few weeks are meant.
 */
export function findDay(text: string, local: string, zone: string): SaidDay | null {
  const found = findDays(text, local, zone, RECENT_DAYS);
  return found.find(({ start }) => IS_DUE.test(text.slice(0, start))) ?? found.at(-1) ?? null;
}

/**
 * All days of a line, which are of one sort: dates, else "tomorrow", else weekdays. Dates without a year lie at most so
 * many days back.
 */
export function findDays(text: string, local: string, zone: string, days_back = 0): SaidDay[] {
  const [today = "", clock = ""] = local.split("T");
  const sorts = [datesOf, relativesOf, weekdaysOf];
  const found = sorts.map((find) => find(text, { today, clock, zone, days_back }));
  return found.find((days) => days.length > 0) ?? [];
}

const RECENT_DAYS = 60;

interface Now {
  days_back: number;
  today: string;
  clock: string;
  zone: string;
}

const DUE = {
  en: words`due(?: on)?, by, until, till`,
  de: words`bis(?: zum)?, fällig(?: am)?`,
  fr: words`pour le`,
  es: words`para el`,
};
const IS_DUE = pattern("iu")`(?<![\p{L}])${DUE}:?\s*$`;

/** Short names that are words as well ("may", "mar"), as students type them: a number beside them tells. */
const MONTHS = ENGLISH_MONTHS.flatMap((names) => names.split(" "));
const SMALL_MONTH = pattern("gu")`
  (?<=\d(?:st|nd|rd|th)?[ -]?)${MONTHS}(?!\p{L})|(?<!\p{L})${MONTHS}(?=\.? ?\d)`;

/** "10.12. 14 Uhr": an hour that would be taken for the year. */
const HOUR = /(?<!\d)\d{1,2}(?=\s?uhr(?!\p{L}))/giu;

function datesOf(text: string, { today, zone, days_back }: Now): SaidDay[] {
  const written = text
    .replace(SMALL_MONTH, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(HOUR, (hour) => TAKEN.repeat(hour.length));
  return findDates(written, { day_first: !isMonthFirst(zone) }).flatMap((mention) => {
    const { start, end, time } = mention;
    if (isNumberOfSection(mention, text, zone)) return [];
    const date = dateOf(mention, addDays(today, -days_back));
    return date === null ? [] : [{ start, end, time, dateAt: () => date }];
  });
}

/** "hw 2.1.": with a month before the day, two small numbers with full stops are no date. */
function isNumberOfSection({ start, end, bare }: DateMention, text: string, zone: string) {
  return bare && isMonthFirst(zone) && /^\d\.\d\.$/.test(text.slice(start, end));
}

/** Without a year it is the next such day from the given one on. */
function dateOf({ year, month, day }: DateMention, from: string): string | null {
  const iso = (each: number) =>
    `${each}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  if (year !== null) return isDay(iso(year)) ? iso(year) : null;
  const this_year = Number(from.slice(0, 4));
  const years = Array.from({ length: LEAP_YEARS }, (_, later) => this_year + later);
  return years.map(iso).find((date) => isDay(date) && date >= from) ?? null;
}

/** From any day on, a 29 February comes within as many years. */
const LEAP_YEARS = 9;

/** Where 3/14 is the fourteenth of March. */
function isMonthFirst(zone: string): boolean {
  return MONTH_FIRST.test(zone);
}

const CITIES = words`
  New_York, Chicago, Denver, Los_Angeles, Anchorage, Phoenix, Detroit, Boise, Juneau, Adak, Nome, Sitka,
  Indiana/.+, Kentucky/.+, North_Dakota/.+, Toronto, Vancouver, Puerto_Rico
`;
const MONTH_FIRST = pattern("u")`^(?:America/${CITIES}|Pacific/Honolulu|US/.+|UTC)$`;

const TONIGHT = /(?<![\p{L}])(?:tonight|heute abend|ce soir|esta noche)(?!\p{L})/giu;

/** "tomorrow", "in two weeks"; "next week" is no day. */
function relativesOf(text: string, { today }: Now): SaidDay[] {
  const night = [...text.matchAll(TONIGHT)].map((match) => ({ ...spanOf(match), day: today }));
  const all = [...relativeDays(text, today), ...night]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, day }) => ({ start, end, time: null, dateAt: () => day }));
  // "heute" stands in "heute abend".
  return all.filter((day) => all.every(({ start, end }) => day.start <= start || day.end > end));
}

const ENGLISH_NAMES = new Set(ENGLISH_WEEKDAYS.flatMap((names) => names.split(" ")));
/** "the sun", "she sat": words of their own. */
const WORD_BEFORE = pattern("iu")`(?<!\p{L})${words`the, a, an, my, our, i, we, he, she, they`}\s$`;
const HOLIDAY = pattern("iu")`(?<!\p{L})${words`good, black, ash, palm, easter, cyber`}\s$`;
const IS_NEXT = pattern("iu")`(?<!\p{L})${NEXT}\s+$`;
const IS_LAST = pattern("iu")`(?<!\p{L})${LAST}\s+$`;
const NEXT_AFTER = pattern("iu")`^\s+${NEXT}(?!\p{L})`;
const LAST_AFTER = pattern("iu")`^\s+${LAST}(?!\p{L})`;
/** Of other languages, short names are too often words. */
const SHORTEST_FOREIGN = 5;

function weekdaysOf(text: string, now: Now): SaidDay[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const [name] = match;
    const weekday = weekdayNamed(name);
    const before = text.slice(0, match.index);
    if (weekday === null || /^['’]/.test(text.slice(match.index + name.length))) return [];
    if (HOLIDAY.test(before) || (WORD_BEFORE.test(before) && !/\p{Lu}/u.test(name))) return [];
    const span = spanOf(match);
    const rest = text.slice(span.end);
    const [next = ""] = NEXT_AFTER.exec(rest) ?? [];
    const [last = ""] = LAST_AFTER.exec(rest) ?? [];
    const is_next = next !== "" || IS_NEXT.test(before);
    const is_last = last !== "" || IS_LAST.test(before);
    const dateAt = (time: string | null) => {
      if (is_last) return addDays(onOrAfter(weekday, now.today), -7);
      return is_next ? ofNextWeek(weekday, now.today) : nextSuchDay(weekday, time, now);
    };
    const end = span.end + (next || last).length;
    return [{ start: span.start, end, time: null, dateAt }];
  });
}

function weekdayNamed(name: string): number | null {
  const plain = name.toLowerCase();
  if (!ENGLISH_NAMES.has(plain) && plain.length < SHORTEST_FOREIGN) return null;
  return weekdayOf(plain);
}

/** Today counts while the time is still to come; without a time the day lasts until midnight. */
function nextSuchDay(weekday: number, time: string | null, { today, clock }: Now): string {
  const day = onOrAfter(weekday, today);
  return day === today && time !== null && time <= clock ? addDays(today, 7) : day;
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
