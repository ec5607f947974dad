import { expect, it } from "vitest";
import { cueScore } from "@/lib/answering/cues";

it.each([
  ["number", "Die Erde hat fünf Ozeane.", 1],
  ["number", "The body has twelve pairs of ribs.", 1],
  ["number", "Thousands of cells divide.", 1],
  ["number", "Energy is only spent once.", 0],
  ["number", "Attention tends to fade.", 0],
  ["when", "Die Sitzung ist am Donnerstag.", 1],
  ["when", "Les cours commencent lundi.", 1],
] as const)("an answer that asks for a %s finds in “%s”: %i", (kind, sentence, score) => {
  expect(cueScore(kind, sentence, "")).toBe(score);
});
