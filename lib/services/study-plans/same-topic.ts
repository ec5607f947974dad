import { stemsOf } from "@/lib/knowledge/words";

/** Whether two names speak of the same: all words of one that carry meaning are among the other's. */
export function sameTopic(a: string, b: string): boolean {
  const [first, second] = [new Set(stemsOf(a)), new Set(stemsOf(b))];
  if (first.size === 0 || second.size === 0)
    return a.trim().toLowerCase() === b.trim().toLowerCase();
  return (
    [...first].every((stem) => second.has(stem)) || [...second].every((stem) => first.has(stem))
  );
}
