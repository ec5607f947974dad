import { MONTH } from "@/lib/text/calendar";
import { dayWord } from "@/lib/text/day-words";
import { pattern, source, words } from "@/lib/text/pattern";

export type TimeMention = {
  start: number;
  end: number;
  /** HH:MM, 24 hours. */
  time: string;
  /** The end of a range ("9:00-11:00"). */
  until: string | null;
  zone: string | null;
  /** "midnight" does not say which one; a deadline at midnight is read as the end of that day. */
  inferred: boolean;
  /** With seconds other than those of "11:59:59": a machine's. */
  stamp: boolean;
};

const MERIDIEM = source`(?:[ap]\.?\s?m\b\.?|(?<=:\d{2})[ap]\b)`;
const CLOCK = source`\d{1,2}(?:(?:[:h]|(?=\.\d{2}\s?(?:[ap]\.?m|uhr))\.)\d{2}(?::\d{2})?)?`;
const HOUR_WORD = source`uhr|o['’]?clock|h(?:eures?|oras)?(?![\p{L}])`;
/** "1600 GMT": four digits are a time where a zone follows. */
const ZONE_AFTER_DIGITS = source`GMT|UTC|BST|CES?T|[ECMP][SD]T`;
const TIMES = pattern("giu")`${[
  source`(?:12(?::00)?\s*)?(?<noon>${dayWord("noon")})`,
  source`(?:12(?::00)?\s*(?:am\s*)?)?(?<midnight>${dayWord("midnight")})`,
  source`
    (?<from>${CLOCK})\s*(?<m1>${MERIDIEM})?\s*(?:[-–—]|to|until|bis|à|a)
    \s*(?<to>${CLOCK})\s*(?:(?<m2>${MERIDIEM})|(?<word2>${HOUR_WORD}))?`,
  source`(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?=\s*(?:hrs?|hours|${ZONE_AFTER_DIGITS})\b)`,
  source`(?<one>${CLOCK})\s*(?:(?<m>${MERIDIEM})|(?<word>${HOUR_WORD}))?`,
].map((time) => source`(?:(?<![\p{L}\d./:,])|(?<=-\d{2}T))${time}(?![\p{L}\d])`)}`;
const ZONE_NAMES = {
  anywhere: words`AoE, anywhere on earth`,
  offset: words`(?:UTC|GMT)(?:\s?[+\u2212-]\s?\d{1,2}(?::?\d{2})?)?`,
  america: words`[ECMP][SD]?T, A[EKW](?:ST|DT), H[SA]?T`,
  europe: words`CES?T, MES?Z, WES?T, EES?T, BST`,
  asia_and_pacific: words`IST, JST, SGT, HKT, NZ[SD]T`,
  spelt_out: [
    source`
      (?:eastern|central|mountain|pacific|london|paris|berlin|local)
      (?:\s+(?:standard|daylight))?(?:\s+time)?`,
  ],
};
const ZONE = pattern("iu")`^[\s,(]*(${ZONE_NAMES})(?![\p{L}\p{N}])`;

/** Times of day in a text. A bare number is no time; it needs a colon, am or pm, or a word for the hour. */
export function findTimes(text: string): TimeMention[] {
  const found: TimeMention[] = [];
  const pattern = new RegExp(TIMES);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const read = readTime(match.groups ?? {}, text.slice(Math.max(0, start - 14), start));
    if (!read) {
      // What looked like a range may be a date's day before a time ("Oct 5 - 11:59pm").
      pattern.lastIndex = start + (/^\d+/.exec(match[0])?.[0].length ?? match[0].length);
      continue;
    }
    const zone = ZONE.exec(text.slice(end, end + 40));
    found.push({
      start,
      end: zone ? end + zone[0].length : end,
      zone: zone?.[1] ?? null,
      ...read,
    });
  }
  return found;
}

/** The last second of an hour is a deadline's, and no machine's. */
const STAMP = /:\d{2}:\d{2}(?<!:59:59)/;

type Read = Pick<TimeMention, "time" | "until" | "inferred" | "stamp">;

function readTime(groups: Record<string, string | undefined>, before: string): Read | null {
  const plain = { until: null, inferred: false, stamp: false };
  if (groups.noon) return { ...plain, time: "12:00" };
  if (groups.midnight) return { ...plain, time: "23:59", inferred: true };
  if (groups.hour && groups.minute) return { ...plain, time: `${groups.hour}:${groups.minute}` };
  if (groups.from && groups.to) {
    if (/^\d+$/.test(groups.from) && !groups.m1 && DAY_BEFORE.test(before)) return null;
    const marked = groups.m1 ?? groups.m2 ?? groups.word2;
    const inferred = !marked && SMALL_HOUR.test(groups.from);
    const half = inferred ? "pm" : undefined;
    const time = clock(groups.from, groups.m1 ?? groups.m2 ?? half, Boolean(marked));
    const until = clock(groups.to, groups.m2 ?? groups.m1 ?? half, Boolean(marked));
    if (!time || !until) return null;
    // "11-1pm": the first half of the range then lies before noon.
    const early = time > until && groups.m2 && !groups.m1 ? clock(groups.from, "am", true) : time;
    return { ...plain, time: early ?? time, until, inferred };
  }
  if (!groups.one) return null;
  // "2 h" is how long something takes unless a preposition makes it a time of day.
  if (/^[\d]+$/.test(groups.one) && /^h/i.test(groups.word ?? "") && !AT.test(before)) return null;
  const marked = groups.m ?? groups.word;
  const inferred = !marked && SMALL_HOUR.test(groups.one);
  const time = clock(groups.one, inferred ? "pm" : groups.m, Boolean(marked));
  return time ? { ...plain, time, inferred, stamp: STAMP.test(groups.one) } : null;
}

/** "2:45" with neither "pm" nor a nought before it: no class is examined at night. */
const SMALL_HOUR = /^[1-6]:\d{2}$/;
const DAY_BEFORE = new RegExp(`(?:${MONTH})\\.?\\s*$`, "iu");
const AT = /(?:à|avant|vers|las|às|um|at|by)\s*$/i;

function clock(digits: string, meridiem: string | undefined, marked: boolean): string | null {
  const parts = /^(\d{1,2})(?:[:h.](\d{2}))?/.exec(digits);
  if (!parts) return null;
  if (!parts[2] && !marked) return null;
  let hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  // "23:59 pm" says the same twice; "0:30 pm" and "14:00 am" contradict themselves.
  const is_24_hours = hour > 12 && parts[2] !== undefined && /^p/i.test(meridiem ?? "");
  if (minute > 59 || hour > 24 || (meridiem && !is_24_hours && (hour > 12 || hour === 0)))
    return null;
  if (meridiem && !is_24_hours) hour = (hour % 12) + (/^p/i.test(meridiem) ? 12 : 0);
  if (hour === 24) return minute === 0 ? "23:59" : null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
