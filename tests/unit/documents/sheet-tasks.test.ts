import { describe, expect, it } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { sheet } from "./pages";

const tasksOf = (text: string) =>
  extractAssignment(sheet(text)).tasks.map(({ value }) => value.title);

const FILLER = "and words that go on until the line is as wide as the others of the page are here.";

describe("the tasks of a sheet", () => {
  it("are its questions, not the steps within one", () => {
    const text = `# Homework 1
Question 1: Fit a line.
Question 2: Simulate data.
Step 1: Create a predictor.
Step 2: Choose a slope.
Question 3: Compare both.`;
    expect(tasksOf(text)).toEqual([
      "Question 1: Fit a line",
      "Question 2: Simulate data",
      "Question 3: Compare both",
    ]);
  });

  it("have nothing left of the bracket that holds their points", () => {
    const text = `# Homework 2
1. (20 points, 3 parts) Complete the table.
2. (15 points) State the rule.
3. (15 points; optional) Compare both.`;
    expect(tasksOf(text)).toEqual(["Complete the table", "State the rule", "Compare both"]);
  });

  it("are the parts of a lone question without a title", () => {
    const text = `# Assignment 1
## Question 1
For the scenario above:
(a) Develop a set of use cases.
(b) Develop a conceptual model.`;
    expect(tasksOf(text)).toEqual(["Develop a set of use cases", "Develop a conceptual model"]);
  });

  it("are headings that name problems of a book", () => {
    const text = `# ABE 557 Dryer HW
## 9.6-3. Prediction in a Drying Region
1. Use the figure.
2. Calculate the volume.
3. Find the time.
## 9.7-2. Drying Tests with a Foodstuff
1. Calculate the moisture.
## From the text - Exercise 2.11
## Summary Exercise
a. What is the probability?
b. What is the number?`;
    expect(tasksOf(text)).toEqual([
      "9.6-3. Prediction in a Drying Region",
      "9.7-2. Drying Tests with a Foodstuff",
      "From the text - Exercise 2.11",
      "Summary Exercise",
    ]);
  });

  it("may count from nought, and stand further out on a later page", () => {
    const text = `# Problem Set 3
   0. Attendance: Come to your section.
   1. Distance: Compute the distance.
2. Equation: Find the state.
3. Diameter: Show the relation.`;
    expect(tasksOf(text)).toEqual(["Attendance", "Distance", "Equation", "Diameter"]);
  });

  it("are named by a short line of their own, not by the words below it", () => {
    const text = `# Taller 1
1. Geometría (20 (25) puntos)
Escriba un programa que encuentre los puntos, ${FILLER}
2. Short answer
Answer the following questions, ${FILLER}
3. Show that
Every even number has a neighbour, ${FILLER}`;
    expect(tasksOf(text)).toEqual([
      "Geometría",
      "Short answer",
      expect.stringContaining("Show that Every even number"),
    ]);
  });

  it("go on after an abbreviation", () => {
    const text = `# Homework 2
1. Plot the density vs. the distance for all stars (e.g. those of Fig. 5). Explain it.
2. Compare the answer with yours, which may be no. Then explain it.`;
    expect(tasksOf(text)).toEqual([
      "Plot the density vs. the distance for all stars (e.g. those of Fig. 5)",
      "Compare the answer with yours, which may be no",
    ]);
  });
});

describe("the deadline of a sheet", () => {
  it("is not the day before which a bonus is given", () => {
    const text = `# Taller 1
La solución debe subirse antes de las 5:00PM del lunes 19 de febrero de 2018.
Si se entrega la tarea antes del lunes 12 de febrero de 2018 a las 11:59PM hay un bono.
1. Escriba un programa.
2. Haga una gráfica.`;
    const { due } = extractAssignment(sheet(text));
    expect(due?.value).toEqual({ date: "2018-02-19", time: "17:00", zone: null });
  });

  it("may say the half of a day that counts 24 hours", () => {
    const text = "# Project 3\nDue: Sunday 21 October 2018, 23:59 pm\n1. Implement it.\n2. Run it.";
    expect(extractAssignment(sheet(text)).due?.value.time).toBe("23:59");
  });
});
