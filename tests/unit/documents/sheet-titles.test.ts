import { describe, expect, it } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { sheet } from "./pages";

const titleOf = (text: string) => extractAssignment(sheet(text)).title?.value ?? null;

describe("the title of a sheet", () => {
  it("is no part of a university", () => {
    const text = `## Universität Musterstadt
## Fakultät NT - Experimentalphysik
## Experimentalphysik II – Elektrizitätslehre
## Sommersemester 2021
## Übungsblatt 4
Aufgabe 11: Kondensatoren (5P)
Aufgabe 12: Dielektrikum (4P)`;
    expect(titleOf(text)).toBe("Übungsblatt 4");
  });

  it("keeps the number before its word, and is no heading that breaks off", () => {
    const text = `Institut für Geodäsie
Übung zu
Satellitensysteme
Winter Semester 2022
3. Übung
Berechnung einer Position
1. Troposphäre`;
    expect(titleOf(text)).toBe("3. Übung");
  });

  it("is in the running head of a sheet whose headings are its problems", () => {
    const text = `ABE 557	Dryer HW	Max Muster
# 9.6-3. Prediction in a Drying Region
A wet material is being dried.
# 9.7-2. Drying Tests with a Foodstuff
Drying data were obtained.`;
    expect(titleOf(text)).toBe("Dryer HW");
  });

  it("stands beside the name of who teaches, over the sections", () => {
    const text = `Max Muster Jr, Ph.D.	Learning Task - Update 3
California State University	KIN 377 - Motor Learning
## Purpose
This assignment deepens what you know.
## Instructions`;
    expect(titleOf(text)).toBe("Learning Task - Update 3");
  });

  it("is the numbered one of two that name work", () => {
    const text = `## Practicum in Reproducible Research
Homework Two
Second Term 2020–21
Professor Miriam Muster
For this assignment, each team writes a plan.`;
    expect(titleOf(text)).toBe("Homework Two");
  });

  it("ends before the term and the course's number", () => {
    const text = `# Taller
# Revisión de programación básica
# 2016661
# Otoño 2018
Ana Ejemplo
Departamento de Física`;
    expect(titleOf(text)).toBe("Taller Revisión de programación básica");
  });

  it("is no formula of the first problem", () => {
    const text = `Student's name	Week 2
Problem 1. Factor the following
i) 49x2 − 14xy2 + 28yx
ii) 20a4 − 15a2b3
Problem 2. Simplify each expression`;
    expect(titleOf(text)).toBe("Week 2");
  });
});
