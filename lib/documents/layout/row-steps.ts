import type { Piece } from "./row-line";

interface Step {
  /** The height it begins at. */
  from: number;
  step: number;
}

/** The distances between neighbours in an order from above. */
export function stepsOf(neighbours: { y: number }[]): Step[] {
  return neighbours.slice(1).map(({ y }, at) => {
    const from = neighbours[at]?.y ?? y;
    return { from, step: y - from };
  });
}

/** The distances between neighbouring lines of a column. */
export function stepsOfColumns(pieces: Piece[]): Step[] {
  const columns = Map.groupBy(pieces, ({ column }) => column);
  return [...columns.values()]
    .flatMap((column) => stepsOf(column.toSorted((a, b) => a.y - b.y)))
    .filter(({ step }) => step > 4);
}
