import type { Unit } from "./units";
import type { Found, Value } from "./values";
import type { Tag } from "./words/claim-words";

/** A number, or words of time and quantity, that nothing says what they are; a share of an hour or of the grade. */
export function unreadAt(
  units: readonly Unit[],
  at: number,
  before: Value | undefined,
): Found | null {
  const unit = units[at];
  if (!unit || unit.named) return null;
  const share = shareAt(units, at);
  if (share) return share;
  const is_vague =
    unit.tags.has("vague") ||
    unit.tags.has("season") ||
    unit.tags.has("half") ||
    unit.tags.has("quarter");
  // "That one", "one of them" counts nothing.
  const next = units[at + 1];
  // "Of the four assignments you've handed in just one".
  const is_counted =
    before?.kind === "count" &&
    (next === undefined || /^[.,;!?)。，！]$/.test(next.raw) || next.tags.has("left"));
  const is_one = unit.value === 1 && unit.numeric === null && !is_counted;
  // Italian "sei" is "you are" as well.
  const is_verb = unit.raw.toLowerCase() === "sei" && unit.tags.has("small");
  const number = is_one || is_verb || unit.is_ordinal ? null : (unit.value ?? numericValue(unit));
  if (number === null && !is_vague) return null;
  const is_max =
    units.slice(Math.max(0, at - 8), at).some(({ raw }) => MAXIMAL.test(raw)) ||
    (units[at - 1]?.tags.has("of") === true && units.some(({ tags }) => tags.has("grade")));
  if (number !== null && is_max && units[at + 1]?.raw !== "%" && endsAt(units, at))
    return { value: { at, kind: "points", number, is_max }, end: at + 1, used: [] };
  if (number !== null && isMark(units, at))
    return { value: { at, kind: "mark", number }, end: at + 1, used: [] };
  if (!is_vague && (isPage(units, at) || TIMES.test(next?.raw ?? "")))
    return { value: { at, kind: "part", number: 0, of: 0 }, end: at + 1, used: [] };
  return {
    value: { at, kind: "unread", number, is_vague: number === null },
    end: at + 1,
    used: [],
  };
}

/** "Rehearse it twice": how often something is done is nothing of the student's data. */
const TIMES = /^(?:times|mal|fois|veces|volte|vezes|keer|razy|回|遍)$/iu;

/** "A pontuação máxima é 20". */
const MAXIMAL =
  /^(?:max\p{L}*|máxim\p{L}*|massim\p{L}*|höchst\p{L}*|maksym\p{L}*|maximal\p{L}*)$/iu;

function endsAt(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  return next === undefined || /^[.,;!?)。]$/.test(next.raw);
}

/** "You pulled an 88": a number with an article, said to the student. */
function isMark(units: readonly Unit[], at: number): boolean {
  return (
    units[at - 1]?.is_article === true &&
    units[at]?.numeric?.kind === "number" &&
    units.some(({ tags, quote }) => tags.has("you") && !quote)
  );
}

/** "half of your grade", "half an hour" */
function shareAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const part = unit?.tags.has("half") ? 50 : unit?.tags.has("quarter") ? 25 : null;
  if (part === null || unit?.value !== null) return null;
  const after = units.slice(at + 1, at + 3);
  const hour = after.findIndex(({ tags }) => tags.has("hour"));
  if (hour >= 0)
    return {
      value: { at, kind: "duration", minutes: (60 * part) / 100 },
      end: at + hour + 2,
      used: [],
    };
  return percentOf(units, at, { number: part, end: at + 1 });
}

/** What a share is a share of: the grade, the topics or the work of a course, the way through it; null elsewhere. */
function percentOf(
  units: readonly Unit[],
  at: number,
  { number, end, is_about }: { number: number; end: number; is_about?: boolean },
): Found | null {
  const value = { at, kind: "percent" as const, number, ...(is_about && { is_about }) };
  const after = units.slice(end, end + 6);
  const is_of_grade = after.some(({ tags }) => tags.has("grade") || tags.has("weight"));
  if (is_of_grade) return { value: { ...value, is_of_grade }, end, used: [] };
  const has = (tags: readonly Tag[]) =>
    units.some((unit) => !unit.named && !unit.quote && tags.some((tag) => unit.tags.has(tag)));
  const noun = has(["topic"]) ? "topic" : has(["task"]) ? "task" : null;
  const is_of_course = units.some(({ named }) => named !== null && named.courses.length > 0);
  if (noun && has(["done", "undone", "progress", "left", "open"])) {
    // The assignments that are counted are none in particular.
    const counted = units.findIndex((unit) => !unit.named && !unit.quote && unit.tags.has(noun));
    return { value: { ...value, noun }, end, used: [counted] };
  }
  if (has(["grade", "got"])) return null;
  return is_of_course ? { value: { ...value, noun: "course" }, end, used: [] } : null;
}

const PARTS: [parts: number, words: RegExp][] = [
  [3, /^(?:thirds?|drittel|tiers|tercios?|terceras?|terços?|terz[io]|derde|trzeci\p{L}*)$/iu],
  [4, /^(?:quarters?|vierteln?|quarts?|cuart[oa]s?|quart[io]s?|kwart|czwart\p{L}*)$/iu],
  [5, /^(?:fifths?|fünftel|cinquièmes?|quint[oa]s?|quint[io]|vijfde|piąt\p{L}*)$/iu],
  [10, /^(?:tenths?|zehntel|dixièmes?|décim[oa]s?|decim[io]|tiende|dziesiąt\p{L}*)$/iu],
];

/** "A third", "four fifths": about so many percent, where it is no place in an order. */
export function fractionAt(units: readonly Unit[], at: number): Found | null {
  const wide = wideFraction(units, at) ?? wholeFraction(units, at);
  if (wide) return percentOf(units, at, wide);
  const whole = ordinalPart(units, at);
  if (whole) return percentOf(units, at, whole);
  const hyphen = units[at + 1]?.raw === "-" ? 1 : 0;
  const [number, part] = [units[at], units[at + 1 + hyphen]];
  const [parts] = PARTS.find(([, words]) => words.test(part?.raw ?? "")) ?? [];
  const count = number?.value ?? null;
  if (!parts || count === null || count < 1 || count >= parts || !number || number.is_ordinal)
    return null;
  // "Las tres cuartas partes"
  const end = /^(?:partes|parts|teile|części)$/iu.test(units[at + 2]?.raw ?? "")
    ? at + 3
    : at + 2 + hyphen;
  const next = units[end];
  const is_end = next === undefined || /^[.,;:!?()]$/.test(next.raw);
  const is_joined = next?.named != null || JOINS.some((tag) => next?.tags.has(tag));
  if (!is_end && !is_joined) return null;
  const is_about = parts === 3 || ABOUT.test(units[at - 1]?.raw ?? "");
  return percentOf(units, at, { number: (100 * count) / parts, end, is_about });
}

const JOINS: readonly Tag[] = [
  "of",
  "progress",
  "weight",
  "grade",
  "topic",
  "done",
  "definite",
  "from",
  "you",
];

const ABOUT =
  /^(?:roughly|about|almost|nearly|around|etwa|rund|fast|circa|environ|presque|casi|unos|quas[ie]|ongeveer|około)$/iu;

/** "La quinta parte" */
function ordinalPart(units: readonly Unit[], at: number) {
  const [parts] = PARTS.find(([, words]) => words.test(units[at]?.raw ?? "")) ?? [];
  const is_part = /^(?:parte|part)$/iu.test(units[at + 1]?.raw ?? "");
  return parts && is_part ? { number: 100 / parts, end: at + 2, is_about: parts === 3 } : null;
}

/** 三分之二, 3分の2, 四分の三 */
function wideFraction(units: readonly Unit[], at: number) {
  const parts = units[at]?.value ?? null;
  if (
    parts === null ||
    !/^分[之の]$/.test(`${units[at + 1]?.raw}${units[at + 2]?.raw}`.slice(0, 2))
  )
    return null;
  const joint = units[at + 1]?.raw === "分" ? 3 : 2;
  const count = units[at + joint]?.value ?? null;
  if (count === null || count >= parts) return null;
  return { number: (100 * count) / parts, end: at + joint + 1, is_about: parts === 3 };
}

/** "Zweidrittel", "driekwart". */
function wholeFraction(units: readonly Unit[], at: number) {
  const [, number] = WHOLE_PARTS.find(([word]) => word.test(units[at]?.raw ?? "")) ?? [];
  return number ? { number, end: at + 1, is_about: number % 1 !== 0 } : null;
}

const WHOLE_PARTS: readonly (readonly [RegExp, number])[] = [
  [/^dreiviertel$/iu, 75],
  [/^driekwart$/iu, 75],
  [/^(?:zweidrittel|tweederde|two-thirds)$/iu, 200 / 3],
];

function numericValue({ numeric }: Unit): number | null {
  if (numeric?.kind === "date") return numeric.pair?.[0] ?? numeric.dates[0]?.day ?? 0;
  return numeric?.kind === "time" ? numeric.number : null;
}

/** "see page 46", "58ページ", or the number of a list's item. */
function isPage(units: readonly Unit[], at: number): boolean {
  const near = [units[at - 1], units[at - 2], units[at + 1]];
  if (near.some((unit) => unit?.tags.has("page"))) return true;
  return at === 0 && /^[.)]$/.test(units[1]?.raw ?? "");
}
