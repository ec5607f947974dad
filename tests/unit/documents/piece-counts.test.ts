import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function counts(text: string) {
  return extractSyllabus(sheet(`# Soil Science\n${text}`)).items.map(({ value }) => [
    value.title,
    value.weight_percent,
    value.count ?? null,
    value.drop_lowest ?? null,
  ]);
}

describe("the pieces a share is for", () => {
  it("are counted before the work, in brackets or by a product", () => {
    expect(
      counts("Component\tWeight\n10 weekly quizzes\t20%\nHomework (8)\t30%\nFinal exam\t50%"),
    ).toEqual([
      ["Weekly quizzes", 20, 10, null],
      ["Homework", 30, 8, null],
      ["Final exam", 50, null, null],
    ]);
    expect(counts("Quizzes: 5 x 4%\nLab reports: 40%\nFinal exam: 40%")[0]?.slice(2)).toEqual([
      5,
      null,
    ]);
  });

  it("are not those of the share before it on the same line", () => {
    const line = "Grading:\tHomework and labs 40% Midterm exams 2× 20% Final project 20%";
    expect(counts(line).map(([title, , count]) => [title, count])).toEqual([
      ["Homework and labs", null],
      ["Midterm exams", 2],
      ["Final project", null],
    ]);
  });

  it("are not the minutes they take", () => {
    const table =
      "Work\tAbout\tWeight (%)\nReport and talk\tFour pages and a 10 minute recorded talk\t40\n" +
      "Final exam\tIn class\t60";
    expect(counts(table).map(([title, , count]) => [title, count])).toEqual([
      ["Report and talk", null],
      ["Final exam", null],
    ]);
  });

  it("lose the lowest where the syllabus says so of them, and of no others", () => {
    expect(
      counts(
        "Quizzes: 20%\nHomework: 30%\nFinal exam: 50%\n" +
          "The two lowest quiz scores will be dropped. Late homework loses a tenth a day.",
      ).map(([title, , , dropped]) => [title, dropped]),
    ).toEqual([
      ["Quizzes", 2],
      ["Homework", null],
      ["Final exam", null],
    ]);
    expect(
      counts("Homework: 40%\nFinal exam: 60%\nI drop your lowest homework grade.")[0]?.[3],
    ).toBe(1);
  });

  it("lose the lowest by words after their own share", () => {
    const read = counts(
      "Homework 30%\nWeekly quizzes 20% the two lowest are dropped\nFinal exam 50%",
    );
    expect(read.map(([title, , , dropped]) => [title, dropped])).toEqual([
      ["Homework", null],
      ["Weekly quizzes", 2],
      ["Final exam", null],
    ]);
    const prose = counts(
      "Grades come from homework (30%), quizzes (20%, the lowest dropped), and a final exam (50%).",
    );
    expect(prose.map(([, , , dropped]) => dropped)).toEqual([null, 1, null]);
  });

  it("are what the best are taken of", () => {
    expect(
      counts("Problem sets: 40%\nFinal exam: 60%\nYour best 8 of 10 problem sets count.")[0],
    ).toEqual(["Problem sets", 40, 10, 2]);
  });

  it.each([
    ["Pruebas: 40%\nExamen final: 60%\nSe elimina la nota más baja de las pruebas.", 1],
    ["Devoirs: 40%\nExamen final: 60%\nLe plus faible des devoirs est retiré.", 1],
  ])("are read in other languages: %s", (text, dropped) => {
    expect(counts(text)[0]?.[3]).toBe(dropped);
  });

  it("are not the day of a date, and one of several is one", () => {
    const read = counts(
      "Quizzes: 40%\nTest I (16 October): 30%\nTest II (20 November): 30%\nMay 15 Quizzes\nThe lowest test is dropped.",
    );
    expect(read.map(([, , count, dropped]) => [count, dropped])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it("are not the letters of a scale, the hours or the days of a course", () => {
    const read = counts(
      "Homework: 40%\nFinal exam: 60%\nStudents who drop the course in week 3 get no grade.\n" +
        "The final exam takes 2 hours.",
    );
    expect(read.map(([, , count, dropped]) => [count, dropped])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
