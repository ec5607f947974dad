import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureGrades } from "./measure";

/** Schemes of our own, each for one thing that a scheme can say, with figures worked out by hand. */
const OWN_SCHEMES = readFileSync("tests/eval/grades/own-schemes.json", "utf8");

test("our own schemes come to what was worked out by hand", () => {
  const outcomes = measureGrades(JSON.parse(OWN_SCHEMES));
  const wrong = outcomes.flatMap(({ id, differences }) => differences.map((each) => [id, each]));
  expect(wrong).toEqual([]);
  expect(outcomes).toHaveLength(10);
});

test("a figure that is not the expected one is told", () => {
  const changed = OWN_SCHEMES.replace('"exact": "857/10"', '"exact": "858/10"');
  const wrong = measureGrades(JSON.parse(changed)).flatMap(({ differences }) => differences);
  expect(wrong).toEqual([{ what: "current", expected: '"858/10"', found: '"857/10"' }]);
});
