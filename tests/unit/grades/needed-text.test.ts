import { expect, test } from "vitest";
import type { Needed } from "@/lib/contract/grade-figures";
import { neededText } from "@/lib/grades/needed-text";

const figure = (exact: string) => ({ exact, decimal: exact });
const ASKED = { of: "Final exam", goal: "a B", top: 100 };

function score(answer: "at_least" | "more_than", share: string, points: string, most: string) {
  return {
    answer,
    share_percent: figure(share),
    score: figure(points),
    score_out_of: figure(most),
    open_count: 1,
  } satisfies Needed;
}

test("a needed score is rounded up and names its piece", () => {
  const { sentence } = neededText(score("at_least", "250/3", "250/3", "100"), ASKED);
  expect(sentence).toBe("Final exam: you need at least 83.34% for a B.");
});

test("points stand beside their percentage", () => {
  const words = neededText(score("at_least", "76.375", "611/16", "50"), ASKED).score;
  expect(words).toBe("at least 38.19 of 50 (76.38%)");
});

test("more than is said only where the score shown would not be enough", () => {
  expect(neededText(score("more_than", "85", "85", "100"), ASKED).score).toBe("more than 85%");
  // Rounded up it is more already.
  expect(neededText(score("more_than", "256/3", "256/3", "100"), ASKED).score).toBe(
    "at least 85.34%",
  );
  expect(neededText(score("more_than", "85", "17", "20"), ASKED).score).toBe(
    "more than 17 of 20 (85%)",
  );
});

test("several open pieces need the same each", () => {
  const several = { ...score("at_least", "80", "80", "100"), open_count: 3 };
  expect(neededText(several, { ...ASKED, of: "Homework" }).sentence).toBe(
    "Homework: you need at least 80% in each of the 3 open pieces for a B.",
  );
});

test("what is reached or out of reach is said, and the best is never rounded up", () => {
  expect(neededText({ answer: "already_reached" }, ASKED).sentence).toBe(
    "Final exam: a B is yours whatever you get.",
  );
  const best = { result: figure("89.996"), rounded: null, letter: "B+", stopped: [] };
  expect(neededText({ answer: "impossible", best }, { ...ASKED, goal: "90%" }).sentence).toBe(
    "Final exam: even all of it isn't enough for 90%, it brings 89.99%, B+.",
  );
  expect(neededText({ answer: "impossible", best }, { ...ASKED, top: 10 }).sentence).toContain(
    "89.99 of 10, B+",
  );
});
