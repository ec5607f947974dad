import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

type Found = { value: Value; end: number };

const NOON = 720;

/** A time of day that begins at a unit. */
export function timeAt(units: readonly Unit[], at: number, dots: boolean): Found | null {
  const unit = units[at];
  if (!unit || unit.used || unit.named) return null;
  // "Mediodía" is a half as well, "half past noon" none.
  const is_noon = unit.tags.has("noon") && (unit.tags.size === 1 || unit.tokens.length === 1);
  if (is_noon) return time(at, NOON, at + 1);
  if (unit.tags.has("midnight")) return time(at, 0, at + 1);
  if (unit.numeric?.kind === "time") {
    if (unit.numeric.is_weak && !isSaidAsTime(units, at, dots)) return null;
    return withHalf(units, at, unit.numeric.minute, at + 1);
  }
  const hour = unit.value;
  if (hour === null || unit.is_article || !Number.isInteger(hour) || hour < 0 || hour > 24)
    return null;
  const next = units[at + 1];
  if (has(next, "oclock") && !isDuration(units, at)) return clockHour(units, at, hour);
  if (hour >= 1 && hour <= 12 && halfOf(next) !== null) {
    return withHalf(units, at, hour * 60, at + 1);
  }
  const is_at = AT.has(units[at - 1]?.raw.toLowerCase() ?? "");
  if (
    is_at &&
    (next === undefined || /^[.,;!?)]$/.test(next.raw) || has(next, "on") || has(next, "and"))
  ) {
    return time(at, hour * 60, at + 1);
  }
  return null;
}

/** Words before a bare hour that are put before nothing else. */
const AT = new Set(["alle", "um", "a las", "às", "as", "o godzinie", "alle ore", "dalle"]);
const UNITS: readonly Tag[] = ["minute", "day", "week", "task", "topic"];
const ALWAYS_CLOCK = new Set(["uhr", "点", "時", "时", "点钟", "o'clock", "oclock"]);

function time(at: number, minute: number, end: number): Found {
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
  return !(has(units[at - 1], "at") || has(units[at - 1], "from") || has(units[at - 1], "to"));
}

/** "9 Uhr 30", "3点半", "9時00分" */
function clockHour(units: readonly Unit[], at: number, hour: number): Found {
  const after = units[at + 2];
  if (has(after, "half") && after?.start === units[at + 1]?.end)
    return withHalf(units, at, hour * 60 + 30, at + 3);
  const minute = after?.value ?? null;
  const is_minute =
    minute !== null &&
    Number.isInteger(minute) &&
    minute < 60 &&
    after?.start === units[at + 1]?.end;
  if (is_minute) {
    const end = /^分/.test(units[at + 3]?.raw ?? "") ? at + 4 : at + 3;
    return withHalf(units, at, hour * 60 + minute, end);
  }
  return withHalf(units, at, hour * 60, at + 2);
}

/** With "a.m." or "p.m." after it, or "午後" before it. */
function withHalf(units: readonly Unit[], at: number, minute: number, end: number): Found {
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
