import { describe, expect, it } from "vitest";
import { type AssignmentContext, extractAssignment } from "@/lib/documents/extract/assignment";
import { textsOf } from "@/lib/documents/notes";
import { sheet } from "./pages";

function due(text: string, context?: AssignmentContext) {
  const { due, notes } = extractAssignment(sheet(text), context);
  return {
    date: due?.value.date ?? null,
    time: due?.value.time ?? null,
    zone: due?.value.zone ?? null,
    due,
    notes: textsOf(notes),
  };
}

describe("the deadline of a sheet", () => {
  it.each([
    ["written out", "Due: October 9, 2012", "2012-10-09", null],
    [
      "with a weekday and a time before the date",
      "Due 11:59pm Friday Oct. 25, 2024 on Canvas",
      "2024-10-25",
      "23:59",
    ],
    [
      "with a time after the date",
      "Due Wednesday, November 6, 2024 at 11:59pm",
      "2024-11-06",
      "23:59",
    ],
    ["in figures, month first on letter paper", "Due: 1/27/2022 (11:59 PM)", "2022-01-27", "23:59"],
    ["in figures with a short year", "Due by 5 PM Tuesday, 9/18/18.", "2018-09-18", "17:00"],
    ["in ISO form", "Submission deadline: Monday, 2023-09-11, 23:59", "2023-09-11", "23:59"],
    ["in capitals", "DUE: FRIDAY, OCTOBER 6TH, 2023 AT 11:59 PM", "2023-10-06", "23:59"],
    ["as day, short month and short year", "Due: 16FEB23", "2023-02-16", null],
    ["in class", "Due in class on Tuesday, Feb. 12, 2019.", "2019-02-12", null],
    ["at noon", "Please return by noon on Friday, December 14, 2012.", "2012-12-14", "12:00"],
    [
      "in a sentence",
      "The homework must be turned in no later than 4:00 PM on Thursday, October 12, 2017.",
      "2017-10-12",
      "16:00",
    ],
    [
      "over a line's end",
      "The homework is due on Friday, September 2,\n2022 at 11:59pm Pacific.",
      "2022-09-02",
      "23:59",
    ],
    ["under its heading", "Due Date\nFriday, May 3, 2024 @ 11:59pm", "2024-05-03", "23:59"],
    ["under its table heading", "Assigned\tDue\nOct 1, 2020\tOct 8, 2020", "2020-10-08", null],
    [
      "in Portuguese capitals",
      "ENTREGAR O TRABALHO ATÉ O DIA 29 DE NOVEMBRO DE 2023.",
      "2023-11-29",
      null,
    ],
    [
      "in Portuguese, as a limit",
      "Data limite: 15 de março de 2024 às 23:59",
      "2024-03-15",
      "23:59",
    ],
    ["in Dutch", "Lever je verslag in vóór 14 januari 2024.", "2024-01-14", null],
    ["in Polish", "Termin oddania: 12.05.2024", "2024-05-12", null],
    ["in Swedish", "Inlämning senast 2024-02-19", "2024-02-19", null],
    ["in Czech", "Termín odevzdání: 30. 4. 2024", "2024-04-30", null],
    ["in Turkish", "Son teslim tarihi: 21.04.2024", "2024-04-21", null],
    ["in Greek", "Προθεσμία παράδοσης: 21/4/2026", "2026-04-21", null],
    [
      "under a heading of its own, as a date",
      "# Abgabe\nDatum:\t15.1.2024\nForm:\tPDF",
      "2024-01-15",
      null,
    ],
    [
      "in the cell before what it is for",
      "# Ablauf\n23.06.2017\tEmpfohlene Deadline für eine erste Abgabe\n" +
        "08.09.2017\tSpätestmögliche Deadline für die Abgabe der Endversion\n" +
        "18.09.2017\tDie mündlichen Testate beginnen",
      "2017-09-08",
      null,
    ],
    [
      "beside the day of issue",
      "Issued: September 5, 2006\tDue: September 15, 2006",
      "2006-09-15",
      null,
    ],
    [
      "at the end of a stretch",
      "The exam is available from May 8, 2023 9am and must be submitted by May 9, 2023 9am.",
      "2023-05-09",
      "09:00",
    ],
    ["in German", "Abgabe: Mo, 31.10.2022, 10:00 Uhr", "2022-10-31", "10:00"],
    [
      "in a German sentence",
      "Bitte geben Sie Ihre Lösungen bis zum 3. Mai 2021 um 14 Uhr ab.",
      "2021-05-03",
      "14:00",
    ],
    ["in French", "Devoir à rendre le vendredi 12 mars 2021 à 23h59", "2021-03-12", "23:59"],
    ["in Spanish", "Fecha de entrega: viernes 5 de abril de 2024, 23:59", "2024-04-05", "23:59"],
    ["in Chinese", "截止日期：2024年10月25日 23:59", "2024-10-25", "23:59"],
  ])("%s is read", (_, words, date, time) => {
    expect(
      due(`# Homework 3\n${words}\n1. Show that this holds.\n2. Find an example.`),
    ).toMatchObject({ date, time });
  });

  it("keeps the zone the document names", () => {
    expect(due("# Paper\nDue April 15, 2024, 11:59 p.m. EST via Canvas").zone).toBe("EST");
    expect(due("# Paper\nDue April 15, 2024, 17:00 (UTC+1)").zone).toBe("UTC+1");
  });

  it("is quoted with its label and place", () => {
    const { due: fact } = due("# Homework 3\nDue: October 9, 2012 at 5pm\nfoo");
    expect(fact).toMatchObject({
      confidence: "exact",
      evidence: { page: 1, quote: "Due: October 9, 2012 at 5pm" },
    });
    expect(fact?.evidence.boxes[0]).toMatchObject({ x: 72, height: 10 });
  });

  it.each([
    ["points", "Worth 10/20 points, see Room 10/12 and Chapter 3/4 of version 1.2.10."],
    ["the day a sheet was handed out", "Released: Sept 8, 2021"],
    ["the day a sheet was printed", "25-Oct-2024 15:29:00 1/4"],
    ["a date under the title of a homework", "October 5, 2022"],
    ["a revision date", "Last updated: January 12, 2023"],
    ["a copyright", "© 2019 by the department, March 3, 2019"],
    ["what something is due to", "2. Due to the pandemic\n3. What type of market is this in 2020?"],
    ["a weekday alone", "Due Friday at 5pm"],
    ["how long something takes", "This takes 2 hours and 3 h more."],
  ])("is not read from %s", (_, words) => {
    expect(due(`# Homework 3\n${words}\n1. Show that this holds.`).date).toBeNull();
  });

  it("of the whole wins over those of its parts, which are mentioned", () => {
    const { date, time, notes } = due(
      "# Final Project\nProposal due: October 3, 2023\nFinal report due: December 8, 2023 at 5pm",
    );
    expect([date, time]).toEqual(["2023-12-08", "17:00"]);
    expect(notes.join()).toContain("2023-10-03");
  });

  it("that was extended is the later one", () => {
    expect(due("# Lab 2\nDue: October 10, 2023 (extended to October 13, 2023)").date).toBe(
      "2023-10-13",
    );
  });

  it("is not moved by what is said about late work", () => {
    const words = "Due January 20, 2023 at 5pm. Late work accepted until January 25, 2023.";
    expect(due(`# Lab 2\n${words}`).date).toBe("2023-01-20");
  });

  it("whose weekday does not fit is kept, but marked and explained", () => {
    const { due: fact, notes } = due("# Lab 2\nDue Monday, October 10, 2023");
    expect(fact).toMatchObject({ value: { date: "2023-10-10" }, confidence: "inferred" });
    expect(notes.join()).toContain("isn't on that weekday");
  });

  it("that may be read two ways is marked and explained", () => {
    const { due: fact, notes } = due("# Lab 2\nDue: 4/5/2023");
    expect(fact).toMatchObject({ value: { date: "2023-04-05" }, confidence: "inferred" });
    expect(notes.join()).toContain("2023-05-04");
  });

  it("at midnight is the end of the day, and says so", () => {
    const { time, notes } = due("# Lab 2\nDue by midnight on Friday, October 6, 2023.");
    expect(time).toBe("23:59");
    expect(notes.join()).toContain("Midnight");
  });

  it("may be an entry of the list that sums the sheet up", () => {
    const rules =
      "1. You write a report of four pages.\n2. Due on June 15th, 2023.\n3. Choose one article.";
    expect(due(`# Report rules\nApril 28, 2023\n## In short\n${rules}`).date).toBe("2023-06-15");
    const bill =
      "1. A bill of $500 is due on June 15th, 2023. Find its value today.\n2. Find its rate.";
    expect(due(`# Homework 2\n${bill}`).date).toBeNull();
  });

  it("without a year is no deadline", () => {
    const { date, notes } = due("# Homework 4\nDue: Feb 14\n1. Show it.");
    expect(date).toBeNull();
    expect(notes.join()).toContain('"Feb 14" without a year');
  });

  it.each([
    ["the term in the heading", "# Homework 4\nMath 55, Spring 2019\tDue: Feb 14", "2019-02-14"],
    [
      "a winter term over two years",
      "# Blatt 5\nWintersemester 2023/24\nAbgabe: Montag, 15. Januar",
      "2024-01-15",
    ],
    ["the day of issue", "# Homework 4\nReleased: Dec 20, 2021\nDue: Jan 14", "2022-01-14"],
  ])("without a year takes it from %s, as inferred", (_, text, date) => {
    expect(due(text).due).toMatchObject({ value: { date }, confidence: "inferred" });
  });

  it("without a year takes it from the course's dates, as inferred", () => {
    const term = { term_start: "2023-08-28", term_end: "2023-12-15" };
    expect(due("# Homework 4\nDue: Sept 14", term).due).toMatchObject({
      value: { date: "2023-09-14" },
      confidence: "inferred",
    });
    expect(due("# Homework 4\nDue: April 14", term).date).toBeNull();
  });

  it("without a year whose weekday fits no term is not guessed", () => {
    const term = { term_start: "2023-08-28", term_end: "2023-12-15" };
    const { date, notes } = due("# Homework 4\nDue: Monday, Sept 14", term);
    expect(date).toBeNull();
    expect(notes.join()).toContain("another weekday");
  });
});

describe("the sheet of an exam", () => {
  it.each([
    [
      "the date in its heading",
      "# Midterm 2\nCS 61A\nThursday, April 2, 2020, 7-9pm\nYou have 120 minutes.",
      "2020-04-02",
      "19:00",
    ],
    [
      "a labelled date",
      "# Final Exam\nDate: December 12, 2019\tTime: 9:00 am - 11:00 am",
      "2019-12-12",
      "09:00",
    ],
    [
      "a German date",
      "# Klausur Lineare Algebra\n12. Februar 2020\nBearbeitungszeit: 120 Minuten",
      "2020-02-12",
      null,
    ],
  ])("is held on %s", (_, text, date, time) => {
    expect(due(text)).toMatchObject({ date, time });
  });

  it("to take home is due when it says so, not when it was handed out", () => {
    expect(
      due("# Take-Home Exam 2\nDistributed: Nov. 15, 2010\nDue: Nov. 22, 2010, in class").date,
    ).toBe("2010-11-22");
  });

  it("takes no date from a typesetting stamp or from its questions", () => {
    const text =
      "Department, 25-Oct-2024 15:29:00\n# Midterm Exam\n1. On March 3, 2019 a firm issued a bond.\n2. Price it.";
    expect(due(text).date).toBeNull();
  });
});

describe("a document in which nothing is found", () => {
  it("says that it names no deadline", () => {
    expect(due("# Homework 3\n1. Prove the lemma.\n2. Refute the other.").notes).toEqual([
      "We found no deadline in this document. If there is one, please add it yourself.",
    ]);
  });

  it("says only why a deadline could not be read where one is named", () => {
    const { notes } = due("# Homework 3\nDue: next Friday\n1. Prove the lemma.");
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain("next Friday");
  });
});
