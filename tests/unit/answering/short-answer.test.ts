import { expect, it } from "vitest";
import { shortAnswer } from "@/lib/answering/short-answer";
import type { AnswerKind } from "@/lib/answering/types";

it.each<[AnswerKind, string, string, string | null]>([
  ["when", "When did Metternich resign?", "He resigned on 13 March 1848.", "13 March 1848"],
  ["number", "How many bones are there?", "An adult has 206 bones.", "206"],
  ["who", "Who found the cell?", "The cell was found by Robert Hooke.", "Robert Hooke"],
  ["who", "Who was Robert Hooke?", "The cell was found by Robert Hooke.", null],
  ["number", "How many are there?", "There are 3 or 4 of 12.", null],
  ["why", "Why do cells burst?", "They burst in 1848.", null],
])("marks what answers by itself: %s %s", (kind, question, text, words) => {
  const place = shortAnswer(kind, { text }, question);
  expect(place && text.slice(place.start, place.end)).toBe(words);
});
