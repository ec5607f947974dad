import { describe, expect, it } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { sheet } from "./pages";

const read = (text: string) => extractAssignment(sheet(text));
const titles = (text: string) => read(text).tasks.map((task) => task.value.title);

describe("the title", () => {
  it.each([
    ["Stat 133, Fall 2019\n# Problem Set 2\nDue date: Sunday, 09/22/2019", "Problem Set 2"],
    [
      "Econ 210\nSection 2\nProblem Set 3\nDue: March 5, 2020 in class\n1. Consider an economy.",
      "Problem Set 3",
    ],
    ["PHYS 101\tHomework #7\tDue: 10/25/2023", "Homework #7"],
    [
      "# Introduction to Algorithms\nMIT\n# Problem Set 1\nThis problem set is due Thursday.",
      "Problem Set 1",
    ],
    [
      "# BEE 4750 Homework 1: Introduction to Using\n# Julia\n2025-06-12",
      "BEE 4750 Homework 1: Introduction to Using Julia",
    ],
    [
      "Name: ________\tPeriod: ___\n# Quiz 2: Derivatives\n1. Differentiate.",
      "Quiz 2: Derivatives",
    ],
    ["# Homework 5 (due Thursday, 3/9)\nCS 70 Spring 2023", "Homework 5"],
    [
      "# BIOL 210L - Plant Laboratory\n# Lab 4: Stomata\nDue: Thursday, November 14, 2019",
      "Lab 4: Stomata",
    ],
    [
      "# Assignments for the thesis class\n## First assignment\nDue Feb 10, 2023 in class",
      "First assignment",
    ],
    [
      "Number Theory\n## Klausur\n22. Juli 2011\n## Aufgabe 1 (15 Punkte)\nZeigen Sie, dass x.",
      "Klausur",
    ],
  ])("of %j is %j", (text, title) => {
    expect(read(text).title?.value).toBe(title);
  });

  it("is null on a sheet without one", () => {
    expect(read("12 34\n56 78").title).toBeNull();
  });
});

describe("the points", () => {
  it.each([
    ["# Lab 4: Stomata\nLab report due: Thursday, November 14, 2019 (50 pts)", 50],
    ["# Project 2\nReleased\tFebruary 22, 2023\nDue\tMarch 8, 2023\nPoints\t100", 100],
    ["# Klausur\nAufgabe\t1\t2\t3\tSumme\nmögl. Pkt.\t15\t25\t20\t60", 60],
    ["# First assignment\nDue Feb 10, 2023. You may earn up to 10 points.", 10],
  ])("of %j are %i", (text, points) => {
    expect(read(text).points?.value).toBe(points);
  });
});

describe("the type", () => {
  it.each([
    ["Problem Set 3", "homework"],
    ["Übungsblatt 5", "homework"],
    ["HW3", "homework"],
    ["Homework 3: Lab Safety", "homework"],
    ["Quiz for Lecture 3", "quiz"],
    ["STP598 Midterm Exam (Take-home)", "exam"],
    ["Devoir surveillé n°2", "exam"],
    ["Probeklausur Analysis", "exam"],
    ["Final Project Guidelines", "project"],
    ["Research Paper Assignment", "paper"],
    ["Essay 1: Plato", "essay"],
    ["Lab 3: Pendulum", "lab"],
    ["Final Project Presentation", "presentation"],
    ["Discussion Board 4", "discussion"],
  ])("of %j is %s", (title, type) => {
    expect(read(`# ${title}\nSome words.`).type).toMatchObject({
      value: type,
      confidence: "exact",
    });
  });

  it("may be inferred from the wording", () => {
    const text = "# Organic Chemistry\nThis exam has five questions. Closed book.";
    expect(read(text).type).toMatchObject({ value: "exam", confidence: "inferred" });
  });
});

describe("points, weight and hours", () => {
  it.each([
    ["Total: 80 points", 80],
    ["Problems (Total: 50/60 Points)", 50],
    ["100 minutes, full mark = 50", 50],
    ["The essay is worth 100 points.", 100],
    ["Total points: 100", 100],
    ["Score: ______ / 40", 40],
  ])("%j gives the points", (words, points) => {
    expect(read(`# Quiz\n${words}\n1. Do it.`).points?.value).toBe(points);
  });

  it.each([
    "1. (10 points) Differentiate.\n2. (20 points) Integrate.",
    "A missing name costs 5 points.",
    "In total 10 groups take part.",
  ])("%j gives no total", (words) => {
    expect(read(`# Quiz\n${words}`).points).toBeNull();
  });

  it("reads a share of the course grade, and no other percentage", () => {
    expect(
      read("# Essay\nThis essay is worth 15% of your final grade.").weight_percent?.value,
    ).toBe(15);
    expect(read("# Essay\nWeight: 20%").weight_percent?.value).toBe(20);
    expect(read("# Essay\nLate work loses 10% of the grade per day.").weight_percent).toBeNull();
    expect(
      read("# Essay\nThe first part is 40% of the assignment grade.").weight_percent,
    ).toBeNull();
  });

  it("reads a working time, and takes no exam's length for one", () => {
    expect(read("# Lab 1\nEstimated time: 2-3 hours").estimated_hours?.value).toBe(2.5);
    expect(read("# Lab 1\nThis should take about 90 minutes.").estimated_hours?.value).toBe(1.5);
    expect(read("# Midterm\nYou have 120 minutes.").estimated_hours).toBeNull();
  });

  it("estimates the working time apart from what the document says", () => {
    const facts = read("# Homework 1\n1. Show this.\n2. Show that.\n3. Show more.");
    expect(facts.estimated_hours).toBeNull();
    expect(facts.estimated_hours_estimate).toBe(2.5);
    expect(read("# Midterm\n1. Show this.").estimated_hours_estimate).toBeNull();
  });
});

describe("the tasks", () => {
  it("are the named problems, with their first words", () => {
    expect(
      titles(
        "# HW\n## Problem 1 (15 points)\nExplain the code. Then fix it.\n## Problem 2\nPlot the " +
          "data.\n## Problem 2.1\nLabel it.",
      ),
    ).toEqual(["Problem 1: Explain the code", "Problem 2: Plot the data"]);
  });

  it("keep their points", () => {
    const { tasks } = read("# HW\n## Problem 1 (15 points)\nfoo\n## Problem 2 [5 pts]\nbar");
    expect(tasks.map((task) => task.value.points)).toEqual([15, 5]);
  });

  it("are the parts where parts hold numbered questions", () => {
    expect(
      titles("# Exam\n## Part A: Choice\n1. one\n2. two\n## Part B: Essays\n3. three\n4. four"),
    ).toEqual(["Part A: Choice", "Part B: Essays"]);
  });

  it("are the numbered items, without lists inside them", () => {
    expect(
      titles(
        "# HW\n1. First do this.\n    1. deeper one\n    2. deeper two\n2. Then do that.\n3. Stop.",
      ),
    ).toEqual(["First do this", "Then do that", "Stop"]);
  });

  it("are the headed sections where each counts anew", () => {
    expect(
      titles(
        "# Quiz\ni. define\n   1. CRY-\n   2. THERM-\nii. transliterate\n   1. νέος\n   2. ἀνά",
      ),
    ).toEqual(["define", "transliterate"]);
  });

  it("numbered within the sheet's own number are all found", () => {
    expect(
      titles("# Exercise Sheet 7\n## Exercise 7.1 (5 points)\nProve it.\n## Exercise 7.2\nUse it."),
    ).toEqual(["Exercise 7.1: Prove it", "Exercise 7.2: Use it"]);
  });

  it("are not taken from sentences that begin with their name", () => {
    expect(
      titles(
        "# HW\nProblem 1 asks you to debug code and\nProblem 2 gives you some code.\n## Problem 1\n" +
          "Debug it now.\n## Problem 2\nRead it now.",
      ),
    ).toHaveLength(2);
  });
});

describe("a long document", () => {
  const pages = (count: number, first: string) =>
    sheet(
      [first, ...Array.from({ length: count - 1 }, () => "More text about the subject.")].join(
        "\n---\n",
      ),
    );

  it("is not read as an assignment", () => {
    expect(extractAssignment(pages(80, "# Homework in Logic\nDue: May 3, 2024"))).toMatchObject({
      outcome: "long_document",
      due: null,
      tasks: [],
    });
    expect(extractAssignment(pages(30, "# Lecture Notes on Logic\nContents")).outcome).toBe(
      "long_document",
    );
  });

  it("may still be one when its title and deadline say so", () => {
    expect(
      extractAssignment(pages(30, "# Final Project Handbook\nDue: May 3, 2024")),
    ).toMatchObject({
      outcome: "assignment",
      due: { value: { date: "2024-05-03" } },
    });
  });
});
