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
