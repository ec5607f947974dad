import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sentenceTable, specifiedSentences } from "@/scripts/sentences";
import { collectSentences } from "@/scripts/sentences/collect";

const sentences = collectSentences();
const texts = new Set(sentences.map(({ text }) => text));

test("docs/sentences.csv is current: npm run docs:sentences writes it", () => {
  expect(sentences.length).toBeGreaterThan(1000);
  expect(readFileSync("docs/sentences.csv", "utf8")).toBe(sentenceTable(sentences));
});

test("every sentence that the specification words is still there, letter by letter", () => {
  expect([...specifiedSentences()].filter((text) => !texts.has(text))).toEqual([]);
});

test.each([
  [
    "between tags",
    "components/shell/nothing-here.tsx",
    "There's nothing at this address. The page may have moved, or the link may be incomplete.",
  ],
  ["with a value", "components/assignments/row-title.tsx", "Title of {title}"],
  ["with a choice of words", "components/study-plans/plan-facts.ts", "{days} {day|days} left"],
  [
    "with words for screen readers",
    "components/assignments/assignment-row.tsx",
    "Start working on {title}",
  ],
  ["in an attribute", "components/courses/course-list.tsx", "No courses yet"],
  ["as a rule of the contract", "lib/contract/courses.ts", "End date must be after start date"],
  [
    "as a refusal of a service",
    "lib/services/syllabus/imports/undo.ts",
    "There's nothing to undo.",
  ],
])("a sentence is found %s", (_, place, text) => {
  expect(sentences).toContainEqual({ place, text });
});

test("class names, paths and keys are no sentences", () => {
  const code = /^(?:[a-z]+-[a-z]|\/|(?:GET|POST) )|\bclassName\b|\brounded-|\bflex /;
  expect([...texts].filter((text) => code.test(text))).toEqual([]);
});
