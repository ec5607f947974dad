import { expect, test } from "vitest";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import { isSameScore, placesByName } from "@/lib/grades/pasted/place-scores";

const NONE = { piece_id: null, assignment_id: null, exam_id: null, date: null, note: "" };

function piece(title: string, component: string | null, ids: Partial<GradePiece> = {}): GradePiece {
  return { ...NONE, title, component, placed_by: "name", at: 0, score: null, out_of: "20", ...ids };
}

const PART = { count: null, drop_lowest: null, weight: null, source: null };
const GRADES = {
  components: ["Homework", "Quizzes", "Midterm", "Final exam"].map((title, at) => ({
    ...PART,
    key: `g${at + 1}`,
    title,
  })),
  pieces: [
    piece("Homework 1: Vectors", "g1", { assignment_id: 1 }),
    piece("Problem set 2", "g1", { assignment_id: 2 }),
    piece("Quiz 1", "g2", { piece_id: 7 }),
    piece("Quizzes 2", "g2"),
    piece("Quizzes 3", "g2"),
    piece("Midterm", "g3", { exam_id: 3 }),
    piece("Final exam", "g4"),
    piece("Welcome survey", null, { assignment_id: 9 }),
  ],
};

function placed(...titles: string[]) {
  return placesByName(titles, GRADES).map((place) => place?.id ?? null);
}

test("a score goes to the piece of its name, in any spelling", () => {
  expect(placed("Homework 1: Vectors")).toEqual(["assignment-1"]);
  expect(placed("HW1")).toEqual(["assignment-1"]);
  expect(placed("Homework 2")).toEqual(["assignment-2"]);
  expect(placed("MIDTERM ")).toEqual(["exam-3"]);
  expect(placed("welcome survey")).toEqual(["assignment-9"]);
});

test("what no list holds goes to its part while there is room, and no two go to one piece", () => {
  expect(placed("Quiz 1", "Quiz 2", "Quiz 3", "Quiz 4")).toEqual([
    "piece-7",
    "part-g2",
    "part-g2",
    null,
  ]);
  expect(placed("Final", "Final exam")).toEqual(["part-g4", null]);
  expect(placed("Quiz 1", "Quiz 1")).toEqual(["piece-7", null]);
});

test("a whole part, an unknown name and a number that no piece has are left to the student", () => {
  expect(placed("Quizzes", "Attendance", "Homework 3", "Homework")).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("the same score is known whatever way it is written", () => {
  const before = {
    kind: "points" as const,
    score: "18.5",
    second_score: null,
    out_of: null,
    letter: "",
  };
  expect(isSameScore(before, { kind: "points", score: "18,50", out_of: "20" }, "20")).toBe(true);
  expect(isSameScore(before, { kind: "points", score: "18.5", out_of: "25" }, "20")).toBe(false);
  expect(isSameScore(before, { kind: "percent", score: "18.5" }, "20")).toBe(false);
  const twice = { ...before, second_score: "3" };
  expect(isSameScore(twice, { kind: "points", score: "18.5" }, "20")).toBe(false);
  const letter = { ...before, kind: "letter" as const, score: null, letter: "A" };
  expect(isSameScore(letter, { kind: "letter", letter: "B" }, "20")).toBe(false);
});
