import { expect, it } from "vitest";
import { checkCitations, citeModelAnswer } from "@/lib/answering/citations";
import type { Passage } from "@/lib/answering/types";

const PASSAGE: Passage = {
  id: 7,
  file_id: 1,
  title: "Notes",
  heading_path: [],
  text: "The ﬁrst law says that energy is con-\nserved. “Work” – like heat – is a transfer of energy.",
  page_start: 4,
  page_end: 5,
  page_breaks: [46],
  score: 1,
};
const OTHER: Passage = {
  ...PASSAGE,
  id: 9,
  text: "Entropy never falls in a closed system.",
  page_start: 8,
  page_end: 8,
  page_breaks: [],
};

it("keeps a quote whatever its ligatures, hyphens, quotation marks and dashes", () => {
  const { citations, text, dropped } = checkCitations(
    "Energy stays [1]. Work moves it [2].",
    [
      { marker: 1, passage_id: 7, quote: "first law says that energy is conserved", page: 0 },
      { marker: 2, passage_id: 7, quote: '"Work" - like heat - is a transfer', page: 0 },
    ],
    [PASSAGE],
  );
  expect(dropped).toBe(0);
  expect(text).toBe("Energy stays [1]. Work moves it [2].");
  expect(citations).toEqual([
    { marker: 1, passage_id: 7, quote: "ﬁrst law says that energy is con-\nserved", page: 4 },
    { marker: 2, passage_id: 7, quote: "“Work” – like heat – is a transfer", page: 5 },
  ]);
});

it("drops what stands in no passage and numbers the rest in reading order", () => {
  const checked = checkCitations(
    "A [3]. B [1]. C [2][9].",
    [
      { marker: 1, passage_id: 7, quote: "energy is destroyed", page: 4 },
      { marker: 2, passage_id: 9, quote: "Entropy never falls", page: 8 },
      { marker: 3, passage_id: 7, quote: "is a transfer of energy", page: 5 },
    ],
    [PASSAGE, OTHER],
  );
  expect(checked.text).toBe("A [1]. B. C [2].");
  expect(checked.citations.map(({ marker, passage_id }) => [marker, passage_id])).toEqual([
    [1, 7],
    [2, 9],
  ]);
  expect(checked.dropped).toBe(1);
});

it("takes no part of a word and no single word for a quote", () => {
  for (const quote of ["law", "tropy never falls", ""]) {
    expect(
      checkCitations("X [1]", [{ marker: 1, passage_id: 9, quote, page: 8 }], [OTHER]).citations,
    ).toEqual([]);
  }
});

it("leaves code and mathematics alone", () => {
  const text = "Use `a[1]` or $x_[1]$ here [1].";
  expect(checkCitations(text, [], []).text).toBe("Use `a[1]` or $x_[1]$ here.");
});

it("reads the quotes of a model, each after its sentence", () => {
  const { text, citations, dropped } = citeModelAnswer(
    'Disorder grows [[2: "Entropy never falls in a closed system."]], energy stays [[1: “energy is ' +
      'conserved”]]. The moon is cheese [[1: "made of cheese indeed"]]. Again [[2: "Entropy never ' +
      'falls in a closed system."]]. And [4].',
    [PASSAGE, OTHER],
  );
  expect(text).toBe("Disorder grows [1], energy stays [2]. The moon is cheese. Again [1]. And.");
  expect(citations.map(({ passage_id, quote }) => [passage_id, quote])).toEqual([
    [9, "Entropy never falls in a closed system."],
    [7, "energy is con-\nserved"],
  ]);
  expect(dropped).toBe(2);
});

it("reads quotes listed at the end", () => {
  const answer =
    'Disorder grows [2]. Nothing else [1].\n\n[[2: "Entropy never falls"]]\n[[1: "never said at all"]]';
  expect(citeModelAnswer(answer, [PASSAGE, OTHER])).toMatchObject({
    text: "Disorder grows [1]. Nothing else.",
    citations: [{ marker: 1, passage_id: 9, quote: "Entropy never falls", page: 8 }],
  });
});

it("finds the passage of a quote whose number is wrong", () => {
  expect(
    citeModelAnswer('Yes [[1: "Entropy never falls"]]', [PASSAGE, OTHER]).citations[0]?.passage_id,
  ).toBe(9);
});

it("shows no part of a quote mark that never ends", () => {
  expect(citeModelAnswer('Yes. [[1: "Entropy nev', [PASSAGE, OTHER]).text).toBe("Yes.");
});
