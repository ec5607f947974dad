import { describe, expect, test } from "vitest";
import { drawingOf } from "@/components/knowledge/drawing";
import {
  completionOf,
  neighboursOf,
  neighboursText,
  progressText,
} from "@/components/knowledge/graph-facts";
import { labelPlace, svgPath } from "@/components/knowledge/svg-path";
import type { KnowledgeEdge, KnowledgeNode } from "@/lib/contract/knowledge";

const node = (id: string, is_completed: boolean | null = false): KnowledgeNode => ({
  id,
  topic: id.toUpperCase(),
  kind: is_completed === null ? "document" : "syllabus",
  difficulty_level: 3,
  estimated_study_hours: 2,
  confidence: 1,
  is_completed,
  passages: [],
});
const edge = (from: string, to: string, reason: KnowledgeEdge["reason"]): KnowledgeEdge => ({
  from,
  to,
  reason,
  weight: 0.5,
  evidence: { file_id: null, page: null, quote: "" },
});

const graph = {
  course_id: 1,
  nodes: [node("a", true), node("b"), node("c"), node("d", null)],
  edges: [
    edge("a", "c", "order"),
    edge("b", "c", "requires"),
    edge("c", "d", "requires"),
    edge("d", "c", "related"),
  ],
};

describe("a topic's neighbours", () => {
  test("are told apart, and what is needed comes first", () => {
    const { before, after, related } = neighboursOf(graph, "c");
    expect(before.map(({ node }) => node.id)).toEqual(["b", "a"]);
    expect(after.map(({ node }) => node.id)).toEqual(["d"]);
    expect(related.map(({ node }) => node.id)).toEqual(["d"]);
  });

  test("are told in words", () => {
    expect(neighboursText(neighboursOf(graph, "c"))).toBe(
      "needs B; comes after A; is related to D",
    );
    expect(neighboursText(neighboursOf(graph, "a"))).toBe("");
  });

  test("that are not drawn are left out", () => {
    const torn = { ...graph, edges: [edge("gone", "a", "requires" as const)] };
    expect(neighboursOf(torn, "a").before).toEqual([]);
  });
});

test("completion has three states, since nobody ticks off what stands in a document", () => {
  expect(graph.nodes.map(completionOf)).toEqual(["completed", "open", "open", "reading"]);
  expect(progressText(graph.nodes)).toBe("1 of 3 topics completed");
  expect(progressText([node("d", null), node("e", null)])).toBe("2 topics from your documents");
});

describe("a line of the knowledge map", () => {
  test("goes through its points and rounds its corners", () => {
    expect(
      svgPath([
        [0, 0],
        [0, 20],
        [30, 20],
      ]),
    ).toBe("M0 0 L0 13 Q0 20 7 20 L30 20");
  });

  test("of two points is straight, of none is nothing", () => {
    expect(
      svgPath([
        [1, 2],
        [3, 4],
      ]),
    ).toBe("M1 2 L3 4");
    expect(svgPath([])).toBe("");
  });

  test("is labelled on its middle, and beside it where it goes past others", () => {
    expect(
      labelPlace([
        [50, 0],
        [50, 40],
      ]),
    ).toEqual({ x: 50, y: 20, side: "middle" });
    const past = (x: number) =>
      labelPlace([
        [50, 0],
        [50, 10],
        [x, 10],
        [x, 90],
        [50, 90],
        [50, 100],
      ]);
    expect(past(20)).toEqual({ x: 14, y: 50, side: "end" });
    expect(past(80)).toEqual({ x: 86, y: 50, side: "start" });
  });
});

describe("a drawing on a phone", () => {
  const alone = { ...graph, edges: [] };

  test("is as wide as the phone where the topics stand below each other", () => {
    const chain = { ...graph, edges: [edge("a", "b", "order"), edge("b", "c", "order")] };
    expect(drawingOf({ ...chain, nodes: chain.nodes.slice(0, 3) }, 320).width).toBe(320);
  });

  test("is wider where they do not fit beside each other, and is moved", () => {
    expect(drawingOf(alone, 320).width).toBeGreaterThan(320);
    expect(drawingOf(alone, 700).width).toBe(700);
  });
});
