import { z } from "zod";
import type { Figure, GradeOutcome, Needed } from "@/lib/contract/grade-figures";
import { GradeGoal, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { neededFor } from "@/lib/grades/needed-for";

const ExpectedFigure = z.object({ exact: z.string() }).nullish();
const ExpectedOutcome = z
  .object({
    result: ExpectedFigure,
    rounded: ExpectedFigure,
    letter: z.string().nullable(),
    stopped: z.array(z.string()).default([]),
  })
  .nullable();
const ExpectedNeeded = z.object({
  answer: z.string(),
  share: ExpectedFigure,
  score: ExpectedFigure,
  score_out_of: z.string().optional(),
  best: ExpectedFigure,
});
const Situation = GradeSituation.extend({
  need: z
    .object({
      piece: z.string(),
      goals: z.array(GradeGoal),
      others_at: z.union([z.number(), z.string()]).nullish(),
    })
    .optional(),
  expected: z.object({
    current: ExpectedFigure,
    current_letter: z.string().nullish(),
    current_before_drops: ExpectedFigure,
    lowest: ExpectedOutcome,
    highest: ExpectedOutcome,
    final: ExpectedOutcome,
    needed: z.array(ExpectedNeeded).default([]),
  }),
});
const Cases = z.array(
  z.object({ id: z.string(), scheme: GradeScheme, situations: z.array(Situation) }),
);
type Expected = z.infer<typeof Situation>["expected"];

export interface Difference {
  what: string;
  expected: string;
  found: string;
}

/** The situations of a file of grading schemes (its README says how it is written), with what differs in each. */
export function measureGrades(cases: unknown) {
  return Cases.parse(cases).flatMap(({ id, scheme, situations }) =>
    situations.map((situation, at) => ({ id, at, differences: differencesIn(scheme, situation) })),
  );
}

function differencesIn(scheme: GradeScheme, situation: z.infer<typeof Situation>): Difference[] {
  const { expected, need } = situation;
  const grades = gradesOf(scheme, situation);
  const pairs: [string, unknown, unknown][] = [
    ["current", currentIn(expected, grades.current), grades.current?.exact ?? null],
    ["current_letter", expected.current_letter ?? null, grades.current_letter],
    [
      "current_before_drops",
      expected.current_before_drops?.exact ?? null,
      grades.current_before_drops?.exact ?? null,
    ],
    ["lowest", expectedOutcome(expected.lowest), foundOutcome(grades.lowest)],
    ["highest", expectedOutcome(expected.highest), foundOutcome(grades.highest)],
    ["final", expectedOutcome(expected.final), foundOutcome(grades.final)],
  ];
  for (const [at, goal] of (need?.goals ?? []).entries()) {
    const asked = { piece: need?.piece ?? "", goal, others_at: need?.others_at ?? 0 };
    const found = neededFor(scheme, situation, asked);
    const wanted = expected.needed[at];
    pairs.push([
      `needed for ${JSON.stringify(goal)}`,
      expectedNeeded(wanted),
      foundNeeded(scheme, found),
    ]);
  }
  return pairs.flatMap(([what, wanted, found]) => {
    const [a, b] = [JSON.stringify(wanted), JSON.stringify(found)];
    return a === b ? [] : [{ what, expected: a, found: b }];
  });
}

/** Nothing dropped before a group is complete is as good an answer. */
function currentIn(expected: Expected, found: Figure | null): string | null {
  const { current, current_before_drops } = expected;
  const is_other = found !== null && found.exact === current_before_drops?.exact;
  return (is_other ? current_before_drops?.exact : current?.exact) ?? null;
}

/** A result that is not rounded stands alone, as in the file. */
function expectedOutcome(outcome: Expected["final"]) {
  if (!outcome) return null;
  const { result, rounded, letter, stopped } = outcome;
  return [result?.exact ?? null, rounded?.exact ?? result?.exact ?? null, letter, stopped];
}

function foundOutcome(outcome: GradeOutcome | null) {
  if (!outcome) return null;
  const { result, rounded, letter, stopped } = outcome;
  return [result?.exact ?? null, rounded?.exact ?? result?.exact ?? null, letter, stopped];
}

function expectedNeeded(needed: z.infer<typeof ExpectedNeeded> | undefined) {
  if (!needed) return null;
  const { answer, share, score, score_out_of, best } = needed;
  if (answer === "impossible") return [answer, best?.exact];
  return share ? [answer, share.exact, score?.exact, score_out_of] : [answer];
}

function foundNeeded({ specification }: GradeScheme, needed: Needed | null) {
  if (!needed) return null;
  const answer = needed.answer.replace("_", " ");
  if (needed.answer === "already_reached") return [answer];
  if (needed.answer === "impossible") {
    const { result, rounded, letter } = needed.best;
    const place = specification && letter ? specification.ladder.indexOf(letter) : null;
    return [answer, rounded?.exact ?? result?.exact ?? String(place)];
  }
  const { share_percent, score, score_out_of } = needed;
  return [answer, share_percent.exact, score.exact, score_out_of.exact];
}
