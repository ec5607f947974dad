import { expect, it } from "vitest";
import { sectionsOf } from "@/lib/knowledge/sections";
import { topicNameOf } from "@/lib/knowledge/topic-name";
import { topicsOfDocument } from "@/lib/knowledge/topics";
import { BOOK, chunksOf, SCRIPT, SLIDES } from "./courses";

it("names the topics of a book in its order, without numbers, exercises and references", () => {
  expect(topicsOfDocument(sectionsOf(chunksOf(BOOK)))).toEqual([
    "Probability",
    "Sample spaces and events",
    "Conditional probability",
    "Distributions",
    "Random variables",
    "The normal distribution",
    "Estimation",
    "Maximum likelihood",
    "Confidence intervals",
    "Hypothesis tests",
    "Errors of two kinds",
    "Likelihood ratio tests",
  ]);
});

it("finds the phrases that slides without headings repeat", () => {
  const topics = topicsOfDocument(sectionsOf(chunksOf(SLIDES)));
  expect(topics).toEqual(
    expect.arrayContaining([
      "Training set",
      "Gradient descent",
      "Learning rate",
      "Decision trees",
      "Cross validation",
    ]),
  );
  expect(topics.join(" ")).not.toMatch(/\b(?:the|many|holds|keeps)\b/i);
});

it("takes single nouns for phrases in German", () => {
  const texts = SCRIPT.map(([, text]) => text);
  const chunks = chunksOf([...texts, ...texts].map((text) => [[], text]));
  expect(topicsOfDocument(sectionsOf(chunks))).toEqual(
    expect.arrayContaining(["Folge", "Ableitung"]),
  );
});

it("names the topics of a German script", () => {
  expect(topicsOfDocument(sectionsOf(chunksOf(SCRIPT)))).toEqual([
    "Folgen und Reihen",
    "Stetigkeit",
    "Differentialrechnung",
    "Integralrechnung",
  ]);
});

it("shows at most forty topics and each name once", () => {
  const passages = Array.from({ length: 90 }, (_, index): [string[], string] => [
    [
      `${index + 1} Method ${String.fromCharCode(97 + (index % 26))}${"bcdf"[index % 4]}ology number`,
    ],
    "A method is explained here in a few words.",
  ]);
  const topics = topicsOfDocument(sectionsOf(chunksOf(passages)));
  expect(topics.length).toBeLessThanOrEqual(40);
  expect(new Set(topics).size).toBe(topics.length);
});

it("has no topics where there is no text", () => {
  expect(topicsOfDocument([])).toEqual([]);
  expect(sectionsOf([])).toEqual([]);
});

it("leaves out what stands in every chapter", () => {
  const passages = ["Vectors", "Matrices", "Groups", "Rings", "Fields"].flatMap(
    (name, index): [string[], string][] => [
      [
        [`${index + 1} ${name}`],
        `${name} are what this chapter is about, with all their properties.`,
      ],
      [[`${index + 1} ${name}`, "Dig deeper"], "A story from the history of mathematics."],
    ],
  );
  expect(topicsOfDocument(sectionsOf(chunksOf(passages)))).toEqual([
    "Vectors",
    "Matrices",
    "Groups",
    "Rings",
    "Fields",
  ]);
});

it.each([
  ["3.2 Complete truth tables", "Complete truth tables"],
  ["Chapter 4: Quantified logic", "Quantified logic"],
  ["Week 7 – Cell membranes", "Cell membranes"],
  ["Kapitel 2 Lineare Abbildungen", "Lineare Abbildungen"],
  ["§ 5 Das Integral", "Das Integral"],
  ["2.2 Definition · Derivation", "Derivation"],
  ["STAGES OF SLEEP", "Stages of sleep"],
  ["DNA REPLICATION", "DNA replication"],
  ["SQL", "SQL"],
  ["Gradient descent (continued)", "Gradient descent"],
  ["Sorting ........ 41", "Sorting"],
  ["2.8 Lemma", null],
  ["Chapter 3", null],
  ["Exercise 4.1", null],
  ["Practice Exercises", null],
  ["Late Work Policy", null],
  ["Lab Exercises (40%)", null],
  ["Course Schedule", null],
  ["Final Project", null],
  ["MO3936 East Asia and the World", "East Asia and the World"],
  ["17.09.2018 Sampling and Distributions", "Sampling and Distributions"],
  ["Labour markets", "Labour markets"],
  ["Exams and anxiety", "Exams and anxiety"],
  ["Einleitung", null],
  ["Learning objectives", null],
  ["Part H", null],
  ["https://example.org/course", null],
  ["17", null],
  ["Lecture notes in proof theory", null],
])("takes %j for the topic %j", (heading, name) => {
  expect(topicNameOf(heading)).toBe(name);
});

it("groups chunks that follow each other under one heading and keeps files apart", () => {
  const sections = sectionsOf([
    ...chunksOf([
      [["A"], "Short."],
      [
        ["A"],
        "The second chunk of the section is long enough to be shown in place of a caption. ".repeat(
          3,
        ),
      ],
      [["B"], "Another section."],
    ]),
    ...chunksOf([[["B"], "The same heading in another file."]], { file_id: 2 }),
  ]);
  expect(
    sections.map(({ file_id, order, chunk_numbers }) => ({ file_id, order, chunk_numbers })),
  ).toEqual([
    { file_id: 1, order: 1, chunk_numbers: [1, 2] },
    { file_id: 1, order: 2, chunk_numbers: [3] },
    { file_id: 2, order: 1, chunk_numbers: [1] },
  ]);
  expect(sections[0]?.text_at).toEqual({ page: 2, page_breaks: [], chunk_number: 2 });
});
