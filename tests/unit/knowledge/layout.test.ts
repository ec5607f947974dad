import { expect, it } from "vitest";
import { knowledgeGraph } from "@/lib/knowledge/graph";
import { layoutGraph, NODE_HEIGHT, NODE_WIDTH } from "@/lib/knowledge/layout";
import { sectionsOf } from "@/lib/knowledge/sections";
import { BOOK, chunksOf, topicsNamed } from "./courses";

type Drawn = Parameters<typeof layoutGraph>[0];

const book = knowledgeGraph({
  topics: topicsNamed(["Probability", "Estimation", "Ethics"]),
  sections: sectionsOf(chunksOf(BOOK)),
});
const wide: Drawn = { nodes: nodesOf(60), edges: [] };
const tree: Drawn = {
  nodes: nodesOf(60),
  edges: nodesOf(60)
    .slice(1)
    .map(({ id }, index) => ({ from: `n${Math.floor(index / 3)}`, to: id, reason: "order" })),
};
const circle: Drawn = {
  nodes: nodesOf(3),
  edges: [
    { from: "n0", to: "n1", reason: "requires" },
    { from: "n1", to: "n2", reason: "requires" },
    { from: "n2", to: "n0", reason: "requires" },
  ],
};

const drawings = [320, 700, 1200].flatMap((width) =>
  Object.entries({ book, wide, tree, circle }).map(([name, graph]) => ({ name, width, graph })),
);

it.each(drawings)("draws the $name $width pixels wide without overlaps", ({ graph, width }) => {
  const { nodes, height } = layoutGraph(graph, { width });
  expect(nodes.map(({ id }) => id).sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
  for (const [index, a] of nodes.entries()) {
    expect(a.x - NODE_WIDTH / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + NODE_WIDTH / 2).toBeLessThanOrEqual(width);
    expect(a.y - NODE_HEIGHT / 2).toBeGreaterThanOrEqual(0);
    expect(a.y + NODE_HEIGHT / 2).toBeLessThanOrEqual(height);
    for (const b of nodes.slice(index + 1)) {
      const apart = Math.abs(a.x - b.x) >= NODE_WIDTH || Math.abs(a.y - b.y) >= NODE_HEIGHT;
      expect(apart, `${a.id} and ${b.id}`).toBe(true);
    }
  }
});

it.each(drawings)("draws the $name $width pixels wide the same each time", ({ graph, width }) => {
  expect(layoutGraph(graph, { width })).toEqual(layoutGraph(graph, { width }));
});

it("puts what must be learnt before above what needs it", () => {
  for (const graph of [book, tree]) {
    const { nodes } = layoutGraph(graph, { width: 900 });
    const at = new Map(nodes.map((node) => [node.id, node]));
    for (const { from, to, reason } of graph.edges) {
      if (reason === "related") continue;
      expect(at.get(from)?.layer).toBeLessThan(at.get(to)?.layer ?? 0);
      expect(at.get(from)?.y).toBeLessThan(at.get(to)?.y ?? 0);
    }
  }
});

it("begins and ends each edge at its nodes", () => {
  const { nodes, edges } = layoutGraph(book, { width: 900 });
  expect(edges).toHaveLength(book.edges.length);
  const at = new Map(nodes.map((node) => [node.id, node]));
  for (const { from, to, points } of edges) {
    expect(points[0]?.[0]).toBe(at.get(from)?.x);
    expect(points.at(-1)?.[0]).toBe(at.get(to)?.x);
  }
});

it("leads long edges past the nodes in between", () => {
  const chain: Drawn = {
    nodes: nodesOf(3),
    edges: [
      { from: "n0", to: "n1", reason: "order" },
      { from: "n1", to: "n2", reason: "order" },
      { from: "n0", to: "n2", reason: "requires" },
    ],
  };
  const { nodes, edges } = layoutGraph(chain, { width: 600 });
  const middle = nodes.find(({ id }) => id === "n1");
  const long = edges.find(({ from, to }) => from === "n0" && to === "n2");
  const beside = long?.points.filter(([x]) => Math.abs(x - (middle?.x ?? 0)) >= NODE_WIDTH / 2);
  expect(beside).toHaveLength(2);
});

it("uncrosses edges that need not cross", () => {
  const crossed: Drawn = {
    nodes: nodesOf(4),
    edges: [
      { from: "n0", to: "n3", reason: "order" },
      { from: "n1", to: "n2", reason: "order" },
    ],
  };
  const { nodes } = layoutGraph(crossed, { width: 600 });
  const x = (id: string) => nodes.find((node) => node.id === id)?.x ?? 0;
  expect(Math.sign(x("n0") - x("n1"))).toBe(Math.sign(x("n3") - x("n2")));
});

it("draws nothing of nothing, and leaves out edges to what is not drawn", () => {
  expect(layoutGraph({ nodes: [], edges: [] }, { width: 500 })).toEqual({
    nodes: [],
    edges: [],
    height: 0,
  });
  const lost: Drawn = { nodes: nodesOf(1), edges: [{ from: "n0", to: "gone", reason: "order" }] };
  expect(layoutGraph(lost, { width: 500 }).edges).toEqual([]);
});

function nodesOf(count: number): { id: string }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `n${index}` }));
}
