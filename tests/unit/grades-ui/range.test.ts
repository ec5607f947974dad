import { expect, test } from "vitest";
import { marksOn, placeOn } from "@/components/grades/range";

const CUTS = [
  { letter: "A", from: 92 },
  { letter: "A-", from: 89 },
  { letter: "B+", from: 87 },
  { letter: "B", from: 82 },
  { letter: "D", from: 60 },
  { letter: "F", from: 0 },
];

test("results stand on the course's scale, and stay on the bar", () => {
  expect(placeOn(10, 8.5)).toBe(85);
  expect(placeOn(100, 104)).toBe(100);
  expect(placeOn(100, -2)).toBe(0);
});

test("letters whose names would lie on each other are marked by their line alone", () => {
  const marks = marksOn(100, CUTS);
  expect(marks.map(({ letter }) => letter)).toEqual(["D", "B", "B+", "A-", "A"]);
  expect(marks.filter(({ named }) => named).map(({ letter }) => letter)).toEqual(["D", "B", "A"]);
});
