import { describe, expect, it, test } from "vitest";
import { answerOwnData, asksForGrades } from "@/lib/answering/own-data/answer";
import { takeGoal } from "@/lib/answering/own-data/goal";
import type { CourseFact } from "@/lib/answering/types";
import { biology, withScores } from "./graded";
import { STUDENT, TODAY } from "./student";

const SCORED = withScores(biology({ lab_1: "45", midterm: "36" }));

function ask(question: string, facts: CourseFact[] = SCORED) {
  const answer = answerOwnData({ question, facts, passages: [], today: TODAY });
  return { text: answer?.text ?? "", found: answer?.found ?? false };
}

describe("where a student stands", () => {
  it("is told with what is still possible", () => {
    expect(ask("what's my grade in biology?").text).toBe(
      "Your grade in **Biology 101** is **84% (B)** so far, from 2 of 4 graded pieces. " +
        "You can still end anywhere from 32.4% (F) to 92.4% (A).",
    );
  });

  it("is told of every course that has scores, and of those that have none", () => {
    expect(ask("what are my grades").text).toBe(
      "- **Biology 101**: 84% (B) so far, still possible 32.4% (F) to 92.4% (A)\n\n" +
        "No grade so far in Linear Algebra, Modern History.",
    );
  });

  it("says what is missing where nothing is scored or the parts are unknown", () => {
    const none = ask("what's my grade in biology", withScores(biology({})));
    expect(none).toMatchObject({
      found: false,
      text: expect.stringContaining("it has no scores yet"),
    });
    const unknown = ask("what's my grade in linear algebra");
    expect(unknown.text).toContain("We don't know what makes up the grade");
  });

  it("is the end once all is scored", () => {
    const all = withScores(biology({ lab_1: "45", lab_2: "40", midterm: "36", final: "41" }));
    expect(ask("what's my grade in biology", all).text).toContain("You end with 81.2% (B)");
    expect(ask("what do i need for an A in biology", all).text).toContain(
      "nothing is open any more",
    );
  });

  it("is the letter that the student noted", () => {
    const noted = withScores({ ...biology({}), final_letter: "A-" });
    expect(ask("what's my grade in biology", noted).text).toContain("You noted **A-**");
    expect(ask("what are my grades", noted).text).toContain("**Biology 101**: A-, as you noted it");
  });
});

describe("what a goal takes", () => {
  it.each([
    ["what do i need on the bio final to get a B", "at least 38.25 of 50 (76.5%) for a B", "Labs"],
    ["what do i need for 85% in bio", "Labs: you need at least 46.5 of 50 (93%) for 85%", "A in"],
    ["what do i need on lab report 2 for a b", "Labs: you need at least 34 of 50", "Final exam"],
    ["can i still get an A in biology", "Yes, an A is still possible", "No,"],
    [
      "can i still get an A in biology",
      "With everything else in full, you need at least 47 of 50",
      "No,",
    ],
    ["what do I need in the biology final to pass?", "To pass, which I take as a D", "Labs"],
    [
      "what do i need on the final",
      "Final exam: you need at least 13.25 of 50 (26.5%) for a D",
      "Labs",
    ],
    ["what do i need for a B+ in biology", "it knows A, B, C, D", "you need"],
    [
      "what do I need on the midterm for an A in biology",
      "you already have that score",
      "you need",
    ],
  ])("%s", (question, says, never) => {
    const { text, found } = ask(question);
    expect(found).toBe(true);
    expect(text).toContain(says);
    expect(text).not.toContain(never);
  });

  it("is out of reach where even everything in full is not enough", () => {
    const low = withScores(biology({ lab_1: "20", midterm: "10" }));
    expect(ask("can i still get an A in biology", low).text).toMatch(
      /^No, an A is out of reach: with everything that's open in full you end with 72%/,
    );
  });

  it("ends with the best grade that is reached already", () => {
    const high = withScores(biology({ lab_1: "50", lab_2: "50", midterm: "50" }));
    const { text } = ask("what do i need on the bio final", high);
    expect(text).toContain("a D is yours whatever you get");
    const lower = withScores(biology({ lab_1: "50", lab_2: "50", midterm: "50" }));
    expect(ask("what do i need for a D in biology", lower).text).toContain("a D is yours");
    const all_but_labs = withScores(biology({ lab_1: "50", midterm: "50", final: "50" }));
    const labs = ask("what do i need on lab report 2", all_but_labs).text;
    expect(labs).toContain("a B is yours whatever you get");
    expect(labs).not.toContain("a C is yours");
  });

  it("is told of the part where the student said that a piece counts", () => {
    const grades = biology({ lab_1: "45" });
    const pieces = grades.pieces.map((piece) =>
      piece.exam_id === 2 ? { ...piece, component: "g1", at: 2 } : piece,
    );
    const { text } = ask(
      "what do i need on the bio final for a B",
      withScores({ ...grades, pieces }),
    );
    expect(text).toContain("Labs:");
    expect(text).not.toContain("Final exam:");
  });

  it("is not guessed without a letter scale", () => {
    const plain = withScores(biology({ midterm: "36" }, false));
    expect(ask("what do i need for an A in biology", plain).text).toContain("no letter scale");
    expect(ask("can i still pass biology", plain).text).toContain("I don't know what passes");
    expect(ask("what do i need for 80% in biology", plain).text).toContain("for 80%");
    expect(ask("what do i need on the bio final", plain).text).toContain("for 90%");
  });

  it("falls back to what counts where the parts are unknown", () => {
    const { text } = ask("what grade do i need on the linear algebra final");
    expect(text).toContain("We don't know what makes up the grade");
    expect(text).toContain("**Final exam** counts 35%");
  });
});

describe("what a score would bring", () => {
  it.each([
    [
      "if i get 90% on the bio final whats my grade",
      "is **86.4% (B)** so far",
      "68.4% (D) to 88.4% (B)",
    ],
    ["what if I get 40/50 on lab report 2", "With 40 of 50 in Lab report 2", "80.67% (B)"],
    [
      "what will i get if i score 100 on everything in bio",
      "you end **Biology 101** with **92.4% (A)**",
      "100%",
    ],
  ])("%s", (question, ...says) => {
    const { text } = ask(question);
    for (const words of says) expect(text).toContain(words);
  });

  it("needs an open piece", () => {
    expect(ask("what if i get 90 on the bio midterm").found).toBe(false);
  });
});

describe("what came back", () => {
  it.each([
    ["what did I get on the bio midterm?", "**Midterm** (Biology 101): 36 of 50"],
    ["what was my score on lab report 1", "45 of 50"],
    ["how did i do on lab report 2", "You haven't entered a score for Lab report 2 yet"],
  ])("%s", (question, says) => {
    expect(ask(question).text).toContain(says);
  });
});

test("only questions about grades ask for scores, of the courses they name", () => {
  expect(asksForGrades("what's my grade in biology", STUDENT)).toEqual([1]);
  expect(asksForGrades("what do i need for an A", STUDENT)).toEqual([1, 2, 3]);
  for (const question of ["what's due tomorrow", "how is biology graded", "explain osmosis"]) {
    expect(asksForGrades(question, STUDENT)).toBeNull();
  }
});

test.each([
  ["to get an A", { letter: "A" }],
  ["for a B+ in Biology?", { letter: "B+" }],
  ["can i still get an a- in math", { letter: "A-" }],
  ["für eine 2,0", { result: "2.0", is_percent: false }],
  ["to get 85 percent", { result: "85", is_percent: true }],
  ["for 10 points", null],
  ["do i have a lab today", null],
  ["is hepatitis B on the exam", null],
  ["have a class", null],
  ["for a B-complex vitamin", null],
])("the goal of “%s”", (question, goal) => {
  expect(takeGoal(question).goal).toEqual(goal);
});
