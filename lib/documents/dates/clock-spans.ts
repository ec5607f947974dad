import { pattern, source, words } from "@/lib/text/pattern";

/** From when until when something lasts; null where the text does not tell morning from evening. */
export type ClockSpan = {
  start: number;
  end: number;
  /** HH:MM, 24 hours. */
  from: string | null;
  until: string | null;
  /** Neither am, pm nor 24 hours are said: it is the only reading in which people are taught. */
  inferred: boolean;
  /** Numbers alone, "4-5": only beside the name of a day are they hours. */
  bare: boolean;
  /** "EST", "UTC-7" */
  zone: string | null;
};

const TO = words`to, until, till, bis, à, a, às, tot`;
const MARK = source`[ap]\.?\s?m(?![\p{L}])\.?|[ap](?![\p{L}])\.?`;
const HOUR_UNIT = words`uhr, hrs?\.?, hs, h, uur, ore`;
const clock = (n: 1 | 2) => source`
  (?<hour${String(n)}>\d{1,2})(?:(?:[:.]|(?<french${String(n)}>h))(?<minute${String(n)}>\d{2}))?
  \s?(?:(?<mark${String(n)}>${MARK})|(?<unit${String(n)}>${HOUR_UNIT})(?![\p{L}]))?`;
const BEFORE = source`(?<![\p{L}\d.:/,$#-])`;
const AFTER = source`(?![\p{L}\d%]|[:./-]\d)`;
const SPAN = pattern(
  "giu",
)`${BEFORE}${clock(1)}\s*(?:[-–—−]|\s:\s|${TO}(?![\p{L}]))\s*${clock(2)}${AFTER}`;
const ZONE = pattern(
  "u",
)`^[\s,(]*((?:UTC|GMT)(?:\s?[+−-]\s?\d{1,2}(?::\d{2})?)?|[ECMP][SD]?T|CES?T|MES?Z|BST)(?![\p{L}\d])`;

type Groups = Record<string, string | undefined>;

/** In the order of the text. `is24` says that its language has no am and pm. */
export function findClockSpans(text: string, is24 = false): ClockSpan[] {
  return [...text.matchAll(SPAN)].flatMap((match) => spanOf(text, match, is24));
}

function spanOf(text: string, match: RegExpMatchArray, is24: boolean): ClockSpan[] {
  const groups: Groups = match.groups ?? {};
  const from = readingsOf(groups, 1, is24 || saysDay(groups));
  const until = readingsOf(groups, 2, is24 || saysDay(groups));
  if (from.length === 0 || until.length === 0) return [];
  const is_marked = Boolean(groups.mark1 ?? groups.mark2) || is24 || saysDay(groups);
  const pairs = from
    .flatMap((first) => until.map((last) => ({ first, last })))
    .filter((pair) => (is_marked ? isPossible(pair) : isTaught(pair)));
  const bare = [1, 2].every(
    (n) => !groups[`minute${n}`] && !groups[`mark${n}`] && !groups[`unit${n}`],
  );
  const [only] = pairs.length === 1 ? pairs : [];
  const place = placeOf(text, match);
  return [
    {
      ...place,
      from: only ? words24(only.first) : null,
      until: only ? words24(only.last) : null,
      inferred: !is_marked,
      bare,
    },
  ];
}

function placeOf(text: string, match: RegExpMatchArray) {
  const start = match.index ?? 0;
  const end = start + match[0].trimEnd().length;
  const zone = ZONE.exec(text.slice(end, end + 20));
  return { start, end: zone ? end + zone[0].length : end, zone: zone?.[1] ?? null };
}

/** Whether the hours are those of a whole day: "08:30", "14-16", "10h", "10 Uhr". */
function saysDay({ hour1 = "", hour2 = "", mark1, mark2, ...groups }: Groups): boolean {
  if (groups.unit1 || groups.unit2 || groups.french1 || groups.french2) return true;
  return (
    !mark1 && !mark2 && [hour1, hour2].some((hour) => hour.startsWith("0") || Number(hour) > 12)
  );
}

/** Minutes since midnight that a time may mean. */
function readingsOf(groups: Groups, n: 1 | 2, is24: boolean): number[] {
  const [hour, minute] = [Number(groups[`hour${n}`]), Number(groups[`minute${n}`] ?? 0)];
  const mark = groups[`mark${n}`];
  if (hour > 23 || minute > 59) return [];
  const at = (hours: number) => hours * 60 + minute;
  if (mark && hour > 12) return /^p/i.test(mark) ? [at(hour)] : [];
  if (mark) return hour === 0 ? [] : [at((hour % 12) + (/^p/i.test(mark) ? 12 : 0))];
  if (is24 || hour > 12 || hour === 0) return [at(hour)];
  return [at(hour % 12), at((hour % 12) + 12)];
}

const HOUR = 60;

type Pair = { first: number; last: number };

/** No class begins at night, is shorter than twenty minutes, or longer than nine hours. */
function isPossible({ first, last }: Pair): boolean {
  return first >= 6 * HOUR && last - first >= 20 && last - first <= 9 * HOUR;
}

/** Nobody is taught at night, and no longer than five hours at a stretch. */
function isTaught({ first, last }: Pair): boolean {
  const by_day = first >= 7 * HOUR && first <= 20.5 * HOUR && last <= 22.5 * HOUR;
  return by_day && last - first >= 20 && last - first <= 5 * HOUR;
}

function words24(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
