import { expect, it } from "vitest";
import { classifyQuestion } from "@/lib/answering/classify";
import { evidenceIn } from "@/lib/answering/evidence";
import { rankPassages } from "@/lib/answering/rank-passages";
import { MATERIAL as passages } from "./material";

const RESPIRATION = passages.filter(({ heading_path }) => heading_path[0] === "Chapter 3: Energy");

function evidence(question: string, from = passages) {
  return evidenceIn({ ...classifyQuestion(question), question }, from).map(
    ({ features }) => features,
  );
}

it("takes a name for what no other word can stand for, and no noun of a German question", () => {
  expect(evidence("What did Lynn Margulis argue?")[0]).toMatchObject({ names: 2 });
  expect(evidence("Wie lange dauert die Atmung der Zelle?")[0]).toMatchObject({ names: 0 });
  expect(evidence("Was ist bei 40 Grad mit der DNA?")[0]).toMatchObject({ names: 2 });
});

it("knows passages in another language than the question", () => {
  const of = (question: string) => evidence(question, RESPIRATION)[0]?.translated;
  expect(of("Was ist die Aufgabe der Mitochondrien in der Zelle?")).toBe(1);
  expect(of("What is the task of the mitochondrion in the cell?")).toBe(0);
});

it("tells the first of those found under a heading", () => {
  const [first] = RESPIRATION;
  if (!first) throw new Error("no passage");
  const later = { ...first, id: 99, page_start: 30, page_end: 30 };
  const found = evidence("What is a mitochondrion?", [later, first]);
  expect(
    found.map(({ opens_heading, same_heading, earlier }) => [opens_heading, same_heading, earlier]),
  ).toEqual([
    [0, 2, 0.5],
    [1, 2, 0],
  ]);
});

it("is less certain of a passage where another answers as well", () => {
  const question = "What is osmosis?";
  const asked = { ...classifyQuestion(question), question };
  const alone = passages.slice(0, 1);
  const twins = alone.flatMap((one) => [one, { ...one, id: 99 }]);
  const shares = [alone, twins].map((found) => {
    const [first] = rankPassages(asked, found);
    return (first?.certainty ?? 0) / (first?.probability ?? 1);
  });
  expect(shares[0]).toBeCloseTo(1);
  expect(shares[1]).toBeLessThan(0.8);
});

it("orders passages by which answers best, and not by how likely each does", () => {
  const question = "How is ATP made and used by the cell?";
  const ranked = rankPassages({ ...classifyQuestion(question), question }, passages);
  const preferences = ranked.map(({ preference }) => preference);
  expect(ranked.length).toBeGreaterThan(1);
  expect(preferences).toEqual(preferences.toSorted((a, b) => b - a));
});
