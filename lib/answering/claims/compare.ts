import { addDays, daysBetween } from "@/lib/time/dates";
import type { KnownItem } from "./known";
import type { Part } from "./parts";
import type { Reading } from "./reading";
import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

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
  const between = units.slice(first.end, second.at);
  return relationIn(between) !== null;
}

const LENGTHS: readonly Tag[] = ["week", "day", "month", "hour", "minute"];

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
  // "A full week after": how long is said, and was not read.
  const between = first && second ? units.slice(first.end, second.at) : [];
  if (
    !relation ||
    between.some(({ tags }) => LENGTHS.some((tag) => tags.has(tag))) ||
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

/** Between "over three weeks" and four weeks. */
const NEAR_DAYS = 6;

/** "Between the quiz and the final there are two weeks": a length of time that is read from today elsewhere. */
export function gapBetween({ mentions, values, units: { units } }: Reading): Value | null {
  const [first] = mentions;
  const [value] = values;
  if (!first || mentions.length !== 2 || values.length !== 1 || value?.kind !== "offset")
    return null;
  const opens = units.slice(0, first.at).some(({ raw }) => BETWEEN.test(raw));
  return opens ? { at: value.at, kind: "gap", days: Math.abs(value.days) } : null;
}

const BETWEEN = /^(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy)$/iu;

/** "The quiz and the final are two weeks apart". */
export function holdsGap({ mentions }: Reading, gap: Value | undefined): boolean {
  const [first, second] = mentions;
  if (!first || !second || mentions.length > 2 || gap?.kind !== "gap") return false;
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
    const [item] = first.items ?? [];
    if (all.length > 1 || first.items?.length !== 1 || !item?.day) return false;
    const days = daysBetween(known.today, item.day) + distance.days;
    // "A bit over three weeks", "less than two weeks": not far from it.
    if (distance.compare === "more") return days > 0 && days <= NEAR_DAYS;
    if (distance.compare === "less") return days < 0 && days >= -NEAR_DAYS;
    return days === 0;
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
