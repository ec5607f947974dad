import { expect, it } from "vitest";
import { corrections, otherBeginnings } from "@/lib/retrieval/spelling";
import { editDistance } from "@/lib/text/edit-distance";

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
  for (const other of otherBeginnings("sleep")) expect(editDistance("sleep", other, 2)).toBe(1);
  expect(otherBeginnings("the")).toEqual([]);
});
