import type { Grading } from "@/lib/contract/grading";

type Pieces = Pick<Grading["components"][number], "count" | "drop_lowest">;

/** "10 pieces, the lowest 2 dropped"; empty where nothing is known. */
export function piecesText({ count, drop_lowest }: Pieces): string {
  const lowest = drop_lowest === 1 ? "the lowest" : `the lowest ${drop_lowest}`;
  return [
    ...(count === null ? [] : [`${count} pieces`]),
    ...(drop_lowest === null ? [] : [`${lowest} dropped`]),
  ].join(", ");
}
