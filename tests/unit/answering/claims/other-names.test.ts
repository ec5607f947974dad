import { describe, expect, test } from "vitest";
import { judge } from "@/lib/answering/claims/judge";
import { READER } from "./student";

const verdictOf = (sentence: string) => judge(sentence, READER).verdict;

/** What holds, and the same with another value, where an answer calls things in its own words. */
const PAIRS: [name: string, right: string, wrong: string][] = [
  [
    "a course by its subject",
    "The biology final starts at 9:30.",
    "The biology final starts at 10:30.",
  ],
  [
    "a course by its subject in another language",
    "L'examen final de biologie commence à 9h30.",
    "L'examen final de biologie commence à 10h30.",
  ],
  [
    "a course without its number",
    "All 8 topics in databases are done.",
    "All 9 topics in databases are done.",
  ],
  [
    "topics of a subject",
    "You've finished five of the twelve biology topics.",
    "You've finished six of the twelve biology topics.",
  ],
  [
    "a fraction",
    "The biology final counts for half of your grade (50%).",
    "The biology final counts for a third of your grade (50%).",
  ],
  [
    "a span between two days",
    "Between the Essay on cells and Quiz 2 there are six days.",
    "Between the Essay on cells and Quiz 2 there are two weeks.",
  ],
  [
    "the last of its kind",
    "Your last exam this term is the final in Biology.",
    "Your last exam this term is Quiz 2.",
  ],
  [
    "a sum of what is named",
    "Quiz 2 and the Essay on cells together count for 25% of the grade.",
    "Quiz 2 and the Essay on cells together count for 30% of the grade.",
  ],
  [
    "a sum of a kind",
    "1 quiz makes up 10% of the grade in Biology.",
    "2 quizzes make up 10% of the grade in Biology.",
  ],
  [
    "the weight of a kind",
    "1 quiz makes up 10% of the grade in Biology.",
    "1 quiz makes up 20% of the grade in Biology.",
  ],
  [
    "midnight between two days",
    "The Project is due at midnight, when Sunday, May 2 turns into Monday, May 3.",
    "The Project is due at midnight, when Monday, May 3 turns into Tuesday, May 4.",
  ],
  [
    "a part of a title",
    "The lab report was worth 20 points.",
    "The lab report was worth 30 points.",
  ],
];

describe("what an answer calls in its own words", () => {
  test.each(PAIRS)("%s is held against the data", (_, right, wrong) => {
    expect(verdictOf(right)).toBe("own");
    expect(verdictOf(wrong)).toBe("wrong");
  });

  test("a subject without any work beside it is a science and no course", () => {
    expect(verdictOf("Biology is the study of living things.")).toBe("general");
    expect(verdictOf("In biology you often look at cells through 2 lenses.")).toBe("general");
  });

  test("what stands in a language that is not read, and names the student's own, is left out", () => {
    expect(verdictOf("Sözlü sınav, Databases II notunun yüzde kırkını oluşturuyor.")).toBe("wrong");
  });

  test("one of a kind with a number that nobody gave it is invented", () => {
    expect(verdictOf("Lab report 3 is due on Friday.")).toBe("wrong");
  });

  test("what is only supposed or offered states nothing", () => {
    expect(verdictOf("Suppose your exam were next Tuesday: then you'd start today.")).toBe(
      "general",
    );
    expect(verdictOf("Would you like me to draft a 3-week study schedule for you?")).toBe(
      "general",
    );
  });
});
