import { expect, it } from "vitest";
import { questionsAbout, starterQuestions } from "@/lib/answering/starter-questions";

it("asks about the student's own topics, headings and exam", () => {
  const questions = starterQuestions({
    topics: ["Chapter 2: Cell Membranes", "Photosynthesis"],
    exams: [{ name: "Midterm" }],
    headings: ["3.1 Enzymes", "References", "Osmosis"],
  });
  expect(questions).toEqual([
    "What are Cell Membranes?",
    "What should I study for Midterm?",
    "Summarize Photosynthesis",
    "What is the difference between Cell Membranes and Photosynthesis?",
    "Why do Enzymes matter?",
    "Explain Osmosis with an example",
  ]);
});

it("always has something to begin with", () => {
  expect(starterQuestions({ topics: [], exams: [], headings: ["Index", "12"] })).toEqual([
    "What's due next?",
  ]);
});

it("never repeats itself and gives at most six", () => {
  const topics = ["Entropy", "entropy", "Heat", "Work", "Gas", "Ice", "Steam"];
  const questions = starterQuestions({ topics, exams: [], headings: [] });
  expect(questions.length).toBeLessThanOrEqual(6);
  expect(new Set(questions).size).toBe(questions.length);
});

it("two things that are named together are many", () => {
  const topics = ["Heat", "Work", "Enzymes and kinetics"];
  const questions = starterQuestions({ topics, exams: [], headings: [] });
  expect(questions).toContain("Why do enzymes and kinetics matter?");
});

it("a topic is asked about in a few ways, a title that names none is not", () => {
  expect(questionsAbout("Week 3: Trees")).toEqual([
    "What are Trees?",
    "Explain Trees with an example",
    "List the main points of Trees",
  ]);
  expect(questionsAbout("Introduction")).toEqual([]);
});
