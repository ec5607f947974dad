import { found, has, numberIn } from "./quantity";
import { direction } from "./read-distances";
import type { Unit } from "./units";
import type { Found } from "./values";
import type { Tag } from "./words/claim-words";

const LENGTHS: readonly (readonly [Tag, number])[] = [
  ["minute", 1],
  ["hour", 60],
];

/** "90 minutes", "2 h 15 min", "three and a half hours", "due ore e mezza", "three quarters of an hour", "2h30". */
export function lengthAt(units: readonly Unit[], at: number, is_chinese = false): Found | null {
  const unit = units[at];
  if (unit?.numeric?.kind === "time" && unit.numeric.is_length && !unit.used)
    return found({ at, kind: "duration", minutes: unit.numeric.minute }, at + 1);
  const number = numberIn(unit);
  if (number === null || unit?.is_ordinal) return null;
  const quarters = quartersAt(units, at, number);
  if (quarters) return quarters;
  const [, and, more, part, hour] = units.slice(at, at + 5);
  const parts = has(and, "and") && has(part, "quarter") ? numberIn(more) : null;
  if (parts !== null && parts < 4 && has(hour, "hour"))
    return found({ at, kind: "duration", minutes: 60 * number + 15 * parts }, at + 5);
  const wide = /^[个個]$/.test(units[at + 1]?.raw ?? "") && has(units[at + 2], "half");
  if (wide && has(units[at + 3], "hour"))
    return found({ at, kind: "duration", minutes: 60 * number + 30 }, at + 4);
  const with_half = halfLengthAt(units, at);
  if (with_half) return with_half;
  for (const [tag, minutes] of LENGTHS) {
    // Chinese 分 is a point where 钟 does not follow.
    if (is_chinese && units[at + 1]?.raw === "分") continue;
    const step = has(units[at + 1], tag)
      ? 1
      : /^[-']$/.test(units[at + 1]?.raw ?? "") && has(units[at + 2], tag)
        ? 2
        : 0;
    if (step === 0) continue;
    const end = at + step + 1;
    const value = { at, kind: "duration" as const, minutes: number * minutes };
    if (tag !== "hour") return found(value, end);
    // "2 h 30", "2 Std. 15 Min.", "two hours and 30 minutes", "dos horas y media"
    const dot = units[end]?.raw === "." ? end + 1 : end;
    const rest = skip(units, has(units[dot], "and") ? dot + 1 : dot, isArticle);
    const more = numberIn(units[rest]);
    if (more !== null && has(units[rest + 1], "minute"))
      return found({ ...value, minutes: number * 60 + more }, rest + 2);
    // "Un'ora e tre quarti"
    if (more !== null && more < 4 && QUARTERS.test(units[rest + 1]?.raw ?? ""))
      return found({ ...value, minutes: number * 60 + 15 * more }, rest + 2);
    const part = has(units[rest], "half") ? 30 : has(units[rest], "quarter") ? 15 : null;
    return part === null
      ? found(value, end)
      : found({ ...value, minutes: number * 60 + part }, rest + 1);
  }
  return null;
}

/** "Three and a half hours", "drie en een half uur", "trzy i pół godziny": never a time of day. */
export function halfLengthAt(units: readonly Unit[], at: number): Found | null {
  const number = numberIn(units[at]);
  if (number === null || units[at]?.is_article || !has(units[at + 1], "and")) return null;
  const half = skip(units, at + 2, isArticle);
  return has(units[half], "half") && has(units[half + 1], "hour")
    ? found({ at, kind: "duration", minutes: 60 * number + 30 }, half + 2)
    : null;
}

/** "Trois quarts d'heure", "three quarters of an hour", "drie kwartier". */
function quartersAt(units: readonly Unit[], at: number, number: number): Found | null {
  const start = units[at + 1]?.raw === "-" ? at + 2 : at + 1;
  const part = units[start];
  const is_whole = WHOLE_QUARTER.test(part?.raw ?? "");
  if (!is_whole && !has(part, "quarter") && !QUARTERS.test(part?.raw ?? "")) return null;
  const minutes = 15 * number;
  if (is_whole) return found({ at, kind: "duration", minutes }, start + 1);
  const isBetween = (unit: Unit) =>
    isArticle(unit) || has(unit, "of") || /^(?:d|')$/i.test(unit.raw);
  const hour = skip(units, start + 1, isBetween);
  return has(units[hour], "hour") ? found({ at, kind: "duration", minutes }, hour + 1) : null;
}

const QUARTERS = /^(?:quarters?|quarts?|quart[io]s?|cuartos?|viertel)$/iu;

/** A quarter of an hour in one word. */
const WHOLE_QUARTER = /^(?:kwartier(?:tje)?|viertelstunden?|kwadrans\p{L}*|刻钟|刻鐘)$/iu;

/** Lengths and numbers of days that are one word. */
const WHOLES: readonly (readonly [RegExp, Partial<Record<"minutes" | "days", number>>])[] = [
  [/^dreiviertelstunde$/iu, { minutes: 45 }],
  [/^(?:viertelstunde|kwartiertje|kwartier|quarter-hour)$/iu, { minutes: 15 }],
  [/^fortnight$/iu, { days: 14 }],
  [/^(?:quinzaine|quindicina|quincena|quinzena)$/iu, { days: 14 }],
];

export function wholeAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const hour = polishHour(units, at) ?? hourAndHalf(units, at);
  if (hour) return hour;
  const [, whole] = WHOLES.find(([word]) => word.test(unit?.raw ?? "")) ?? [];
  if (!whole || unit?.used) return null;
  if (whole.minutes) return found({ at, kind: "duration", minutes: whole.minutes }, at + 1);
  const days = direction(units, at, at) * (whole.days ?? 0);
  return found({ at, kind: "offset", days, or: days + Math.sign(days) }, at + 1);
}

/** "Hora y media". */
function hourAndHalf(units: readonly Unit[], at: number): Found | null {
  const is_hour =
    /^(?:hora|heure|ora)$/iu.test(units[at]?.raw ?? "") && units[at - 1]?.value == null;
  return is_hour && has(units[at + 1], "and") && has(units[at + 2], "half")
    ? found({ at, kind: "duration", minutes: 90 }, at + 3)
    : null;
}

/** "Godzinę i czterdzieści minut": Polish has no article before its hour. */
function polishHour(units: readonly Unit[], at: number): Found | null {
  if (!/^godzinę$/iu.test(units[at]?.raw ?? "") || units[at]?.used || units[at - 1]?.value != null)
    return null;
  const more = has(units[at + 1], "and") ? numberIn(units[at + 2]) : null;
  const is_more = more !== null && has(units[at + 3], "minute");
  const minutes = 60 + (is_more ? more : 0);
  return found({ at, kind: "duration", minutes }, is_more ? at + 4 : at + 1);
}

function isArticle(unit: Unit): boolean {
  return unit.is_article === true || (has(unit, "definite") && !unit.named);
}

/** The first unit from one on that is not to be passed over. */
function skip(units: readonly Unit[], from: number, isPassed: (unit: Unit) => boolean): number {
  let at = from;
  for (let unit = units[at]; unit && at < from + 3 && isPassed(unit); unit = units[at]) at += 1;
  return at;
}
