import { withUnitBefore } from "./elided";
import { clockPhraseAt } from "./read-clock-phrases";
import { dateAt } from "./read-dates";
import { quantityAt } from "./read-quantities";
import { halfOf, timeAt } from "./read-times";
import { unreadAt } from "./read-unread";
import type { Unit } from "./units";
import type { Value, ValueOf } from "./values";
import type { Language } from "./words/all";
import type { Tag } from "./words/claim-words";

/** Everything that a sentence states in dates, times, numbers, places and marks; what is read is marked as used. */
export function readValues(units: Unit[], languages: readonly Language[]): Value[] {
  // Only English writes decimals so, and times never.
  const dots = !languages.includes("en");
  const values: Value[] = [];
  const is_graded = units.some(({ tags }) => tags.has("grade") || tags.has("got"));
  for (let at = 0; at < units.length; at += 1) {
    const found = valueAt(units, at, is_graded, dots);
    if (!found) continue;
    values.push(compared(units, found.value));
    for (const index of [...range(at, found.end), ...found.used]) {
      const unit = units[index];
      if (unit) unit.used = true;
    }
    at = found.end - 1;
  }
  return spans(
    units,
    values.map((value, at) => withUnitBefore(units, value, values[at - 1])),
  );
}

interface Found {
  value: Value;
  end: number;
  used: number[];
}

function valueAt(units: Unit[], at: number, is_graded: boolean, dots: boolean): Found | null {
  const unit = units[at];
  if (!unit || unit.used) return null;
  const found = roomAt(units, at) ?? relativeAt(units, at) ?? weekdayAt(units, at);
  if (found) return found;
  if (isLabel(units, at)) return null;
  const lasts = units.slice(Math.max(0, at - 2), at).some(({ tags }) => tags.has("lasts"));
  const length = lasts && units[at + 1]?.tags.has("hour") ? quantityAt(units, at) : null;
  if (length?.value.kind === "duration") return length;
  const read = clockPhraseAt(units, at) ?? dateAt(units, at) ?? timeAt(units, at, dots);
  if (read) return { ...read, used: [] };
  const quantity = quantityAt(units, at);
  if (quantity) return quantity;
  const is_mark = is_graded || units[at - 1]?.is_article === true;
  if (is_mark && /^[A-F]$/.test(unit.raw) && !unit.named) return letterAt(units, at);
  return dayPartAt(units, at) ?? unreadAt(units, at);
}

const WORKS: readonly Tag[] = ["final", "midterm", "quiz", "exam", "task"];

/** The number of "Quiz 4" belongs to its name. */
export function isLabel(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const before = units[at - 1];
  if (unit?.numeric?.kind !== "number" || unit.numeric.number > 99 || !before || before.named)
    return false;
  if (!WORKS.some((tag) => before.tags.has(tag)) || before.value !== null) return false;
  const next = units[at + 1];
  const is_counted =
    next !== undefined && (next.month !== undefined || COUNTS.some((tag) => next.tags.has(tag)));
  return !is_counted && next?.raw !== "%" && !/^[月日号]/.test(next?.raw ?? "");
}

const COUNTS: readonly Tag[] = [
  "percent",
  "point",
  "minute",
  "hour",
  "day",
  "week",
  "of",
  "topic",
  "oclock",
];

function roomAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (unit?.named?.room && unit.named.items.length === 0) {
    return { value: { at, kind: "room", room: unit.named.room }, end: at + 1, used: [] };
  }
  const next = units[at + 1];
  if (!unit?.tags.has("room") || unit.tags.has("at") || unit.named || !next || next.named)
    return null;
  const is_name =
    next.numeric !== null || /^\p{Lu}$/u.test(next.raw) || (next.quote > 0 && !unit.quote);
  if (!is_name || next.numeric?.kind === "date") return null;
  const end = units.findIndex((each, index) => index > at + 1 && each.tokens[0]?.glued !== true);
  return { value: { at, kind: "room", room: null }, end: end < 0 ? units.length : end, used: [] };
}

const OFFSETS: readonly (readonly [Tag, number])[] = [
  ["day_after_tomorrow", 2],
  ["tomorrow", 1],
  ["yesterday", -1],
  ["today", 0],
];

function relativeAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (!unit || unit.named) return null;
  for (const [tag, days] of OFFSETS) {
    if (unit.tags.has(tag)) return { value: { at, kind: "offset", days }, end: at + 1, used: [] };
  }
  const around = [units[at - 1], units[at + 1]];
  const is_period =
    unit.value === null &&
    (unit.tags.has("week") || unit.tags.has("month")) &&
    !unit.tags.has("day");
  if (
    !is_period ||
    around.some((each) => each?.value !== null && each !== undefined && !each.is_article)
  )
    return null;
  const is_next = around.some((each) => each?.tags.has("coming") || each?.tags.has("next"));
  const is_this = around.some((each) => each?.tags.has("this"));
  if (!is_next && !is_this) return null;
  const step = is_next && !(is_this && around.every((each) => !each?.tags.has("coming"))) ? 1 : 0;
  const value: Value = unit.tags.has("week")
    ? { at, kind: "week", weeks: step }
    : { at, kind: "month_from_now", months: step };
  return { value, end: at + 1, used: [] };
}

function weekdayAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (!unit || unit.weekday === undefined || unit.named) return null;
  const before = units[at - 1];
  const next = units[at + 1];
  const is_bracketed =
    before?.raw === "(" && (next?.raw === ")" || next === undefined || /^[・,]/.test(next.raw));
  if (unit.is_short_name && !is_bracketed) {
    const is_wide = unit.tokens[0]?.kind === "wide";
    const is_marked =
      next?.raw === "." || next?.raw === "," || (next?.numeric !== null && next !== undefined);
    const is_name = /^\p{Lu}/u.test(unit.raw) || before?.tags.has("on") || before?.tags.has("at");
    if (is_wide || !(is_marked || before?.tags.has("on")) || !is_name) return null;
  }
  const is_coming = [before, units[at - 2], next].some(
    (each) =>
      each?.tags.has("coming") ||
      each?.tags.has("next") ||
      (each?.tags.has("this") && !each.tags.has("on")),
  );
  return {
    value: { at, kind: "weekday", weekday: unit.weekday, is_coming },
    end: at + 1,
    used: [],
  };
}

function letterAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const next = units[at + 1];
  const sign =
    next && (next.raw === "+" || next.raw === "-") && next.tokens[0]?.glued ? next.raw : "";
  const is_article = unit?.raw === "A" && at === 0;
  if (!unit || is_article || (next?.tokens[0]?.glued && next.raw === "'")) return null;
  return {
    value: { at, kind: "letter", letter: unit.raw + sign },
    end: at + 1 + sign.length,
    used: [],
  };
}

const DAY_PARTS: readonly (readonly [Tag, number, number])[] = [
  ["morning", 4 * 60, 12 * 60],
  ["afternoon", 12 * 60, 18 * 60],
  ["evening", 17 * 60, 24 * 60],
];

function dayPartAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const part = unit?.value === null && !unit.named && DAY_PARTS.find(([tag]) => unit.tags.has(tag));
  return part
    ? { value: { at, kind: "day_part", from: part[1], to: part[2] }, end: at + 1, used: [] }
    : null;
}

function compared(units: readonly Unit[], value: Value): Value {
  for (const unit of units.slice(Math.max(0, value.at - 2), value.at)) {
    if (unit.used) continue;
    if (unit.tags.has("more")) return { ...value, compare: "more" };
    if (unit.tags.has("less")) return { ...value, compare: "less" };
  }
  return value;
}

/** "13:15 to 13:45" is one value. */
function spans(units: readonly Unit[], values: Value[]): Value[] {
  const joined: Value[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    if (last && isJoined(units, last.at, value.at)) {
      const span = spanOf(units, last, value);
      if (span) {
        joined[joined.length - 1] = span;
        continue;
      }
    }
    joined.push(value);
  }
  return joined;
}

function isJoined(units: readonly Unit[], from: number, to: number): boolean {
  const between = units.slice(from + 1, to).filter(({ used }) => !used);
  if (between.length === 0 || between.length > 3) return false;
  return (
    between.some(({ tags, raw }) => tags.has("to") || /^[-~～〜]$/.test(raw)) &&
    between.every(
      ({ tags, raw, named }) =>
        !named && (tags.size > 0 || /^[-~～〜]$/.test(raw) || raw.length < 4),
    )
  );
}

function spanOf(units: readonly Unit[], from: Value, to: Value): Value | null {
  // "Von 15 bis 16 Uhr", "between 1 and 2:30 p.m."
  if (from.kind === "unread" && to.kind === "time" && to.to === undefined) {
    const begins = units
      .slice(Math.max(0, from.at - 2), from.at)
      .some(({ tags }) => tags.has("from"));
    const minute = (from.number ?? HOURS) * 60;
    if (!begins || !Number.isInteger(minute) || minute >= HOURS * 60) return null;
    return spanOf(units, { at: from.at, kind: "time", minute }, to);
  }
  if (from.kind === "time" && to.kind === "time" && from.to === undefined) {
    const is_of_twelve = from.is_of_twelve || to.is_of_twelve;
    const minute = sharedHalf(units, from, to);
    return { ...from, minute, to: to.minute, ...(is_of_twelve && { is_of_twelve }) };
  }
  if (from.kind === "date" && to.kind === "date" && !from.to) {
    const begins = units
      .slice(Math.max(0, from.at - 2), from.at)
      .some(({ tags }) => tags.has("from") || tags.has("lasts"));
    return begins || from.dates[0]?.day === undefined ? { ...from, to: to.dates } : null;
  }
  return null;
}

const HOURS = 24;

/** "2:00 to 3:45 PM" begins in the afternoon as well. */
function sharedHalf(units: readonly Unit[], from: ValueOf<"time">, to: ValueOf<"time">): number {
  const is_said = halfOf(units[from.at + 1]) ?? halfOf(units[from.at - 1]);
  const later = from.minute + 720;
  const is_afternoon = halfOf(units[to.at + 1]) === "pm" || halfOf(units[to.at + 2]) === "pm";
  return !is_said && is_afternoon && from.minute < 720 && later <= to.minute ? later : from.minute;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
}
