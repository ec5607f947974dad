import { describe, expect, test } from "vitest";
import { clozeQuestions } from "@/components/assistant/gaps";
import { sourceFiles } from "@/components/assistant/source-files";
import { spokenText } from "@/components/assistant/spoken-text";
import type { ChatMessage } from "@/lib/contract/assistant";
import type { Source } from "@/lib/contract/retrieval";

const source = (quote: string, heading = ""): Source => ({
  chunk_id: 1,
  file_id: 1,
  resource_id: 1,
  resource_title: "Notes",
  course_id: 1,
  heading,
  chunk_text: quote,
  relevance_score: 1,
  page: 1,
  page_end: 1,
  marker: 1,
  quote,
});

describe("a test from the sources", () => {
  test("leaves out a word of the heading, where the sentence has one", () => {
    const [gap] = clozeQuestions([
      source("The mitochondria make the energy of a cell.", "Cell energy"),
    ]);
    expect(gap).toMatchObject({
      before: "The mitochondria make the ",
      word: "energy",
      after: " of a cell.",
    });
  });

  test("else the longest word", () => {
    const [gap] = clozeQuestions([source("The mitochondria make what a cell needs.")]);
    expect(gap?.word).toBe("mitochondria");
  });

  test("gives the sentence back with its word", () => {
    const quote = "Für Größen gilt: die Übertragung ist verlustfrei.";
    const [gap] = clozeQuestions([source(quote)]);
    expect(`${gap?.before}${gap?.word}${gap?.after}`).toBe(quote);
  });

  test("asks about the first whole sentence of a long quote that is long enough", () => {
    const asked = "The mitochondria make the energy that a cell needs to live.";
    const [gap] = clozeQuestions([source(`Note well. ${asked} ${"Cells divide. ".repeat(40)}`)]);
    expect(`${gap?.before}${gap?.word}${gap?.after}`).toBe(asked);
  });

  test("asks nothing about what is too short, and at most three things", () => {
    expect(clozeQuestions([source("Page 3"), source("Cells divide.")])).toEqual([]);
    const long = "The mitochondria make what a cell needs.";
    expect(clozeQuestions([source(long), source(long), source(long), source(long)])).toHaveLength(
      3,
    );
  });
});

test("an answer is read out without its markup", () => {
  const message = {
    role: "assistant",
    state: "done",
    content: "## Cells\n- **They** divide [1].\n",
  };
  expect(spokenText(message as ChatMessage)).toBe("Answer: Cells\nThey divide.");
  const table = "They are:\n\n| sign | name |\n| --- | --- |\n| ¬ | not [1] |";
  expect(spokenText({ ...message, content: table } as ChatMessage)).toBe(
    "Answer: They are:\n\nsign, name\n¬, not",
  );
  expect(spokenText({ ...message, state: "stopped" } as ChatMessage)).toMatch(/^Stopped\. /);
  expect(spokenText({ ...message, role: "user" } as ChatMessage)).toBe("");
});

test("each PDF counts once, a text syllabus not at all", () => {
  const assignments = [{ id: 7, title: "Homework 1", stage: "ready" as const }];
  const quizzes = [{ id: 7, title: "Homework 1", stage: "reading" as const }];
  expect(sourceFiles({ assignments, quizzes })).toEqual([
    { id: 7, title: "Homework 1", about: "Quiz", ready: false },
  ]);
});
