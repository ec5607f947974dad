import type { Unit } from "./units";
import { NOON, type ReadValue, type Value } from "./values";
import type { Tag } from "./words/claim-words";

const DAY = 24 * 60;

/** "A quarter to two", "ten past three", "halb zehn", "one minute before midnight", "las dos menos cuarto". */
export function clockPhraseAt(units: readonly Unit[], at: number): ReadValue | null {
  const read =
    chinesePhrase(units, at) ??
    polishPhrase(units, at) ??
    minutesFirst(units, at) ??
    halfFirst(units, at) ??
    hourFirst(units, at);
  if (!read) return null;
  const half = halfAfter(units, read.end);
  const minute = half && read.minute < 13 * 60 ? inHalf(read.minute, half.half) : read.minute;
  const is_of_twelve = !half && !read.is_noon;
  const value: Value = { at, kind: "time", minute, ...(is_of_twelve && { is_of_twelve }) };
  return { value, end: half?.end ?? read.end };
}

interface Read {
  minute: number;
  end: number;
  /** Counted from noon or midnight. */
  is_noon?: boolean;
}

function has(unit: Unit | undefined, tag: Tag): boolean {
  return unit?.tags.has(tag) === true && !unit.named && !unit.used;
}

/** "A quarter to two", "five minutes before noon". */
function minutesFirst(units: readonly Unit[], at: number): Read | null {
  const [first, second] = [units[at], units[at + 1]];
  let next = at + 1;
  let minutes: number | null = null;
  if (has(first, "quarter")) minutes = 15;
  else if (has(first, "half")) minutes = 30;
  else if (first?.is_article && has(second, "quarter")) [minutes, next] = [15, at + 2];
  else if (isNumber(first) && (first?.value ?? 60) < 60) {
    minutes = first?.value ?? 0;
    if (has(second, "minute")) next = at + 2;
  }
  if (minutes === null) return null;
  const joint = units[next];
  // "Un minuto antes de medianoche"
  if (has(joint, "before") && has(units[next + 1], "of") && isNoon(units[next + 2])) {
    const noon = hourIn(units[next + 2]);
    if (noon !== null)
      return { minute: (noon - minutes + DAY) % DAY, end: next + 3, is_noon: true };
  }
  // "Quinze para as três"
  const is_para = joint?.raw.toLowerCase() === "para" && has(units[next + 1], "definite");
  if (is_para) {
    const hour = hourIn(units[next + 2]);
    return hour === null ? null : { minute: (hour - minutes + DAY) % DAY, end: next + 3 };
  }
  // "Tien over half twee"
  const half = has(units[next + 1], "half") ? hourIn(units[next + 2]) : null;
  const sign = /^over$/i.test(joint?.raw ?? "")
    ? 1
    : /^v[oó][oó]r$/i.test(joint?.raw ?? "")
      ? -1
      : 0;
  if (half !== null && sign !== 0)
    return { minute: (half - 30 + sign * minutes + DAY) % DAY, end: next + 3 };
  const is_before = has(joint, "before") || has(joint, "to");
  const is_after = has(joint, "after") || has(joint, "ago") || joint?.raw.toLowerCase() === "over";
  if (!is_before && !is_after) return null;
  const hour = hourIn(units[next + 1]);
  const is_plain = !has(second, "minute") && !has(first, "quarter") && !has(first, "half");
  // "From 5 to 6" is a span, and "two after three" nothing at all.
  // "By ten to five", "ten to five in the afternoon".
  const before = units[at - 1];
  const is_said =
    joint?.raw.toLowerCase() === "past" ||
    isNoon(units[next + 1]) ||
    (!has(before, "from") && has(before, "at") && before?.raw.toLowerCase() !== "from") ||
    (!has(before, "from") && halfAfter(units, next + 2) !== null);
  if (hour === null || (is_plain && next === at + 1 && !is_said)) return null;
  // Two days before the final are no time.
  if (!isNoon(units[next + 1]) && isCounted(units[next + 2])) return null;
  return {
    minute: (hour + (is_before ? -minutes : minutes) + DAY) % DAY,
    end: next + 2,
    is_noon: isNoon(units[next + 1]),
  };
}

/** 差一刻三点 */
function chinesePhrase(units: readonly Unit[], at: number): Read | null {
  const [minus, quarter, hour, clock] = units.slice(at, at + 4);
  if (!has(minus, "minus") || quarter?.raw !== "一刻" || !has(clock, "oclock")) return null;
  const minute = hourIn(hour);
  return minute === null ? null : { minute: (minute - 15 + DAY) % DAY, end: at + 4 };
}

/** "Kwadrans po ósmej", "za kwadrans dziesiąta", "wpół do ósmej", "o jedenastej": hours are ordinals. */
function polishPhrase(units: readonly Unit[], at: number): Read | null {
  const word = units[at]?.raw.toLowerCase() ?? "";
  const minutes = /^kwadrans/.test(word)
    ? 15
    : isNumber(units[at])
      ? (units[at]?.value ?? 0)
      : null;
  const next = has(units[at + 1], "minute") ? at + 2 : at + 1;
  const before = units[at - 1]?.raw.toLowerCase();
  if (word === "wpół" && units[at + 1]?.raw === "do") {
    const hour = ordinalHour(units[at + 2]);
    return hour === null ? null : { minute: (hour - 30 + DAY) % DAY, end: at + 3 };
  }
  if (minutes !== null && minutes < 60 && units[next]?.raw === "po") {
    const hour = ordinalHour(units[next + 1]);
    if (hour !== null) return { minute: hour + minutes, end: next + 2 };
  }
  if (minutes !== null && minutes < 60 && before === "za") {
    const hour = ordinalHour(units[next]);
    if (hour !== null) return { minute: (hour - minutes + DAY) % DAY, end: next + 1 };
  }
  const is_at =
    before === "o" || /^godzin/.test(before ?? "") || before === "do" || before === "od";
  const hour = is_at ? ordinalHour(units[at]) : null;
  return hour === null ? null : { minute: hour, end: at + 1, is_noon: hour > NOON };
}

function ordinalHour(unit: Unit | undefined): number | null {
  const is_hour = unit?.is_ordinal === true && /(?:ej|a)$/iu.test(unit.raw) && !unit.used;
  const hour = unit?.value ?? null;
  return is_hour && hour !== null && hour <= 24 ? hour * 60 : null;
}

/** "Halb zehn" is half past nine. */
function halfFirst(units: readonly Unit[], at: number): Read | null {
  if (!has(units[at], "half") || !/^(?:half?|halb)$/i.test(units[at]?.raw ?? "")) return null;
  const hour = hourIn(units[at + 1]);
  if (hour === null || isCounted(units[at + 2])) return null;
  return { minute: (hour - 30 + DAY) % DAY, end: at + 2 };
}

/** "Las dos menos cuarto", "deux heures et quart", "le due e mezza". */
function hourFirst(units: readonly Unit[], at: number): Read | null {
  // "A la una menos veinte"
  const is_one = units[at]?.is_article === true && /^(?:una|uma|une)$/iu.test(units[at]?.raw ?? "");
  const hour = is_one && has(units[at - 1], "at") ? 60 : hourIn(units[at]);
  if (hour === null || has(units[at], "midnight")) return null;
  // "Mezzogiorno e mezzo", "midi et demi"
  if (isNoon(units[at]) && !(has(units[at + 1], "and") && has(units[at + 2], "half"))) return null;
  let next = at + 1;
  if (has(units[next], "hour") || has(units[next], "oclock")) next += 1;
  // "Dos horas y media" is how long.
  const before = units[at - 1];
  const is_at = has(before, "at") || has(before, "from") || has(before, "to") || has(before, "end");
  if (next > at + 1 && !is_at && !has(before, "definite") && LENGTHS.test(units[at + 1]?.raw ?? ""))
    return null;
  const is_less = has(units[next], "minus");
  if (!is_less && !has(units[next], "and")) return null;
  next += 1;
  while (units[next]?.is_article || has(units[next], "definite")) next += 1;
  // "Tussen vier uur en half zes" is two times.
  const is_next_hour = has(units[next], "half") && hourIn(units[next + 1]) !== null;
  const part = has(units[next], "quarter") ? 15 : has(units[next], "half") ? 30 : null;
  if (is_next_hour) return null;
  const is_clock = is_less || is_at;
  const number =
    is_clock && isNumber(units[next]) && !isCounted(units[next + 1])
      ? (units[next]?.value ?? null)
      : null;
  const minutes = part ?? number;
  if (minutes === null || minutes >= 60) return null;
  return {
    minute: (hour + (is_less ? -minutes : minutes) + DAY) % DAY,
    end: next + 1,
    is_noon: isNoon(units[at]),
  };
}

/** Words that are an hour long; "heures" and "uur" are of the clock as often. */
const LENGTHS = /^(?:horas?|ore|godzin\p{L}*|hours?)$/iu;

function isNumber(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value !== null && !unit.used && !unit.named && !unit.is_ordinal;
}

function isNoon(unit: Unit | undefined): boolean {
  return has(unit, "noon") || has(unit, "midnight");
}

/** As minutes of the day. */
function hourIn(unit: Unit | undefined): number | null {
  if (has(unit, "midnight")) return 0;
  if (has(unit, "noon")) return NOON;
  const hour = isNumber(unit) && !unit?.is_article ? (unit?.value ?? null) : null;
  return hour !== null && Number.isInteger(hour) && hour >= 1 && hour <= 12 ? hour * 60 : null;
}

const COUNTED: readonly Tag[] = [
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "point",
  "topic",
  "task",
];

function isCounted(unit: Unit | undefined): boolean {
  return COUNTED.some((tag) => has(unit, tag)) || unit?.raw === "%";
}

/** "In the afternoon", "vormittags", "p.m.". */
function halfAfter(units: readonly Unit[], at: number): { half: "am" | "pm"; end: number } | null {
  const near = units.slice(at, at + 3);
  for (const [step, unit] of near.entries()) {
    if (has(unit, "am") || has(unit, "morning")) return { half: "am", end: at + step + 1 };
    if (has(unit, "pm") || has(unit, "afternoon") || has(unit, "evening"))
      return { half: "pm", end: at + step + 1 };
    if (unit.value !== null || unit.named || !/^\p{L}{1,3}$/u.test(unit.raw)) return null;
  }
  return null;
}

function inHalf(minute: number, half: "am" | "pm"): number {
  return (minute % NOON) + (half === "pm" ? NOON : 0);
}
