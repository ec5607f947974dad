import type { Unit } from "./units";
import type { Found, Value } from "./values";
import { type Tag, WORK_TAGS } from "./words/claim-words";

/** Nouns that are counted of a course, or of everything. */
export const COUNTED: readonly Tag[] = ["topic", ...WORK_TAGS, "session", "course"];

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
