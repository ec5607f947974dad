import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer } from "@/lib/answering/types";
import type { GradePiece, Score } from "@/lib/contract/grade-pieces";
import { outcomeText, rangeText } from "@/lib/grades/standing-text";
import { betterTry } from "@/lib/grades/typed-score";
import { type Graded, gradedCourses, groupsMeant, isWork, notesOf } from "./graded";
import { answerWeights } from "./grades";
import { thingsMeant } from "./things";
import { bold, inCourse, MOST_LINES, made, type OwnInput, unknown } from "./words";

/** The grade so far, and what is still possible. */
export function answerStanding(input: OwnInput): Answer {
  const graded = gradedCourses(input.facts);
  const [only] = graded;
  if (!only) return unknown("You have no course yet, so you have no grade.");
  if (graded.length === 1) return standingIn(only, input);
  const scored = graded.filter(hasGrade);
  if (scored.length === 0) return unknown(`${NO_SCORES} ${WHERE}`);
  const shown = scored.slice(0, MOST_LINES);
  const lines = shown.map((one) => `- ${bold(one.course.title)}: ${shortStanding(one)}`);
  const open = graded.filter((one) => !hasGrade(one)).map(({ course }) => course.title);
  const rest = open.length > 0 && `No grade so far in ${open.map(plainMarkdown).join(", ")}.`;
  return made(
    [lines.join("\n"), rest].filter(Boolean).join("\n\n"),
    shown.map(({ course }) => course),
  );
}

/** What came back for a piece of work. */
export function answerScore(input: OwnInput): Answer {
  const { asked, facts } = input;
  const { things, is_unknown } = thingsMeant(asked, facts);
  const found = gradedCourses(facts).flatMap((one) => {
    const groups = groupsMeant(one, input);
    const ofWork = one.pieces.filter((piece) => things.some((thing) => isWork(piece, thing)));
    const ofPart = () => one.pieces.filter(({ component }) => groups.includes(component ?? ""));
    return (ofWork.length > 0 ? ofWork : ofPart()).map((piece) => ({ course: one.course, piece }));
  });
  if (found.length === 0) {
    if (is_unknown) return unknown(`I can't find that in your courses${inCourse(input)}.`);
    return answerStanding(input);
  }
  const scored = found.flatMap(({ course, piece }) =>
    piece.score ? [{ course, piece, score: piece.score }] : [],
  );
  if (scored.length === 0) {
    const [one, other] = found;
    const what = one && !other ? plainMarkdown(one.piece.title) : "any of that";
    return unknown(`You haven't entered a score for ${what} yet. ${WHERE}`);
  }
  const lines = scored
    .slice(0, MOST_LINES)
    .map(
      ({ course, piece, score }) =>
        `${bold(piece.title)} (${plainMarkdown(course.title)}): ${plainMarkdown(scoredText(score, piece))}`,
    );
  const used = [...new Set(scored.map(({ course }) => course))];
  return made(
    lines.length === 1 ? lines.join("") : lines.map((line) => `- ${line}`).join("\n"),
    used,
  );
}

/** Anything is scored, and the scheme makes a grade of it. */
function hasGrade({ grades, final_letter }: Graded): boolean {
  return final_letter !== "" || Boolean(grades?.current ?? grades?.final);
}

const WHERE = "Enter it under “Your grade” on the course's page.";
const NO_SCORES = "You haven't entered any scores yet.";

function standingIn(one: Graded, input: OwnInput): Answer {
  const { course, grades: figures, scheme, final_letter, pieces } = one;
  const name = bold(course.title);
  if (final_letter)
    return made(`You noted **${plainMarkdown(final_letter)}** as your grade in ${name}.`, [course]);
  if (!scheme || !figures) {
    return answerWeights(input, `I can't work out a grade in ${name} yet.${notesOf(one)}`);
  }
  const range = rangeText(figures, scheme) ?? "";
  const current = currentText(one);
  if (!current && !figures.final) {
    return unknown(`There is no grade in ${name} so far, because it has no scores yet. ${WHERE}`, [
      course,
    ]);
  }
  const scored = pieces.filter(({ score, at }) => score && at !== null).length;
  const counted = pieces.filter(({ at }) => at !== null).length;
  const lead = figures.final
    ? `In ${name}: `
    : `Your grade in ${name} is **${current}** so far, from ${scored} of ${counted} graded pieces. `;
  const stopped = [...new Set(figures.final?.stopped.filter(Boolean))].map((says) => ` ${says}`);
  return made(`${lead}${range}${plainMarkdown(stopped.join(""))}${notesOf(one)}`, [course]);
}

/** "86.83% (B)"; empty where there is no grade yet. */
function currentText({ grades, scheme }: Graded): string {
  if (!grades || !scheme) return "";
  if (grades.final) return outcomeText(grades.final, scheme);
  const { current, current_letter } = grades;
  return current
    ? outcomeText({ result: current, rounded: null, letter: current_letter }, scheme)
    : "";
}

function shortStanding(one: Graded): string {
  const { grades: figures, scheme, final_letter } = one;
  if (final_letter) return `${plainMarkdown(final_letter)}, as you noted it`;
  const current = currentText(one);
  if (!figures || !scheme || figures.final) return `${current}, all of it scored`;
  if (!figures.lowest || !figures.highest) return `${current} so far`;
  const [from, to] = [outcomeText(figures.lowest, scheme), outcomeText(figures.highest, scheme)];
  return `${current} so far, still possible ${from} to ${to}`;
}

/** "18 of 20", "90%", "B+", "excused" */
function scoredText(entered: Score, { out_of }: GradePiece): string {
  if (entered.kind === "excused") return "excused";
  if (entered.kind === "letter") return entered.letter;
  const best = betterTry(entered);
  return entered.kind === "percent" ? `${best}%` : `${best} of ${out_of}`;
}
