import { describe, expect, test } from "vitest";
import { answerFromMaterial } from "@/lib/answering/answer";
import { classifyQuestion } from "@/lib/answering/classify";
import { evidenceIn } from "@/lib/answering/evidence";
import { nearness } from "@/lib/answering/nearness";
import type { Passage } from "@/lib/answering/types";

function passage(id: number, text: string, heading = "Logic"): Passage {
  const place = { title: "A book of logic", page_start: id, page_end: id, page_breaks: [] };
  return { id, file_id: 1, heading_path: [heading], text, score: 10 - id, ...place };
}

const FAR = "Nothing of that kind is said here. Another sentence stands between.";
const KING = `The present king of France is bald. ${FAR} Sentences are written in capital letters.`;
const LETTERS = "Use capital letters for predicates and small ones for constants.";
const TOGETHER =
  "Write the predicate first. The capital letter stands for it. Then come the names.";

/** Whether each passage may be shown where the models hold it for likely with this probability. */
function shown(question: string, texts: string[], probability = 0.3): boolean[] {
  const asked = { ...classifyQuestion(question), question };
  const near = nearness(asked);
  const passages = texts.map((text, at) => passage(at + 1, text));
  return evidenceIn(asked, passages).map((each) => near({ ...each, probability }));
}

describe("where a short question names two things, a passage that is near", () => {
  test.each([
    ["holds them apart only", "What is the capital of France?", KING, false],
    ["holds one of them", "capital of Australia", LETTERS, false],
    ["holds the one beside a word of asking", "whats a constant", LETTERS, true],
    ["holds both in a sentence", "What is a capital letter?", LETTERS, true],
    ["holds them in sentences side by side", "capital and predicate", TOGETHER, true],
    ["holds one below a heading with the other", "capital of logic", LETTERS, true],
  ])("%s", (_, question, text, is_near) => {
    expect(shown(question, [text, FAR])[0]).toBe(is_near);
  });

  test("may hold one where the models are surer", () => {
    expect(shown("What is the capital of France?", [KING, FAR], 0.5)).toEqual([true, false]);
  });
});

describe("in a question with words that stand nowhere", () => {
  test.each([
    ["half of a short one", "Which wombat digs tunnels by letters?", 0.1, false],
    [
      "half of a long one",
      "Which wombat digs tunnels by capital letters for predicates?",
      0.1,
      true,
    ],
    [
      "half of a long one",
      "Which wombat digs tunnels by capital letters for predicates?",
      0.05,
      false,
    ],
    ["a name", "Which capital letters for predicates did Wombat use?", 0.1, false],
    ["a noun of German", "Warum nimmt man capital letters für Prädikate und Wombats?", 0.1, true],
  ])("%s, a passage %s with %f is shown: %s", (_, question, probability, is_near) => {
    expect(shown(question, [LETTERS], probability)).toEqual([is_near]);
  });
});

test("the capital of France is refused by a book that names its king, without places", () => {
  const question = "What is the capital of France?";
  const passages = [KING, LETTERS, TOGETHER].map((text, at) => passage(at + 1, text));
  const answer = answerFromMaterial({ question, question_type: "general", passages, facts: [] });
  expect(answer).toMatchObject({ found: false, tier: "none", citations: [] });
});
