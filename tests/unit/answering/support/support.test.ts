import { describe, expect, test } from "vitest";
import { supportOf, supportReader } from "@/lib/answering/support/support";
import type { Passage } from "@/lib/answering/types";

const passage = (
  id: number,
  title: string,
  text: string,
  heading_path: string[] = [],
): Passage => ({
  id,
  file_id: 1,
  title,
  heading_path,
  text,
  page_start: id,
  page_end: id,
  page_breaks: [],
  score: 1,
});

const PASSAGES = [
  passage(
    1,
    "The cell",
    "Photosynthesis takes place in the chloroplasts. Plants absorb carbon dioxide and release oxygen. " +
      "About 70% of the oxygen in the air comes from algae. Animals do not make their own food.",
    ["Photosynthesis"],
  ),
  passage(
    2,
    "Logic",
    "Modern logic was founded by Gottlob Frege in 1879. A syllogism has two premises and one conclusion. " +
      "Every valid argument with true premises is sound. Some sound arguments are hard to follow.",
  ),
  passage(
    3,
    "Markets",
    "When the price of a good rises, the demand for it falls. A monopoly is larger than any of its rivals. " +
      "The mitochondria turn glucose into ATP. The Treaty of Westphalia ended the war on 24 October 1648.",
  ),
  passage(
    4,
    "Der Wald",
    "Der Regenwald speichert mehr Kohlenstoff als die Savanne. Die Wurzeln nehmen Wasser aus dem Boden auf.",
  ),
];
const reader = supportReader(PASSAGES);
const kindOf = (sentence: string, cited: number[] = []) => supportOf(sentence, reader, cited).kind;

describe("a sentence that a passage says", () => {
  test.each([
    "Photosynthesis happens in the chloroplasts.",
    "Plants take in carbon dioxide and release oxygen.",
    "Oxygen is released by plants, which absorb carbon dioxide.",
    "Around 70 percent of the oxygen in the air is from algae.",
    "Gottlob Frege founded modern logic in 1879.",
    "A syllogism has 2 premises and one conclusion.",
    "As the price of a good increases, demand for it decreases.",
    "Mitochondria turn glucose into ATP.",
    "Glucose is turned into ATP by the mitochondria.",
    "The war was ended on 24 October 1648 by the Treaty of Westphalia.",
    "A monopoly is bigger than its rivals.",
    "Animals don't make their own food.",
    "Der Regenwald speichert mehr Kohlenstoff als die Savanne.",
    "Die Photosynthese findet in den Chloroplasten statt.",
    "La photosynthèse a lieu dans les chloroplastes.",
  ])("is supported: %s", (sentence) => expect(kindOf(sentence)).toBe("supported"));
});

describe("a sentence that a passage denies", () => {
  test.each([
    ["a number", "About 50% of the oxygen in the air comes from algae."],
    ["a count", "A syllogism has three premises and one conclusion."],
    ["a year", "Modern logic was founded by Gottlob Frege in 1789."],
    ["a name", "Modern logic was founded by Napoleon in 1879."],
    ["a negation", "Photosynthesis does not take place in the chloroplasts."],
    ["a negation left out", "Animals make their own food."],
    ["a direction", "When the price of a good rises, the demand for it rises."],
    ["an opposite", "Plants release carbon dioxide and absorb oxygen."],
    ["what comes out of what", "The mitochondria turn ATP into glucose."],
    ["who does it", "The mitochondria are turned into ATP by glucose."],
    ["which is larger", "The Savanne speichert mehr Kohlenstoff als der Regenwald."],
    ["a German swap", "Die Savanne speichert mehr Kohlenstoff als der Regenwald."],
    ["a month", "The Treaty of Westphalia ended the war on 24 November 1648."],
    ["all for some", "All sound arguments are hard to follow."],
  ])("by %s is contradicted: %s", (_, sentence) => expect(kindOf(sentence)).toBe("contradicted"));
});

describe("a sentence that no passage says", () => {
  test.each([
    "Logic was invented by Napoleon.",
    "Photosynthesis was discovered in 1779 by Jan Ingenhousz.",
    "Whales are the largest animals of all.",
    "It is the of and to that in this.",
    "Water boils at 100 degrees.",
    "Photosynthesis has taken place in the chloroplasts since 1779.",
    "Photosynthesis takes place in the chloroplasts of Antarctica.",
    "Plants absorb nitrogen from the deep soil below.",
    "The cell is the topic of this course and is very interesting for students.",
  ])("is general: %s", (sentence) => expect(["general", "empty"]).toContain(kindOf(sentence)));
});

test.each([
  "Sure!",
  "Let me know if you have questions.",
  "That is all.",
  "Here is a short summary:",
])("%s says nothing", (sentence) => expect(kindOf(sentence)).toBe("empty"));
