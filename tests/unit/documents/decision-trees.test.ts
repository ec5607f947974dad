import { describe, expect, it } from "vitest";
import { probabilityOf, treesFrom } from "@/lib/documents/extract/decision-trees";
import { type Example, grownTrees, textOf } from "@/scripts/grow-trees";

/** Is so where both hold, or where the amount is large. */
const EXAMPLES: Example[] = Array.from({ length: 800 }, (_, at) => {
  const features = { one: at % 2, two: (at >> 1) % 2, amount: (at * 7) % 16 };
  const is_so = (features.one === 1 && features.two === 1) || features.amount > 12;
  return { features, is_so };
});

describe("decision trees", () => {
  it("answer by the questions on the way", () => {
    const trees = treesFrom("a b\n\n0\n0 1 1:2.5 0:9 0:9 0:9 0:9 -3 -3 -1 -1 1 1 3 3");
    expect(probabilityOf(trees, { a: 0, b: 0 })).toBeCloseTo(1 / (1 + Math.exp(3)));
    expect(probabilityOf(trees, { a: 0, b: 1 })).toBeCloseTo(1 / (1 + Math.exp(1)));
    expect(probabilityOf(trees, { a: 1, b: 1 })).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(probabilityOf(trees, { a: 1, b: 3 })).toBeCloseTo(1 / (1 + Math.exp(-3)));
  });

  it("take a feature that is not given for 0", () => {
    const trees = treesFrom("a b\n\n0\n0 1 1:2.5 0:9 0:9 0:9 0:9 -3 -3 -1 -1 1 1 3 3");
    expect(probabilityOf(trees, {})).toBe(probabilityOf(trees, { a: 0, b: 0 }));
  });

  it("learn what no single feature tells", () => {
    const trees = grownTrees(EXAMPLES);
    const wrong = EXAMPLES.filter(
      ({ features, is_so }) => probabilityOf(trees, features) >= 0.5 !== is_so,
    );
    expect(wrong).toEqual([]);
  });

  it("are the same in text, and the same from the same examples", () => {
    const trees = grownTrees(EXAMPLES);
    expect(treesFrom(textOf(trees))).toEqual(trees);
    expect(textOf(grownTrees(EXAMPLES))).toBe(textOf(trees));
  });
});
