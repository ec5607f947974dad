import { withUnitBefore } from "./elided";
import {
  endsApart,
  inPartOfDay,
  joinDays,
  weekAfter,
  withoutSeason,
  withoutToday,
} from "./join-days";
import { countsOfAll, percentsApart, pointsOfAll, shareOfCount } from "./join-quantities";
import { spans } from "./join-spans";
import { clockPhraseAt } from "./read-clock-phrases";
import { dateAt } from "./read-dates";
import { dayPartAt, relativeAt, weekdayAt } from "./read-days";
import { dayBesideAt } from "./read-distances";
import { halfLengthAt, lengthAt } from "./read-lengths";
import { quantityAt } from "./read-quantities";
import { timeAt } from "./read-times";
import { fractionAt, unreadAt } from "./read-unread";
import type { Unit } from "./units";
import type { Found, Value } from "./values";
import type { Language } from "./words/all";
import { type Tag, WORK_TAGS } from "./words/claim-words";

/** Everything that a sentence states in dates, times, numbers, places and marks; what is read is marked as used. */
export function readValues(units: Unit[], languages: readonly Language[]): Value[] {
  // Only English writes decimals so, and times never.
  const dots = !languages.includes("en");
  const is_chinese = languages.includes("zh") && !languages.includes("ja");
  const values: Value[] = [];
  const is_graded = units.some(({ tags }) => tags.has("grade") || tags.has("got"));
  for (let at = 0; at < units.length; at += 1) {
    const found = valueAt(units, at, {
      ...{ is_graded, dots, is_chinese },
      before: values.at(-1),
    });
    if (!found) continue;
    values.push(compared(units, found.value));
    for (const index of [...range(at, found.end), ...found.used]) {
      const unit = units[index];
      // "Nine of the thirteen Biology topics" names the course all the same.
      if (unit && !unit.named?.courses.length) unit.used = true;
    }
    at = found.end - 1;
  }
  joinDays(units, values);
  const whole = values.map((value, at) => withUnitBefore(units, value, values[at - 1]));
  const counted = countsOfAll(units, pointsOfAll(units, shareOfCount(whole)));
  const apart = percentsApart(units, withoutSeason(units, weekAfter(units, counted)));
  return spans(units, withoutToday(units, endsApart(units, inPartOfDay(units, apart))));
}

interface Around {
  is_graded: boolean;
  /** Times may be written with a full stop. */
  dots: boolean;
  is_chinese: boolean;
  /** The value before it in the sentence. */
  before: Value | undefined;
}

function valueAt(
  units: Unit[],
  at: number,
  { is_graded, dots, is_chinese, before }: Around,
): Found | null {
  const unit = units[at];
  if (!unit || unit.used) return null;
  const found =
    roomAt(units, at) ?? dayBesideAt(units, at) ?? relativeAt(units, at) ?? weekdayAt(units, at);
  if (found) return found;
  if (isLabel(units, at)) return null;
  // "Cinq heures de travail"
  const is_work =
    units[at + 1]?.tags.has("hour") &&
    units[at + 2]?.tags.has("of") &&
    units[at + 3]?.tags.has("task");
  const length = is_work || isLengthHere(units, at) ? lengthAt(units, at, is_chinese) : null;
  if (length) return length;
  const is_quarters = units[at + 3]?.tags.has("quarter") && units[at + 4]?.tags.has("hour");
  const share = is_quarters
    ? lengthAt(units, at, is_chinese)
    : (fractionAt(units, at) ?? halfLengthAt(units, at));
  if (share) return share;
  const read = clockPhraseAt(units, at) ?? dateAt(units, at) ?? timeAt(units, at, dots);
  if (read) return { ...read, used: [] };
  const quantity = quantityAt(units, at, is_chinese);
  if (quantity) return quantity;
  const sign = units[at + 1];
  const is_signed = sign?.tokens[0]?.glued === true && /^[+-]$/.test(sign.raw);
  const is_ended = units[at + 2] === undefined || /^[\s.,;!?)。]/.test(units[at + 2]?.raw ?? "");
  // 成绩是A
  const is_wide = units[at - 1]?.tokens[0]?.kind === "wide";
  const is_mark =
    is_graded || is_wide || units[at - 1]?.is_article === true || (is_signed && is_ended);
  if (is_mark && /^[A-F]$/.test(unit.raw) && !unit.named) return letterAt(units, at);
  return dayPartAt(units, at) ?? unreadAt(units, at, before);
}

const BEFORE_TIMES: readonly Tag[] = ["at", "from", "to", "before", "after"];

/** Whether a number with an hour says how long: the sentence speaks of lengths, and no "at" stands before it. */
function isLengthHere(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  const is_said = units.slice(Math.max(0, at - 2), at).some(({ tags }) => tags.has("lasts"));
  if (is_said) return true;
  const is_of_lengths = units.some(
    ({ tags, named, quote }) => !named && !quote && tags.has("lasts"),
  );
  return (
    is_of_lengths &&
    (!BEFORE_TIMES.some((tag) => before?.tags.has(tag)) || isOfLength(units, at)) &&
    !(before?.tags.has("definite") && !before.tags.has("small"))
  );
}

/** "La durée est de 1 h 45": no other time follows. */
function isOfLength(units: readonly Unit[], at: number): boolean {
  const is_of = /^(?:de|di|d|von|van|of)$/i.test(units[at - 1]?.raw ?? "");
  return (
    is_of &&
    !units.slice(at + 1, at + 6).some(({ tags, value }) => tags.has("to") && value === null)
  );
}

/** The number of "Quiz 4" belongs to its name. */
export function isLabel(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const before = units[at - 1];
  if (unit?.numeric?.kind !== "number" || unit.numeric.number > 99 || !before || before.named)
    return false;
  if (!WORK_TAGS.some((tag) => before.tags.has(tag)) || before.value !== null) return false;
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

function compared(units: readonly Unit[], value: Value): Value {
  if (value.kind === "points" && value.is_max) return value;
  for (const unit of units.slice(Math.max(0, value.at - 2), value.at)) {
    if (unit.used) continue;
    if (unit.tags.has("more")) return { ...value, compare: "more" };
    if (unit.tags.has("less")) return { ...value, compare: "less" };
  }
  return value;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
}
