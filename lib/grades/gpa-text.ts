import type { CourseResult, Gpa, GradePoints } from "@/lib/contract/gpa";
import { counted } from "@/lib/text/counted";
import { decimalOf, type Exact, exactOf } from "./exact";
import { leftOutText, type NeededGpa, pointsOf } from "./gpa";
import { outcomeText } from "./standing-text";

/** "3.42", always with two decimals as transcripts have it; empty without one. */
export function gpaText({ gpa }: Pick<Gpa, "gpa">): string {
  return gpa ? twoDecimals(exactOf(gpa.exact), "half_up") : "";
}

/** "15 credits" */
export function creditsText(credits: string): string {
  return counted(Number(credits), "credit");
}

/** "A 4, A- 3.7", each kept on one line. */
export function pointsText(points: GradePoints): string {
  return points.map(([letter, worth]) => `${letter}\u00a0${worth}`).join(", ");
}

/** "88.3% (B+) so far · 3 credits · 3.3 points", and why it does not count. */
export function courseText(course: CourseResult, points: GradePoints): string {
  const { result, letter, top, is_final, credits, final_letter } = course;
  const grade = outcomeText(
    { result, rounded: null, letter: final_letter ? null : letter },
    { kind: "weights", top },
  );
  const shown = grade && (is_final ? grade : `${grade} so far`);
  const left_out = leftOutText(course, points);
  const worth = left_out === null && letter !== null ? pointsOf(letter, points) : null;
  return [
    shown,
    credits !== null && creditsText(credits),
    worth !== null && counted(Number(worth), "point"),
    left_out,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What a GPA takes, in a sentence. */
export function neededGpaText(needed: NeededGpa, goal: string, points: GradePoints): string {
  if (needed.answer === "nothing_open") {
    return "All your courses have ended. Add the credits of those to come, and we tell you what they need.";
  }
  if (needed.answer === "already_reached") return `A GPA of ${goal} is yours whatever you get.`;
  if (needed.answer === "impossible") {
    return `The best you can still reach is ${twoDecimals(needed.best, "down")}.`;
  }
  const { average, credits } = needed;
  const over = creditsText(decimalOf(credits, 4));
  const about = lettersAround(average, points);
  return `You need an average of ${twoDecimals(average, "up")} points over ${over} under way: ${about}.`;
}

/** "an A-", "between B+ and A-": where on the table it lies. */
function lettersAround(average: Exact, points: GradePoints): string {
  const worths = points.map(([letter, worth]) => ({ letter, worth: exactOf(worth) }));
  const enough = worths.filter(({ worth }) => worth.gte(average));
  // Of an A+ and an A that are worth the same, the A.
  const least = enough.reduce((a, b) => (b.worth.lte(a.worth) ? b : a));
  const below = worths.filter(({ worth }) => worth.lt(average));
  if (least.worth.equals(average) || below.length === 0) return `${least.letter} in all of them`;
  const next = below.reduce((a, b) => (b.worth.gt(a.worth) ? b : a));
  return `between ${next.letter} and ${least.letter}`;
}

function twoDecimals(value: Exact, way: "half_up" | "up" | "down"): string {
  return Number(decimalOf(value, 2, way)).toFixed(2);
}
