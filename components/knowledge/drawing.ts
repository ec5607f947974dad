import type { KnowledgeGraph } from "@/lib/contract/knowledge";
import { type GraphLayout, layoutGraph } from "@/lib/knowledge/layout";

/** Narrower than this a drawing with several topics side by side has no shape. */
const WIDTH_MIN = 560;

/** A drawing as wide as its place; wider, to be moved under the finger, where its rows do not fit in there. */
export function drawingOf(graph: KnowledgeGraph, room: number): GraphLayout & { width: number } {
  const fitted = layoutGraph(graph, { width: room });
  if (room >= WIDTH_MIN || !hasSecondRow(fitted)) return { ...fitted, width: room };
  return { ...layoutGraph(graph, { width: WIDTH_MIN }), width: WIDTH_MIN };
}

/** Whether a layer goes on in a second row. */
function hasSecondRow({ nodes }: GraphLayout): boolean {
  const rows = new Map<number, number>();
  return nodes.some(({ layer, y }) => {
    const first = rows.get(layer) ?? y;
    rows.set(layer, first);
    return first !== y;
  });
}
