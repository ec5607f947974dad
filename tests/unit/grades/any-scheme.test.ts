import fc from "fast-check";
import { expect, test } from "vitest";
import { Grades, Needed } from "@/lib/contract/grade-figures";
import { GradeGoal, GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { neededFor } from "@/lib/grades/needed-for";

const IDS = ["a", "b", "c"];
const id = fc.constantFrom(...IDS);
const number = fc.oneof(
  fc.constantFrom(
    0,
    "0",
    "0.000000000001",
    "1/3",
    "9999999/99999",
    9_999_999,
    "9999999.999999999999",
  ),
  fc.integer({ min: 0, max: 120 }),
);
const more = number.filter((value) => !/^0(?!.*[1-9])/.test(String(value)));
const few = fc.integer({ min: 0, max: 4 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const letter = fc.constantFrom("A", "B", "F");

const group = few.chain((items) =>
  fc.record({
    items: fc.constant(items),
    item_max: maybe(fc.oneof(more, fc.array(more, { minLength: items, maxLength: items }))),
    item_min: maybe(number),
    weight: maybe(number),
    combine: maybe(fc.constantFrom("mean", "points")),
    item_weights: maybe(fc.array(number, { minLength: items, maxLength: items })),
    drop_lowest: maybe(few),
    never_dropped: fc.constant(items > 1 ? [1] : []),
    keep_best: maybe(fc.constantFrom(1, 2, 9)),
    full_at: maybe(more),
    extra_credit: maybe(fc.boolean()),
    total: maybe(number),
  }),
);
const hurdle = { letter: maybe(letter), at_most: maybe(number), says: fc.constant("") };
const count = fc.constantFrom("absences", "talks");
const rule = fc.oneof(
  fc.record({ type: fc.constant("replace_lowest"), in: id, by: id }),
  fc.record({ type: fc.constant("add_if"), count, from: maybe(number), add: number }),
  fc.record({ type: fc.constant("cap"), at: number }),
  fc.record({ type: fc.constant("penalty"), count, free: maybe(number), each: number }),
  fc.record({ type: fc.constant("loss_of_piece"), piece: id, count, each: number }),
  fc.record({
    type: fc.constant("must_reach"),
    piece: fc.constantFrom(...IDS, "N1"),
    at_least: number,
    each_item: maybe(fc.boolean()),
    ...hurdle,
  }),
  fc.record({ type: fc.constant("fail_at"), count, at: number, ...hurdle }),
);
const formula = fc.constantFrom(
  ...["a / b", "a * a * b", "sum(a, b) / (a - a)", "min(b) if a > 3 else max(a, b, c) / a"],
  ...["mean(a)", "-b", "a + b + c", "1 / (min(a) - 2)", "0"],
);
const STEPS = JSON.parse(
  '[[{"from": 80, "then": "+"}, {"from": 0, "then": "drop"}], [{"from": "1/3", "then": ""}]]',
);
const scheme = fc.record({
  kind: fc.constantFrom("weights", "points", "formula", "specification", "unknown"),
  top: maybe(more),
  groups: fc
    .tuple(group, group, group)
    .map((all) => all.map((each, at) => ({ ...each, id: IDS[at] }))),
  schemes: maybe(fc.array(fc.dictionary(id, number), { maxLength: 3 })),
  rules: fc.array(rule, { maxLength: 4 }),
  rounding: maybe(fc.record({ mode: fc.constantFrom("half_up", "up"), digits: few })),
  letters: fc.constantFrom(
    null,
    [],
    [
      ["A", "89.5"],
      ["B", 70],
      ["F", 0],
    ],
  ),
  letters_above: fc.boolean(),
  specification: fc.record({
    levels: fc.array(fc.record({ letter, needs: fc.dictionary(id, number) }), { maxLength: 3 }),
    lowest: letter,
    by: id,
    steps: fc.constantFrom(...STEPS),
    ladder: fc.array(letter, { minLength: 1, maxLength: 4 }),
  }),
  formulas: fc.tuple(formula, formula).map((texts) => texts.map((text, at) => [`N${at}`, text])),
  result: fc.constantFrom("N0", "N1", "a"),
});
const score = fc.oneof(
  number,
  fc.constantFrom(null, "excused"),
  fc.tuple(fc.option(number), fc.option(number)),
);
const situation = fc.record({
  scores: fc.dictionary(id, fc.array(score, { maxLength: 5 })),
  counts: fc.dictionary(count, number),
});
const goal = fc.oneof(fc.record({ letter }), fc.record({ result: number }));

test("whatever the contract takes has an answer that the contract takes", () => {
  let asked = 0;
  fc.assert(
    fc.property(scheme, situation, goal, id, number, (sent, has, wanted, piece, others_at) => {
      const [course, scores] = [GradeScheme.safeParse(sent), GradeSituation.safeParse(has)];
      if (!course.success || !scores.success) return;
      asked += 1;
      Grades.parse(gradesOf(course.data, scores.data));
      const question = { piece, goal: GradeGoal.parse(wanted), others_at };
      const needed = neededFor(course.data, scores.data, question);
      if (needed) Needed.parse(needed);
    }),
    { numRuns: 1000 },
  );
  expect(asked).toBeGreaterThan(300);
});

test("the largest course of the longest fractions has an answer, and formulas that grow without end have none", () => {
  const pieces = Array.from({ length: 100 }, (_, at) => at);
  const course = GradeScheme.parse({
    kind: "weights",
    groups: IDS.map((name, at) => ({
      id: name,
      items: 100,
      weight: "99991/9973",
      drop_lowest: 50,
      item_min: 1,
      item_max: pieces.map((piece) => `${9_999_991 - 6 * piece - at}/${99_991 - 2 * piece}`),
    })),
  });
  const has = pieces.map((piece) =>
    piece % 2 ? null : `${(piece * 7919) % 9973}/${9001 + 2 * piece}`,
  );
  const question = { piece: "a", goal: { result: 99 }, others_at: "1/99991" };
  expect(neededFor(course, { scores: { a: has, b: has } }, question)).not.toBeNull();
  const powers = GradeScheme.parse({
    kind: "formula",
    groups: [{ id: "a", items: 1 }],
    formulas: [
      ["N0", `a${"*a".repeat(100)}`],
      ["N1", `N0${"*N0".repeat(60)}`],
    ],
    result: "N1",
  });
  expect(gradesOf(powers, { scores: { a: ["99991/99989"] } }).final).toBeNull();
});

test("formulas that multiply two scores are asked by halving, and the answer is enough", () => {
  const course = GradeScheme.parse({
    kind: "formula",
    groups: [
      { id: "a", items: 1, item_max: 10 },
      { id: "b", items: 1 },
    ],
    formulas: [["N", "a * a"]],
    result: "N",
  });
  const needed = neededFor(
    course,
    { scores: {} },
    { piece: "a", goal: { result: 50 }, others_at: 0 },
  );
  expect(needed).toMatchObject({ answer: "at_least", score: { decimal: "7.0711" } });
  const impossible = { piece: "a", goal: { result: 101 }, others_at: 0 };
  expect(neededFor(course, { scores: {} }, impossible)?.answer).toBe("impossible");
});
