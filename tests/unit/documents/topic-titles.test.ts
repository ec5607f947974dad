import { describe, expect, it } from "vitest";
import { isTopic, topicTitle } from "@/lib/documents/extract/syllabus/topic-titles";

describe("the title of a topic", () => {
  it.each([
    [
      "Gradient descent and Diff. Dynamic Programming",
      "Gradient descent and Diff. Dynamic Programming",
    ],
    ["Batch vs. Online Learning. Bring your laptop", "Batch vs. Online Learning"],
    ["a --------- Sorting by merging", "Sorting by merging"],
    ["(Boosting)", "Boosting"],
    ["Week of Aug. 17: Introduction to maps", "Introduction to maps"],
    ["11.Miércoles 8/4 Bases de datos", "Bases de datos"],
    ["Handout 4 - Los sintagmas", "Los sintagmas"],
    ["Theories of growth Midterm review", "Theories of growth"],
    ["Medidas de dispersión Lecturas", "Medidas de dispersión"],
    ["Consolidation #1 (tutorials and discussion)", "Consolidation #1"],
    ["Building models: Approx. Class 1 – 4", "Building models"],
    ["Study plans, data plans, and", "Study plans, data plans"],
    ["Large experiments (Design + Imple-", "Large experiments"],
    ["Tools including", "Tools"],
    ["Guest lecture on reading regulations", "Guest lecture on reading regulations"],
    ["Complete the square", "Complete the square"],
    ["Working with spreadsheets", "Working with spreadsheets"],
    ["Place based policies", "Place based policies"],
    ["Exercise physiology", "Exercise physiology"],
  ])("%s", (text, title) => {
    expect(topicTitle(text)).toBe(title);
    expect(isTopic(title)).toBe(true);
  });

  it.each([
    "Submit two abstracts on the course page",
    "Watch the film (1999) over break",
    "Work on the tasks at home",
    "Discuss the reading",
    "Guest lecture Max Muster",
    "a --------- Lecture 1b",
    "Para:- 4.4, 4.4.1, 4.4.4.1.2",
    "4a5b6c7d-81cb-4d8f-9cdf-aeafc33fb571",
    "MAT022 Matemáticas II",
    "(for resubmission)",
    "Exercise: Interview",
    "Make-up work",
    "References: Muster (2010) Sections 1, 2",
    "● Cours : Révision",
    "Muster, M. J. (2017)",
    "Presentaciones de avance",
  ])("is not found in %s", (text) => {
    expect(isTopic(topicTitle(text))).toBe(false);
  });
});
