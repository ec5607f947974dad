import { expect, test } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { withAdditions } from "@/lib/documents/extract/syllabus/with-additions";
import { pagesOfText } from "@/lib/documents/text-pages";

const RULES = extractSyllabus(
  pagesOfText(
    "HIST 300: Cities\nFall 2036\nHomework 1 10% due September 19, 2036\nHomework 2 10% due October 3, 2036",
  ),
);

test("what a model adds stands behind what the rules found, in whatever order it comes", () => {
  const [first, second] = RULES.items;
  if (!first || !second) throw new Error("The rules found too little");
  const value = { ...first.value, title: "Notebook" };
  const added = { ...first, value, evidence: { ...first.evidence, quote: "Notebook" } };
  const { items } = withAdditions(RULES, { ...RULES, items: [added, second] });
  expect(items.map(({ value, by_model }) => [value.title, by_model])).toEqual([
    ["Homework 1", undefined],
    ["Homework 2", undefined],
    ["Notebook", true],
  ]);
});

test("what a model filled in keeps its place and is marked", () => {
  const [first, second] = RULES.items;
  if (!first || !second) throw new Error("The rules found too little");
  const filled = { ...second, value: { ...second.value, weight_percent: 11 } };
  const { items } = withAdditions(RULES, { ...RULES, items: [filled, first] });
  expect(items.map(({ value, by_model }) => [value.title, by_model])).toEqual([
    ["Homework 1", undefined],
    ["Homework 2", true],
  ]);
});
