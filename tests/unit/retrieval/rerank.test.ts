import { expect, it } from "vitest";
import { type Candidate, type QueryWord, rerank } from "@/lib/retrieval/rerank";

const WORDS: QueryWord[] = [word("central", 1), word("sleep", 2), word("apnea", 3)];

it("prefers the passage where the words stand together", () => {
  const order = rerank(
    [
      candidate(1, 5, { central: [1], sleep: [40], apnea: [90] }),
      candidate(5, 5, { central: [10], sleep: [11], apnea: [12] }),
    ],
    WORDS,
  );
  expect(order.map(({ number }) => number)).toEqual([5, 1]);
});

it("lifts a passage whose neighbour in the section was found too, not across sections", () => {
  const order = rerank(
    [
      candidate(1, 5, {}),
      candidate(7, 5, {}, ["Sleep"]),
      candidate(8, 4, {}, ["Sleep"]),
      candidate(2, 4, {}, ["Elsewhere"]),
    ],
    WORDS,
  );
  expect(order.map(({ number }) => number)).toEqual([7, 1, 8, 2]);
});

it("has one order for equal scores", () => {
  const order = rerank([candidate(9, 1, {}), candidate(3, 1, {})], []);
  expect(order.map(({ number }) => number)).toEqual([3, 9]);
});

function candidate(
  number: number,
  score: number,
  places: Record<string, number[]>,
  heading_path = ["A"],
): Candidate {
  return { file_id: 1, number, language: "english", heading_path, places, score };
}

function word(term: string, position: number): QueryWord {
  return { language: "english", term, positions: [position], rarity: 2 };
}
