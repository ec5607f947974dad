import { COUNTED, found, has, isPlain } from "./quantity";
import type { Unit } from "./units";
import type { Found } from "./values";
import type { Tag } from "./words/claim-words";

/** "The day before the final": counted from what follows. */
export function dayBesideAt(units: readonly Unit[], at: number): Found | null {
  const unit = units[at];
  const days = has(unit, "day_before") ? -1 : has(unit, "day_after") ? 1 : null;
  if (days === null || unit?.named || unit?.used) return null;
  const is_wide = unit?.tokens[0]?.kind === "wide";
  if (is_wide) return found({ at, kind: "distance", days, is_of_before: true }, at + 1);
  if (units.slice(at + 1, at + 7).some(isThing))
    return found({ at, kind: "distance", days }, at + 1);
  // "..., and the essay is due the day before."
  return units.slice(0, at).some(isThing)
    ? found({ at, kind: "distance", days, is_of_before: true }, at + 1)
    : null;
}

const CALENDAR: readonly (readonly [Tag, number])[] = [
  ["day", 1],
  ["week", 7],
];

/** "in 9 days", "a week from today", "two weeks before", "4 days ago" */
export function daysAt(units: readonly Unit[], at: number, number: number): Found | null {
  const is_full = isPlain(units[at + 1]) && has(units[at + 1], "all");
  // "A blank day" is no length.
  const is_plain =
    isPlain(units[at + 1]) && !units[at + 1]?.tags.size && units[at]?.is_article !== true;
  const next = is_full || is_plain ? at + 2 : at + 1;
  if (has(units[next], "month") && !has(units[next], "day")) {
    return found(
      { at, kind: "month_from_now", months: direction(units, at, next) * number, is_counted: true },
      next + 1,
    );
  }
  // 这一天 is that day.
  if (units[at]?.is_article && units[at]?.tokens[0]?.kind === "wide" && has(units[at - 1], "this"))
    return null;
  for (const [tag, days] of CALENDAR) {
    if (!has(units[next], tag)) continue;
    if (isPace(units, at)) return found({ at, kind: "part", number: 0, of: 0 }, next + 1);
    const away = number * days;
    const of_before = distanceOfBefore(units, at, next);
    if (of_before)
      return found(
        { at, kind: "distance", days: of_before.sign * away, is_of_before: true },
        of_before.end,
      );
    const after = units.slice(next + 1, next + 4);
    if (isApart(units, at, next)) return found({ at, kind: "gap", days: away }, next + 1);
    const near = after.findIndex((unit) => has(unit, "before") || has(unit, "after"));
    // In Chinese and Japanese they follow what is counted from.
    const is_wide = units[next]?.tokens[0]?.kind === "wide";
    const relation = is_wide ? undefined : after[near];
    const is_ago = has(relation, "ago") && !units.slice(next + 2 + near).some(isThing);
    // "One week after tomorrow"
    const from = after[near + 1];
    const is_of_today = has(from, "tomorrow") || has(from, "today");
    const is_of_thing = !is_ago && !is_of_today && units.slice(next + 2 + near).some(isThing);
    if (relation && is_of_thing) {
      const sign = has(relation, "before") ? -1 : 1;
      // "First the quiz, then, a week later, the final": counted from the quiz.
      const is_of_before = /^[,，]$/.test(after[near + 1]?.raw ?? "");
      return found(
        { at, kind: "distance", days: sign * away, ...(is_of_before && { is_of_before }) },
        next + 2 + near,
      );
    }
    const end = next + 1 + fromToday(units, next + 1);
    const sign = direction(units, at, next);
    // "Quinze jours" are two weeks, "huit jours" is one.
    const or = tag === "day" && ROUND_DAYS.test(units[at]?.raw ?? "") ? sign * (away - 1) : null;
    return found({ at, kind: "offset", days: sign * away, ...(or !== null && { or }) }, end);
  }
  return null;
}

/** "Every two days", "tous les deux jours": how often, and no day. */
function isPace(units: readonly Unit[], at: number): boolean {
  const [further, before] = [units[at - 2], units[at - 1]];
  return has(before, "all") || (has(before, "definite") && has(further, "all"));
}

/** "中間試験2の5日後", "期中考试一周之后": counted from the thing right before it. */
function distanceOfBefore(
  units: readonly Unit[],
  at: number,
  unit: number,
): { sign: 1 | -1; end: number } | null {
  if (units[at + 1]?.tokens[0]?.kind !== "wide") return null;
  const before = units[at - 1]?.raw === "の" || units[at - 1]?.raw === "的" ? at - 2 : at - 1;
  if (!units[before] || !isThing(units[before])) return null;
  const near = [units[unit], units[unit + 1]];
  const is_after = near.some((each) => /[后後]/.test(each?.raw ?? "") || has(each, "after"));
  const is_before = near.some((each) => /前/.test(each?.raw ?? "") || has(each, "before"));
  if (is_after === is_before) return null;
  const joint = has(units[unit + 1], "after") || has(units[unit + 1], "before");
  return { sign: is_after ? 1 : -1, end: unit + (joint ? 2 : 1) };
}

const ROUND_DAYS = /^(?:quinze|quince|quindici|huit|ocho|otto|oito|vierzehn|acht|15|8)$/iu;

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

export function direction(units: readonly Unit[], at: number, unit: number): 1 | -1 {
  const before = units[at - 1];
  const around = [units[unit + 1], units[unit + 2]];
  const is_ago =
    has(before, "ago") || around.some((each) => has(each, "ago") && !has(each, "whole_first"));
  return is_ago ? -1 : 1;
}
