import { type Exact, least, ONE, sumOf, ZERO } from "./exact";

/**
 * A value that depends on x, the share that the open pieces asked about get (0 to 1): `base` + `slope` times x. All
 * that is known has no slope.
 */
export interface Line {
  base: Exact;
  slope: Exact;
}

export function constant(base: Exact): Line {
  return { base, slope: ZERO };
}

export const NONE = constant(ZERO);

function isConstant({ slope }: Line): boolean {
  return slope.n === 0n;
}

export function valueAt({ base, slope }: Line, x: Exact): Exact {
  return slope.n === 0n ? base : base.add(slope.mul(x));
}

export function plus(lines: readonly Line[]): Line {
  const slopes = lines.map(({ slope }) => slope).filter(({ n }) => n !== 0n);
  return { base: sumOf(lines.map(({ base }) => base)), slope: sumOf(slopes) };
}

export function times({ base, slope }: Line, factor: Exact): Line {
  return { base: base.mul(factor), slope: slope.n === 0n ? ZERO : slope.mul(factor) };
}

export function minus(a: Line, b: Line): Line {
  const slope = isConstant(b) ? a.slope : a.slope.sub(b.slope);
  return { base: a.base.sub(b.base), slope };
}

/**
 * Where x stands while a grade is worked out: exactly at `at`, or just after it. Just after it, every comparison notes
 * the next x at which it would come out otherwise; up to the first of them (`until`) all that was worked out with
 * this sweep is one straight line.
 */
export class Sweep {
  until = ONE;
  /** Two values with a slope were multiplied or divided: what came out is right at `at` only. */
  is_bent = false;

  constructor(
    readonly at: Exact,
    private readonly side: "at" | "after",
  ) {}

  /** Below, at or above 0, as `a` is less than, equal to or more than `b`. */
  compare(a: Line, b: Line): number {
    if (isConstant(a) && isConstant(b)) return a.base.compare(b.base);
    const { base, slope } = minus(a, b);
    if (slope.n === 0n) return base.compare(ZERO);
    const here = base.add(slope.mul(this.at));
    if (this.side === "at") return here.compare(ZERO);
    if (here.n === 0n) return slope.compare(ZERO);
    const meets = this.at.sub(here.div(slope));
    if (meets.gt(this.at)) this.until = least(this.until, meets);
    return here.compare(ZERO);
  }

  lower(a: Line, b: Line): Line {
    return this.compare(b, a) < 0 ? b : a;
  }

  higher(a: Line, b: Line): Line {
    return this.compare(b, a) > 0 ? b : a;
  }

  /** Sorted from the lowest; equals stand in the order given. Only neighbours are asked when the order would change. */
  sorted<T>(items: readonly T[], lineOf: (item: T) => Line): T[] {
    const still = new Sweep(this.at, this.side);
    const sorted = items.toSorted((a, b) => still.compare(lineOf(a), lineOf(b)));
    for (const [at, item] of sorted.entries()) {
      const next = sorted[at + 1];
      if (next !== undefined) this.compare(lineOf(item), lineOf(next));
    }
    return sorted;
  }

  product(a: Line, b: Line): Line {
    if (isConstant(a)) return times(b, a.base);
    if (isConstant(b)) return times(a, b.base);
    this.is_bent = true;
    return constant(valueAt(a, this.at).mul(valueAt(b, this.at)));
  }

  /** Null for a division by 0. */
  quotient(a: Line, b: Line): Line | null {
    if (!isConstant(b)) this.is_bent = true;
    const divisor = valueAt(b, this.at);
    if (divisor.n === 0n) return null;
    return times(isConstant(b) ? a : constant(valueAt(a, this.at)), divisor.inverse());
  }
}
