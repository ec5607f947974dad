import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer } from "@/lib/answering/types";
import type { GradeGoal, GradeScheme } from "@/lib/contract/grade-scheme";
import { decimalOf, exactOf, HUNDRED } from "@/lib/grades/exact";
import { letterGoals, type Need, needsFor, USUAL_PERCENT } from "@/lib/grades/goals";
import { goalText } from "@/lib/grades/needed-text";
import { letterOn } from "@/lib/grades/scale";
import { outcomeText, rangeText, topOf } from "@/lib/grades/standing-text";
import { gradedCourses, groupsMeant, notesOf, type Solvable, solvable } from "./graded";
import { answerWeights } from "./grades";
import type { OwnQuestion } from "./read-question";
import { bold, MOST_LINES, made, type OwnInput } from "./words";

/** What a grade takes in the pieces that are open. */
export function answerNeeded(input: OwnInput): Answer {
  const graded = gradedCourses(input.facts);
  const all = graded.flatMap(solvable);
  const meant = all.filter((one) => groupsMeant(one, input).length > 0);
  const told = (meant.length > 0 ? meant : all).slice(0, MOST_COURSES);
  const [only, another] = told;
  if (!only) {
    const [first, second] = graded;
    const why = first && !second ? notesOf(first) : ` ${NO_SCHEME}`;
    return answerWeights(input, `I can't work out a grade yet.${why}`);
  }
  const text = told.map((one) => neededIn(one, input)).join("\n\n");
  const used = told.map(({ course }) => course);
  return made(another ? text : `${text}${notesOf(only)}`, used);
}

const MOST_COURSES = 4;
const NO_SCHEME = "Add the parts of the grade with their shares on the course's page.";

function neededIn(one: Solvable, input: OwnInput): string {
  const { scheme, grades, course } = one;
  const name = bold(course.title);
  const open = openGroups(one);
  const range = rangeText(grades, scheme) ?? "";
  if (open.length === 0) return `In ${name} nothing is open any more. ${range}`;
  const named = groupsMeant(one, input);
  const meant = named.filter((key) => open.includes(key));
  if (named.length > 0 && meant.length === 0) {
    return `In ${name} you already have that score. ${range}`;
  }
  const aim = aimOf(input.asked, scheme);
  if ("problem" in aim) return `In ${name} ${aim.problem}`;
  const others =
    open.length > 1 ? `, if you get ${USUAL_PERCENT}% of everything else that's open` : "";
  if (aim.goal) {
    const groups = meant.length > 0 ? meant : open;
    return `${verdict(one, aim.goal, input)}${aim.lead} ${name}${others}:\n\n${listed(needs(one, aim.goal, groups))}`;
  }
  const groups = meant.length > 0 ? meant : open.slice(-1);
  const lines = usualGoals(scheme).flatMap((goal) => needs(one, goal, groups));
  return `In ${name}${others}:\n\n${listed(untilReached(lines))}`;
}

type Aim = { goal: GradeGoal | null; lead: string } | { problem: string };

/** What the question wants to reach on the scale of the course. */
function aimOf({ goal, meanings }: OwnQuestion, scheme: GradeScheme): Aim {
  const letters = letterGoals(scheme);
  if (goal && "result" in goal) {
    const top = topOf(scheme);
    const result = goal.is_percent
      ? decimalOf(
          exactOf(goal.result)
            .mul(exactOf(scheme.top ?? 100))
            .div(HUNDRED),
          4,
        )
      : goal.result;
    return { goal: { result }, lead: `For ${goalText({ result }, top)} in` };
  }
  if (goal) {
    const letter = letterOn(letters, goal.letter);
    if (letter) return { goal: { letter }, lead: `For ${goalText({ letter }, 100)} in` };
    const asked = plainMarkdown(goal.letter);
    return letters.length > 0
      ? { problem: `the scale has no ${asked} to reach: it knows ${letters.join(", ")}.` }
      : { problem: `there is no letter scale, so I don't know what ${asked} takes. ${NO_SCALE}` };
  }
  if (!meanings.has("pass")) return { goal: null, lead: "" };
  const lowest = letters.at(-1);
  if (!lowest)
    return { problem: `there is no letter scale, so I don't know what passes. ${NO_SCALE}` };
  const lead = `To pass, which I take as ${goalText({ letter: lowest }, 100)}, in`;
  return { goal: { letter: lowest }, lead };
}

const NO_SCALE =
  "Add it under “Your grade” on the course's page, or ask with a number, such as 90%.";

/** Whether a goal is out of reach, and where it was asked whether it is not. */
function verdict(one: Solvable, goal: GradeGoal, { asked }: OwnInput): string {
  const { scheme, grades } = one;
  if (!grades.highest) return "";
  // With everything in full it is the same whichever part is asked about.
  const [best] = needsFor(scheme, one.situation, goal, 100);
  const aim = goalText(goal, topOf(scheme));
  const most = `with everything that's open in full you end with ${outcomeText(grades.highest, scheme)}`;
  if (best?.answer === "impossible") {
    return `No, ${aim} is out of reach: ${most}.\n\n`;
  }
  const asks_how = (["need", "what", "how", "how_much"] as const).some((one) =>
    asked.meanings.has(one),
  );
  return asks_how ? "" : `Yes, ${aim} is still possible: ${most}.\n\n`;
}

function openGroups({ scheme, situation }: Solvable): string[] {
  return scheme.groups
    .filter(({ id, items }) => {
      const scores = situation.scores[id] ?? [];
      return Array.from({ length: items }, (_, at) => scores[at] ?? null).some(
        (score) => score === null || (Array.isArray(score) && score.includes(null)),
      );
    })
    .map(({ id }) => id);
}

function needs({ scheme, situation }: Solvable, goal: GradeGoal, groups: string[]): Need[] {
  return needsFor(scheme, situation, goal, USUAL_PERCENT).filter(({ group }) =>
    groups.includes(group),
  );
}

/** By letter; without a scale the tens from 90 percent. */
function usualGoals(scheme: GradeScheme): GradeGoal[] {
  const letters = letterGoals(scheme);
  if (letters.length > 0) return letters.map((letter) => ({ letter }));
  const top = exactOf(scheme.top ?? 100);
  return [90, 80, 70, 60, 50].map((percent) => ({
    result: decimalOf(top.mul(percent).div(HUNDRED), 4),
  }));
}

/** Lower goals than one that is reached already say nothing. */
function untilReached(lines: Need[]): Need[] {
  const reached = lines.findIndex(({ answer }) => answer === "already_reached");
  return reached < 0 ? lines : lines.slice(0, reached + 1);
}

function listed(needs: Need[]): string {
  return needs
    .slice(0, MOST_LINES)
    .map(({ sentence }) => `- ${plainMarkdown(sentence)}`)
    .join("\n");
}
