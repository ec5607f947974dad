import type { Unit } from "./units";
import { NOON, type ReadValue, type Value } from "./values";
import type { Tag } from "./words/claim-words";

/** A time of day that begins at a unit. */
export function timeAt(units: readonly Unit[], at: number, dots: boolean): ReadValue | null {
  const unit = units[at];
  if (!unit || unit.used || unit.named) return null;
  // "Mediodía" is a half as well, "half past noon" none.
  const is_noon = unit.tags.has("noon") && (unit.tags.size === 1 || unit.tokens.length === 1);
  if (is_noon) return time(at, NOON, at + 1);
  if (unit.tags.has("midnight"))
    return { value: { at, kind: "time", minute: 0, is_midnight: true }, end: at + 1 };
  if (unit.numeric?.kind === "time") {
    if (unit.numeric.is_weak && !isSaidAsTime(units, at, dots)) return null;
    return withHalf(units, at, unit.numeric.minute, at + 1);
  }
  const four = /^([01]\d|2[0-3])([0-5]\d)$/.exec(unit.raw);
  if (four && has(units[at + 1], "hour"))
    return time(at, 60 * Number(four[1]) + Number(four[2]), at + 2);
  if (unit.value === 12 && has(units[at + 1], "noon")) return time(at, NOON, at + 2);
  const hour = unit.value;
  if (
    hour === null ||
    (unit.is_article && !has(units[at + 1], "oclock") && !isOneOClock(units, at)) ||
    !Number.isInteger(hour) ||
    hour < 0 ||
    hour > 24
  )
    return null;
  const next = units[at + 1];
  if (has(next, "oclock") && !isDuration(units, at)) return clockHour(units, at, hour);
  if (hour >= 1 && hour <= 12 && halfOf(next) !== null) {
    return withHalf(units, at, hour * 60, at + 1);
  }
  const before = units[at - 1]?.raw.toLowerCase() ?? "";
  if (AT.test(before) && !isUnitOfNumber(next)) return withHalf(units, at, hour * 60, at + 1);
  const is_over =
    next === undefined || /^[.,;!?)]$/.test(next.raw) || has(next, "on") || has(next, "and");
  if (before === "at" && hour >= 1 && hour <= 12 && is_over) {
    // "Tonight at 8"
    const is_evening = units.slice(Math.max(0, at - 4), at).some((each) => has(each, "evening"));
    const minute = is_evening ? (hour % 12) * 60 + NOON : hour * 60;
    const value: Value = { at, kind: "time", minute, ...(!is_evening && { is_of_twelve: true }) };
    return { value, end: at + 1 };
  }
  return null;
}

/** "A la una de la tarde" */
function isOneOClock(units: readonly Unit[], at: number): boolean {
  return (
    AT.test(units[at - 1]?.raw.toLowerCase() ?? "") && /^(?:una|uma)$/iu.test(units[at]?.raw ?? "")
  );
}

/** Words before a bare hour that are put before nothing else. */
const AT = /^(?:alle|um|a las?|às|as|o godzinie|alle ore|ore|dalle|até às|om|desde las)$/;
const OF_NUMBERS: readonly Tag[] = ["percent", "point", "topic", "task", "day", "week", "month"];

function isUnitOfNumber(unit: Unit | undefined): boolean {
  return unit?.raw === "%" || OF_NUMBERS.some((tag) => has(unit, tag));
}

const UNITS: readonly Tag[] = ["minute", "day", "week", "task", "topic"];
const ALWAYS_CLOCK = new Set(["uhr", "点", "時", "时", "点钟", "o'clock", "oclock"]);

function time(at: number, minute: number, end: number): ReadValue {
  return { value: { at, kind: "time", minute }, end };
}

function has(unit: Unit | undefined, tag: Tag): boolean {
  return unit?.tags.has(tag) === true;
}

/** "15.45" is a time and not a decimal where words say so. */
function isSaidAsTime(units: readonly Unit[], at: number, dots: boolean): boolean {
  const next = units[at + 1];
  if (next?.raw === "%" || has(next, "percent") || has(next, "point")) return false;
  if (dots) return !UNITS.some((tag) => has(next, tag));
  return (
    ["at", "start", "to", "from", "end"].some((tag) => has(units[at - 1], tag as Tag)) ||
    has(next, "oclock")
  );
}

/** "2 uur" and "3 heures" are a length where the sentence says how long, and a time after "om" and "à". */
function isDuration(units: readonly Unit[], at: number): boolean {
  const word = units[at + 1]?.raw.toLowerCase() ?? "";
  if (ALWAYS_CLOCK.has(word) || !has(units[at + 1], "hour")) return false;
  if ((["at", "from", "to", "before", "after"] as const).some((tag) => has(units[at - 1], tag)))
    return false;
  // "Essai 3 : mer. 2 déc., 20h"
  const is_dated = units
    .slice(Math.max(0, at - 3), at)
    .some(({ month, numeric }) => month !== undefined || numeric?.kind === "date");
  if (is_dated && units[at + 1]?.tokens[0]?.glued) return false;
  // "Fermeture du dépôt : 20h"
  const says = (tag: Tag) => units.some((unit) => has(unit, tag) && !unit.named && !unit.quote);
  return says("lasts") || !(says("due") || says("start") || says("end"));
}

/** "9 Uhr 30", "acht Uhr fünfzehn", "3点半", "9時00分" */
function clockHour(units: readonly Unit[], at: number, hour: number): ReadValue {
  const after = units[at + 2];
  // 八点一刻, 差一刻三点
  if (after?.raw === "一刻" || after?.raw === "三刻")
    return withHalf(units, at, hour * 60 + (after.raw === "一刻" ? 15 : 45), at + 3);
  if (has(after, "half") && after?.start === units[at + 1]?.end)
    return withHalf(units, at, hour * 60 + 30, at + 3);
  const minute = after?.value ?? null;
  const is_glued = after?.start === units[at + 1]?.end;
  const is_minute =
    minute !== null &&
    Number.isInteger(minute) &&
    minute < 60 &&
    after?.is_article !== true &&
    (is_glued || !(isUnitOfNumber(units[at + 3]) || units[at + 3]?.month !== undefined));
  if (is_minute) {
    const end = /^分/.test(units[at + 3]?.raw ?? "") ? at + 4 : at + 3;
    return withHalf(units, at, hour * 60 + minute, end);
  }
  return withHalf(units, at, hour * 60, at + 2);
}

/** With "a.m." or "p.m." after it, or "午後" before it. */
function withHalf(units: readonly Unit[], at: number, minute: number, end: number): ReadValue {
  const after = halfOf(units[end]);
  const before = halfOf(units[at - 1]);
  const half = after ?? before;
  if (half === null || minute >= 13 * 60) return time(at, minute, after ? end + 1 : end);
  const hour = Math.floor(minute / 60) % 12;
  const shifted = hour * 60 + (minute % 60) + (half === "pm" ? NOON : 0);
  return time(at, shifted, after ? end + 1 : end);
}

export function halfOf(unit: Unit | undefined): "am" | "pm" | null {
  // In any language; "am" in small letters is German.
  if (unit?.raw === "AM") return "am";
  if (unit?.raw === "PM") return "pm";
  if (has(unit, "am") || has(unit, "morning")) return "am";
  return has(unit, "pm") || has(unit, "afternoon") || has(unit, "evening") ? "pm" : null;
}
