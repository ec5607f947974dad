import type { NumericDate } from "./numeric";
import { numericDate, wideDate } from "./read-written-dates";
import type { Unit } from "./units";
import type { PartDate, ReadValue } from "./values";

/** A date, month or year that begins at a unit. */
export function dateAt(units: readonly Unit[], at: number): ReadValue | null {
  const unit = units[at];
  if (!unit || unit.used || unit.named) return null;
  return (
    numericDate(units, at) ??
    wideDate(units, at) ??
    dayFirst(units, at) ??
    monthFirst(units, at) ??
    dayAlone(units, at) ??
    yearAlone(units, at)
  );
}

const FILLERS = new Set([
  "of",
  "de",
  "d",
  "di",
  "do",
  "del",
  "den",
  "da",
  "the",
  "dell",
  "ta",
  "an",
  "'",
  "-",
]);

const ORDINAL_ENDINGS = new Set([
  "st",
  "nd",
  "rd",
  "th",
  "er",
  "ere",
  "e",
  "º",
  "ª",
  "o",
  "a",
  "te",
  "ste",
  "de",
  "ten",
  "go",
  "ego",
  "°",
]);

function date(at: number, dates: PartDate[], end: number): ReadValue {
  return { value: { at, kind: "date", dates }, end };
}

/** The number one where it is no article: "één februari", "el uno de diciembre". */
const ONE = /^(?:één|uno|um)$/iu;

/** 22 December 2026, the 22nd of December, 1er décembre */
function dayFirst(units: readonly Unit[], at: number): ReadValue | null {
  // "Eén februari"
  const of = isFiller(units[at + 1]) ? at + 2 : at + 1;
  const is_one =
    ONE.test(units[at]?.raw ?? "") &&
    units[of]?.month !== undefined &&
    units[of]?.is_short_name !== true;
  const day = is_one ? 1 : dayIn(units[at]);
  if (day === null) return null;
  let next = at + 1;
  if (isOrdinalEnding(units[next], units[at])) next += 1;
  // "The first day of December"
  if (units[at]?.is_ordinal && units[next]?.tags.has("day")) next += 1;
  for (let skipped = 0; skipped < 3 && isFiller(units[next]); skipped += 1) next += 1;
  const month = units[next]?.month ?? romanMonth(units[next], units[at]);
  if (month === undefined || units[next]?.used) return null;
  const year = yearAfter(units, next + 1);
  return date(at, [{ day, month, ...(year && { year: year.year }) }], year?.end ?? next + 1);
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** "9 XII" is 9 December, in Polish and in Italian. */
function romanMonth(unit: Unit | undefined, day: Unit | undefined): number | undefined {
  const at = unit && day?.numeric && !unit.named ? ROMAN.indexOf(unit.raw) : -1;
  return at < 0 ? undefined : at + 1;
}

/** December 22, 2026; December 2026; December */
function monthFirst(units: readonly Unit[], at: number): ReadValue | null {
  const unit = units[at];
  const month = unit?.month;
  if (month === undefined || !unit) return null;
  let next = at + 1;
  if (units[next]?.raw === ".") next += 1;
  while (units[next]?.raw === "the" || units[next]?.raw === "-") next += 1;
  const day = dayIn(units[next]);
  const after = units[next + 1];
  // "Mar 1 dic": a Tuesday.
  if (unit.is_short_name === true && after?.month !== undefined) return null;
  if (day !== null && !isUnitOfNumber(after)) {
    const end = isOrdinalEnding(after, units[next]) ? next + 2 : next + 1;
    const year = yearAfter(units, end);
    return date(at, [{ day, month, ...(year && { year: year.year }) }], year?.end ?? end);
  }
  const year = yearAfter(units, at + 1);
  if (year) return date(at, [{ month, year: year.year }], year.end);
  if (unit.is_foreign || unit.is_short_name === true) return null;
  if (AMBIGUOUS_MONTHS.has(unit.raw) || (unit.raw === "May" && at === 0)) return null;
  return date(at, [{ month }], at + 1);
}

const AMBIGUOUS_MONTHS = new Set(["may", "march", "mars", "marche"]);

/** "on the 23rd", "dia 23" */
function dayAlone(units: readonly Unit[], at: number): ReadValue | null {
  const unit = units[at];
  const day = dayIn(unit);
  if (day === null || !unit) return null;
  const before = units[at - 1];
  const ending = isOrdinalEnding(units[at + 1], unit);
  const end = ending ? at + 2 : at + 1;
  const is_ordinal = ending || (unit.is_ordinal === true && day > 3);
  // "bis zum 30."
  const is_dotted = units[at + 1]?.raw === "." && units[at + 1]?.tokens[0]?.glued === true;
  const is_to = is_dotted && /(?:zum|dem|den|am)$/i.test(before?.raw ?? "");
  const is_on = before?.tags.has("on") === true || is_to;
  const next = units[end];
  // "Il 23 di questo mese"
  const of_month = units.slice(end, end + 4);
  const is_of_month = of_month.some(({ tags }) => tags.has("month"));
  if (unit.is_ordinal && unit.numeric === null && is_of_month) return date(at, [{ day }], end);
  if (is_dotted && of_month.some(({ tags }) => tags.has("month")))
    return date(at, [{ day }], end + 1);
  if (is_on && next?.tags.has("of") && of_month.some(({ tags }) => tags.has("month")))
    return date(at, [{ day }], end);
  if (isUnitOfNumber(next) || next?.tags.has("of") || next?.tags.has("oclock")) return null;
  if (is_ordinal && (is_on || before?.tags.has("definite") || before?.weekday !== undefined)) {
    return date(at, [{ day }], end);
  }
  const is_named = unit.numeric !== null && (is_on || before?.weekday !== undefined);
  const is_over = next === undefined || /^[.,;:!?)]$/.test(next.raw) || next.tags.size > 0;
  return is_named && is_over && before?.raw.toLowerCase() !== "the"
    ? date(at, [{ day }], end)
    : null;
}

function yearAlone(units: readonly Unit[], at: number): ReadValue | null {
  const year = yearIn(units[at]);
  // "1500 words"
  const next = units[at + 1];
  const is_count =
    next !== undefined &&
    next.tags.size === 0 &&
    next.value === null &&
    /^\p{Ll}{2,}$/u.test(next.raw);
  return year === null || is_count ? null : date(at, [{ year }], at + 1);
}

function dayIn(unit: Unit | undefined): number | null {
  if (!unit || unit.used || unit.value === null || unit.is_article) return null;
  const day = unit.value;
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
}

function yearIn(unit: Unit | undefined): number | null {
  if (!unit || unit.used || unit.numeric?.kind !== "number") return null;
  return /^(?:1\d|20|21)\d\d$/.test(unit.raw) ? Number(unit.raw) : null;
}

function yearAfter(units: readonly Unit[], at: number): { year: number; end: number } | null {
  let next = at;
  while (next < at + 2 && (isFiller(units[next]) || units[next]?.raw === ",")) next += 1;
  const year = yearIn(units[next]);
  return year === null ? null : { year, end: next + 1 };
}

function isFiller(unit: Unit | undefined): boolean {
  const word = unit?.tokens[0]?.word ?? "";
  return unit?.raw === "." || (FILLERS.has(word) && unit?.tokens.length === 1);
}

function isOrdinalEnding(unit: Unit | undefined, number: Unit | undefined): boolean {
  const [token] = unit?.tokens ?? [];
  return (
    number?.numeric !== null &&
    token?.glued === true &&
    ORDINAL_ENDINGS.has(token.raw.toLowerCase())
  );
}

const UNIT_TAGS = [
  "percent",
  "point",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "topic",
  "task",
  "am",
  "pm",
] as const;

/** What makes the number before it a quantity or a time, and no day of a month. */
function isUnitOfNumber(unit: Unit | undefined): boolean {
  if (!unit) return false;
  return unit.raw === "%" || UNIT_TAGS.some((tag) => unit.tags.has(tag));
}

export function sameDate(a: PartDate, b: NumericDate): boolean {
  return (
    (a.year === undefined || a.year === b.year) &&
    (a.month === undefined || a.month === b.month) &&
    (a.day === undefined || a.day === b.day)
  );
}
