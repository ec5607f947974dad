import { COUNTED, found, has, isPlain, numberIn } from "./quantity";
import { daysAt } from "./read-distances";
import { lengthAt, wholeAt } from "./read-lengths";
import type { Unit } from "./units";
import type { Found } from "./values";
import { EXAM_TAGS, type Tag } from "./words/claim-words";

/** Words between a number and what it counts: "5 of your remaining 15 topics". */
const FAR = 4;

/** A percentage, points, a share, a count or a length that begins at a unit. */
export function quantityAt(units: readonly Unit[], at: number, is_chinese = false): Found | null {
  const unit = units[at];
  if (!unit || unit.used || unit.named) return null;
  if (has(unit, "percent")) return percentBefore(units, at);
  const whole = wholeAt(units, at);
  if (whole) return whole;
  const pair = pairAt(units, at);
  if (pair) return pair;
  const number = numberIn(unit);
  if (number === null) return null;
  return (
    percentAt(units, at, number) ??
    pointsAt(units, at, number, is_chinese) ??
    lengthAt(units, at, is_chinese) ??
    daysAt(units, at, number) ??
    countAt(units, at, number)
  );
}

/** 百分之四十 */
function percentBefore(units: readonly Unit[], at: number): Found | null {
  if (units[at]?.raw !== "百分之") return null;
  const number = numberIn(units[at + 1]);
  return number === null ? null : found({ at, kind: "percent", number }, at + 2);
}

function percentAt(units: readonly Unit[], at: number, number: number): Found | null {
  const next = units[at + 1];
  const is_tenths = next?.raw === "割" || next?.raw === "成";
  if (next?.raw !== "%" && !has(next, "percent") && !is_tenths) return null;
  const rest = is_tenths && units[at + 3]?.raw === "分" ? numberIn(units[at + 2]) : null;
  if (rest !== null) return found({ at, kind: "percent", number: 10 * number + rest }, at + 4);
  const share = is_tenths ? 10 * number : number;
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
    if (number > of) return null;
    return pairOf(units, { at, number, of, end: at + 1 });
  }
  const first = numberIn(units[at]);
  // "A total of 22" is no share.
  if (first === null || units[at]?.is_article) return null;
  for (let next = at + 1; next <= at + FAR; next += 1) {
    const unit = units[next];
    if (!unit || (unit.value !== null && !unit.is_article)) return null;
    const joins = has(unit, "of") || unit.raw === "/" || (unit.raw === "op" && next === at + 1);
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
    const number = units[at]?.is_article ? null : numberIn(units[at]);
    // "3分の2" is a share.
    if (number !== null) return units[at + 1]?.raw === "分" ? null : { at, number };
    if (!units[at] || COUNTED.some((tag) => has(units[at], tag)) || units[at]?.named) return null;
  }
  return null;
}

/** Nobody sits so many. */
const MOST_EXAMS = 20;

/** "17 de 20 na redação" */
const IN = /^(?:na|no|nel|nella|en|im|bei|voor|w|dla|für|pour)$/iu;

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
    // "17 sur 20 à ton exposé"
    if (!Number.isInteger(number) || has(units[next], "you") || IN.test(units[next]?.raw ?? ""))
      break;
    const noun = nounOf(units[next]);
    // "57 out of 75 on the midterm"
    if (noun && of >= MOST_EXAMS && EXAM_TAGS.includes(noun)) break;
    if (noun) return found({ at, kind: "count", number, of, noun }, next + 1, [next]);
  }
  if (!Number.isInteger(number)) return found({ at, kind: "part", number, of }, end);
  const inside = between ? units.slice(between.from, between.to) : [];
  if (inside.some((unit) => has(unit, "point")))
    return found({ at, kind: "points", number, of }, end);
  const noun = inside.map(nounOf).find(Boolean) ?? nounBefore(units, at)?.noun;
  if (noun)
    return found({ at, kind: "count", number, of, noun }, end, [nounBefore(units, at)?.at ?? at]);
  return found({ at, kind: "part", number, of }, end);
}

function pointsAt(
  units: readonly Unit[],
  at: number,
  number: number,
  is_chinese: boolean,
): Found | null {
  const next = has(units[at + 1], "point")
    ? at + 1
    : has(units[at + 2], "point") && isPlain(units[at + 1])
      ? at + 2
      : null;
  if (next === null) return null;
  // 分 is a minute and a point.
  const is_minute =
    has(units[next], "minute") &&
    !is_chinese &&
    !units.some((unit) => has(unit, "grade") || has(unit, "got"));
  // "At most 40 points" are what there is to get.
  const is_max = units
    .slice(Math.max(0, at - 2), at)
    .some((unit) => MOST_POINTS.test(unit.raw) || unit.tags.has("less"));
  return is_minute
    ? null
    : found({ at, kind: "points", number, ...(is_max && { is_max }) }, next + 1);
}

/** "full marks are". */
const MOST_POINTS = /^(?:满分|滿分|満点|总分|總分|maximum|maximal|max)$/iu;

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
    // 課題は5つのうち2つ
    if (has(unit, "task") && unit.tokens[0]?.kind === "wide") return { noun: "task", at: before };
    const noun = nounOf(unit);
    if (noun && units[before + 1]?.raw === ":") return { noun, at: before };
  }
  return null;
}

function nounOf(unit: Unit | undefined): Tag | undefined {
  return unit?.named ? undefined : COUNTED.find((tag) => has(unit, tag));
}
