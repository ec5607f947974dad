import Fraction from "fraction.js";
import type { Figure } from "@/lib/contract/grade-figures";
import type { ExactNumber } from "@/lib/contract/grade-scheme";

/** Numbers of grades are fractions from end to end: no binary fraction is ever between a score and its grade. */
export type Exact = Fraction;

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);
export const HUNDRED = new Fraction(100);

/** Digits of a figure's decimal. */
const DIGITS = 4;

export function exactOf(value: ExactNumber): Exact {
  return new Fraction(String(value));
}

/** Half by half: with many denominators, adding one by one would carry the largest through every step. */
export function sumOf(values: readonly Exact[]): Exact {
  if (values.length < 3) return values.reduce((sum, value) => sum.add(value), ZERO);
  const half = values.length >> 1;
  return sumOf(values.slice(0, half)).add(sumOf(values.slice(half)));
}

export function least(a: Exact, b: Exact): Exact {
  return a.lt(b) ? a : b;
}

export function figureOf(value: Exact): Figure {
  return { exact: value.toFraction(), decimal: decimalOf(value, DIGITS, "half_up") };
}

/** A score that is needed: its decimal is enough as well. */
export function neededFigureOf(value: Exact): Figure {
  return { exact: value.toFraction(), decimal: decimalOf(value, DIGITS, "up") };
}

type Rounding = "half_up" | "up" | "down";

/** A step of `digits` decimals: the nearest, the next or the last one; half up goes up below zero, too. */
export function roundedTo(value: Exact, digits: number, mode: Rounding): Exact {
  const steps = value.mul(10n ** BigInt(digits));
  const exact = {
    half_up: () => steps.add(1n, 2n).floor(),
    up: () => steps.ceil(),
    down: () => steps.floor(),
  };
  return exact[mode]().div(10n ** BigInt(digits));
}

/** The figure in at most so many digits, as a student reads it; a score that is needed goes up and never down. */
export function decimalOf(
  exact: Exact | string,
  digits: number,
  mode: Rounding = "half_up",
): string {
  const rounded = roundedTo(new Fraction(exact), digits, mode);
  const scaled = rounded.abs().mul(10n ** BigInt(digits));
  const text = scaled.n.toString().padStart(digits + 1, "0");
  const split = text.length - digits;
  const decimals = text.slice(split).replace(/0+$/, "");
  return `${rounded.lt(0) ? "-" : ""}${text.slice(0, split)}${decimals && `.${decimals}`}`;
}
