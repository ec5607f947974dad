import type { NumericDate } from "./numeric";
import type { Unit } from "./units";
import type { PartDate, Value } from "./values";
import type { Tag } from "./words/claim-words";

type Found = { value: Value; end: number };

/** A date, month or year that begins at a unit. */
export function dateAt(units: readonly Unit[], at: number): Found | null {
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
]);

function date(at: number, dates: PartDate[], end: number): Found {
  return { value: { at, kind: "date", dates }, end };
}

function numericDate(units: readonly Unit[], at: number): Found | null {
  const numeric = units[at]?.numeric;
  if (numeric?.kind !== "date") return null;
  if (numeric.is_weak && (numeric.dates.length === 0 || numeric.pair)) {
    if (numeric.dates.length === 0 || !isSaidAsDate(units, at)) return null;
  }
  return date(at, numeric.dates, at + 1);
}

/** "6/15" is a share unless a word or a colon before it, or a weekday, says that it is a date. */
function isSaidAsDate(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  const next = units[at + 1];
  if (next && ["topic", "point", "task"].some((tag) => [...next.tags].some((each) => each === tag)))
    return false;
  if (!before || /^[:,(]$/.test(before.raw) || before.weekday !== undefined) return true;
  return DATE_TAGS.some((tag) => before.tags.has(tag));
}

const DATE_TAGS: readonly Tag[] = [
  "on",
  "at",
  "due",
  "from",
  "to",
  "before",
  "after",
  "end",
  "when",
];

/** 2026年12月22日, 12月22日, 12月, 12월 22일 */
function wideDate(units: readonly Unit[], at: number): Found | null {
  const parts: PartDate = {};
  let end = at;
  for (const [sign, field, signs] of WIDE_PARTS) {
    const value = units[end]?.value;
    const next = units[end + 1];
    if (value === null || value === undefined || !next || next.used) continue;
    if (!signs.some((each) => each === next.raw) && !next.raw.startsWith(sign)) continue;
    parts[field] = value;
    end += 2;
  }
  if (
    end === at ||
    (parts.month === undefined && parts.year === undefined && parts.day === undefined)
  )
    return null;
  // "9日間" and "3日" may be a length.
  const is_left = [units[at - 1], units[at - 2]].some((unit) => unit?.tags.has("left"));
  if (parts.month === undefined && parts.day !== undefined && (is_left || isLength(units[end])))
    return null;
  if ((parts.month ?? 1) > 12 || (parts.day ?? 1) > 31) return null;
  return date(at, [parts], end);
}

const WIDE_PARTS = [
  ["년", "year", ["年"]],
  ["월", "month", ["月"]],
  ["일", "day", ["日", "号", "號"]],
] as const;

function isLength(next: Unit | undefined): boolean {
  return next !== undefined && /^[間间后後前]/.test(next.raw);
}

/** 22 December 2026, the 22nd of December, 1er décembre */
function dayFirst(units: readonly Unit[], at: number): Found | null {
  const day = dayIn(units[at]);
  if (day === null) return null;
  let next = at + 1;
  if (isOrdinalEnding(units[next], units[at])) next += 1;
  for (let skipped = 0; skipped < 3 && isFiller(units[next]); skipped += 1) next += 1;
  const month = units[next]?.month;
  if (month === undefined || units[next]?.used) return null;
  const year = yearAfter(units, next + 1);
  return date(at, [{ day, month, ...(year && { year: year.year }) }], year?.end ?? next + 1);
}

/** December 22, 2026; December 2026; December */
function monthFirst(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const month = unit?.month;
  if (month === undefined || !unit) return null;
  let next = at + 1;
  if (units[next]?.raw === ".") next += 1;
  while (units[next]?.raw === "the" || units[next]?.raw === "-") next += 1;
  const day = dayIn(units[next]);
  const after = units[next + 1];
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
function dayAlone(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const day = dayIn(unit);
  if (day === null || !unit) return null;
  const before = units[at - 1];
  const ending = isOrdinalEnding(units[at + 1], unit);
  const end = ending ? at + 2 : at + 1;
  const is_ordinal = ending || (unit.is_ordinal === true && day > 3);
  const is_on = before?.tags.has("on") === true;
  const next = units[end];
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

function yearAlone(units: readonly Unit[], at: number): Found | null {
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
