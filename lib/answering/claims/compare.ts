import { addDays, daysBetween } from "@/lib/time/dates";
import type { KnownItem } from "./known";
import type { Part } from "./parts";
import type { Reading } from "./reading";
import type { Unit } from "./units";

const FIELDS = {
  weight: ({ weight }: KnownItem) => weight,
  lasts: ({ minutes }: KnownItem) => minutes,
  grade: ({ percent }: KnownItem) => percent,
  when: ({ day, minute }: KnownItem) => (day ? Date.parse(day) / 60_000 + (minute ?? 0) : null),
};

/** "The quiz is before the final", "counts more than": a relation and no value. */
export function isComparison({
  values,
  mentions,
  units: { units },
}: Pick<Reading, "values" | "mentions" | "units">): boolean {
  const [first, second] = mentions;
  if (!first || !second || values.length > 0 || mentions.length > 2) return false;
  return relationIn(units.slice(first.end, second.at)) !== null;
}

function relationIn(units: readonly Unit[]): "before" | "after" | "more" | "less" | null {
  return (
    (["before", "after", "more", "less"] as const).find((tag) =>
      units.some(({ tags }) => tags.has(tag)),
    ) ?? null
  );
}

export function holdsComparison({ mentions, cues, units: { units } }: Reading): boolean {
  const [first, second] = mentions;
  const relation = first && second ? relationIn(units.slice(first.end, second.at)) : null;
  const [one, other] = [first?.items ?? [], second?.items ?? []];
  if (
    !relation ||
    cues.has("neg") ||
    one.length !== 1 ||
    other.length !== 1 ||
    !one[0] ||
    !other[0]
  )
    return false;
  const is_time = relation === "before" || relation === "after";
  const field = is_time
    ? "when"
    : cues.has("lasts")
      ? "lasts"
      : cues.has("weight")
        ? "weight"
        : "grade";
  const [a, b] = [FIELDS[field](one[0]), FIELDS[field](other[0])];
  if (a === null || b === null) return false;
  return relation === "before" || relation === "less" ? a < b : a > b;
}

/** "The quiz and the final are two weeks apart". */
export function holdsGap({ mentions, values }: Reading): boolean {
  const [first, second] = mentions;
  const [gap] = values;
  if (!first || !second || mentions.length > 2 || values.length > 1 || gap?.kind !== "gap")
    return false;
  return (first.items ?? []).some(({ day }) =>
    (second.items ?? []).some(
      (other) =>
        day !== null && other.day !== null && Math.abs(daysBetween(day, other.day)) === gap.days,
    ),
  );
}

/** Two weeks before the final: from the first mention to the second. */
export function holdsDistance(
  { values }: Part,
  { mentions, values: all, reader: { known } }: Reading,
): boolean {
  const [first, second] = mentions;
  const distance = values.find(({ kind }) => kind === "distance");
  // "There are 75 days to go before the final": from today.
  if (first && !second && distance?.kind === "distance" && distance.days < 0) {
    const day = addDays(known.today, -distance.days);
    return all.length === 1 && first.items?.length === 1 && first.items[0]?.day === day;
  }
  if (!first || !second || mentions.length > 2 || all.length > 1 || distance?.kind !== "distance")
    return false;
  const [from, to] =
    first.at < distance.at && second.at > distance.at ? [first, second] : [second, first];
  return (from.items ?? []).some(({ day }) =>
    (to.items ?? []).some(
      (other) => day !== null && other.day !== null && addDays(other.day, distance.days) === day,
    ),
  );
}
