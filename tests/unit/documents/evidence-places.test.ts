import { expect, test } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { pagesOfText } from "@/lib/documents/text-pages";

const PAGES = pagesOfText("Quiz 10%\nReading, then Quiz 10%\n\nQuiz 10%");

test("of words that stand on a page several times the ones that are meant are found", () => {
  const tops = [1, 2, 4].map((line) => 42 + 14 * line);
  const found = (near?: { x?: number; y: number }) =>
    verifyQuote(PAGES, 1, "Quiz 10%", near)?.boxes[0]?.y;
  expect(found()).toBe(tops[0]);
  expect(tops.map((y) => found({ x: 56, y }))).toEqual(tops);
  expect(found({ y: 5000 })).toBe(tops[2]);
  expect(verifyQuote(PAGES, 1, "Quiz 20%", { y: 60 })).toBeNull();
});
