import type { GradeOutcome } from "@/lib/contract/grade-figures";
import type { GradeRule } from "@/lib/contract/grade-scheme";
import { type Course, countOf, type Fill } from "./course";
import { exactOf, figureOf, ONE } from "./exact";
import { type CourseResult, wholeResult } from "./results";
import { letterOf, roundedResult } from "./scale";
import { specifiedGrade } from "./specified";
import { constant, type Line, plus, type Sweep, times, valueAt } from "./sweep";

type Hurdle = Extract<GradeRule, { type: "must_reach" | "fail_at" }>;

/** How a course ends when all is filled in. */
export interface Outcome {
  /** The result before it is rounded; where requirements make the grade, its place on their ladder. */
  result: Line;
  /** The grade that a missed hurdle or requirements give; null where the result gives it. */
  letter: string | null;
  /** The hurdles that are missed. */
  stopped: Hurdle[];
}

/** Null where the scheme gives no figure. */
export function outcomeOf(course: Course, fill: Fill, sweep: Sweep): Outcome | null {
  if (course.scheme.kind === "specification") return specifiedGrade(course, fill, sweep);
  const whole = wholeResult(course, fill, sweep);
  if (!whole) return null;
  const stopped = course.scheme.rules
    .filter(isHurdle)
    .filter((hurdle) => isMissed(course, hurdle, whole, sweep));
  const result = stopped.reduce(
    (line, { at_most }) =>
      at_most === undefined ? line : sweep.lower(line, constant(exactOf(at_most))),
    whole.result,
  );
  const letter = stopped.find((hurdle) => hurdle.letter !== undefined)?.letter ?? null;
  return { result, letter, stopped };
}

/** As the API tells it. */
export function outcomeFigures({ scheme }: Course, outcome: Outcome, sweep: Sweep): GradeOutcome {
  const { letter, stopped } = outcome;
  if (scheme.kind === "specification") return { result: null, rounded: null, letter, stopped: [] };
  const result = valueAt(outcome.result, sweep.at);
  const rounded = roundedResult(scheme, result);
  return {
    result: figureOf(result),
    rounded: scheme.rounding ? figureOf(rounded) : null,
    letter: letter ?? letterOf(scheme, rounded),
    stopped: stopped.map(({ says }) => says),
  };
}

function isHurdle(rule: GradeRule): rule is Hurdle {
  return rule.type === "must_reach" || rule.type === "fail_at";
}

function isMissed(course: Course, rule: Hurdle, whole: CourseResult, sweep: Sweep): boolean {
  if (rule.type === "fail_at") return countOf(course, rule.count).gte(exactOf(rule.at));
  const bound = constant(exactOf(rule.at_least));
  return reachedIn(rule, whole).some((line) => sweep.compare(line, bound) < 0);
}

/** What a hurdle asks about. Nothing where nothing counts: what is excused stops nobody. */
function reachedIn(
  { piece, each_item }: Extract<Hurdle, { type: "must_reach" }>,
  { values, named }: CourseResult,
): Line[] {
  const value = values.get(piece);
  if (value && each_item) {
    return value.pieces.map(({ points, most }) => times(points, most.inverse()));
  }
  const computed = named.get(piece);
  if (Array.isArray(computed)) {
    return computed.length === 0 ? [] : [times(plus(computed), ONE.div(computed.length))];
  }
  if (computed) return [computed];
  return value ? [value.share] : [];
}
