import { expect, it } from "vitest";
import { classifyQuestion, isForHint } from "@/lib/answering/classify";
import { FACTS } from "./material";

it.each([
  ["What is the Krebs cycle?", "definition", "Krebs cycle"],
  ["define “entropy”", "definition", "entropy"],
  ["What does ATP stand for?", "definition", "ATP"],
  ["¿Qué es la fotosíntesis?", "definition", "fotosíntesis"],
  ["What are the causes of inflation?", "list", "causes of inflation"],
  ["Name three kinds of rock", "list", "three kinds of rock"],
  ["Why is the sky blue?", "why", "sky blue"],
  ["How do vaccines work?", "how", "vaccines work"],
  ["How many bones has a hand?", "number", "bones has a hand"],
  ["In what year did Rome fall?", "when", "Rome fall"],
  ["Who wrote Faust?", "who", "wrote Faust"],
  ["What is chapter 4 about?", "overview", "chapter 4"],
  ["Summarise the reading on trade", "overview", "reading on trade"],
  ["Give me a short overview of week 2", "overview", "week 2"],
  ["Explain gradient descent to me", "passage", "gradient descent to me"],
  ["thanks!", "greeting", "thanks"],
  ["When is my history midterm?", "deadlines", "When is my history midterm"],
  ["When is the final?", "deadlines", "When is the final"],
  ["How long until the essay is due?", "deadlines", "How long until the essay is due"],
  [
    "When did she help the band in the final rounds?",
    "when",
    "she help the band in the final rounds",
  ],
  ["When was the first paper on radium published?", "when", "first paper on radium published"],
  ["How far am I with the plan?", "progress", "How far am I with the plan"],
])("reads %s", (question, kind, subject) => {
  expect(classifyQuestion(question)).toMatchObject({ kind, subject });
});

it.each([
  ["Compare mitosis and meiosis", "mitosis", ["meiosis"]],
  ["What is the difference between a stack and a queue?", "stack", ["queue"]],
  ["TCP vs. UDP", "TCP", ["UDP"]],
  ["How does RNA differ from DNA?", "RNA", ["DNA"]],
])("finds both sides of %s", (question, subject, others) => {
  expect(classifyQuestion(question)).toEqual({ kind: "comparison", subject, others });
});

it.each([
  ["Write my essay for me", true],
  ["Solve the following problem set".replace("the following", "my"), true],
  ["Give me the answers to the quiz", true],
  ["Help with Essay on 1848", true],
  ["How do I structure an essay?", false],
  ["What is osmosis?", false],
  ["Explain how to solve a quadratic equation", false],
])("tells whether %s asks for work that counts", (question, is_graded) => {
  expect(isForHint({ question }, FACTS)).toBe(is_graded);
});
