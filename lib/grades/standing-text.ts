import type { GradeOutcome, Grades } from "@/lib/contract/grade-figures";
import type { GradeScheme } from "@/lib/contract/grade-scheme";
import { approximate, shownFigure } from "./figures";
import { resultText } from "./needed-text";

type Scale = Pick<GradeScheme, "kind" | "top" | "letters">;

/** The end of the course's scale. */
export function topOf({ top }: Pick<GradeScheme, "top">): number {
  return approximate({ exact: String(top ?? 100) });
}

/** "86.83% (B)", as far as there is a figure and a letter. Empty where there is neither. */
export function outcomeText(
  outcome: Pick<GradeOutcome, "result" | "rounded" | "letter">,
  scheme: Scale,
): string {
  const figure = outcome.rounded ?? outcome.result;
  const result = figure && resultText(shownFigure(figure), topOf(scheme));
  if (!result) return outcome.letter ?? "";
  return outcome.letter ? `${result} (${outcome.letter})` : result;
}

/** What is still possible, in a sentence; null where the scheme gives no figure. */
export function rangeText({ lowest, highest, final }: Grades, scheme: Scale): string | null {
  if (!lowest || !highest) return null;
  if (final) return `Your scores are complete. You end with ${outcomeText(final, scheme)}.`;
  const [from, to] = [outcomeText(lowest, scheme), outcomeText(highest, scheme)];
  if (from === to) return `You end with ${from}, whatever the open pieces bring.`;
  return `You can still end anywhere from ${from} to ${to}.`;
}

/** Why there is no current grade. */
export function noGradeText({ kind }: Scale, isScored: boolean): string {
  if (kind === "unknown") {
    return "Your syllabus doesn't say how much each part counts. Add the shares to see your grade.";
  }
  if (kind === "specification") {
    return "This course has no grade in numbers: what you pass decides.";
  }
  if (kind === "formula" && isScored) {
    return "The formula of this course needs more scores before it gives a grade.";
  }
  return "Enter your first score below, and your grade stands here.";
}
