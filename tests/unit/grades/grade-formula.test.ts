import { expect, test } from "vitest";
import { namesIn, parseFormula } from "@/lib/contract/grade-formula";

test.each([
  "(I1 + I2 + 2 * Ex - min(I1, I2, Ex)) / 3",
  "0.7 * NC + .3*NT",
  "NF if NC >= 3.95 else min(3.9, NF)",
  "-x - -2",
  "a if b < 1 else c if d > 2 else e",
  "(1 if Ex < 3 else 2) * media_final",
])("“%s” is a formula", (text) => {
  expect(parseFormula(text)).not.toBeNull();
});

test.each([
  "",
  "1 +",
  "(1",
  "1)",
  "a b",
  "a if b else c",
  "a if b > 1",
  "min",
  "min()",
  "round(a)",
  "a ** 2",
  "a; b",
  "a.b",
  "2x",
  "if",
  `${"(".repeat(150)}a${")".repeat(150)}`,
  `${"-".repeat(299)}a`,
])("“%s” is none", (text) => {
  expect(parseFormula(text)).toBeNull();
});

test("a product binds closer than a sum, and signs and differences go from left to right", () => {
  expect(parseFormula("a - b - c * d")).toEqual({
    kind: "difference",
    left: {
      kind: "difference",
      left: { kind: "name", name: "a" },
      right: { kind: "name", name: "b" },
    },
    right: {
      kind: "product",
      left: { kind: "name", name: "c" },
      right: { kind: "name", name: "d" },
    },
  });
});

test("its names are told", () => {
  const formula = parseFormula("-a if b >= 2 else max(c, sum(d) / 3)");
  expect(formula && namesIn(formula).toSorted()).toEqual(["a", "b", "c", "d"]);
});
