import { expect, it } from "vitest";
import { termMatcher } from "@/lib/answering/term-matcher";

it("compares stems, those that begin alike, and those that mean the same", () => {
  const match = termMatcher(
    ["survey", "photosynthesi"],
    [new Map([["questionnair", 0.4]]), new Map()],
  );
  expect(match(["survey"])).toEqual([1, 0]);
  expect(match(["questionnair", "photosynthetic"])).toEqual([0.4, 0.75]);
  expect(match([])).toEqual([0, 0]);
});
