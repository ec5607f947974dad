import { expect, test } from "vitest";
import { purposeOfName } from "@/lib/text/upload-purpose";

test.each([
  ["Syllabus_STAT101_Fall2026.pdf", "syllabus"],
  ["course-outline.docx", "syllabus"],
  ["Semesterplan WS26.pdf", "syllabus"],
  ["plan_de_cours.pdf", "syllabus"],
  ["Guía docente.pdf", "syllabus"],
  ["Syllabus with project list.pdf", "syllabus"],
  ["hw3.pdf", "assignment"],
  ["Problem Set 7.pdf", "assignment"],
  ["CS101-PS2.pdf", "assignment"],
  ["lab_04.pdf", "assignment"],
  ["Übungsblatt 5.pdf", "assignment"],
  ["Devoir 2.pdf", "assignment"],
  ["Tarea1.pdf", "assignment"],
  ["quiz_1.pdf", "quiz"],
  ["Practice Midterm 2025.pdf", "quiz"],
  ["Altklausur_SS24.pdf", "quiz"],
  ["Examen blanc.pdf", "quiz"],
  ["Lecture 05 - Graphs.pdf", "resource"],
  ["chapter12.pdf", "resource"],
  ["Vorlesung_03.pdf", "resource"],
  ["Apuntes tema 2.pdf", "resource"],
  ["Graphs.pptx", "resource"],
])("the name %s says that it is for: %s", (name, purpose) => {
  expect(purposeOfName(name)).toBe(purpose);
});

test.each([
  "document.pdf",
  "IMG_2041.jpg",
  "CS101.pdf",
  "lecture 5 quiz.pdf",
  "contest.pdf",
  "labour.pdf",
])("the name %s does not say what it is for", (name) => {
  expect(purposeOfName(name)).toBeUndefined();
});
