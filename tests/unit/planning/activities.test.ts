import { expect, test } from "vitest";
import { exercisesIn } from "@/lib/knowledge/exercises";
import { activitiesOf } from "@/lib/planning/activities";

const study = { kind: "study" as const, topics: [{ id: "a" }], hours: 1 };
const material = {
  title: "Sets",
  sources: [{ file_id: 7, title: "Logic", page: 16, page_end: 21 }],
  exercises: [] as string[],
  done: 0,
};

function textsOf(...args: Parameters<typeof activitiesOf>): string[] {
  return activitiesOf(...args).map(({ text }) => text);
}

test("the pages of a topic are dealt out to its sittings", () => {
  const sittings = [1, 2, 3].map((part) => ({ ...study, part, parts: 3 }));
  expect(textsOf(sittings, new Map([["a", material]]))).toEqual([
    "Read Logic, pp. 16–17 · Part 1 of 3",
    "Read Logic, pp. 18–19 · Part 2 of 3",
    "Read Logic, pp. 20–21 · Part 3 of 3",
  ]);
});

test("a sitting names the pages it reads, by file", () => {
  const sources = [
    { file_id: 7, title: "Logic", page: 16, page_end: 17 },
    { file_id: 8, title: "Logic", page: 18, page_end: 19 },
  ];
  const sittings = [1, 2].map((part) => ({ ...study, part, parts: 2 }));
  const exercises = ["1", "2"];
  const places = (exercises: string[]) =>
    activitiesOf(sittings, new Map([["a", { ...material, sources, exercises }]])).map((each) =>
      each.places.map(({ file_id, page, page_end }) => [file_id, page, page_end]),
    );
  expect(places([])).toEqual([[[7, 16, 17]], [[8, 18, 19]]]);
  expect(places(exercises)).toEqual([
    [
      [7, 16, 17],
      [8, 18, 19],
    ],
    [[8, 19, 19]],
  ]);
  const review = { ...study, kind: "review" as const, part: 1, parts: 1 };
  expect(activitiesOf([review], new Map([["a", material]]))[0]?.places).toEqual([]);
});

test("exercises come after reading, and what was studied before is not read again", () => {
  const exercises = ["1", "2", "3", "4", "5", "6", "7", "8"];
  const sittings = [1, 2].map((part) => ({ ...study, part, parts: 2 }));
  expect(textsOf(sittings, new Map([["a", { ...material, exercises }]]))).toEqual([
    "Read Logic, pp. 16–21 · Part 1 of 2",
    "Read Logic, p. 21, then problems 1–8 · Part 2 of 2",
  ]);
  const half = new Map([["a", { ...material, done: 1 }]]);
  expect(textsOf([{ ...study, part: 1, parts: 1 }], half)).toEqual(["Read Logic, pp. 19–21"]);
});

test("reviews recall, alone or mixed, and work goes on in parts", () => {
  const materials = new Map(
    ["a", "b", "c", "d", "e", "f"].map((id) => [id, { ...material, title: id.toUpperCase() }]),
  );
  const review = (ids: string[]) => ({
    kind: "review" as const,
    topics: ids.map((id) => ({ id })),
    hours: 0.5,
    part: 1,
    parts: 1,
  });
  const block = { kind: "assignment" as const, topics: [], hours: 2, part: 2, parts: 3 };
  expect(
    textsOf([review(["a"]), review(["a", "b"]), review([..."abcdef"]), block], materials),
  ).toEqual([
    "Recall without the book: A",
    "Mixed questions: A, B",
    "Mixed questions: A, B, C, D, E and 1 more",
    "Part 2 of 3",
  ]);
});

test("exercises are known by the beginning of their line", () => {
  const text =
    "Exercise 3.1. Show that A.\nProblems 1–3\nAufgabe 7: Zeige\nSee Exercise 9.\n**Problem 4** Let";
  expect(exercisesIn(text)).toEqual(["3.1", "1", "2", "3", "7", "4"]);
  expect(exercisesIn("Problems 5–2\nthe problem 8 of poverty")).toEqual(["5"]);
});
