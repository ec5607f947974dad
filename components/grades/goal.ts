import type { Needed } from "@/lib/contract/grade-figures";
import type { GradeGoal, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { neededFor } from "@/lib/grades/needed-for";
import { goalText, neededText } from "./needed-text";
import { topOf } from "./standing-text";

/** A grade of the scale, or a result as it is typed. */
export type ChosenGoal = { letter: string } | { typed: string };

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

/** What is typed as a result; null where it is none. */
export function goalOf(chosen: ChosenGoal): GradeGoal | null {
  if ("letter" in chosen) return chosen;
  const result = chosen.typed.trim().replace(",", ".").replace(/\s*%$/, "");
  return /^\d{1,4}(?:\.\d{1,4})?$/.test(result) ? { result } : null;
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
