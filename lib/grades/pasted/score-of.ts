import type { SentScore } from "@/lib/grades/typed-score";
import type { Told } from "./tell-cell";

/** Why a row brings no score. */
export type Reason = "none" | "no_name" | "ambiguous" | "other_letter";

export type Read =
  | { score: Exclude<SentScore, null>; reason: null }
  | { score: null; reason: Reason };

/** The score that the cells of a row say together; none where two of them could be it. */
export function scoreOf(told: readonly Told[]): Read {
  const no = (reason: Reason): Read => ({ score: null, reason });
  const read = (score: Exclude<SentScore, null>): Read => ({ score, reason: null });
  const fractions = told.flatMap((cell) => (cell.is === "fraction" ? [cell] : []));
  const [fraction, other] = distinct(fractions, ({ score, out_of }) => `${score}/${out_of}`);
  if (other) return no("ambiguous");
  if (fraction) return pointsOf(fraction.score, fraction.out_of);
  if (told.some(({ is }) => is === "excused")) return read({ kind: "excused" });
  if (told.some(({ is }) => is === "open_of")) return no("none");
  const numbers = told.flatMap((cell) => (cell.is === "number" ? [cell.value] : []));
  const wholes = told.flatMap((cell) => (cell.is === "out_of" ? [cell.value] : []));
  const percents = told.flatMap((cell) => (cell.is === "percent" ? [cell.value] : []));
  const [number, next, third] = numbers;
  const [whole, another] = distinct(wholes, (value) => value);
  if (another || third !== undefined) return no("ambiguous");
  if (number !== undefined && whole !== undefined) {
    return next === undefined ? pointsOf(number, whole) : no("ambiguous");
  }
  if (number !== undefined && next !== undefined) {
    // More than all there is to get may also be the two columns the other way round.
    return amountOf(number) > amountOf(next) ? no("ambiguous") : pointsOf(number, next);
  }
  const [percent, second] = distinct(percents, (value) => value);
  if (number !== undefined) {
    return percent === undefined ? read({ kind: "points", score: number }) : no("ambiguous");
  }
  if (second !== undefined) return no("ambiguous");
  if (percent !== undefined) return read({ kind: "percent", score: percent });
  for (const cell of told)
    if (cell.is === "letter") return read({ kind: "letter", letter: cell.letter });
  return no(told.some(({ is }) => is === "other_letter") ? "other_letter" : "none");
}

/** Nothing can be got of nothing: such a row is no piece of the grade. */
export function pointsOf(score: string, out_of: string): Read {
  if (amountOf(out_of) === 0) return { score: null, reason: "none" };
  return { score: { kind: "points", score, out_of }, reason: null };
}

function amountOf(written: string): number {
  return Number(written.replace(",", "."));
}

function distinct<T>(values: readonly T[], key: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}
