import type { GradeGoal, GradeScheme } from "@/lib/contract/grade-scheme";
import { plainGrade } from "@/lib/text/grade-letter";
import { type Exact, exactOf, roundedTo } from "./exact";

/** As the document rounds. */
export function roundedResult({ rounding }: GradeScheme, result: Exact): Exact {
  return rounding ? roundedTo(result, rounding.digits, rounding.mode) : result;
}

/** The grade of a rounded result; what is below all bounds gets the last. */
export function letterOf({ letters, letters_above }: GradeScheme, rounded: Exact): string | null {
  const found = letters?.find(([, bound]) => {
    const least = exactOf(bound);
    return letters_above ? rounded.gt(least) : rounded.gte(least);
  });
  return (found ?? letters?.at(-1))?.[0] ?? null;
}

/** The results that reach a goal: from `from` on, or only those above it. */
export interface Threshold {
  from: Exact;
  is_above: boolean;
}

/** Before rounding. Null for a grade that is not on the scale. */
export function thresholdOf(scheme: GradeScheme, goal: GradeGoal): Threshold | null {
  const letters = scheme.letters ?? [];
  const bound =
    "result" in goal ? goal.result : letters.find(([letter]) => letter === goal.letter)?.[1];
  if (bound === undefined) return null;
  const is_last = "letter" in goal && goal.letter === letters.at(-1)?.[0];
  const is_above = "letter" in goal && !is_last && (scheme.letters_above ?? false);
  const cut = exactOf(bound);
  const { rounding } = scheme;
  if (!rounding) return { from: cut, is_above };
  // Rounded results are steps: the first one that is enough, and what is rounded to it.
  const steps = cut.mul(10n ** BigInt(rounding.digits));
  const first = is_above ? steps.floor().add(1) : steps.ceil();
  const scale = 10n ** BigInt(rounding.digits);
  return rounding.mode === "up"
    ? { from: first.sub(1).div(scale), is_above: true }
    : { from: first.sub(1n, 2n).div(scale), is_above: false };
}

/** The letter of the scale that is meant, whatever its case and its minus sign. */
export function letterOn(letters: readonly string[], typed: string): string | undefined {
  return letters.find((known) => plainGrade(known) === plainGrade(typed));
}
