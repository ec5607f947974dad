import type { Unit } from "./units";
import { type Found, NOON, type Value } from "./values";
import type { Tag } from "./words/claim-words";

const OFFSETS: readonly (readonly [Tag, number])[] = [
  ["day_after_tomorrow", 2],
  ["tomorrow", 1],
  ["yesterday", -1],
  ["today", 0],
];

export function relativeAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  if (!unit || unit.named) return null;
  for (const [tag, days] of OFFSETS) {
    if (unit.tags.has(tag)) return { value: { at, kind: "offset", days }, end: at + 1, used: [] };
  }
  // "J-10"
  const [minus, days] = [units[at + 1], units[at + 2]];
  if (unit.raw === "J" && minus?.raw === "-" && days?.numeric?.kind === "number")
    return { value: { at, kind: "offset", days: days.numeric.number }, end: at + 3, used: [] };
  const around = [units[at - 1], units[at + 1]];
  // Polish "za tydzień" is in one.
  if (units[at - 1]?.raw.toLowerCase() === "za" && unit.value === null && !unit.tags.has("day")) {
    if (unit.tags.has("week"))
      return { value: { at, kind: "offset", days: 7 }, end: at + 1, used: [] };
    if (unit.tags.has("month"))
      return { value: { at, kind: "month_from_now", months: 1 }, end: at + 1, used: [] };
  }
  if (unit.tags.has("weekend")) {
    const is_later = around.some((each) => each?.tags.has("next") && !each.tags.has("this"));
    return { value: { at, kind: "weekend", weeks: is_later ? 1 : 0 }, end: at + 1, used: [] };
  }
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
  const is_after_next = around.some((each) => each?.tags.has("after_next"));
  if (!is_next && !is_this && !is_after_next) return null;
  const is_one = is_next && !(is_this && around.every((each) => !each?.tags.has("coming")));
  const step = is_after_next ? 2 : is_one ? 1 : 0;
  const value: Value = unit.tags.has("week")
    ? { at, kind: "week", weeks: step }
    : { at, kind: "month_from_now", months: step };
  return { value, end: at + 1, used: [] };
}

export function weekdayAt(units: readonly Unit[], at: number): Found | null {
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
    const is_this = before?.tags.has("this") || before?.tags.has("coming");
    const is_over = next === undefined || /^[.,;!?)]$/.test(next.raw);
    const is_ended = is_over && (before?.tags.has("definite") || before?.tags.has("of"));
    const is_on = before?.tags.has("on") || is_this || is_ended;
    const is_name = /^\p{Lu}/u.test(unit.raw) || is_on || before?.tags.has("at");
    if (is_wide || !(is_marked || is_on) || !is_name) return null;
  }
  const isComing = (each: Unit | undefined) =>
    each?.tags.has("coming") === true || each?.tags.has("next") === true;
  const isThis = (each: Unit | undefined) =>
    each?.tags.has("this") === true && !each.tags.has("on");
  // "On a Thursday this term" is of no week in particular.
  const is_coming =
    [before, units[at - 2]].some((each) => isComing(each) || isThis(each)) || isComing(next);
  // "Vendredi en huit", "giovedì a otto".
  const is_week_after =
    units[at + 2]?.value === 8 && /^(?:en|a|à)$/iu.test(next?.raw ?? "") && !units[at + 2]?.numeric;
  return {
    value: {
      ...{ at, kind: "weekday", weekday: unit.weekday, is_coming },
      ...(is_week_after && { is_week_after }),
    },
    end: is_week_after ? at + 3 : at + 1,
    used: [],
  };
}

const DAY_PARTS: readonly (readonly [Tag, number, number])[] = [
  ["morning", 4 * 60, NOON],
  ["afternoon", NOON, 18 * 60],
  ["evening", 17 * 60, 24 * 60],
];

export function dayPartAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const part = unit?.value === null && !unit.named && DAY_PARTS.find(([tag]) => unit.tags.has(tag));
  return part
    ? { value: { at, kind: "day_part", from: part[1], to: part[2] }, end: at + 1, used: [] }
    : null;
}
