import type { GradeOutcome, Needed } from "@/lib/contract/grade-figures";
import type { GradeGoal } from "@/lib/contract/grade-scheme";
import { isCut, shownFigure } from "./figures";

interface NeededWords {
  /** "at least 76.4%": empty where no score is to be named. */
  score: string;
  sentence: string;
}

/**
 * What a goal takes, as all else is supposed to end: what is needed is rounded up, what can be reached at most is
 * rounded down.
 */
export function neededText(needed: Needed, { of, goal, top }: Asked): NeededWords {
  if (needed.answer === "already_reached") {
    return { score: "", sentence: `${of}: ${goal} is yours whatever you get.` };
  }
  if (needed.answer === "impossible") {
    const best = outcomeText(needed.best, top);
    return {
      score: "",
      sentence: `${of}: even all of it isn't enough for ${goal}${best ? `, it brings ${best}` : ""}.`,
    };
  }
  const score = scoreText(needed);
  const each = needed.open_count > 1 ? ` in each of the ${needed.open_count} open pieces` : "";
  return { score, sentence: `${of}: you need ${score}${each} for ${goal}.` };
}

/** The same where only full scores in all else leave a way. */
export function neededInFullText(needed: Needed, asked: Asked): NeededWords {
  const { score, sentence } = neededText(needed, asked);
  const of = `${asked.of}: `;
  const way = sentence.slice(of.length);
  return { score, sentence: `${of}out of reach that way. With everything else in full, ${way}` };
}

interface Asked {
  /** "Final exam" */
  of: string;
  /** "an A-", "90%" */
  goal: string;
  /** The end of the course's scale. */
  top: number;
}

/** "at least 38.2 of 50 (76.4%)". Once it is rounded up, a score that is not enough itself has become one that is. */
function scoreText(needed: Extract<Needed, { answer: "at_least" | "more_than" }>): string {
  const { score, score_out_of, share_percent } = needed;
  const percent = `${shownFigure(share_percent, "up")}%`;
  const isPercent = shownFigure(score_out_of) === "100";
  const exceeds = needed.answer === "more_than" && !isCut(isPercent ? share_percent : score);
  const words = exceeds ? "more than" : "at least";
  if (isPercent) return `${words} ${percent}`;
  return `${words} ${shownFigure(score, "up")} of ${shownFigure(score_out_of)} (${percent})`;
}

/** "88.3%, a B+" as far as the scheme gives them. */
function outcomeText({ result, letter }: GradeOutcome, top: number): string {
  const figure = result && resultText(shownFigure(result, "down"), top);
  return [figure, letter].filter(Boolean).join(", ");
}

/** A result of the usual scale is a percentage, one of another stands beside its end: "8.4 of 10". */
export function resultText(figure: string, top: number): string {
  return top === 100 ? `${figure}%` : `${figure} of ${top}`;
}

/** "an A-", "a B", "90%" */
export function goalText(goal: GradeGoal, top: number): string {
  if ("result" in goal) return resultText(String(goal.result), top);
  // As it is read aloud: "an F", "an 8".
  return `${/^[AEFHILMNORSX8]/i.test(goal.letter) ? "an" : "a"} ${goal.letter}`;
}
