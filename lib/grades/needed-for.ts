import type { Needed } from "@/lib/contract/grade-figures";
import type {
  ExactNumber,
  GradeGoal,
  GradeScheme,
  GradeSituation,
} from "@/lib/contract/grade-scheme";
import { between, type Course, courseOf, type Fill, type Group } from "./course";
import { type Exact, exactOf, HUNDRED, neededFigureOf, ONE, ZERO } from "./exact";
import { type Outcome, outcomeFigures, outcomeOf } from "./outcome";
import { roundedResult, type Threshold, thresholdOf } from "./scale";
import { constant, type Line, Sweep, valueAt } from "./sweep";

export interface Asked {
  /** The group whose open pieces are asked about; each gets the same share. */
  piece: string;
  goal: GradeGoal;
  /** The share, 0 to 1, that all other open pieces get. */
  others_at: ExactNumber;
}

/**
 * The least that reaches a goal. Null where there is no such question: nothing is open in the group, the grade is not
 * on the scale, or the scheme gives no figure. Never throws.
 *
 * The share x runs from 0 to 1. Between the places where something else begins to count (another piece is dropped, a
 * hurdle is passed, the other weighting is the better one) the result is a straight line of x, so that each stretch is
 * solved exactly. Formulas that multiply two scores have none: there the share is found by halving.
 */
export function neededFor(
  scheme: GradeScheme,
  situation: GradeSituation,
  asked: Asked,
): Needed | null {
  const course = courseOf(scheme, situation);
  const group = course.groups.find(({ id }) => id === asked.piece);
  const open = group?.entered.filter(({ tries }) => tries.includes(null)) ?? [];
  const [first] = open;
  const aim = aimOf(course, asked.goal);
  if (!group || !first || !aim) return null;
  const question: Question = { course, group, aim, others: constant(exactOf(asked.others_at)) };
  const found = leastShare(question);
  if (!found) return null;
  if ("best" in found) {
    const sweep = new Sweep(found.best, "at");
    const outcome = outcomeOf(course, fillOf(question), sweep);
    return outcome && { answer: "impossible", best: outcomeFigures(course, outcome, sweep) };
  }
  const { share, is_above } = found;
  if (share.n === 0n && !is_above) return { answer: "already_reached" };
  return {
    answer: is_above ? "more_than" : "at_least",
    share_percent: neededFigureOf(share.mul(HUNDRED)),
    score: neededFigureOf(between(group.least, first.most, constant(share)).base),
    score_out_of: neededFigureOf(first.most),
    open_count: open.length,
  };
}

/** What has to come out, of the result and of what a missed hurdle makes of it. */
interface Aim extends Threshold {
  allows: (outcome: Outcome) => boolean;
}

interface Question {
  course: Course;
  group: Group;
  aim: Aim;
  others: Line;
}

/** The least share; or, where none is enough, the one with the best result. */
type Found = { share: Exact; is_above: boolean } | { best: Exact };

function aimOf({ scheme }: Course, goal: GradeGoal): Aim | null {
  const { specification } = scheme;
  if (scheme.kind === "specification") {
    const place = "letter" in goal ? (specification?.ladder.indexOf(goal.letter) ?? -1) : -1;
    return place < 0 ? null : { from: exactOf(place), is_above: false, allows: () => true };
  }
  const threshold = thresholdOf(scheme, goal);
  if (!threshold) return null;
  if ("result" in goal) return { ...threshold, allows: ({ stopped }) => stopped.length === 0 };
  const enough = (scheme.letters ?? []).map(([letter]) => letter);
  enough.splice(enough.indexOf(goal.letter) + 1);
  return { ...threshold, allows: ({ letter }) => letter === null || enough.includes(letter) };
}

const X: Line = { base: ZERO, slope: ONE };

function fillOf({ group, others }: Question): Fill {
  return ({ id }) => (id === group.id ? X : others);
}

/** No course has so many places where something else begins to count, or comes to fractions so long. */
const MOST_STRETCHES = 300;
const LONG = 1n << 1000n;

function leastShare(question: Question): Found | null {
  const { course, aim } = question;
  let at = ZERO;
  let best = { at, result: ZERO.sub(ONE) };
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch += 1) {
    const here = look(question, at);
    if (!here) return null;
    if (here.is_enough) return { share: at, is_above: false };
    if (here.result.d > LONG) break;
    if (here.result.gte(best.result)) best = { at, result: here.result };
    if (at.gte(ONE)) return { best: best.at };
    const after = new Sweep(at, "after");
    const outcome = outcomeOf(course, fillOf(question), after);
    if (!outcome) return null;
    if (after.is_bent) return byHalving(question);
    const found = aim.allows(outcome) ? firstEnough(outcome.result, aim, after) : null;
    if (found) return found;
    at = after.until;
  }
  return byHalving(question);
}

/** What comes out at one share. Null where the scheme gives no figure. */
function look(question: Question, share: Exact): { result: Exact; is_enough: boolean } | null {
  const { course, aim } = question;
  const sweep = new Sweep(share, "at");
  const outcome = outcomeOf(course, fillOf(question), sweep);
  if (!outcome) return null;
  const result = valueAt(outcome.result, share);
  const is_reached = aim.is_above ? result.gt(aim.from) : result.gte(aim.from);
  return {
    result: roundedResult(course.scheme, result),
    is_enough: is_reached && aim.allows(outcome),
  };
}

/** Where a straight line first is enough, after `at` and before `until`. */
function firstEnough(line: Line, { from, is_above }: Aim, { at, until }: Sweep): Found | null {
  const missing = from.sub(valueAt(line, at));
  const order = missing.compare(ZERO);
  const rises = line.slope.gt(ZERO);
  if (order < 0 || (order === 0 && (rises || (!is_above && line.slope.n === 0n)))) {
    return { share: at, is_above: true };
  }
  if (!rises) return null;
  const share = at.add(missing.div(line.slope));
  return share.lt(until) ? { share, is_above } : null;
}

/** Shares that are looked at first, and how finely the first that is enough is then looked for. */
const GRID = 32;
const HALVINGS = 24;

/** Not exact, and never too little: the share that is told is enough, and one a hundred-millionth less may be, too. */
function byHalving(question: Question): Found | null {
  let best = { at: ZERO, result: ZERO.sub(ONE) };
  for (let step = 0; step <= GRID; step += 1) {
    const at = ZERO.add(step, GRID);
    const here = look(question, at);
    if (!here) return null;
    if (here.is_enough) return { share: step === 0 ? at : halved(question, at), is_above: false };
    if (here.result.gte(best.result)) best = { at, result: here.result };
  }
  return { best: best.at };
}

function halved(question: Question, enough: Exact): Exact {
  let [below, above] = [enough.sub(1, GRID), enough];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = below.add(above).div(2);
    if (look(question, middle)?.is_enough) above = middle;
    else below = middle;
  }
  return above;
}
