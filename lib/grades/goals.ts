import type { Needed } from "@/lib/contract/grade-figures";
import type { GradeGoal, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { neededFor } from "./needed-for";
import { goalText, neededInFullText, neededText } from "./needed-text";
import { topOf } from "./standing-text";

/** What all else that is open is supposed to bring before the student says so. */
export const USUAL_PERCENT = 85;

export interface Need {
  group: string;
  name: string;
  answer: Needed["answer"];
  sentence: string;
  /** What it takes where all else is in full and nothing less is enough; null elsewhere. */
  in_full: string | null;
}

/** The goals by letter that the scheme knows, best first. */
export function letterGoals({ letters, specification }: GradeScheme): string[] {
  if (specification) return specification.ladder.toReversed();
  return (letters ?? []).slice(0, -1).map(([letter]) => letter);
}

/**
 * What each group with open pieces takes, all other open pieces at `others_percent` of theirs; where that is not enough
 * by itself, what it takes with all of them in full.
 */
export function needsFor(
  scheme: GradeScheme,
  situation: GradeSituation,
  goal: GradeGoal,
  others_percent: number,
): Need[] {
  const top = topOf(scheme);
  const aim = goalText(goal, top);
  return scheme.groups.flatMap(({ id, name }) => {
    const of = name || id;
    const at = (percent: number) =>
      neededFor(scheme, situation, { piece: id, goal, others_at: `${Math.round(percent)}/100` });
    const needed = at(others_percent);
    if (!needed) return [];
    const in_full = needed.answer === "impossible" && others_percent < 100 ? at(100) : null;
    const asked = { of, goal: aim, top };
    const isOnlyInFull = in_full !== null && in_full.answer !== "impossible";
    const { sentence } = isOnlyInFull
      ? neededInFullText(in_full, asked)
      : neededText(needed, asked);
    return [
      {
        ...{ group: id, name: of, answer: needed.answer, sentence },
        in_full: isOnlyInFull ? neededText(in_full, asked).sentence : null,
      },
    ];
  });
}
