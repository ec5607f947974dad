import fc from "fast-check";
import type { GradeGroup, GradeScheme, GradeScore } from "@/lib/contract/grade-scheme";
import { decimalOf } from "@/lib/grades/exact";
import { gradesOf } from "@/lib/grades/grades-of";

export function group(id: string, part: Partial<GradeGroup> = {}): GradeGroup {
  return { id, name: "", items: 1, ...part };
}

export function scheme(part: Partial<GradeScheme>): GradeScheme {
  return { kind: "weights", groups: [], rules: [], ...part };
}

export type Scores = Record<string, GradeScore[]>;

/** The end of a course, as a fraction; null where something is open or no figure is defined. */
export function finalOf(of: GradeScheme, scores: Scores): string | null {
  return gradesOf(of, { scores }).final?.result?.exact ?? null;
}

/** Tenths of points from 0 to `most`, as a student writes them. */
export const points = (most: number) =>
  fc.integer({ min: 0, max: most * 10 }).map((tenths) => decimalOf(`${tenths}/10`, 1));

const GRADES: [string, number][] = [
  ["A", 90],
  ["B", 80],
  ["C", 65],
  ["F", 0],
];

/** Pieces of one most, so that which of them is dropped is a matter of points alone. */
const evenGroup = (id: string) =>
  fc
    .record({
      items: fc.integer({ min: 1, max: 5 }),
      item_max: fc.constantFrom(10, 20, 100),
      weight: fc.integer({ min: 1, max: 60 }),
      drop_lowest: fc.constantFrom(0, 0, 1, 2),
      combine: fc.constantFrom("mean" as const, "points" as const),
    })
    .map((part) => group(id, part));

/** Courses in which more points are never worth less. */
export const fairCourse = fc
  .record({
    kind: fc.constantFrom("weights" as const, "points" as const),
    groups: fc.tuple(evenGroup("quizzes"), evenGroup("exams"), evenGroup("final")),
    second: fc.option(fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 60 })))),
    replaces: fc.boolean(),
    hurdle: fc.constantFrom(null, { letter: "F" }, { at_most: 50 }),
    cap: fc.constantFrom(null, 95),
    rounding: fc.constantFrom(null, "half_up" as const, "up" as const),
    letters_above: fc.boolean(),
  })
  .map(({ kind, groups, second, replaces, hurdle, cap, rounding, letters_above }) =>
    scheme({
      kind,
      groups,
      schemes: second && [
        Object.fromEntries(groups.map(({ id, weight = 0 }) => [id, weight])),
        Object.fromEntries(groups.map(({ id }, at) => [id, second[at] ?? 1])),
      ],
      rules: [
        ...(replaces ? [{ type: "replace_lowest" as const, in: "exams", by: "final" }] : []),
        ...(cap ? [{ type: "cap" as const, at: cap }] : []),
        ...(hurdle
          ? [{ type: "must_reach" as const, piece: "final", at_least: "0.5", says: "", ...hurdle }]
          : []),
      ],
      rounding: rounding && { mode: rounding, digits: 0 },
      letters: GRADES,
      letters_above,
    }),
  );

/** Scores for a course; `open` of ten pieces are open. */
export const scoresFor = ({ groups }: GradeScheme, open: number) =>
  fc.record(
    Object.fromEntries(
      groups.map(({ id, items, item_max }) => {
        const most = Math.min(...[item_max ?? 100].flat().map(Number));
        const score = fc.oneof(
          { weight: 10 - open, arbitrary: points(most) },
          { weight: open, arbitrary: fc.constant(null) },
        );
        return [id, fc.array(score, { minLength: items, maxLength: items })];
      }),
    ),
  ) as fc.Arbitrary<Scores>;
