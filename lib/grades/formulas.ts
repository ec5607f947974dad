import type { Formula } from "@/lib/contract/grade-formula";
import { type Course, type Fill, piecesOf } from "./course";
import { type Exact, exactOf, ONE } from "./exact";
import { constant, type Line, minus, NONE, plus, type Sweep, times } from "./sweep";

/** A value, the values of all pieces of a group, or none: a division by 0, a piece that is excused. */
export type FormulaValue = Line | Line[] | null;

/** Above this a value is none: formulas that multiply without end must end. */
const MOST = 1n << 512n;

/** The value of each group and each formula. A group without open pieces, and with `fill` every group, has one. */
export function formulaValues(
  { groups, formulas }: Course,
  fill: Fill,
  sweep: Sweep,
): Map<string, FormulaValue> {
  const values = new Map<string, FormulaValue>();
  for (const group of groups) {
    const points = piecesOf(group, fill, sweep).map((piece) => piece.points);
    values.set(group.id, group.is_single ? (points[0] ?? null) : points);
  }
  for (const [name, formula] of formulas) {
    values.set(name, formula && single(formula, values, sweep));
  }
  return values;
}

export function singleValue(value: FormulaValue | undefined): Line | null {
  return value === undefined || Array.isArray(value) ? null : value;
}

function single(
  formula: Formula,
  values: ReadonlyMap<string, FormulaValue>,
  sweep: Sweep,
): Line | null {
  const value = singleValue(evaluate(formula, values, sweep));
  return value && isLarge(value.base, value.slope) ? null : value;
}

function isLarge(...numbers: Exact[]): boolean {
  return numbers.some(({ n, d }) => n > MOST || d > MOST);
}

function evaluate(
  formula: Formula,
  values: ReadonlyMap<string, FormulaValue>,
  sweep: Sweep,
): FormulaValue {
  const partValue = (part: Formula) => single(part, values, sweep);
  if (formula.kind === "number") return constant(exactOf(formula.value));
  if (formula.kind === "name") return values.get(formula.name) ?? null;
  if (formula.kind === "negative") {
    const value = partValue(formula.of);
    return value && times(value, ONE.neg());
  }
  if (formula.kind === "call") {
    const given = formula.of.flatMap((part) => evaluate(part, values, sweep));
    const lines = given.filter((line) => line !== null);
    return lines.length < given.length ? null : called(formula.name, lines, sweep);
  }
  if (formula.kind === "choice") {
    const [left, right] = [partValue(formula.test.left), partValue(formula.test.right)];
    if (!left || !right) return null;
    const order = sweep.compare(left, right);
    const is_met = { "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0 };
    return partValue(is_met[formula.test.sign] ? formula.chosen : formula.otherwise);
  }
  const [left, right] = [partValue(formula.left), partValue(formula.right)];
  if (!left || !right) return null;
  if (formula.kind === "sum") return plus([left, right]);
  if (formula.kind === "difference") return minus(left, right);
  return formula.kind === "product" ? sweep.product(left, right) : sweep.quotient(left, right);
}

function called(name: "min" | "max" | "sum" | "mean", lines: Line[], sweep: Sweep): Line | null {
  if (name === "sum") return lines.length === 0 ? NONE : plus(lines);
  const [first, ...others] = lines;
  if (!first) return null;
  if (name === "mean") return times(plus(lines), exactOf(`1/${lines.length}`));
  return others.reduce((a, b) => (name === "min" ? sweep.lower(a, b) : sweep.higher(a, b)), first);
}
