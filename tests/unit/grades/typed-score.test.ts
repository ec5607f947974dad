import { expect, test } from "vitest";
import { pieceKey, withGuesses } from "@/lib/grades/guesses";
import { readScale, scaleText } from "@/lib/grades/scale-text";
import { readScore, scoreText } from "@/lib/grades/typed-score";

test.each([
  ["18/20", { kind: "points", score: "18", out_of: "20" }],
  ["17,5 of 20", { kind: "points", score: "17,5", out_of: "20" }],
  [" 42 ", { kind: "points", score: "42", out_of: null }],
  ["90 %", { kind: "percent", score: "90" }],
  ["a−", { kind: "letter", letter: "A-" }],
  ["Excused", { kind: "excused" }],
  ["", null],
])("%j is read as a score", (typed, score) => {
  expect(readScore(typed, ["A", "A-", "B"])).toEqual({ score });
});

test("what is no score is refused, and a letter without a scale says what is missing", () => {
  for (const typed of ["18/", "/20", "-3", "1e3", "ninety", "18/20/30", "D"]) {
    expect(readScore(typed, ["A", "B"])).toHaveProperty("problem");
  }
  const { problem } = readScore("B+", []) as { problem: string };
  expect(problem).toContain("letter scale");
});

test("a score is shown as it can be typed again", () => {
  const none = { second_score: null, out_of: null, letter: "" };
  expect(scoreText({ ...none, kind: "points", score: "18", out_of: "20" })).toBe("18/20");
  expect(scoreText({ ...none, kind: "points", score: "18" }, "20")).toBe("18/20");
  expect(scoreText({ ...none, kind: "points", score: "18", out_of: "25" }, "20")).toBe("18/25");
  expect(scoreText({ ...none, kind: "percent", score: "90.5" }, "20")).toBe("90.5%");
  expect(scoreText({ ...none, kind: "excused", score: null })).toBe("Excused");
  // Of two tries the better one, by number and not by letters.
  expect(scoreText({ ...none, kind: "points", score: "9", second_score: "10" })).toBe("10");
});

test("a scale is read line by line, best first, and written again", () => {
  const letters = readScale("B: 80\n\nA 93 %\nA- 90,5");
  expect(letters).toEqual([
    ["A", "93"],
    ["A-", "90.5"],
    ["B", "80"],
  ]);
  expect(readScale(scaleText(letters ?? []))).toEqual(letters);
  expect(readScale("A ninety")).toBeNull();
  expect(readScale("A 90\na 80")).toBeNull();
  expect(readScale("")).toEqual([]);
});

test("guesses stand only where a piece is open, also in the second of two tries", () => {
  const scheme = { groups: [{ id: "hw", name: "Homework", items: 3 }] };
  const situation = { scores: { hw: [80, [70, null] as [number, null], null] }, counts: {} };
  const all = new Map([0, 1, 2].map((at) => [pieceKey("hw", at), 95]));
  expect(withGuesses(scheme, situation, all).scores.hw).toEqual([80, [70, 95], 95]);
  expect(withGuesses(scheme, situation, new Map()).scores.hw).toEqual([80, [70, null], null]);
});
