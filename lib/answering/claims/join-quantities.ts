import type { Unit } from "./units";
import type { Value } from "./values";

/** Of two percentages one is a weight and one a mark, as the words of their clauses say. */
export function percentsApart(units: readonly Unit[], values: Value[]): Value[] {
  const percents = values.filter((value) => value.kind === "percent" && value.noun === undefined);
  const [first, second] = percents;
  if (first?.kind !== "percent" || second?.kind !== "percent" || percents.length > 2) return values;
  // "Half of your grade (50%)" is one.
  const is_about = first.is_about || second.is_about;
  if (Math.abs(first.number - second.number) <= (is_about ? ABOUT_PERCENT : 0)) return values;
  const isWeight = (value: Value) => {
    const ends = (unit: Unit) => !unit.used && /^[,;()]$/.test(unit.raw);
    const from = units.findLastIndex((unit, at) => at < value.at && ends(unit)) + 1;
    const to = units.findIndex((unit, at) => at > value.at && ends(unit));
    const clause = units.slice(from, to < 0 ? units.length : to);
    return clause.some(({ tags, named }) => !named && tags.has("weight"));
  };
  const weights = percents.filter(isWeight);
  if (weights.length !== 1) return values;
  return values.map((value) =>
    value.kind !== "percent" || !percents.includes(value)
      ? value
      : { ...value, [weights.includes(value) ? "is_of_grade" : "is_mark"]: true },
  );
}

/** "33.5 points, out of a total of 40": the second says how many there were. */
export function pointsOfAll(units: readonly Unit[], values: Value[]): Value[] {
  const [got, all, ...others] = values.filter(({ kind }) => kind === "points");
  if (got?.kind !== "points" || all?.kind !== "points" || others.length > 0) return values;
  const before = units.slice(Math.max(0, all.at - 4), all.at);
  const is_of = before.some(({ tags }) => tags.has("of") || tags.has("total"));
  if (!is_of || got.of !== undefined || all.of !== undefined || got.number > all.number)
    return values;
  return values
    .filter((value) => value !== all)
    .map((value) => (value === got ? { ...got, of: all.number } : value));
}

/** "Of the five assignments you have handed in two, and three are left": so many of all that are counted. */
export function countsOfAll(units: readonly Unit[], values: Value[]): Value[] {
  const counts = values.filter((value) => value.kind === "count");
  const [all, ...others] = counts;
  if (all?.kind !== "count" || all.of !== undefined || others.length === 0 || others.length > 2)
    return values;
  const before = units.slice(Math.max(0, all.at - 2), all.at);
  const is_of = before.some(({ tags }) => tags.has("of") || tags.has("total"));
  const is_within = units.slice(all.at + 1, all.at + 4).some(({ tags }) => tags.has("whole_first"));
  const isPart = (value: Value) =>
    value.kind === "count" && value.of === undefined && value.noun === all.noun;
  if (!others.every(isPart) || !(is_of || is_within)) return values;
  return values
    .filter((value) => value !== all)
    .map((value) =>
      value.kind === "count" && others.includes(value) ? { ...value, of: all.number } : value,
    );
}

/** "Two thirds of the nine topics": so many of all that are counted. */
export function shareOfCount(values: Value[]): Value[] {
  const share = values.find((value) => value.kind === "percent" && value.noun !== undefined);
  const counts = values.filter((value) => value.kind === "count" && value.of === undefined);
  const [count] = counts;
  if (share?.kind !== "percent" || count?.kind !== "count" || counts.length !== 1) return values;
  const number = (share.number * count.number) / 100;
  if (Math.abs(number - Math.round(number)) > 0.01) return values;
  const whole = { ...count, number: Math.round(number), of: count.number };
  return values
    .filter((value) => value !== share)
    .map((value) => (value === count ? whole : value));
}

/** "Almost a third (30%)". */
const ABOUT_PERCENT = 5;
