import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer } from "@/lib/answering/types";
import { decimalOf, exactOf, HUNDRED } from "@/lib/grades/exact";
import { gradesOf } from "@/lib/grades/grades-of";
import { pieceKey, withGuesses } from "@/lib/grades/guesses";
import { outcomeText, rangeText } from "@/lib/grades/standing-text";
import type { Supposed } from "./goal";
import { gradedCourses, groupsMeant, isWork, type Solvable, solvable } from "./graded";
import { answerNeeded } from "./needed";
import { thingsMeant } from "./things";
import { bold, MOST_LINES, made, type OwnInput, unknown } from "./words";

/** Where a score that the student only supposes would lead. */
export function answerSupposed(input: OwnInput): Answer {
  const { supposed } = input.asked;
  const graded = gradedCourses(input.facts).flatMap(solvable);
  if (!supposed || graded.length === 0) return answerNeeded(input);
  const told = graded.flatMap((one) => {
    const line = supposedIn(one, supposed, input);
    return line === null ? [] : [{ course: one.course, line }];
  });
  if (told.length === 0) return unknown("I can't find an open piece of that in your grades.");
  const shown = told.slice(0, MOST_LINES);
  return made(
    shown.map(({ line }) => line).join("\n\n"),
    shown.map(({ course }) => course),
  );
}

/** Null where nothing that is asked about is open. */
function supposedIn(one: Solvable, supposed: Supposed, input: OwnInput): string | null {
  const { scheme, situation, course } = one;
  const open = openPieces(one, input);
  if (open.length === 0) return null;
  const grades = gradesOf(
    scheme,
    withGuesses(
      scheme,
      situation,
      new Map(open.map(({ key, out_of }) => [key, pointsOf(supposed, out_of)])),
    ),
  );
  const got = supposed.out_of ? `${supposed.score} of ${supposed.out_of}` : `${supposed.score}%`;
  const is_named = input.asked.naming.length > 0;
  const what = is_named
    ? [...new Set(open.map(({ title }) => title))].join(", ")
    : "all that's open";
  const lead = `With ${got} in ${plainMarkdown(what)}`;
  if (grades.final) {
    return `${lead} you end ${bold(course.title)} with **${outcomeText(grades.final, scheme)}**.`;
  }
  const { current, current_letter: letter } = grades;
  const now = current && outcomeText({ result: current, rounded: null, letter }, scheme);
  const said = now ? `is **${now}** so far` : "is still open";
  return `${lead} your grade in ${bold(course.title)} ${said}. ${rangeText(grades, scheme) ?? ""}`;
}

/** What is supposed goes into open pieces of what is named, else into all that is open. */
function openPieces(one: Solvable, input: OwnInput) {
  const { asked, facts } = input;
  const groups = groupsMeant(one, input);
  const { things } = thingsMeant(asked, facts);
  const open = one.pieces.flatMap(({ component, at, score, ...piece }) =>
    component === null || at === null || score !== null
      ? []
      : [{ ...piece, component, key: pieceKey(component, at) }],
  );
  if (asked.naming.length === 0) return open;
  const ofWork = open.filter((piece) => things.some((thing) => isWork(piece, thing)));
  return ofWork.length > 0 ? ofWork : open.filter(({ component }) => groups.includes(component));
}

/** In the points of a piece. A bare number is a percentage. */
function pointsOf({ score, out_of }: Supposed, most: string): string {
  const share = exactOf(score).div(out_of === null ? HUNDRED : exactOf(out_of));
  return decimalOf(share.mul(exactOf(most)), 4);
}
