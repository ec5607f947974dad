import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "@/lib/text/edit-distance";

it.each([
  ["assigments", "assignments", 1],
  ["friday", "firday", 1],
  ["monday", "mondays", 1],
  ["tuesday", "thursday", 2],
  ["quiz", "essay", 3],
  ["quiz", "presentation", 3],
])("from %s to %s are %i slips, of at most two counted", (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

it("counts the same in both directions and nothing for equal words", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, a, 2)).toBe(0);
      expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2));
    }),
  );
});
