import type { ClassKind } from "@/lib/contract/class-values";
import { type ClockSpan, findClockSpans } from "@/lib/documents/dates/clock-spans";
import { MONTH } from "@/lib/text/calendar";
import { pattern, source } from "@/lib/text/pattern";
import { type DayGroup, findDayGroups } from "./class-days";
import { GROUP_WORDS, KIND_WORDS, NOT_WEEKLY, PLACE_WORDS } from "./class-time-words";
import type { SyllabusClassTime } from "./types";

/** A class time and where it stands in the text. */
export type ReadClassTime = SyllabusClassTime & {
  /** The words right before it, without its label. */
  lead: string;
  start: number;
  end: number;
  /** Morning or evening follows from the hours people are taught at. */
  inferred: boolean;
};

const MOST = 6;

/**
 * The class times that a text gives: "MWF 10:10-11:00 am, Room 101", "mardi de 8h30 à 11h30". Nothing where it names
 * single days of the calendar or every other week, or leaves open which time is whose. `label` says what it is of.
 */
export function readClassTimes(text: string, label = ""): ReadClassTime[] {
  if (NOT_WEEKLY.test(text)) return [];
  const read = piecesOf(text).flatMap(({ piece, start }) =>
    classTimesIn(piece, label).map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    })),
  );
  return unique(read).slice(0, MOST);
}

/** The kind that the words before a class time name; "class" where they name none or several. */
function classKindOf(words: string): ClassKind {
  const named = kindsIn(words);
  return named.length === 1 ? (named[0] ?? "class") : "class";
}

function kindsIn(words: string): ClassKind[] {
  return KINDS.filter(([, kind]) => kind.test(words)).map(([name]) => name);
}

const KINDS = Object.entries(KIND_WORDS).map(
  ([kind, list]) => [kind as ClassKind, pattern("iu")`(?<!\p{L})${list}(?!\p{L})`] as const,
);

function piecesOf(text: string): { piece: string; start: number }[] {
  let start = 0;
  return text.split(/([;|•\n\t])/u).flatMap((piece) => {
    const at = start;
    start += piece.length;
    return piece.trim().length > 1 ? [{ piece, start: at }] : [];
  });
}

type Token = { days: DayGroup; clock?: undefined } | { clock: ClockSpan; days?: undefined };

function classTimesIn(piece: string, label: string): ReadClassTime[] {
  const tokens = tokensOf(piece);
  const pairs = pairsOf(tokens);
  if (!pairs || isDated(piece, tokens)) return [];
  const first = startOf(tokens[0]);
  const own = piece.slice(0, first);
  const kind = classKindOf(kindsIn(own).length > 0 ? own : `${label} ${own}`);
  return pairs.flatMap(({ days, clock }): ReadClassTime[] => {
    if (!days.weekdays) return [];
    const end = Math.max(days.end, clock.end);
    const next = tokens.map(startOf).find((start) => start >= end) ?? piece.length;
    const { location, length } = locationIn(piece.slice(end, next));
    return [
      {
        lead: own,
        kind,
        weekdays: days.weekdays,
        start_time: clock.from,
        end_time: clock.until,
        zone: clock.zone,
        location,
        is_choice: GROUP_WORDS.test(`${label} ${own} ${piece.slice(end, end + GROUP_LENGTH)}`),
        inferred: clock.inferred,
        start: Math.min(first, days.start, clock.start),
        end: end + length,
      },
    ];
  });
}

const GROUP_LENGTH = 20;

function tokensOf(piece: string): Token[] {
  const found = findDayGroups(piece);
  const is24 = found.some((group) => group.is24);
  const clocks = findClockSpans(piece, is24).filter(
    (clock) =>
      !clock.bare ||
      found.some((group) => group.end <= clock.start && isBeside(group, clock, piece)),
  );
  const days = found.filter(
    (group) => !group.weak || clocks.some((clock) => isBeside(group, clock, piece)),
  );
  const tokens: Token[] = [
    ...days.map((group) => ({ days: group })),
    ...clocks.map((clock) => ({ clock })),
  ];
  return tokens
    .sort((a, b) => startOf(a) - startOf(b))
    .filter((token, index, all) => !saysAgain(token, all[index - 1]));
}

/** "17:30 to 18:45 (5:30pm to 6:45pm)" */
function saysAgain({ clock }: Token, before: Token | undefined): boolean {
  return (
    clock !== undefined && clock.from === before?.clock?.from && clock.until === before.clock.until
  );
}

function startOf(token: Token | undefined): number {
  return token?.days?.start ?? token?.clock?.start ?? 0;
}

type Pair = { days: DayGroup; clock: ClockSpan };

/** Each time with its days, before or after it; null where one of them stands alone. */
function pairsOf(tokens: Token[]): Pair[] | null {
  const order = tokens[0]?.days ? tokens : tokens.toReversed();
  const pairs: Pair[] = [];
  let days: DayGroup | undefined;
  let is_used = true;
  for (const token of order) {
    if (token.days) {
      if (!is_used) return null;
      days = token.days;
      is_used = false;
    } else {
      if (!days) return null;
      pairs.push({ days, clock: token.clock });
      is_used = true;
    }
  }
  return is_used ? (order === tokens ? pairs : pairs.toReversed()) : null;
}

function isBeside(days: DayGroup, clock: ClockSpan, piece: string): boolean {
  const between =
    days.end <= clock.start
      ? piece.slice(days.end, clock.start)
      : piece.slice(clock.end, days.start);
  return BESIDE.test(between);
}

const BESIDE = /^[\s,:.(@–-]{0,4}(?:(?:at|from|de|von|le|um)\s)?$/iu;

/** A day of the calendar among the words, or right beside them. */
function isDated(piece: string, tokens: Token[]): boolean {
  const ends = tokens.map((token) => token.days?.end ?? token.clock?.end ?? 0);
  const [from, to] = [startOf(tokens[0]), Math.max(...ends)];
  const rest = piece.slice(to);
  return (
    DATE.test(piece.slice(from, to)) ||
    DATE_FIRST.test(rest) ||
    DATE_LAST.test(piece.slice(0, from))
  );
}

const DATE_SHAPE = source`
  (?:(?:${MONTH})\.?\s\d{1,2}|\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s|of\s)?(?:${MONTH})(?!\p{L})|\d{1,2}[/]\d{1,2})`;
const DATE = pattern("iu")`(?<![\p{L}\d])${DATE_SHAPE}`;
const DATE_FIRST = pattern("iu")`^[\s,(]*${DATE_SHAPE}`;
const DATE_LAST = pattern("iu")`${DATE_SHAPE}[\s,:–-]*$`;

/** What follows names a place if it has a number in it or a word for one; a sentence that goes on is none. */
function locationIn(rest: string): { location: string; length: number } {
  const match = LOCATION.exec(rest);
  const location = match?.groups?.place?.replace(/[\s,.;:(–-]+$/u, "") ?? "";
  const is_place = location.length <= LONGEST_PLACE && isPlace(location);
  if (!match || !is_place) return { location: "", length: 0 };
  const at = rest.indexOf(location);
  return { location: closed(location), length: at + location.length };
}

function isPlace(text: string): boolean {
  const is_short = text.split(/\s+/).length <= MOST_WORDS;
  const names = PLACE.test(text) || (is_short && NUMBERED.test(text));
  const says_when = DATE.test(text) || findClockSpans(text).some(({ bare }) => !bare);
  return names && !says_when && !GROUP_WORDS.test(text);
}

const LONGEST_PLACE = 60;
const MOST_WORDS = 6;
const LOCATION =
  /^[\s,.;:@|(–-]*(?:(?:in|at|en|im|online in|location:?|room:)\s+)?(?<place>(?:[^;|•\t\n.]|\.(?=\S))*)/iu;
const NUMBERED = /^(?=.*\p{L})(?=.*\d)[^,]{2,}(?:,[^,]+)?$/u;
const PLACE = pattern("iu")`(?<!\p{L})${PLACE_WORDS}(?!\p{L})`;

/** Without a bracket that only closes. */
function closed(location: string): string {
  return location.includes("(") ? location : location.replaceAll(")", "");
}

function unique(read: ReadClassTime[]): ReadClassTime[] {
  const seen = new Set<string>();
  return read.filter(({ weekdays, start_time, end_time, location }) => {
    const key = [weekdays.join(), start_time, end_time, location].join(" ");
    return !seen.has(key) && seen.add(key);
  });
}
