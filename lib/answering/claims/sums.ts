import { TYPES } from "./atoms";
import type { Sight } from "./holds";
import type { KnownCourse, KnownItem } from "./known";
import type { Reading } from "./reading";
import type { Value } from "./values";

const TOGETHER =
  /^(?:together|combined|told|zusammen|insgesamt|ensemble|eux|total|juntos|juntas|insieme|samen|razem|łącznie)$/iu;

/** "Devoir 3 and the lab report together take 9 hours": the weights or lengths of all that is named; null elsewhere. */
export function sumOfNamed({ mentions, values, units: { units } }: Reading): boolean | null {
  const stated = values.filter(({ kind }) => kind !== "unread");
  const [value] = stated;
  if (mentions.length < 2 || stated.length !== 1) return null;
  if (value?.kind !== "percent" && value?.kind !== "duration") return null;
  const isTold = units.some(({ raw, named, quote }) => !named && quote === 0 && TOGETHER.test(raw));
  const items = mentions.flatMap((mention) => (mention.items?.length === 1 ? mention.items : []));
  if (!isTold) return null;
  if (items.length < mentions.length) return false;
  const parts = items.map((item: KnownItem) =>
    value.kind === "percent" ? item.weight : item.minutes,
  );
  const all = sum(parts.map((part) => part ?? Number.NaN));
  return all === (value.kind === "percent" ? value.number : value.minutes);
}

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
