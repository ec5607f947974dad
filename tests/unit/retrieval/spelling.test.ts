import fc from "fast-check";
import { expect, it } from "vitest";
import { corrections, distanceOf, otherBeginnings } from "@/lib/retrieval/spelling";

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

it.each([
  ["xhotosynthesis", "photosynthesis"],
  ["hotosynthesis", "photosynthesis"],
  ["aphotosynthesis", "photosynthesis"],
  ["hpotosynthesis", "photosynthesis"],
  ["ubung", "übung"],
  ["лотосинтез", "фотосинтез"],
])("looks up another beginning of %s: %s", (typed, meant) => {
  expect(otherBeginnings(typed)).toContain(meant);
});

it("looks up nothing that is more than one slip away, and nothing for short words", () => {
  for (const other of otherBeginnings("sleep")) expect(distanceOf("sleep", other, 2)).toBe(1);
  expect(otherBeginnings("the")).toEqual([]);
});
