import type { Unit } from "./units";
import type { Value } from "./values";

interface Found {
  value: Value;
  end: number;
  used: number[];
}

/** A number, or words of time and quantity, that nothing says what they are; a share of an hour or of the grade. */
export function unreadAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (!unit || unit.named) return null;
  const share = shareAt(units, at) ?? fractionAt(units, at);
  if (share) return share;
  const is_vague = unit.tags.has("vague") || unit.tags.has("half") || unit.tags.has("quarter");
  // "That one", "one of them" counts nothing.
  const is_one = unit.value === 1 && unit.numeric === null;
  const number = is_one || unit.is_ordinal ? null : (unit.value ?? numericValue(unit));
  if (number === null && !is_vague) return null;
  if (number !== null && isMark(units, at))
    return { value: { at, kind: "mark", number }, end: at + 1, used: [] };
  if (!is_vague && isPage(units, at))
    return { value: { at, kind: "part", number: 0, of: 0 }, end: at + 1, used: [] };
  return {
    value: { at, kind: "unread", number, is_vague: number === null },
    end: at + 1,
    used: [],
  };
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
  const is_of_grade = units
    .slice(at + 1, at + 7)
    .some(({ tags }) => tags.has("grade") || tags.has("weight"));
  return is_of_grade
    ? { value: { at, kind: "percent", number: part, is_of_grade }, end: at + 1, used: [] }
    : null;
}

const PARTS: [parts: number, words: RegExp][] = [
  [3, /^(?:thirds?|drittel|tiers|tercios?|terços?|terz[io]|derde|trzeci\p{L}*)$/iu],
  [4, /^(?:quarters?|viertel|quarts?|cuartos?|quart[io]s?|kwart)$/iu],
  [5, /^(?:fifths?|fünftel|cinquièmes?|quintos?|quint[io]|vijfde|piąt\p{L}*)$/iu],
  [10, /^(?:tenths?|zehntel|dixièmes?|décimos?|decim[io]|tiende)$/iu],
];

/** "A third", "four fifths": about so many percent, where it is no place in an order. */
function fractionAt(units: readonly Unit[], at: number): Found | null {
  const [number, part] = [units[at], units[at + 1]];
  const [parts] = PARTS.find(([, words]) => words.test(part?.raw ?? "")) ?? [];
  const count = number?.value ?? null;
  if (!parts || count === null || count < 1 || count >= parts || !number || number.is_ordinal)
    return null;
  const next = units[at + 2];
  const isEnd = next === undefined || /^[.,;:!?()]$/.test(next.raw);
  if (!isEnd && !next.tags.has("of") && !next.tags.has("progress")) return null;
  const value = { at, kind: "percent" as const, number: (100 * count) / parts, is_about: true };
  return { value, end: at + 2, used: [] };
}

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
