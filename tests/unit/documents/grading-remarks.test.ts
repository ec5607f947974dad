import { describe, expect, test } from "vitest";
import { documentText } from "@/lib/documents/document-text";
import { findGradingRemarks } from "@/lib/documents/extract/syllabus/grading-remarks";
import { sheet } from "./pages";

const read = (...lines: string[]) =>
  findGradingRemarks(documentText(sheet(lines.join("\n")))).map(({ value }) => value);

describe("what a syllabus says of the grade beside shares and letters", () => {
  test.each([
    ["curve", "Final grades are not curved in this course."],
    ["curve", "I may lower the cut-offs at the end of the term."],
    ["rounding", "Your average is rounded to the nearest whole percent."],
    ["replacement", "The final exam replaces your lowest midterm score."],
    ["replacement", "Your result is the higher of the final exam and the mean of all tests."],
    ["hurdle", "You must score at least 40% on the final exam to pass the course."],
    ["hurdle", "The minimum grade to pass this class is 50%."],
    ["hurdle", "Failure to hand in every lab report results in a failing grade."],
    ["extra_credit", "Two surveys give extra credit of one percent each."],
    ["attendance", "Each unexcused absence lowers your grade by two points."],
    ["attendance", "You may miss two classes without any penalty."],
    ["weightings", "We work out both weighting schemes and keep the better one."],
  ])("%s: %s", (kind, sentence) => {
    expect(read("Grading", sentence)).toEqual([{ kind, sentence }]);
  });

  test.each([
    "A curve such as the demand curve slopes down in most markets.",
    "Rounding errors are the topic of the second chapter.",
    "We note attendance beside your scores every week.",
    "We round out the term with a visit to the museum.",
    "The new edition of the book replaces the one from 2012.",
    "Students who cheat will receive an F in the course.",
    "Late homework loses ten percent of its points a day.",
    "You must bring your calculator to every exam.",
    "In the absence of rain the class meets outside.",
    "Homework counts for 30% of your grade.",
  ])("nothing: %s", (sentence) => {
    expect(read("Grading", sentence)).toEqual([]);
  });

  test("is quoted whole where a line breaks it, with its place", () => {
    const lines = [
      "At the end of the term the score of the final exam replaces",
      "the lowest of your three midterm scores, if it is the higher one.",
    ];
    const document = documentText(sheet(lines.join("\n")));
    const [remark] = findGradingRemarks(document);
    expect(remark?.value.sentence).toBe(lines.join(" "));
    expect(document.text.slice(remark?.start, remark?.end)).toBe(lines.join("\n"));
  });

  test("takes a question with its answer, and each sentence once", () => {
    const curve = "Is there a curve in this course? No, there is none.";
    expect(read(curve, "", "Other matters", "", curve)).toEqual([
      { kind: "curve", sentence: curve },
    ]);
  });

  test("is at most four of a kind and ten in all", () => {
    const absences = Array.from(
      { length: 8 },
      (_, n) => `Absence number ${n} lowers your final grade by ${n + 1} points.`,
    );
    const all = read(...absences, ...absences.map((one) => one.replace("Absence", "Extra credit")));
    expect(all.filter(({ kind }) => kind === "attendance")).toHaveLength(4);
    expect(all.length).toBeLessThanOrEqual(10);
  });
});
