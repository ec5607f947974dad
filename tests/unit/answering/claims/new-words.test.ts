import { describe, expect, test } from "vitest";
import { judge } from "@/lib/answering/claims/judge";
import { READER } from "./student";

const verdictOf = (sentence: string) => judge(sentence, READER).verdict;

/** What holds, and the same with another value, in words that the first sets did not have. */
const PAIRS: [name: string, right: string, wrong: string][] = [
  ["a quarter to", "Quiz 2 begins at a quarter to four.", "Quiz 2 begins at a quarter to five."],
  [
    "before midnight",
    "The Essay on cells closes one minute before midnight.",
    "The Essay on cells closes two minutes before midnight.",
  ],
  [
    "apart",
    "The Essay on cells and Quiz 2 are six days apart.",
    "The Essay on cells and Quiz 2 are two weeks apart.",
  ],
  ["a bare mark", "You pulled an 85 on the Lab report 1.", "You pulled an 88 on the Lab report 1."],
  [
    "a bare percentage",
    "That 85% on the Lab report 1 is great!",
    "That 88% on the Lab report 1 is great!",
  ],
  [
    "not one but another",
    "Quiz 2 isn't on Monday but on Thursday.",
    "Quiz 2 isn't on Thursday but on Monday.",
  ],
  [
    "a unit said once",
    "The Biology final lasts 120 minutes, while Quiz 2 lasts 30.",
    "The Biology final lasts 120 minutes, while Quiz 2 lasts 40.",
  ],
  [
    "a denial in a language not read",
    "Provet Quiz 2 är den 18 mars.",
    "Provet Quiz 2 är inte den 18 mars.",
  ],
  ["a teacher", "Your Biology professor is Dr. Example.", "Your Biology professor is Dr. Wrong."],
  [
    "every topic",
    "Congrats, you've worked through every topic in Databases II.",
    "Congrats, you've worked through every topic in Biology.",
  ],
  [
    "days of a course",
    "Biology runs February 1 through June 18, 2027.",
    "Biology runs February 1 through June 28, 2027.",
  ],
];

describe.each(PAIRS)("%s", (_, right, wrong) => {
  test(`holds: ${right}`, () => expect(verdictOf(right)).toBe("own"));
  test(`does not hold: ${wrong}`, () => expect(verdictOf(wrong)).toBe("wrong"));
});

test.each([
  "Let's say your quiz had 20 questions.",
  "Would you like me to make 5 practice questions for your Biology final?",
  "Try to finish any essay two days before its deadline, so that you can reread it.",
])("%s speaks of nothing in particular", (sentence) => {
  expect(verdictOf(sentence)).toBe("general");
});
