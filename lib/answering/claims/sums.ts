import { TYPES } from "./atoms";
import type { Sight } from "./holds";
import type { KnownCourse, KnownItem } from "./known";
import type { Mention } from "./mentions";
import type { Reading } from "./reading";
import type { Unit } from "./units";
import type { Value } from "./values";

/** "Devoir 3 and the lab report together take 9 hours": the weights or lengths of all that is named; null elsewhere. */
export function sumOfNamed({ mentions, values, cues, units: { units } }: Reading): boolean | null {
  const stated = values.filter(({ kind }) => kind !== "unread");
  const [value] = stated;
  if (mentions.length < 2 || stated.length !== 1) return null;
  if (value?.kind !== "percent" && value?.kind !== "duration") return null;
  if (cues.has("than") && !cues.has("together")) return null;
  // "Four and a half hours of exam time" names no exam.
  const named = mentions.filter(({ is_titled, items }) => is_titled || items?.length === 1);
  if (named.length < 2) return null;
  const is_told =
    cues.has("together") || named.some((mention, at) => isAdded(units, mention, named[at + 1]));
  if (!is_told) return null;
  const items = named.flatMap((mention) => (mention.items?.length === 1 ? mention.items : []));
  if (items.length < named.length) return false;
  const parts = items.map((item: KnownItem) =>
    value.kind === "percent" ? item.weight : item.minutes,
  );
  const all = sum(parts.map((part) => part ?? Number.NaN));
  return value.kind === "percent"
    ? Math.abs(all - value.number) < (value.is_about ? ABOUT_PERCENT : 0.001)
    : all === value.minutes;
}

/** "Parcial 2 más Prueba 4". */
function isAdded(units: readonly Unit[], { end }: Mention, next: Mention | undefined): boolean {
  const between = next ? units.slice(end, next.at) : [];
  return between.length > 0 && between.length < 3 && between.some(({ raw }) => PLUS.test(raw));
}

const PLUS = /^(?:plus|más|mais|più|\+)$/iu;

/** "A third" of the grade. */
const ABOUT_PERCENT = 1.5;

/** "The two quizzes make up 30% of the grade": all of a kind together; null where nothing of the sort is said. */
export function sumOfKind(
  values: readonly Value[],
  { name }: KnownCourse,
  { known, cues }: Sight,
): boolean | null {
  const [count, percent] = values;
  if (values.length !== 2 || count?.kind !== "count" || percent?.kind !== "percent") return null;
  if (!TYPES.includes(count.noun) || !(cues.has("weight") || percent.is_of_grade)) return null;
  const items = known.items.filter((item) => item.course === name && item.types.has(count.noun));
  return (
    items.length === count.number && sum(items.map(({ weight }) => weight ?? 0)) === percent.number
  );
}

export function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
