import { expect, test } from "vitest";
import { partByName } from "@/lib/grades/place-by-name";

const parts = (...titles: string[]) => titles.map((title) => ({ key: title, title }));
const USUAL = parts("Homework (25 %)", "Quizzes", "Midterms", "Final Exam");

test.each<[string, ReturnType<typeof parts>, string | null]>([
  ["Homework 3", USUAL, "Homework (25 %)"],
  ["HW 3", USUAL, "Homework (25 %)"],
  ["Problem set 2", USUAL, "Homework (25 %)"],
  ["Quiz 1: Limits", USUAL, "Quizzes"],
  ["Midterm 1", USUAL, "Midterms"],
  ["Final", USUAL, "Final Exam"],
  ["Term paper", USUAL, null],
  ["Exam 2", parts("Exam 1", "Exam 2", "Final Exam"), "Exam 2"],
  ["Exam 3", parts("Exam 1", "Exam 2"), null],
  ["Midterm II", parts("Midterm 1", "Midterm 2"), "Midterm 2"],
  ["Quiz 4", parts("Assignments and quizzes", "Exams"), "Assignments and quizzes"],
  ["Lab report 1", parts("Lab reports", "Labs"), "Lab reports"],
  ["Quiz 2", parts("Reading quizzes", "Pop quizzes"), null],
  ["Quiz 2", parts("Quizzes", "Quiz"), null],
])("%s", (title, of_course, part) => {
  expect(partByName(title, of_course)).toBe(part);
});
