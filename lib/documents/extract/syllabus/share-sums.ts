import { countIn } from "./title-words";
import type { WeightedItem } from "./weight-rows";
import { GRADED } from "./work-words";

export function total(block: WeightedItem[]): number {
  return block.reduce((sum, row) => sum + whole(row), 0);
}

/** "Two midterms, 20% each" are 40% of the grade. */
export function whole({ title, weight, each }: WeightedItem): number {
  return each ? weight * Math.max(1, countIn(title)) : weight;
}

export function isExact(block: WeightedItem[]): boolean {
  return Math.abs(total(block) - 100) < 0.6;
}

/**
 * Which of the values are the sum of those straight after them; a part of one such sum is none itself, though by chance
 * it may be that of those after it.
 */
export function sumsAmong(values: number[]): Set<number> {
  const sums = new Set<number>();
  let parts_end = 0;
  for (const [at, value] of values.entries()) {
    if (at < parts_end) continue;
    let sum = 0;
    for (const [step, part] of values.slice(at + 1).entries()) {
      sum += part;
      if (sum > value + SLACK) break;
      if (step === 0 || sum < value - SLACK) continue;
      sums.add(at);
      parts_end = at + step + 2;
      break;
    }
  }
  return sums;
}

const SLACK = 0.05;

export function graded(block: WeightedItem[]): number {
  return block.filter(({ title }) => GRADED.test(title)).length;
}

export function unique<Row extends WeightedItem>(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ title }) => {
    const key = title.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    return !seen.has(key) && seen.add(key);
  });
}
