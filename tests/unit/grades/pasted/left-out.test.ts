import { expect, test } from "vitest";
import { readPastedScores } from "@/lib/grades/pasted/read-scores";

function read(...lines: string[]) {
  return readPastedScores(lines.join("\n"), []).map(({ line, title, score, reason }) =>
    [line, title, reason ?? score?.score].join(" "),
  );
}

test("what adds up the numbered pieces beside it is no piece", () => {
  expect(read("Quizzes: 90%", "Quiz 1: 80%", "Quiz 2: 100%", "Midterm: 70%")).toEqual([
    "1 Quizzes total",
    "2 Quiz 1 80",
    "3 Quiz 2 100",
    "4 Midterm 70",
  ]);
});

test("a name below a date begins a row of its own", () => {
  expect(read("Essay", "Due Sep 5", "Project", "18/20")).toEqual(["1 Essay none", "3 Project 18"]);
});

test("rows after a quoted line break are counted on", () => {
  expect(read("Title,Score,Comment", '"Essay 1",18,"fine,', 'really"', "Essay 2,19,")).toEqual([
    "2 Essay 1 18",
    "4 Essay 2 19",
  ]);
});
