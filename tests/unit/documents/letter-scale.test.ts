import { describe, expect, test } from "vitest";
import { documentText } from "@/lib/documents/document-text";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { findLetterScale } from "@/lib/documents/extract/syllabus/letter-scale";
import { sheet } from "./pages";

function read(...lines: string[]) {
  const found = findLetterScale(documentText(sheet(lines.join("\n"))));
  return (
    found && { ...found.value, line: found.value.letters.map((one) => one.join(" ")).join(", ") }
  );
}

const FIVE = "A 90, B 80, C 70, D 60, F 0";

describe("the letter scale of a syllabus", () => {
  test.each([
    ["ranges in a line", ["A: 90-100, B: 80-89, C: 70-79, D: 60-69, F: below 60"]],
    ["a row each", ["90-100% A", "80-89% B", "70-79% C", "60-69% D", "0-59% F"]],
    ["from the most down", ["Grades: 100-90 = A; 89-80 = B; 79-70 = C; 69-60 = D; 59-0 = F"]],
    ["from the worst up", ["F 0-59 D 60-69 C 70-79 B 80-89 A 90-100"]],
    ["comparisons", ["A ≥ 90%", "B ≥ 80%", "C ≥ 70%", "D ≥ 60%", "F < 60%"]],
    [
      "a variable between",
      ["A\tX ≥ 90%", "B\t80% ≤ X < 90%", "C\t70% ≤ X < 80%", "D\t60% ≤ X < 70%", "F\tX < 60%"],
    ],
    ["intervals", ["A\t[90%, 100%]\tB\t[80%, 90%)", "C\t[70%, 80%)\tD\t[60%, 70%)\tF\t[0%, 60%)"]],
    [
      "words",
      [
        "90% or above: A",
        "80% to 89.99%: B",
        "70% to 79.99%: C",
        "60% to 69.99%: D",
        "Below 60%: F",
      ],
    ],
    ["two columns", ["90-100\tA\t60-69\tD", "80-89\tB\t0-59\tF", "70-79\tC"]],
    ["broken lines", ["A (90-100), B (80-89), C", "(70-79), D (60-69), F (0-59)"]],
  ])("%s", (_, lines) => {
    expect(read(...lines)).toMatchObject({ line: FIVE, names_failing: true });
  });

  test("with signs of all kinds, letters between two, and decimals as they are written", () => {
    expect(
      read(
        "A 92.5–100",
        "A− 90–92.4",
        "AB 88–89.9",
        "B+ 85-87.9",
        "B 80-84.9",
        "C 70-79.9",
        "F 0-69.9",
      )?.line,
    ).toBe("A 92.5, A- 90, AB 88, B+ 85, B 80, C 70, F 0");
  });

  test("beside letters that are no grades", () => {
    expect(read("Group A 20, B 21", "A 90-100, B 80-89, C 70-79, D 60-69, F 0-59")?.line).toBe(
      FIVE,
    );
  });

  test("calls the grade below all others F where the syllabus does not name it, and says so", () => {
    expect(read("A 90 - 100", "B 80 - 89", "C 70 - 79", "D 60 - 69")).toMatchObject({
      line: FIVE,
      names_failing: false,
    });
  });

  test.each([
    ["a gap", ["A 90-100", "B 70-79", "C 60-69", "D 50-59"]],
    ["an overlap", ["A 90-100", "B 80-95", "C 70-79"]],
    ["a letter left out", ["A 90-100", "C 70-89", "D 60-69"]],
    ["a letter twice", ["A 90-100", "B 80-89", "B 75-79", "C 70-74"]],
    ["bounds that rise", ["A 75", "B 80", "C 85"]],
    ["a last grade that asks for little", ["A 90", "B 50", "C 20", "D 10"]],
    ["a best grade above the whole", ["A 110", "B 100", "C 90"]],
    ["points of questions", ["Question A 20, B 15, C 10"]],
    ["points of a course", ["A = 90 points, B = 80 points, C = 70 points"]],
    ["a best grade that asks for little", ["A 60-100", "B 50-59", "C 40-49"]],
    ["rooms", ["Room A 303, B 304, C 305"]],
    ["nothing", [""]],
  ])("is not read from %s", (_, lines) => {
    expect(read(...lines)).toBeNull();
  });
});

test("a scale below the parts is no end of the last one's day", () => {
  const lines = [
    "Grading",
    "Midterm exam  40%  October 16, 2026",
    "Final exam  60%  December 11, 2026",
  ];
  const { items } = extractSyllabus(sheet([...lines, "A 90-100, B 80-89"].join("\n")));
  expect(items.map(({ value }) => value.due?.date)).toEqual(["2026-10-16", "2026-12-11"]);
  const range = ["Final exam  60%  December 11, 2026 a 14"];
  const exams = extractSyllabus(sheet([...lines.slice(0, 2), ...range].join("\n"))).items;
  expect(exams.map(({ value }) => value.due?.date ?? null)).toEqual(["2026-10-16", null]);
});
