import { expect, test } from "vitest";
import { topicHours } from "@/lib/planning/topic-hours";

const material = { pages: 20, words: 8000, difficulty: 3, coverage_weight: 0 };

test("hours of a topic grow with its length, difficulty and share of the exam", () => {
  const hours = topicHours(material);
  expect(hours).toBe(1.5);
  expect(topicHours({ ...material, words: 16_000 })).toBeGreaterThan(hours);
  expect(topicHours({ ...material, difficulty: 5 })).toBeGreaterThan(hours);
  expect(topicHours({ ...material, coverage_weight: 20 })).toBe(hours + 1);
});

test("pages stand in for words that are not known", () => {
  expect(topicHours({ ...material, words: 0 })).toBe(topicHours(material));
});

test("hours are quarters, at least half an hour", () => {
  expect(topicHours({ pages: 0, words: 0, difficulty: 1, coverage_weight: 0 })).toBe(0.5);
  for (let words = 0; words < 60_000; words += 777) {
    expect(Number.isInteger(topicHours({ ...material, words }) * 4)).toBe(true);
  }
});
