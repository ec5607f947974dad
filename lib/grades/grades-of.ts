import type { GradeOutcome, Grades } from "@/lib/contract/grade-figures";
import type { GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { type Course, courseOf, isOpen } from "./course";
import { type Exact, figureOf, ONE, ZERO } from "./exact";
import { outcomeFigures, outcomeOf } from "./outcome";
import { currentResult } from "./results";
import { letterOf, roundedResult } from "./scale";
import type { Drops } from "./shares";
import { constant, Sweep, valueAt } from "./sweep";

/** Where a student stands in a course: over what is scored, and the range that is still possible. Never throws. */
export function gradesOf(scheme: GradeScheme, situation: GradeSituation): Grades {
  const course = courseOf(scheme, situation);
  const lowest = endAt(course, ZERO);
  if (!course.groups.some(isOpen)) {
    const { result = null, letter = null } = lowest ?? {};
    const current_letter = result ? letter : null;
    const rest = { current_before_drops: null, lowest, highest: lowest, final: lowest };
    return { current: result, current_letter, ...rest };
  }
  const current = currentOf(course, "among_scored");
  const before_drops = currentOf(course, "when_complete");
  const differs = current && before_drops && !current.equals(before_drops);
  return {
    current: current && figureOf(current),
    current_letter: current && letterOf(scheme, roundedResult(scheme, current)),
    current_before_drops: differs ? figureOf(before_drops) : null,
    lowest,
    highest: endAt(course, ONE),
    final: null,
  };
}

/** All open pieces at one share. */
function endAt(course: Course, share: Exact): GradeOutcome | null {
  const sweep = new Sweep(ZERO, "at");
  const outcome = outcomeOf(course, () => constant(share), sweep);
  return outcome && outcomeFigures(course, outcome, sweep);
}

function currentOf(course: Course, drops: Drops): Exact | null {
  const result = currentResult(course, new Sweep(ZERO, "at"), drops);
  return result && valueAt(result, ZERO);
}
