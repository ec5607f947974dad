import { expect, test } from "vitest";
import { textOf } from "@/components/common/viewer/text-blocks";
import { placesOfLetters, placesOfMark } from "@/components/common/viewer/text-matches";
import { readPage } from "@/tests/support/read-pages";

const PAGE = readPage(1, [
  "Quiz 1 is on Monday.",
  "See the table.",
  "Quiz\tMonday",
  "Quiz 1 counts.",
]);

test("of words that stand on a page twice those nearest to the place are meant", () => {
  const startOf = (y: number) =>
    placesOfMark(PAGE, { page: 1, quote: "Quiz 1", at: { x: 56, y } })[0]?.start;
  expect(startOf(56)).toBe(0);
  expect(startOf(131)).toBe(textOf(PAGE).lastIndexOf("Quiz 1"));
  expect(placesOfMark(PAGE, { page: 1, quote: "Quiz 1" })[0]?.start).toBe(0);
});

test("a quote runs over cells and lines, and is nowhere where it cuts a word", () => {
  const words = (quote: string) => {
    const { start = 0, end = 0 } = placesOfMark(PAGE, { page: 1, quote })[0] ?? {};
    return textOf(PAGE).slice(start, end);
  };
  expect(words("Quiz Monday")).toBe("Quiz\tMonday");
  expect(words("the table. Quiz")).toBe("the table.\nQuiz");
  expect(words("onday")).toBe("");
});

test("a search finds letters whatever their case", () => {
  expect(placesOfLetters(PAGE, "qUIZ")).toHaveLength(3);
});
