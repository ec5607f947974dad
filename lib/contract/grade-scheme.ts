import { z } from "zod";
import { text } from "./common";
import { FORMULA_FUNCTIONS, FORMULA_NAME, namesIn, parseFormula } from "./grade-formula";
import { GRADE_KINDS, GRADE_LIMITS } from "./grade-values";
import { keysOf } from "./values";

const NUMBER = "Please enter a number";
const decimals = `\\d{1,7}(?:\\.\\d{1,${GRADE_LIMITS.decimals}})?`;
const UNSIGNED = new RegExp(`^(?:${decimals}|\\d{1,7}/[1-9]\\d{0,4})$`);
const SIGNED = new RegExp(`^-?(?:${decimals}|\\d{1,7}/[1-9]\\d{0,4})$`);

/**
 * A number that is meant exactly as it is written: 13.5, "97.49" or "1/3". As text it comes and goes unchanged; as a
 * number it is read as its decimals, never as a binary fraction.
 */
const exact = (written: RegExp) =>
  z
    .union([z.number(NUMBER), z.string(NUMBER).trim()], NUMBER)
    .refine((value) => written.test(String(value)), NUMBER);

const Exact = exact(UNSIGNED);
export type ExactNumber = z.output<typeof Exact>;
const SignedNumber = exact(SIGNED);
const AboveZero = Exact.refine((value) => /[1-9]/.test(String(value).split("/")[0] ?? ""), {
  message: "Please enter a number above 0",
});

/** Names a group, in rules and formulas. */
const GroupId = z
  .string()
  .regex(/^\p{L}[\p{L}\d_-]{0,59}$/u, "Please use letters and digits for the short name");
const Name = text(GRADE_LIMITS.name, "Name");
const CountName = text(60, "Name").min(1, "Please name what the rule counts");
const Letter = text(20, "Grade").min(1, "Please enter a grade");
const ItemCount = z.int().min(0).max(GRADE_LIMITS.items);

/** Pieces of one kind: all quizzes, the final exam. */
const Group = z.object({
  id: GroupId,
  name: Name.default(""),
  /** How many pieces. */
  items: ItemCount,
  /** The most points of each piece, or of every one; 100 when missing. */
  item_max: z.union([AboveZero, z.array(AboveZero).max(GRADE_LIMITS.items)]).optional(),
  /** The least a piece can get: 1 on scales 1 to 7 or 1 to 10. */
  item_min: Exact.optional(),
  /** The group's share of the result, where shares are given. */
  weight: Exact.optional(),
  /** "mean" of the pieces' shares; "points": all points over all that are possible. */
  combine: z.enum(["mean", "points"]).optional(),
  item_weights: z.array(Exact).max(GRADE_LIMITS.items).optional(),
  drop_lowest: ItemCount.optional(),
  /** Positions of pieces that are never dropped, from 0. */
  never_dropped: z.array(ItemCount).max(GRADE_LIMITS.items).optional(),
  keep_best: ItemCount.min(1).optional(),
  /** So much of `item_max` already gives all; below it counts in proportion. */
  full_at: AboveZero.optional(),
  /** Adds to the result and never counts as possible. */
  extra_credit: z.boolean().optional(),
  /** The points the whole group counts for, where they are not the sum of its pieces. */
  total: Exact.optional(),
});
export type GradeGroup = z.output<typeof Group>;

const Says = text(300, "Sentence").default("");

const Rule = z.discriminatedUnion("type", [
  /** The lowest piece of a group is replaced by the share of another group, if that is higher. */
  z.object({ type: z.literal("replace_lowest"), in: GroupId, by: GroupId }),
  /** Points of the result once a count is reached. */
  z.object({
    type: z.literal("add_if"),
    count: CountName,
    from: Exact.optional(),
    add: SignedNumber,
  }),
  z.object({ type: z.literal("cap"), at: Exact }),
  /** Off the result, for each beyond `free`. */
  z.object({
    type: z.literal("penalty"),
    count: CountName,
    free: Exact.optional(),
    each: Exact,
  }),
  /** Off a group's share (0.1 is a tenth of it), for each. */
  z.object({
    type: z.literal("loss_of_piece"),
    piece: GroupId,
    count: CountName,
    each: Exact,
  }),
  /** A hurdle: the share of a group (0.5 is half) or the value of a formula. Missed, `letter` or `at_most` ends it. */
  z.object({
    type: z.literal("must_reach"),
    piece: GroupId,
    at_least: Exact,
    /** Each piece of the group, not only all together. */
    each_item: z.boolean().optional(),
    letter: Letter.optional(),
    at_most: Exact.optional(),
    says: Says,
  }),
  z.object({
    type: z.literal("fail_at"),
    count: CountName,
    at: Exact,
    letter: Letter.optional(),
    at_most: Exact.optional(),
    says: Says,
  }),
]);
export type GradeRule = z.output<typeof Rule>;

const Specification = z.object({
  /** Best first: how much of each group a grade asks for. */
  levels: z
    .array(z.object({ letter: Letter, needs: z.record(GroupId, Exact) }))
    .max(GRADE_LIMITS.levels),
  lowest: Letter,
  /** The group whose score moves the grade by a step. */
  by: GroupId,
  /** Highest first. "drop" takes the next lower level; another text is put behind the letter. */
  steps: z
    // biome-ignore lint/suspicious/noThenProperty: a text, which nothing awaits
    .array(z.object({ from: Exact, then: text(10) }))
    .min(1)
    .max(GRADE_LIMITS.levels),
  /** All grades there are, worst first. */
  ladder: z.array(Letter).min(1).max(GRADE_LIMITS.letters),
});
export type Specification = z.output<typeof Specification>;

const FormulaText = text(GRADE_LIMITS.formula_length, "Formula").refine(
  (value) => parseFormula(value) !== null,
  "We can't read this formula",
);

const Fields = z.object({
  kind: z.enum(keysOf(GRADE_KINDS)),
  /** The end of the course's scale; 100 when missing. */
  top: AboveZero.optional(),
  groups: z.array(Group).max(GRADE_LIMITS.groups),
  /** Several weightings, of which the best result counts. */
  schemes: z.array(z.record(GroupId, Exact)).max(GRADE_LIMITS.schemes).nullish(),
  rules: z.array(Rule).max(GRADE_LIMITS.rules).default([]),
  rounding: z.object({ mode: z.enum(["half_up", "up"]), digits: z.int().min(0).max(6) }).nullish(),
  /** The least result of each grade, best first, itself included. */
  letters: z
    .array(z.tuple([Letter, Exact]))
    .max(GRADE_LIMITS.letters)
    .nullish(),
  /** The results of `letters` are not included: "> 89". */
  letters_above: z.boolean().optional(),
  specification: Specification.nullish(),
  /** Name and formula, each of groups and of those before it. */
  formulas: z
    .array(z.tuple([z.string().max(60).regex(FORMULA_NAME), FormulaText]))
    .max(GRADE_LIMITS.formulas)
    .nullish(),
  /** The formula that is the result. */
  result: z.string().max(60).nullish(),
});

/** How a course comes to its grade, as far as its documents and the student say it. */
export const GradeScheme = Fields.superRefine((scheme, context) => {
  for (const message of faultsOf(scheme)) context.addIssue({ code: "custom", message });
});
export type GradeScheme = z.output<typeof GradeScheme>;

/** Null is open; a pair is two tries, of which the better counts; "excused" is left out. */
const Score = z.union([
  Exact,
  z.literal("excused"),
  z.null(),
  z.tuple([Exact.nullable(), Exact.nullable()]),
]);
export type GradeScore = z.output<typeof Score>;

/** What a student has so far. */
export const GradeSituation = z.object({
  /** By group, in the order of its pieces; what is missing is open. */
  scores: z
    .record(GroupId, z.array(Score).max(GRADE_LIMITS.items))
    .refine((scores) => Object.keys(scores).length <= GRADE_LIMITS.groups, "Too many groups"),
  /** Absences, endorsed answers, and what else rules count. */
  counts: z
    .record(CountName, Exact)
    .refine((counts) => Object.keys(counts).length <= GRADE_LIMITS.counts, "Too many counts")
    .optional(),
});
export type GradeSituation = z.output<typeof GradeSituation>;

/** What to reach: a grade or better, or a result. */
export const GradeGoal = z.union([z.object({ letter: Letter }), z.object({ result: Exact })]);
export type GradeGoal = z.output<typeof GradeGoal>;

/** What a scheme says of things it does not have. */
function faultsOf(scheme: z.output<typeof Fields>): string[] {
  const { groups, letters, formulas } = scheme;
  const ids = groups.map(({ id }) => id);
  const values = [...ids, ...(formulas ?? []).map(([name]) => name)];
  const faults: string[] = [];
  const check = (is_right: boolean, message: string) => is_right || faults.push(message);
  check(new Set(values).size === values.length, "Please give each group a short name of its own");
  check(
    groups.reduce((all, { items }) => all + items, 0) <= GRADE_LIMITS.all_items,
    `A course can have at most ${GRADE_LIMITS.all_items} graded pieces`,
  );
  for (const group of groups) {
    const { items, item_max, item_weights, never_dropped = [] } = group;
    const lists = [item_max, item_weights].filter((list) => Array.isArray(list));
    const fits = lists.every((list) => list.length === items);
    check(fits, `Please give each piece of “${group.name || group.id}” its number`);
    check(
      never_dropped.every((at) => at < items),
      `“${group.name || group.id}” has fewer pieces`,
    );
  }
  const named = [
    ...scheme.rules.flatMap((rule) => {
      if (rule.type === "replace_lowest") return [rule.in, rule.by];
      return "piece" in rule ? [rule.piece] : [];
    }),
    ...(scheme.schemes ?? []).flatMap((weights) => Object.keys(weights)),
    ...(scheme.specification?.levels ?? []).flatMap(({ needs }) => Object.keys(needs)),
    ...(scheme.specification ? [scheme.specification.by] : []),
    ...(scheme.result ? [scheme.result] : []),
  ];
  for (const name of named) check(values.includes(name), `There is no group “${name}”`);
  const bounds = (letters ?? []).map(([, least]) => Number(least));
  const falls = bounds.every((least, at) => at === 0 || least < (bounds[at - 1] ?? 0));
  check(falls, "Please put the grades in order, the best first");
  check(
    scheme.kind !== "specification" || Boolean(scheme.specification),
    "Please add what each grade asks for",
  );
  check(
    scheme.kind !== "formula" || Boolean(scheme.result),
    "Please name the formula of the result",
  );
  let asked_values = 0;
  for (const [at, [name, formula]] of (formulas ?? []).entries()) {
    const before = [...ids, ...(formulas ?? []).slice(0, at).map(([earlier]) => earlier)];
    const parsed = parseFormula(formula);
    const names = parsed ? namesIn(parsed) : [];
    const unknown = names.find((asked) => !before.includes(asked));
    for (const asked of names) asked_values += groups.find(({ id }) => id === asked)?.items ?? 1;
    check(unknown === undefined, `“${unknown}” in the formula “${name}” is no group`);
    check(
      !FORMULA_FUNCTIONS.some((known) => known === name),
      `Please choose another name than “${name}”`,
    );
  }
  check(asked_values <= GRADE_LIMITS.formula_values, "These formulas ask for too much");
  return faults;
}
