import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const HEAD = `
# Introduction to Things
Fall 2024
## Grading
Homework\t30%
Midterm exam\t30%
Final exam\t40%
## Schedule
`;

function dated(text: string): string[] {
  return extractSyllabus(sheet(`${HEAD}${text}`)).items.flatMap(({ value }) =>
    value.due ? [`${value.title} ${value.due.date}`] : [],
  );
}

describe("a day near which, but not on which something is", () => {
  it.each([
    "Homework 1 must be submitted a week before October 14.",
    "Homework 1 (due one week after September 2)",
    "The final exam is the day after December 9.",
    "Midterm exam: around October 14",
    "Homework 1: due approx. September 9",
    "Midterm exam: no earlier than October 14",
    "Homework 1 is not due on September 9.",
    "The midterm exam was originally planned for October 14.",
    "If homework is due September 9 and you submit on September 11, you lose 20 points.",
  ])("is not shown: %s", (line) => expect(dated(line)).toEqual([]));

  it("is not mistaken for a plain deadline", () => {
    expect(dated("Homework 1 is due no later than September 9.")).toHaveLength(1);
    expect(dated("The midterm exam is held in class on October 14.")).toEqual([
      "Midterm exam 2024-10-14",
    ]);
    expect(dated("Homework 1 is due before class on September 9.")).toHaveLength(1);
  });
});

describe("a day of several, of which the others have no month", () => {
  it.each([
    "Final\tDec 14..18",
    "Midterm exam: October 14/15 in class",
    "The final exam will be held from Dec 9 through 13.",
    "Midterm exam: October 14 & 16",
    "Homework 1 (Sep 2, 9) covers sets.",
    "Examen final: entre el 9 y el 13 de diciembre",
    "Examen final : session du 9 au 13 décembre",
    "Quizzes are held weekly beginning September 11.",
  ])("is not shown: %s", (line) => expect(dated(line)).toEqual([]));

  it("is not seen in an hour or a number behind a day", () => {
    expect(dated("Midterm exam: October 14, 10:30")).toEqual(["Midterm exam 2024-10-14"]);
    expect(dated("Midterm exam: October 14, 20 points")).toEqual(["Midterm exam 2024-10-14"]);
    expect(dated("Midterm exam: October 14 and 2 quizzes")).toEqual(["Midterm exam 2024-10-14"]);
  });
});

describe("a day for something about the work", () => {
  it.each([
    "Regrade requests for the midterm exam are due by October 28.",
    "Last day to sign up for the final exam: November 15",
    "Registration for the midterm exam is due October 1.",
    "You may submit Homework 1 late until September 12.",
    "Last year's midterm exam was on October 12, 2023.",
    "The date of the final exam will be announced by October 1.",
    "Midterm course evaluation: October 10",
    "Homework 1 (solutions: September 11)",
    "Midterm exam (practice exam: October 7)",
    "The last homework is due December 2.",
    "Oct 14\tDiscuss midterm exam",
  ])("is not that of the work: %s", (line) => expect(dated(line)).toEqual([]));

  it("leaves the sentence and the line beside it alone", () => {
    expect(dated("Sign up for a group. Homework 1 is due September 9.")).toHaveLength(1);
    expect(dated("Registration\nHomework 1 is due September 9.")).toHaveLength(1);
    expect(dated("The late modern midterm exam is due October 14.")).toHaveLength(1);
  });
});

describe("a row that is a week or one section's", () => {
  it("does not date work by the day its week begins with", () => {
    const rows = "Aug 26\tIntro\nSep 2\tSets\tHomework 1 due\nSep 9\tMaps\tHomework 2 due";
    expect(dated(`Week of\tTopic\tAssignment\n${rows}`)).toEqual([]);
    expect(dated(`Date\tTopic\tAssignment\n${rows}`)).toEqual([
      "Homework 1 2024-09-02",
      "Homework 2 2024-09-09",
    ]);
  });

  it("does not date work that is due on another weekday", () => {
    const rows =
      "Mon Sep 2\tSets\tHomework 1 due Friday\nMon Sep 9\tMaps\tHomework 2 due next class";
    expect(dated(`Date\tTopic\tWork\n${rows}`)).toEqual([]);
  });

  it("does not date work in a column of one weekday by the day of another", () => {
    const rows = "9/2\tSets\tQuiz 1\tHomework 1 due\n9/9\tHomework 2 due\tQuiz 2\tMaps";
    expect(dated(`Wk\tMon\tWed\tFri\n${rows}`)).toEqual(["Homework 2 2024-09-09"]);
  });

  it("does not show one section's day as everybody's", () => {
    const rows = "01\tMidterm exam\tTuesday, October 15\n03\tMidterm exam\tThursday, October 17";
    expect(dated(`Section\tWork\tDay\n${rows}`)).toEqual([]);
    expect(dated(`Part\tWork\tDay\n${rows.split("\n")[0]}`)).toEqual(["Midterm exam 2024-10-15"]);
  });
});

describe("a day that is shown", () => {
  it("stands in the words that are shown for it, in a wrapped cell as well", () => {
    const rows =
      "Week 1\tIntro\tData HW\n\t\tdue Sep 13\nWeek 2\tMaps\tPlot HW\n\t\tdue Sep 20\nWeek 3\tSets";
    for (const { value, evidence } of extractSyllabus(sheet(`${HEAD}Week\tTopic\tWork\n${rows}`))
      .items)
      if (value.due) expect(evidence.quote).toContain(String(Number(value.due.date.slice(8))));
  });

  it("is not the first of the days that head a row", () => {
    const rows = "9/9-9/13\tSets\tQuiz 1 Project released\n9/16-9/20\tMaps\tQuiz 2 Project due";
    expect(dated(`Days\tTopic\tWork\n${rows}`)).toEqual([]);
  });
});
