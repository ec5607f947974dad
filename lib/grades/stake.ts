import type { ExactNumber, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import type { CourseGrades } from "@/lib/contract/grades";
import { courseOf } from "./course";
import { type Exact, exactOf, HUNDRED, ZERO } from "./exact";
import { USUAL_PERCENT } from "./goals";
import { pieceKey, withGuesses } from "./guesses";
import { outcomeOf } from "./outcome";
import { constant, Sweep, valueAt } from "./sweep";

/** What each exam still decides of the grade, in percent, by its id; those that count nowhere are left out. */
export function examStakes({ scheme, situation, pieces }: CourseGrades): Map<number, number> {
  if (!scheme || !situation) return new Map();
  const known = pieces.flatMap(({ exam_id, component: group, at }): [number, number][] => {
    if (exam_id === null || group === null || at === null) return [];
    const stake = stakeOf(scheme, situation, { group, at });
    return stake === null ? [] : [[exam_id, stake]];
  });
  return new Map(known);
}

/**
 * How much of the grade an open piece still decides, in percent of the course's scale: the result with all of it less
 * the result with none of it, all else that is open going as usual. 0 where it is scored; null where the scheme
 * gives no number. A piece that would be dropped decides little, one with a hurdle more than its share.
 */
export function stakeOf(
  scheme: GradeScheme,
  situation: GradeSituation,
  { group, at }: { group: string; at: number },
): number | null {
  if (scheme.kind === "specification") return null;
  const own = courseOf(scheme, situation).groups.find(({ id }) => id === group);
  const piece = own?.entered[at];
  if (!own || !piece) return 0;
  const [least, most] = [own.least, piece.most].map((points) =>
    resultWith(scheme, situation, [group, at, points.toFraction()]),
  );
  if (!least || !most) return null;
  const difference = most
    .sub(least)
    .div(exactOf(scheme.top ?? 100))
    .mul(HUNDRED);
  return Math.max(0, difference.valueOf());
}

function resultWith(
  scheme: GradeScheme,
  situation: GradeSituation,
  [group, at, points]: [group: string, at: number, points: ExactNumber],
): Exact | null {
  const guessed = withGuesses(scheme, situation, new Map([[pieceKey(group, at), points]]));
  const usual = constant(exactOf(USUAL_PERCENT).div(HUNDRED));
  const outcome = outcomeOf(courseOf(scheme, guessed), () => usual, new Sweep(ZERO, "at"));
  return outcome && valueAt(outcome.result, ZERO);
}
