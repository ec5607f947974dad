import { type Course, countOf, type Fill } from "./course";
import { type Exact, exactOf, HUNDRED, sumOf, ZERO } from "./exact";
import { type FormulaValue, formulaValues, singleValue } from "./formulas";
import { type Drops, type GroupValue, type GroupValues, groupValues } from "./shares";
import { constant, type Line, minus, NONE, plus, type Sweep, times } from "./sweep";

/** What a course comes to before hurdles, and what they ask about. */
export interface CourseResult {
  result: Line;
  values: GroupValues;
  /** Empty but where formulas make the result. */
  named: ReadonlyMap<string, FormulaValue>;
}

/** Over what is scored: each group by its scored pieces, those without a score left out. Null where none is defined. */
export function currentResult(course: Course, sweep: Sweep, drops: Drops): Line | null {
  const { kind } = course.scheme;
  if (kind !== "weights" && kind !== "points") return null;
  const values = groupValues(course, null, sweep, drops);
  const result = combined(course, values, false, sweep);
  return result && afterRules(course, result, sweep);
}

/** With every open piece filled in. Null where the scheme gives no figure. */
export function wholeResult(course: Course, fill: Fill, sweep: Sweep): CourseResult | null {
  const { kind, result: name } = course.scheme;
  if (kind === "unknown") return null;
  const values = groupValues(course, fill, sweep);
  if (kind === "formula") {
    const named = formulaValues(course, fill, sweep);
    const result = singleValue(named.get(name ?? ""));
    return result && { result: changedByCounts(course, result, sweep), values, named };
  }
  const result = combined(course, values, true, sweep);
  return result && { result: afterRules(course, result, sweep), values, named: new Map() };
}

/** The best of all weightings. */
function combined(
  course: Course,
  values: GroupValues,
  is_whole: boolean,
  sweep: Sweep,
): Line | null {
  const all = [...values.values()];
  const results =
    course.scheme.kind === "points"
      ? [byPoints(course, all, is_whole)]
      : course.weightings.map((weights) => byWeights(course, all, weights));
  const [first, ...others] = results.filter((result) => result !== null);
  return first ? others.reduce((best, other) => sweep.higher(best, other), first) : null;
}

function byWeights(
  { top }: Course,
  values: GroupValue[],
  weights: ReadonlyMap<string, Exact>,
): Line | null {
  const weightOf = ({ group }: GroupValue) => weights.get(group.id) ?? ZERO;
  const counted = values.filter(({ group }) => !group.is_extra);
  const whole = sumOf(counted.map(weightOf));
  if (whole.n === 0n) return null;
  const got = plus(counted.map((value) => times(value.share, weightOf(value))));
  const extra = values
    .filter(({ group }) => group.is_extra)
    .map((value) => times(earned(value), weightOf(value).div(possible(value))));
  return plus([times(got, top.div(whole)), times(plus(extra), top.div(HUNDRED))]);
}

/** While something is open, a group counts for the points that were possible in what is scored. */
function byPoints({ top }: Course, values: GroupValue[], is_whole: boolean): Line | null {
  const counted = values.filter(({ group }) => !group.is_extra);
  const worth = ({ group, possible }: GroupValue) => {
    if (is_whole) return group.points;
    const { points, natural_points } = group;
    return natural_points.n === 0n ? ZERO : possible.mul(points).div(natural_points);
  };
  const whole = sumOf(counted.map(worth));
  if (whole.n === 0n) return null;
  const got = counted.map((value) => times(value.share, worth(value)));
  const extra = values.filter(({ group }) => group.is_extra).map(earned);
  return times(plus([...got, ...extra]), top.div(whole));
}

function earned({ pieces }: GroupValue): Line {
  return plus(pieces.map(({ points }) => points));
}

/** Extra credit is a share of all its pieces from the first score on: what is open adds nothing yet. */
function possible({ group }: GroupValue): Exact {
  return sumOf(group.entered.filter(({ tries }) => tries.length > 0).map(({ most }) => most));
}

function afterRules(course: Course, result: Line, sweep: Sweep): Line {
  return sweep.higher(NONE, changedByCounts(course, result, sweep));
}

/** Bonuses, penalties and caps, in the order of the scheme. */
function changedByCounts(course: Course, result: Line, sweep: Sweep): Line {
  return course.scheme.rules.reduce((line, rule) => {
    if (rule.type === "cap") return sweep.lower(line, constant(exactOf(rule.at)));
    if (rule.type === "add_if") {
      const is_reached = countOf(course, rule.count).gte(exactOf(rule.from ?? 1));
      return is_reached ? plus([line, constant(exactOf(rule.add))]) : line;
    }
    if (rule.type === "penalty") {
      const beyond = countOf(course, rule.count).sub(exactOf(rule.free ?? 0));
      return beyond.gt(ZERO) ? minus(line, constant(beyond.mul(exactOf(rule.each)))) : line;
    }
    return line;
  }, result);
}
