import type { Fact } from "@/lib/documents/evidence";

/** Page, quote and position of a proposed value. */
export function sourceOf({ evidence, confidence }: Pick<Fact<unknown>, "evidence" | "confidence">) {
  return { ...wordsAt(evidence), confidence };
}

export function wordsAt({ page, quote, boxes: [first] }: Fact<unknown>["evidence"]) {
  return { page, quote, at: first ? { x: first.x, y: first.y } : null };
}
