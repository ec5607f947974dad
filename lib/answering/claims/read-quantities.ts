import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

type Found = { value: Value; end: number; used: number[] };

/** Nouns that are counted of a course, or of everything. */
const COUNTED: readonly Tag[] = [
  "topic",
  "final",
  "midterm",
  "quiz",
  "exam",
  "task",
  "session",
  "course",
];
const LENGTHS: readonly (readonly [Tag, number])[] = [
  ["minute", 1],
  ["hour", 60],
];
/** Words between a number and what it counts: "5 of your remaining 15 topics". */
const FAR = 4;

/** A percentage, points, a share, a count or a length that begins at a unit. */
export function quantityAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (!unit || unit.used || unit.named) return null;
  if (has(unit, "percent")) return percentBefore(units, at);
  const pair = pairAt(units, at);
  if (pair) return pair;
  const number = numberIn(unit);
  if (number === null) return null;
  return (
    percentAt(units, at, number) ??
    pointsAt(units, at, number) ??
    lengthAt(units, at, number) ??
    daysAt(units, at, number) ??
    countAt(units, at, number)
  );
}

function numberIn(unit: Unit | undefined): number | null {
  if (!unit || unit.used || unit.named) return null;
  if (unit.numeric?.kind === "time" && unit.numeric.is_weak) return unit.numeric.number;
  return unit.value;
}

function has(unit: Unit | undefined, tag: Tag): boolean {
  return unit?.tags.has(tag) === true;
}

function found(value: Value, end: number, used: number[] = []): Found {
  return { value, end, used };
}

/** 百分之四十 */
function percentBefore(units: readonly Unit[], at: number): Found | null {
  if (units[at]?.raw !== "百分之") return null;
  const number = numberIn(units[at + 1]);
  return number === null ? null : found({ at, kind: "percent", number }, at + 2);
}

function percentAt(units: readonly Unit[], at: number, number: number): Found | null {
  const next = units[at + 1];
  if (next?.raw !== "%" && !has(next, "percent")) return null;
  // 割 is a tenth.
  const share = next?.raw === "割" ? 10 * number : number;
  const after = units.slice(at + 2, at + 9);
  const of = after.findIndex((unit) => has(unit, "of") || has(unit, "definite"));
  const is_of_grade =
    of >= 0 && of < 2 && after.slice(of).some((unit) => has(unit, "grade") || has(unit, "weight"));
  return found({ at, kind: "percent", number: share, is_of_grade }, at + 2);
}

/** 36 of 40 points; 5 of 15 topics; 6/15; 15のうち6 */
function pairAt(units: readonly Unit[], at: number): Found | null {
  const numeric = units[at]?.numeric;
  if (numeric?.kind === "date" && numeric.pair) {
    const [number, of] = numeric.pair;
    return pairOf(units, { at, number, of, end: at + 1 });
  }
  const first = numberIn(units[at]);
  // "A total of 22" is no share.
  if (first === null || units[at]?.is_article) return null;
  for (let next = at + 1; next <= at + FAR; next += 1) {
    const unit = units[next];
    if (!unit || unit.value !== null) return null;
    const joins = has(unit, "of") || unit.raw === "/";
    const reversed = has(unit, "whole_first");
    if (!joins && !reversed) continue;
    const other = nextNumber(units, next + 1);
    if (!other) continue;
    const [number, of] = reversed ? [other.number, first] : [first, other.number];
    if (number > of) return null;
    return pairOf(units, {
      at,
      number,
      of,
      end: other.at + 1,
      between: { from: at + 1, to: other.at },
    });
  }
  return null;
}

function nextNumber(units: readonly Unit[], from: number): { at: number; number: number } | null {
  for (let at = from; at < from + 3; at += 1) {
    const number = numberIn(units[at]);
    if (number !== null) return { at, number };
    if (!units[at] || COUNTED.some((tag) => has(units[at], tag)) || units[at]?.named) return null;
  }
  return null;
}

const EXAMS: readonly Tag[] = ["final", "midterm", "quiz", "exam"];
/** Nobody sits so many. */
const MOST_EXAMS = 20;

interface Pair {
  at: number;
  number: number;
  of: number;
  end: number;
  between?: { from: number; to: number };
}

function pairOf(units: readonly Unit[], { at, number, of, end, between }: Pair): Found {
  for (let next = end; next <= end + 2; next += 1) {
    if (units[next]?.value !== null && units[next] !== undefined) break;
    if (has(units[next], "point")) return found({ at, kind: "points", number, of }, next + 1);
    const noun = nounOf(units[next]);
    // "57 out of 75 on the midterm"
    if (noun && of >= MOST_EXAMS && EXAMS.includes(noun)) break;
    if (noun) return found({ at, kind: "count", number, of, noun }, next + 1, [next]);
  }
  const inside = between ? units.slice(between.from, between.to) : [];
  if (inside.some((unit) => has(unit, "point")))
    return found({ at, kind: "points", number, of }, end);
  const noun = inside.map(nounOf).find(Boolean) ?? nounBefore(units, at)?.noun;
  if (noun)
    return found({ at, kind: "count", number, of, noun }, end, [nounBefore(units, at)?.at ?? at]);
  return found({ at, kind: "part", number, of }, end);
}

function pointsAt(units: readonly Unit[], at: number, number: number): Found | null {
  const next = has(units[at + 1], "point")
    ? at + 1
    : has(units[at + 2], "point") && isPlain(units[at + 1])
      ? at + 2
      : null;
  if (next === null) return null;
  // 分 is a minute and a point.
  const is_minute =
    has(units[next], "minute") && !units.some((unit) => has(unit, "grade") || has(unit, "got"));
  const is_max = MOST_POINTS.has(units[at - 1]?.raw ?? "");
  return is_minute
    ? null
    : found({ at, kind: "points", number, ...(is_max && { is_max }) }, next + 1);
}

/** "full marks are". */
const MOST_POINTS = new Set(["满分", "滿分", "満点"]);

function lengthAt(units: readonly Unit[], at: number, number: number): Found | null {
  for (const [tag, minutes] of LENGTHS) {
    const step = has(units[at + 1], tag)
      ? 1
      : units[at + 1]?.raw === "-" && has(units[at + 2], tag)
        ? 2
        : 0;
    if (step === 0) continue;
    const end = at + step + 1;
    const value = { at, kind: "duration" as const, minutes: number * minutes };
    if (tag !== "hour") return found(value, end);
    // "2 h 30", "two hours and 30 minutes"
    const rest = units[end]?.tags.has("and") ? end + 1 : end;
    const more = numberIn(units[rest]);
    if (more !== null && has(units[rest + 1], "minute")) {
      return found({ ...value, minutes: number * 60 + more }, rest + 2);
    }
    if (has(units[rest], "half") || has(units[rest + 1], "half")) {
      return found(
        { ...value, minutes: number * 60 + 30 },
        rest + (has(units[rest], "half") ? 1 : 2),
      );
    }
    return found(value, end);
  }
  return null;
}

const CALENDAR: readonly (readonly [Tag, number])[] = [
  ["day", 1],
  ["week", 7],
];

/** "in 9 days", "a week from today", "two weeks before", "4 days ago" */
function daysAt(units: readonly Unit[], at: number, number: number): Found | null {
  const next = isPlain(units[at + 1]) && !units[at + 1]?.tags.size ? at + 2 : at + 1;
  if (has(units[next], "month") && !has(units[next], "day")) {
    return found(
      { at, kind: "month_from_now", months: direction(units, at, next) * number },
      next + 1,
    );
  }
  for (const [tag, days] of CALENDAR) {
    if (!has(units[next], tag)) continue;
    const away = number * days;
    const after = units.slice(next + 1, next + 4);
    if (isApart(units, at, next)) return found({ at, kind: "gap", days: away }, next + 1);
    const near = after.findIndex((unit) => has(unit, "before") || has(unit, "after"));
    const relation = after[near];
    const is_ago = has(relation, "ago") && !units.slice(next + 2 + near).some(isThing);
    if (relation && !is_ago && units.slice(next + 2 + near).some(isThing)) {
      const sign = has(relation, "before") ? -1 : 1;
      return found({ at, kind: "distance", days: sign * away }, next + 2 + near);
    }
    const end = next + 1 + fromToday(units, next + 1);
    return found({ at, kind: "offset", days: direction(units, at, next) * away }, end);
  }
  return null;
}

/** Whether the days lie between two things. */
function isApart(units: readonly Unit[], at: number, end: number): boolean {
  return [...units.slice(Math.max(0, at - 3), at), ...units.slice(end + 1, end + 4)].some((unit) =>
    has(unit, "apart"),
  );
}

/** "from today", "ab heute": how many units say that days are counted from today. */
function fromToday(units: readonly Unit[], at: number): number {
  const near = units.slice(at, at + 3);
  const today = near.findIndex((unit) => has(unit, "today"));
  return today >= 0 && near.slice(0, today).every((unit) => unit.value === null && !unit.named)
    ? today + 1
    : 0;
}

/** Whether a unit names a thing that days can be counted from. */
function isThing(unit: Unit): boolean {
  return unit.named !== null || COUNTED.some((tag) => has(unit, tag));
}

function direction(units: readonly Unit[], at: number, unit: number): 1 | -1 {
  const before = units[at - 1];
  const around = [units[unit + 1], units[unit + 2]];
  const is_ago =
    has(before, "ago") || around.some((each) => has(each, "ago") && !has(each, "whole_first"));
  return is_ago ? -1 : 1;
}

function countAt(units: readonly Unit[], at: number, number: number): Found | null {
  if (units[at]?.is_article || units[at]?.is_ordinal) return null;
  // "Chapter 13 quiz"
  if (has(units[at - 1], "page")) return null;
  for (let next = at + 1; next <= at + FAR; next += 1) {
    const unit = units[next];
    // "4 Statistics topics"
    if (unit?.named && unit.named.courses.length > 0 && unit.named.items.length === 0) continue;
    if (!unit || unit.value !== null || unit.named || /^[.,;:!?]$/.test(unit.raw)) break;
    const noun = nounOf(unit);
    if (noun) return found({ at, kind: "count", number, noun }, at + 1, [next]);
  }
  const before = nounBefore(units, at);
  return before && found({ at, kind: "count", number, noun: before.noun }, at + 1, [before.at]);
}

/** "tematów: 10", "トピックは12" */
function nounBefore(units: readonly Unit[], at: number): { noun: Tag; at: number } | null {
  for (let before = at - 1; before >= Math.max(0, at - FAR); before -= 1) {
    const unit = units[before];
    if (!unit || unit.named || unit.value !== null) return null;
    if (has(unit, "topic")) return { noun: "topic", at: before };
    const noun = nounOf(unit);
    if (noun && units[before + 1]?.raw === ":") return { noun, at: before };
  }
  return null;
}

function nounOf(unit: Unit | undefined): Tag | undefined {
  return unit?.named ? undefined : COUNTED.find((tag) => has(unit, tag));
}

function isPlain(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && !unit.named && /^[\p{L}]+$/u.test(unit.raw);
}
