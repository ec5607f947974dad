import type { SentBody } from "@/lib/contract/endpoint";
import type { Score } from "@/lib/contract/grade-pieces";
import type { grades } from "@/lib/contract/grades";
import { pattern, source, words } from "@/lib/text/pattern";
import { letterOn } from "./scale";

export type SentScore = Exclude<SentBody<typeof grades.setPiece>["score"], undefined>;

/** What is typed into the field of a score: what it means (null for nothing), or why it means nothing. */
export function readScore(
  typed: string,
  letters: readonly string[],
): { score: SentScore } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { score: null };
  if (IS_EXCUSED.test(text)) return { score: { kind: "excused" } };
  const [, points, out_of] = POINTS.exec(text) ?? [];
  if (points) return { score: { kind: "points", score: points, out_of: out_of ?? null } };
  const [, percent] = PERCENT.exec(text) ?? [];
  if (percent) return { score: { kind: "percent", score: percent } };
  const letter = letterOn(letters, text);
  if (letter) return { score: { kind: "letter", letter } };
  if (LETTER.test(text) && letters.length === 0) {
    return {
      problem: "Add the letter scale of this course first, or enter points or a percentage",
    };
  }
  return { problem: "Please enter a score like 18/20, 90% or excused" };
}

/** A score as it can be typed again; points without their own full score are out of `full`. */
export function scoreText(entered: Score, full: string | null = null): string {
  const { kind, letter } = entered;
  const out_of = entered.out_of ?? full;
  if (kind === "excused") return "Excused";
  if (kind === "letter") return letter;
  const best = betterTry(entered);
  if (kind === "percent") return `${best}%`;
  return out_of === null ? `${best}` : `${best}/${out_of}`;
}

/** What counts of two tries. */
export function betterTry({ score, second_score }: Score): string | null {
  return second_score !== null && Number(second_score) > Number(score) ? second_score : score;
}

/** With a point or a comma, as the source of a pattern. */
export const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;

/** What says that a piece doesn't count. */
export const EXCUSED = {
  en: words`excused, exempt(?:ed)?, ex`,
  de: words`befreit, entschuldigt`,
  fr: words`dispensée?`,
  es: words`exento, eximido`,
};
/** What stands between points and all of them. */
export const OUT_OF = {
  signs: words`/, ⁄, ∕`,
  en: words`out of, of`,
  de: words`von`,
  fr: words`sur`,
  es: words`de`,
};

const ALL_OF = source`\s*${OUT_OF}\s*(${NUMBER})`;
const POINTS = pattern("iu")`^(${NUMBER})(?:${ALL_OF})?$`;
const PERCENT = pattern("u")`^(${NUMBER})\s*%$`;
const IS_EXCUSED = pattern("iu")`^${EXCUSED}$`;
/** A letter that some scale may have. */
const LETTER = /^\p{L}{1,2}[+\-−–]?$/u;
