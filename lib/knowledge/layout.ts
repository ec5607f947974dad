import type { GraphEdge, GraphNode } from "./types";

/** `x` and `y` are the middle of a node; what is learnt first stands in layer 0, at the top. */
export type GraphLayout = {
  nodes: { id: string; x: number; y: number; layer: number }[];
  edges: { from: string; to: string; points: [number, number][] }[];
  height: number;
};

/** Everything in pixels. Nodes keep these distances whatever the width. */
export const NODE_WIDTH = 132;
export const NODE_HEIGHT = 40;
const GAP = 16;
const ROW_GAP = 36;
const MARGIN = 12;
const SWEEPS = 6;

type Row = string[];

/**
 * A drawing of a graph from top to bottom: whatever must be learnt before stands above. Layers by the
 * longest way, each in the order that crosses few edges; one too wide for `width` goes on in a second row.
 */
export function layoutGraph(
  graph: { nodes: Pick<GraphNode, "id">[]; edges: Pick<GraphEdge, "from" | "to" | "reason">[] },
  { width }: { width: number },
): GraphLayout {
  const ids = new Set(graph.nodes.map(({ id }) => id));
  const edges = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to) && from !== to);
  const directed = edges.filter(({ reason }) => reason !== "related");
  const layer_of = layersOf([...ids], directed);
  const layers: Row[] = [];
  for (const id of ids) {
    const layer = layer_of.get(id) ?? 0;
    layers[layer] = [...(layers[layer] ?? []), id];
  }
  const ordered = reduceCrossings(layers, directed);
  const { nodes, height } = placed(ordered, Math.max(width, NODE_WIDTH + 2 * MARGIN));
  const at = new Map(nodes.map((node) => [node.id, node]));
  return {
    nodes,
    edges: edges.flatMap(({ from, to }) => {
      const [start, end] = [at.get(from), at.get(to)];
      return start && end ? [{ from, to, points: pointsOf(start, end, nodes, width) }] : [];
    }),
    height,
  };
}

type Link = { from: string; to: string };

/** How many steps lead to each node at most. An edge that would close a circle counts for nothing. */
function layersOf(ids: string[], edges: Link[]): Map<string, number> {
  const before = linked(edges, "to", "from");
  const layers = new Map<string, number>();
  const open = new Set<string>();
  const layerOf = (id: string): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return -1;
    open.add(id);
    const layer = Math.max(-1, ...(before.get(id) ?? []).map(layerOf)) + 1;
    open.delete(id);
    layers.set(id, layer);
    return layer;
  };
  for (const id of ids) layerOf(id);
  return layers;
}

/** Sorts each layer by the middle of its neighbours above and below in turn, and keeps the best order seen. */
function reduceCrossings(layers: Row[], edges: Link[]): Row[] {
  const [before, after] = [linked(edges, "to", "from"), linked(edges, "from", "to")];
  let best = layers;
  let fewest = crossings(layers, edges);
  let rows = layers;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    const is_down = sweep % 2 === 0;
    const places = placesOf(rows);
    const next = [...rows];
    for (let step = 0; step < rows.length; step += 1) {
      const index = is_down ? step : rows.length - 1 - step;
      const sorted = byMiddle(next[index] ?? [], is_down ? before : after, places);
      next[index] = sorted;
      sorted.forEach((id, place) => places.set(id, (place + 0.5) / sorted.length));
    }
    rows = next;
    const count = crossings(rows, edges);
    if (count < fewest) [best, fewest] = [rows, count];
  }
  return best;
}

function byMiddle(row: Row, neighbours: Map<string, string[]>, places: Map<string, number>): Row {
  const middles = new Map(
    row.map((id) => {
      const near = (neighbours.get(id) ?? []).map((each) => places.get(each) ?? 0.5);
      const own = places.get(id) ?? 0.5;
      return [id, near.length > 0 ? near.reduce((a, b) => a + b, 0) / near.length : own];
    }),
  );
  // Sorting is stable, so that equals keep the order they had.
  return [...row].sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0));
}

/** Where each node stands in its layer, 0 to 1. */
function placesOf(rows: Row[]): Map<string, number> {
  return new Map(
    rows.flatMap((row) => row.map((id, place) => [id, (place + 0.5) / row.length] as const)),
  );
}

/** Pairs of edges that cross when drawn as straight lines between their layers. */
function crossings(rows: Row[], edges: Link[]): number {
  const places = placesOf(rows);
  const layers = new Map(rows.flatMap((row, layer) => row.map((id) => [id, layer] as const)));
  const lines = edges.map(({ from, to }) => ({
    top: layers.get(from) ?? 0,
    bottom: layers.get(to) ?? 0,
    start: places.get(from) ?? 0,
    end: places.get(to) ?? 0,
  }));
  let count = 0;
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      const top = Math.max(a.top, b.top);
      const bottom = Math.min(a.bottom, b.bottom);
      if (top >= bottom) continue;
      const above = along(a, top) - along(b, top);
      const below = along(a, bottom) - along(b, bottom);
      if (above * below < 0) count += 1;
    }
  }
  return count;
}

function along(
  line: { top: number; bottom: number; start: number; end: number },
  layer: number,
): number {
  const share = (layer - line.top) / Math.max(1, line.bottom - line.top);
  return line.start + (line.end - line.start) * share;
}

function placed(layers: Row[], width: number): Pick<GraphLayout, "nodes" | "height"> {
  const most = Math.max(1, Math.floor((width - 2 * MARGIN + GAP) / (NODE_WIDTH + GAP)));
  const nodes: GraphLayout["nodes"] = [];
  let y = MARGIN + NODE_HEIGHT / 2;
  for (const [layer, ids] of layers.entries()) {
    const rows = Math.ceil(ids.length / most);
    // Rows of one layer in equal parts, so that none holds a single node beside a full one.
    const each = Math.ceil(ids.length / Math.max(1, rows));
    for (let start = 0; start < ids.length; start += each) {
      const row = ids.slice(start, start + each);
      const step = Math.max(NODE_WIDTH + GAP, (width - 2 * MARGIN) / (row.length + 1));
      const left = width / 2 - ((row.length - 1) * step) / 2;
      row.forEach((id, place) => nodes.push({ id, x: round(left + place * step), y, layer }));
      y += NODE_HEIGHT + (start + each < ids.length ? GAP : ROW_GAP);
    }
  }
  return { nodes, height: nodes.length === 0 ? 0 : y - ROW_GAP - NODE_HEIGHT / 2 + MARGIN };
}

type Place = { x: number; y: number };

/** From border to border; between rows in the free space, and past the nodes that stand in between. */
function pointsOf(start: Place, end: Place, nodes: Place[], width: number): [number, number][] {
  const half = NODE_HEIGHT / 2;
  if (start.y === end.y) {
    const y = start.y + half;
    return [
      [start.x, y],
      [round((start.x + end.x) / 2), y + GAP / 2],
      [end.x, y],
    ];
  }
  const down = start.y < end.y ? 1 : -1;
  const [from, to] = [start.y + down * half, end.y - down * half];
  const [leave, arrive] = [from + (down * GAP) / 2, to - (down * GAP) / 2];
  const between = nodes.filter(
    ({ y }) => y > Math.min(start.y, end.y) && y < Math.max(start.y, end.y),
  );
  if (between.length === 0) {
    const middle = round((from + to) / 2);
    return withoutCollinearPoints([
      [start.x, from],
      [start.x, middle],
      [end.x, middle],
      [end.x, to],
    ]);
  }
  const x = detourPoints(start.x, end.x, between, width);
  return withoutCollinearPoints([
    [start.x, from],
    [start.x, leave],
    [x, leave],
    [x, arrive],
    [end.x, arrive],
    [end.x, to],
  ]);
}

/** The way down that meets no node and is the shortest detour. */
function detourPoints(start: number, end: number, between: Place[], width: number): number {
  const aside = NODE_WIDTH / 2 + GAP / 2;
  const ways = [end, start, ...between.flatMap(({ x }) => [x - aside, x + aside])];
  const detour = (x: number) => Math.abs(x - start) + Math.abs(x - end);
  const free = ways
    .filter(
      (way) =>
        way > 0 && way < width && between.every(({ x }) => Math.abs(x - way) >= NODE_WIDTH / 2 + 2),
    )
    .sort((a, b) => detour(a) - detour(b));
  return round(free[0] ?? end);
}

/** Without the points a straight line passes anyway. */
function withoutCollinearPoints(points: [number, number][]): [number, number][] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const same = (axis: 0 | 1) => before[axis] === point[axis] && point[axis] === after[axis];
    return !same(0) && !same(1);
  });
}

function linked(edges: Link[], key: "from" | "to", value: "from" | "to"): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const edge of edges) {
    links.set(edge[key], [...(links.get(edge[key]) ?? []), edge[value]]);
  }
  return links;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
