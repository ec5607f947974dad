import type { Needed } from "@/lib/contract/grade-figures";
import type { GradeGoal, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { neededFor } from "./needed-for";
import { goalText, neededText } from "./needed-text";
import { topOf } from "./standing-text";

/** What all else that is open is supposed to bring before the student says so. */
export const USUAL_PERCENT = 85;

export interface Need {
  group: string;
  name: string;
  answer: Needed["answer"];
  sentence: string;
}

/** The goals by letter that the scheme knows, best first. */
export function letterGoals({ letters, specification }: GradeScheme): string[] {
  if (specification) return specification.ladder.toReversed();
  return (letters ?? []).slice(0, -1).map(([letter]) => letter);
}

/** What each group with open pieces takes, all other open pieces at `others_percent` of theirs. */
export function needsFor(
  scheme: GradeScheme,
  situation: GradeSituation,
  goal: GradeGoal,
  others_percent: number,
): Need[] {
  const top = topOf(scheme);
  return scheme.groups.flatMap(({ id, name }) => {
    const asked = { piece: id, goal, others_at: `${Math.round(others_percent)}/100` };
    const needed = neededFor(scheme, situation, asked);
    if (!needed) return [];
    const { sentence } = neededText(needed, { of: name || id, goal: goalText(goal, top), top });
    return [{ group: id, name: name || id, answer: needed.answer, sentence }];
  });
}
