import type { Chunk } from "./types";

/** The page of a letter of a passage. */
export function pageAt(
  { page_start, page_breaks }: Pick<Chunk, "page_start" | "page_breaks">,
  offset: number,
): number {
  return page_start + page_breaks.filter((start) => start <= offset).length;
}
