import { expect, test } from "vitest";
import { rangesOf, withTopics } from "@/components/exams/coverage-ranges";

const topics = [1, 1, 2, 4].map((week, at) => ({ title: `T${at + 1}`, week }));

test("an exam may cover the weeks up to it, those since the exam before, and all topics", () => {
  expect(rangesOf({ topics, week: 3, earlier: { name: "Quiz 1", week: 1 } })).toEqual([
    { label: "Weeks 1–3", titles: ["T1", "T2", "T3"] },
    { label: "Weeks 2–3, since Quiz 1", titles: ["T3"] },
    { label: "All 4 topics", titles: ["T1", "T2", "T3", "T4"] },
  ]);
  expect(rangesOf({ topics, week: null, earlier: null }).map(({ label }) => label)).toEqual([
    "Weeks 1–4",
    "All 4 topics",
  ]);
  const without = [{ title: "Only", week: null }];
  expect(rangesOf({ topics: without, week: 3, earlier: null })).toEqual([
    { label: "The only topic", titles: ["Only"] },
  ]);
  expect(rangesOf({ topics: [], week: 3, earlier: null })).toEqual([]);
});

test("topics that are added share what is left, and everything where nothing is", () => {
  expect(withTopics([], ["A", "B", "C"])).toEqual([
    { topic: "A", weightage: 34 },
    { topic: "B", weightage: 33 },
    { topic: "C", weightage: 33 },
  ]);
  expect(withTopics([{ topic: "a", weightage: 40 }], ["A", "B", "b", "C"])).toEqual([
    { topic: "a", weightage: 40 },
    { topic: "B", weightage: 30 },
    { topic: "C", weightage: 30 },
  ]);
  expect(withTopics([{ topic: "A", weightage: 100 }], ["B"])).toEqual([
    { topic: "A", weightage: 50 },
    { topic: "B", weightage: 50 },
  ]);
});
