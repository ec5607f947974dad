import fc from "fast-check";
import { expect, it } from "vitest";
import { corrections, distanceOf } from "@/lib/retrieval/spelling";

const VOCABULARY = ["piaget", "photosynthesi", "pilot", "cell", "cello", "sleep", "condit"].map(
  (term) => ({
    term,
    count: 1,
  }),
);

it.each([
  ["piajet", "piaget"],
  ["paiget", "piaget"],
  ["photosinthesi", "photosynthesi"],
  ["hpotosynthesi", "photosynthesi"],
  ["slep", "sleep"],
  ["conditoin", "condit"],
])("takes %s for %s", (typed, meant) => {
  expect(corrections(typed, VOCABULARY).map(({ term }) => term)).toEqual([meant]);
});

it("leaves short words and strange ones alone", () => {
  expect(corrections("cel", VOCABULARY)).toEqual([]);
  expect(corrections("zebra", VOCABULARY)).toEqual([]);
});

it("counts the same in both directions and nothing for equal words", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(distanceOf(a, a, 2)).toBe(0);
      expect(distanceOf(a, b, 2)).toBe(distanceOf(b, a, 2));
    }),
  );
});
