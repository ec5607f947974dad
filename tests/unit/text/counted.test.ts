import { expect, it } from "vitest";
import { counted } from "@/lib/text/counted";

it.each([
  [1, "quiz", "1 quiz"],
  [2, "quiz", "2 quizzes"],
  [0, "class time", "0 class times"],
  [1200, "study session", "1,200 study sessions"],
])("%i of a %s are said as %s", (count, noun, said) => {
  expect(counted(count, noun)).toBe(said);
});
