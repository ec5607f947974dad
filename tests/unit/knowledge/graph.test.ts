import { expect, it } from "vitest";
import { knowledgeGraph } from "@/lib/knowledge/graph";
import { sectionsOf } from "@/lib/knowledge/sections";
import type { KnowledgeGraph, SectionChunk, SyllabusTopic } from "@/lib/knowledge/types";
import { BOOK, chunksOf, NOTES, SCRIPT, SLIDES, topicsNamed } from "./courses";

const book = chunksOf(BOOK);
const notes = chunksOf(NOTES, { file_id: 2, file_title: "Notes" });
const script = chunksOf(SCRIPT, { file_id: 3, file_title: "Analysis" });
const slides = chunksOf(SLIDES, { file_id: 4, file_title: "Slides" });

it("reads from a book what requires what, with the sentence that says so", () => {
  const graph = graphOf([], book);
  expect(required(graph)).toEqual(
    expect.arrayContaining([
      "Sample spaces and events > Random variables",
      "Distributions > Confidence intervals",
      "Maximum likelihood > Likelihood ratio tests",
    ]),
  );
  const edge = edgeOf(graph, "Maximum likelihood", "Likelihood ratio tests");
  expect(edge?.evidence).toEqual({
    file_id: 1,
    page: 11,
    quote: "Prerequisite: maximum likelihood.",
  });
});

it("takes a denial, exercises and references for no requirement", () => {
  const graph = graphOf([], book);
  expect(required(graph)).not.toContain("Confidence intervals > Errors of two kinds");
  expect(graph.nodes.map(({ topic }) => topic)).not.toContain("References");
  expect(graph.edges.every(({ evidence }) => evidence.page !== 5 && evidence.page !== 12)).toBe(
    true,
  );
});

it("understands German", () => {
  expect(required(graphOf([], script))).toEqual(
    expect.arrayContaining([
      "Folgen und Reihen > Stetigkeit",
      "Stetigkeit > Differentialrechnung",
      "Differentialrechnung > Integralrechnung",
    ]),
  );
});

it.each([
  ["This chapter assumes basic knowledge of linear maps.", true],
  ["This chapter presupposes linear maps.", true],
  ["As we have seen in Chapter 1, sums are preserved.", true],
  ["Ce chapitre suppose la connaissance des linear maps.", true],
  ["Prérequis : linear maps.", true],
  ["Requisitos previos: linear maps.", true],
  ["Como vimos en el capítulo 1, las sumas se conservan.", true],
  ["Familiarity with linear maps is not necessary here.", false],
  ["No knowledge of anything is needed, without building on linear maps.", false],
  ["As was shown in (Miller, 1999, Chapter 1), this holds.", false],
])("reads %j as a requirement: %s", (sentence, is_required) => {
  const graph = graphOf(
    [],
    chunksOf([
      [["1 Linear maps"], "A linear map preserves sums and multiples of the vectors it is given."],
      [["2 Eigenvalues"], `An eigenvalue stretches a direction and nothing else. ${sentence}`],
      [["3 Determinants"], "The determinant measures how much a volume is stretched by a matrix."],
    ]),
  );
  expect(required(graph).includes("Linear maps > Eigenvalues")).toBe(is_required);
});

it("links the topics of a syllabus to the sections that treat them, of all documents", () => {
  const graph = graphOf(
    topicsNamed(["Week 2: Conditional probabilities", "Maximum-likelihood estimation", "Ethics"]),
    [...book, ...notes],
  );
  const [conditional, likelihood, ethics] = graph.nodes;
  expect(conditional?.passages.map(({ file_id, page }) => [file_id, page]).slice(0, 2)).toEqual([
    [1, 4],
    [2, 1],
  ]);
  expect(likelihood?.passages[0]).toMatchObject({ file_id: 1, page: 8, chunk_number: 8 });
  expect(ethics).toMatchObject({ passages: [], confidence: 0.5, is_completed: false });
  expect(graph.nodes.filter(({ topic }) => /conditional/i.test(topic))).toHaveLength(1);
});

it("matches no section by one common word", () => {
  const passages = Array.from({ length: 30 }, (_, index): [string[], string] => [
    [`${index + 1} Theory of ${"abcdefghijklmnopqrstuvwxyzabcd"[index]}${index}lia`],
    "This theory of systems is about a system and its theory, as every theory here.",
  ]);
  const graph = graphOf(topicsNamed(["Theory of justice", "Systems biology"]), chunksOf(passages));
  expect(
    graph.nodes.filter(({ kind }) => kind === "syllabus").map((node) => node.passages),
  ).toEqual([[], []]);
});

it("takes what the description of a topic requires", () => {
  const graph = graphOf(
    topicsNamed([
      "Set theory",
      { title: "Ordinals", description: "Assumes knowledge of set theory." },
    ]),
    [],
  );
  expect(graph.edges).toEqual([
    {
      from: "topic-1",
      to: "topic-2",
      reason: "requires",
      evidence: { file_id: null, page: null, quote: "Assumes knowledge of set theory." },
      weight: 0.95,
    },
  ]);
});

it("puts topics of a syllabus in its order where nothing stronger is said", () => {
  const graph = graphOf(topicsNamed(["Waves", "Optics", "Relativity"]), []);
  expect(graph.edges.map(({ from, to, reason }) => `${from} ${reason} ${to}`)).toEqual([
    "topic-1 order topic-2",
    "topic-2 order topic-3",
  ]);
});

it("breaks a circle at its weakest edge", () => {
  const graph = graphOf(
    topicsNamed([
      { title: "Fourier series", description: "Prerequisite: inner products." },
      { title: "Convergence" },
      { title: "Inner products" },
    ]),
    [],
  );
  expect(directed(graph).some(({ from, to }) => from === "topic-3" && to === "topic-1")).toBe(true);
  expect(isAcyclic(graph)).toBe(true);
});

it("makes a graph of slides without headings", () => {
  const graph = graphOf([], slides);
  expect(graph.nodes.map(({ topic }) => topic)).toContain("Gradient descent");
  const node = graph.nodes.find(({ topic }) => topic === "Cross validation");
  expect(node?.passages.map(({ page }) => page)).toEqual([4, 5]);
});

it("makes one node of a heading that two documents share", () => {
  const graph = graphOf([], [...book, ...notes]);
  const nodes = graph.nodes.filter(({ topic }) => /conditional probability/i.test(topic));
  expect(nodes).toHaveLength(1);
  expect(new Set(nodes[0]?.passages.map(({ file_id }) => file_id))).toEqual(new Set([1, 2]));
});

it("keeps all topics of the syllabus and no more nodes than asked for", () => {
  const sections = sectionsOf([...book, ...script]);
  const topics = topicsNamed(["Estimation", "Stetigkeit", "Ethics"]);
  const graph = knowledgeGraph({ topics, sections, max_nodes: 6 });
  expect(graph.nodes).toHaveLength(6);
  expect(graph.nodes.slice(0, 3).map(({ id }) => id)).toEqual(["topic-1", "topic-2", "topic-3"]);
  const files = new Set(graph.nodes.slice(3).flatMap(({ passages }) => passages[0]?.file_id ?? []));
  expect(files).toEqual(new Set([1, 3]));
  expect(knowledgeGraph({ topics, sections, max_nodes: 2 }).nodes).toHaveLength(3);
});

it("has nothing to say of an empty course", () => {
  expect(graphOf([], [])).toEqual({ nodes: [], edges: [] });
});

const courses: [string, SyllabusTopic[], SectionChunk[]][] = [
  ["a book", [], book],
  ["slides", [], slides],
  ["a German script", topicsNamed(["Stetigkeit", "Folgen", "Integrale"]), script],
  [
    "two documents",
    topicsNamed(["Probability", "Likelihood ratio tests", "Estimation"]),
    [...book, ...notes],
  ],
  [
    "everything",
    topicsNamed(["Estimation", "Gradient descent"]),
    [...book, ...notes, ...script, ...slides],
  ],
];

it.each(courses)("of %s has no circle, stable ids and verbatim quotes", (_, topics, chunks) => {
  const graph = graphOf(topics, chunks);
  expect(isAcyclic(graph)).toBe(true);
  expect(graphOf(topics, chunks)).toEqual(graph);

  const ids = graph.nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const more = graphOf(topics, [
    ...chunks,
    ...chunksOf([[["Appendix Z Tables of values"], "Numbers in rows, for whoever needs them."]], {
      file_id: 9,
    }),
  ]);
  expect(more.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));

  const said = chunks
    .map(({ text, heading_path }) => [...heading_path, text].join("\n"))
    .join("\n");
  const written = topics.map(({ title, description }) => `${title}\n${description}`).join("\n");
  for (const { evidence } of graph.edges) {
    expect(evidence.file_id === null ? written : said).toContain(evidence.quote);
    expect(evidence.quote).not.toBe("");
  }
  for (const passage of graph.nodes.flatMap(({ passages }) => passages)) {
    const chunk = chunks.find(
      ({ file_id, number }) => file_id === passage.file_id && number === passage.chunk_number,
    );
    expect(chunk?.text).toContain(passage.quote);
    expect(chunk?.page_start).toBe(passage.page);
  }
});

it.each(courses)("of %s stays readable: few related topics for each", (_, topics, chunks) => {
  const graph = graphOf(topics, chunks);
  for (const { id } of graph.nodes) {
    const related = graph.edges.filter(
      ({ from, to, reason }) => reason === "related" && (from === id || to === id),
    );
    expect(related.length).toBeLessThanOrEqual(3);
  }
});

function graphOf(topics: SyllabusTopic[], chunks: SectionChunk[]): KnowledgeGraph {
  return knowledgeGraph({ topics, sections: sectionsOf(chunks) });
}

function directed({ edges }: KnowledgeGraph) {
  return edges.filter(({ reason }) => reason !== "related");
}

function required(graph: KnowledgeGraph): string[] {
  const name = new Map(graph.nodes.map(({ id, topic }) => [id, topic]));
  return graph.edges
    .filter(({ reason }) => reason === "requires")
    .map(({ from, to }) => `${name.get(from)} > ${name.get(to)}`);
}

function edgeOf({ nodes, edges }: KnowledgeGraph, from: string, to: string) {
  const id = (name: string) => nodes.find(({ topic }) => topic === name)?.id;
  return edges.find((edge) => edge.from === id(from) && edge.to === id(to));
}

function isAcyclic(graph: KnowledgeGraph): boolean {
  let left = directed(graph);
  for (;;) {
    const blocked = new Set(left.map(({ to }) => to));
    const next = left.filter(({ from }) => blocked.has(from));
    if (next.length === left.length) return left.length === 0;
    left = next;
  }
}
