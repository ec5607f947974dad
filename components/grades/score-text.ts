import type { SentBody } from "@/lib/contract/endpoint";
import type { Score } from "@/lib/contract/grade-pieces";
import type { grades } from "@/lib/contract/grades";

type SentScore = Exclude<SentBody<typeof grades.setPiece>["score"], undefined>;

/** What is typed into the field of a score: what it means (null for nothing), or why it means nothing. */
export function readScore(
  typed: string,
  letters: readonly string[],
): { score: SentScore } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { score: null };
  if (EXCUSED.test(text)) return { score: { kind: "excused" } };
  const [, points, out_of] = POINTS.exec(text) ?? [];
  if (points) return { score: { kind: "points", score: points, out_of: out_of ?? null } };
  const [, percent] = PERCENT.exec(text) ?? [];
  if (percent) return { score: { kind: "percent", score: percent } };
  const letter = letters.find((known) => plain(known) === plain(text));
  if (letter) return { score: { kind: "letter", letter } };
  if (LETTER.test(text) && letters.length === 0) {
    return {
      problem: "Add the letter scale of this course first, or enter points or a percentage",
    };
  }
  return { problem: "Please enter a score like 18/20, 90% or excused" };
}

/** A score as it can be typed again. */
export function scoreText({ kind, score, second_score, out_of, letter }: Score): string {
  if (kind === "excused") return "Excused";
  if (kind === "letter") return letter;
  const best = second_score !== null && Number(second_score) > Number(score) ? second_score : score;
  if (kind === "percent") return `${best}%`;
  return out_of === null ? `${best}` : `${best}/${out_of}`;
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`;
const POINTS = new RegExp(String.raw`^${NUMBER}(?:\s*(?:/|of|out of)\s*${NUMBER})?$`, "i");
const PERCENT = new RegExp(String.raw`^${NUMBER}\s*%$`);
const EXCUSED = /^(?:excused|exempt)$/i;
const LETTER = /^\p{L}{1,2}[+\-−–]?$/u;

function plain(letter: string): string {
  return letter.toUpperCase().replace(/[\u2010-\u2015\u2212]/g, "-");
}
