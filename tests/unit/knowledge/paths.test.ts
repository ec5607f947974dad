import { expect, it } from "vitest";
import { knowledgeGraph } from "@/lib/knowledge/graph";
import { completedOf, learningPath, prerequisitesOf } from "@/lib/knowledge/paths";
import { sectionsOf } from "@/lib/knowledge/sections";
import { BOOK, chunksOf, topicsNamed } from "./courses";

const graph = knowledgeGraph({
  topics: topicsNamed([
    { title: "Limits", is_completed: true },
    { title: "Derivatives" },
    { title: "Integrals", description: "Requires knowledge of derivatives." },
    { title: "Series" },
    { title: "Differential equations", description: "Prerequisites: integrals, series." },
  ]),
  sections: [],
});

it("names what comes before a topic, nearest first, and what of it is missing", () => {
  const { node, prerequisites, missing } = prerequisitesOf(graph, "integrals");
  expect(node?.id).toBe("topic-3");
  expect(prerequisites.map(({ topic }) => topic)).toEqual(["Derivatives", "Limits"]);
  expect(missing.map(({ topic }) => topic)).toEqual(["Derivatives"]);
});

it("finds a topic by its id and by other forms of its words", () => {
  expect(prerequisitesOf(graph, "topic-2").node?.topic).toBe("Derivatives");
  expect(prerequisitesOf(graph, "The derivative").node?.topic).toBe("Derivatives");
  expect(prerequisitesOf(graph, "Botany")).toEqual({ node: null, prerequisites: [], missing: [] });
});

it("leads to a topic over everything it needs, without what is completed", () => {
  const path = learningPath(graph, "Differential equations", {});
  expect(path.map(({ order, node }) => `${order} ${node.topic}`)).toEqual([
    "1 Derivatives",
    "2 Integrals",
    "3 Series",
    "4 Differential equations",
  ]);
  expect(completedOf(graph, "Differential equations").map(({ topic }) => topic)).toEqual([
    "Limits",
  ]);
  expect(learningPath(graph, "Botany", {})).toEqual([]);
});

it("spreads the path over weeks of so many hours", () => {
  const weeks = (hours_per_week?: number) =>
    learningPath(graph, null, { hours_per_week }).map(({ week }) => week);
  expect(weeks(4)).toEqual([1, 1, 2, 2]);
  expect(weeks()).toEqual([null, null, null, null]);
});

it("puts every topic of a course after what it needs", () => {
  const whole = knowledgeGraph({
    topics: topicsNamed(["Hypothesis tests", "Estimation", "Ethics"]),
    sections: sectionsOf(chunksOf(BOOK)),
  });
  const path = learningPath(whole, null, {});
  const place = new Map(path.map(({ node, order }) => [node.id, order]));
  expect(path).toHaveLength(whole.nodes.length);
  for (const { from, to, reason } of whole.edges) {
    if (reason === "related") continue;
    expect(place.get(from)).toBeLessThan(place.get(to) ?? 0);
  }
});
