import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

export type Found = { value: Value; end: number; used: number[] };

/** Nouns that are counted of a course, or of everything. */
export const COUNTED: readonly Tag[] = [
  "topic",
  "final",
  "midterm",
  "quiz",
  "exam",
  "task",
  "session",
  "course",
];

export function numberIn(unit: Unit | undefined): number | null {
  if (!unit || unit.used || unit.named) return null;
  if (unit.numeric?.kind === "time" && unit.numeric.is_weak) return unit.numeric.number;
  return unit.value;
}

export function has(unit: Unit | undefined, tag: Tag): boolean {
  return unit?.tags.has(tag) === true;
}

export function found(value: Value, end: number, used: number[] = []): Found {
  return { value, end, used };
}

export function isPlain(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && !unit.named && /^[\p{L}]+$/u.test(unit.raw);
}
