import { expect, it } from "vitest";
import { answerFromMaterial } from "@/lib/answering/answer";
import { citeModelAnswer } from "@/lib/answering/citations";
import { FACTS, MATERIAL } from "./material";

const SEEDS = [
  ..."a?.[(*`$1 \n😀".split(""),
  "difference between of and ",
  "what are the two main ",
  "when is my next ",
  "what is the ",
  "compare a and ",
  "how many ",
  "do i have any due ",
  "is anything ",
  "which the exam ",
  "the chapter one about ",
  "overdue ",
  "ü ß 光 ",
  "differ from compare to ",
  "summarise ",
  "A. b) 1. ",
  "[[1: ",
  '"]] [[1: "',
  "[1]",
  "e.g. Dr. U.S. ",
];

it.each(SEEDS)("answers a question and reads a passage made of %j", (seed) => {
  const text = seed.repeat(Math.ceil(2000 / seed.length)).slice(0, 2000);
  const passages = [...MATERIAL, { ...(MATERIAL[0] ?? expect.fail()), id: 1, text }];
  for (const question of [text, `What is ${text}`, "What is osmosis?", "Summarise chapter 2"]) {
    for (const hint_first of [true, false]) {
      const answer = answerFromMaterial({
        question,
        question_type: "general",
        passages,
        facts: FACTS,
        hint_first,
      });
      expect(answer.confidence).toBeGreaterThanOrEqual(0);
      expect(answer.confidence).toBeLessThanOrEqual(0.95);
    }
  }
  expect(citeModelAnswer(text, passages).citations).toEqual([]);
});
