import type { CourseResult, Gpa, GradePoints } from "@/lib/contract/gpa";
import { plainGrade } from "@/lib/text/grade-letter";
import { decimalOf, type Exact, exactOf, figureOf, sumOf, ZERO } from "./exact";

/** What of a course its part in a GPA depends on. */
type Counted = Pick<CourseResult, "credits" | "letter" | "is_final" | "is_sample">;

interface Earlier {
  gpa: string;
  credits: string;
}

export interface GpaRules {
  points: GradePoints;
  earlier?: Earlier | null;
}

/** What a letter is worth; null for one that has no points, such as a pass. */
export function pointsOf(letter: string, points: GradePoints): string | null {
  const found = points.find(([known]) => plainGrade(known) === plainGrade(letter));
  return found?.[1] ?? null;
}

/** Why a course does not count, for the student; null where it does. */
export function leftOutText(course: Counted, points: GradePoints): string | null {
  const { credits, letter, is_sample } = course;
  if (is_sample) return "The sample course doesn't count.";
  if (letter === null) return "No grade yet, so it doesn't count.";
  if (pointsOf(letter, points) === null) {
    return `“${letter}” has no grade points, so it doesn't count.`;
  }
  if (credits === null) return "Add its credits to count it.";
  if (exactOf(credits).equals(0)) return "It has no credits, so it doesn't count.";
  return null;
}

/** "Fall 2026" and "fall 2026 " are one term; empty for courses without one. */
export function termOf({ semester }: Pick<CourseResult, "semester">): string {
  return semester.trim().toLowerCase();
}

/** Points by credits over all credits, of what counts: the mean that registrars call GPA. */
export function gpaOf(courses: readonly Counted[], { points, earlier }: GpaRules): Gpa {
  const { credits, worth, counted } = sumsOf(courses, { points, earlier: earlier ?? null });
  return {
    gpa: credits.equals(0) ? null : figureOf(worth.div(credits)),
    credits: decimalOf(credits, 4),
    courses: counted,
  };
}

/** Of the courses that have ended, and of all as they stand. */
export function gpasOf(courses: readonly Counted[], rules: GpaRules) {
  return {
    ended: gpaOf(
      courses.filter(({ is_final }) => is_final),
      rules,
    ),
    so_far: gpaOf(courses, rules),
  };
}

export type NeededGpa =
  | { answer: "nothing_open" }
  | { answer: "at_least"; average: Exact; credits: Exact }
  | { answer: "impossible"; best: Exact }
  | { answer: "already_reached" };

/** What the courses that have not ended must average, by their credits, for a GPA over all. */
export function neededGpa(courses: readonly Counted[], rules: GpaRules, goal: string): NeededGpa {
  const own = courses.filter(({ is_sample }) => !is_sample);
  const done = sumsOf(
    own.filter(({ is_final }) => is_final),
    rules,
  );
  const open = sumOf(
    own.filter(({ is_final }) => !is_final).map(({ credits }) => exactOf(credits ?? 0)),
  );
  if (open.equals(0)) return { answer: "nothing_open" };
  const all = done.credits.add(open);
  const average = exactOf(goal).mul(all).sub(done.worth).div(open);
  const worths = rules.points.map(([, worth]) => exactOf(worth));
  const most = worths.reduce((best, worth) => (worth.gt(best) ? worth : best), ZERO);
  if (average.gt(most)) {
    return { answer: "impossible", best: done.worth.add(most.mul(open)).div(all) };
  }
  return average.lte(ZERO)
    ? { answer: "already_reached" }
    : { answer: "at_least", average, credits: open };
}

function sumsOf(courses: readonly Counted[], { points, earlier }: GpaRules) {
  const counted = courses.flatMap((course) => {
    if (leftOutText(course, points) !== null) return [];
    const credits = exactOf(course.credits ?? 0);
    return [{ credits, worth: credits.mul(exactOf(pointsOf(course.letter ?? "", points) ?? 0)) }];
  });
  const before = earlier && {
    credits: exactOf(earlier.credits),
    worth: exactOf(earlier.credits).mul(exactOf(earlier.gpa)),
  };
  const all = before ? [...counted, before] : counted;
  return {
    credits: sumOf(all.map(({ credits }) => credits)),
    worth: sumOf(all.map(({ worth }) => worth)),
    counted: counted.length,
  };
}
