import { expect, test } from "vitest";
import { topicHours } from "@/lib/planning/topic-hours";

const material = { pages: 20, words: 8000, difficulty: 3, coverage_weight: 0 };

test("hours of a topic grow with its length, difficulty and share of the exam", () => {
  const hours = topicHours(material);
  // 8,000 words at 84.5 a minute are 1.6 hours, and practice three quarters of that.
  expect(hours).toBe(2.75);
  expect(topicHours({ ...material, words: 16_000 })).toBeGreaterThan(hours);
  expect(topicHours({ ...material, difficulty: 5 })).toBeGreaterThan(hours);
  expect(topicHours({ ...material, coverage_weight: 20 })).toBe(hours + 1);
});

test("pages stand in for words that are not known", () => {
  expect(topicHours({ ...material, words: 0 })).toBe(topicHours(material));
});

test("exercises and the student's own pace count", () => {
  const hours = topicHours(material);
  expect(topicHours({ ...material, exercises: 12 })).toBe(3.5);
  expect(topicHours({ ...material, pace: 1.5 })).toBeCloseTo(hours * 1.5, 0);
});

test("a book of 154 pages takes a term's evenings, not a weekend", () => {
  const chapters = Array.from({ length: 11 }, () =>
    topicHours({ ...material, pages: 14, words: 0 }),
  );
  const all = chapters.reduce((sum, hours) => sum + hours);
  expect(all).toBeGreaterThan(20);
  expect(all).toBeLessThan(30);
});

test("hours are quarters, at least half an hour", () => {
  expect(topicHours({ pages: 0, words: 0, difficulty: 1, coverage_weight: 0 })).toBe(0.5);
  for (let words = 0; words < 60_000; words += 777) {
    expect(Number.isInteger(topicHours({ ...material, words }) * 4)).toBe(true);
  }
});
