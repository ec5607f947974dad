import { addDays, daysBetween } from "@/lib/time/dates";
import type { KnownCourse, KnownItem } from "./known";
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

type Relation = "before" | "after" | "more" | "less";
const RELATIONS: readonly Relation[] = ["before", "after", "more", "less"];

type Compared = Pick<Reading, "values" | "mentions" | "courses" | "cues" | "units">;

/** Two things of the student's, and which relation the first of them is said to have to the second. */
interface Comparison {
  relation: Relation;
  /** The second is what the sentence speaks of: "Compared with the essay, the report ...". */
  is_turned: boolean;
  /** Units from the first to what follows the second. */
  about: readonly Unit[];
}

/** "The quiz is before the final", "counts more than", "on the same day": a relation and no value. */
export function isComparison(read: Compared): boolean {
  const { values, mentions, cues } = read;
  if (values.length > 0 || mentions.length !== 2) return false;
  return cues.has("same_day") || comparisonOf(read, mentions) !== null;
}

const LENGTHS: readonly Tag[] = ["week", "day", "month", "hour", "minute"];

interface Place {
  at: number;
  end: number;
}

/** How two places of a sentence are compared: by a word between them, else by one before a "than" between them. */
function comparisonOf(
  { units: { units } }: Pick<Reading, "units">,
  places: readonly Place[],
): Comparison | null {
  const [first, second] = places;
  if (!first || !second) return null;
  const between = units.slice(first.end, second.at);
  const is_wide = units.some(({ tokens: [token] }) => token?.kind === "wide");
  const before = units.slice(0, first.at);
  const after = units.slice(second.end);
  const is_turned =
    before.some(is("compared")) ||
    (is_wide &&
      [...between, ...after.slice(0, 2)].some(is("compared")) &&
      !between.some(is("than")));
  // Dutch "voor" is "before" and "for".
  const [more] = (["more", "less"] as const).filter((tag) => between.some(is(tag)));
  if (before.some(({ raw }) => FIRST.test(raw)) && between.some(isThen))
    return { relation: "before", is_turned: false, about: between };
  const inside = between.some(is("than")) ? (more ?? relationIn(between)) : relationIn(between);
  if (is_turned) {
    const relation = relationIn(after) ?? inside;
    return relation && { relation, is_turned: !isComparedAfter(between, after), about: units };
  }
  if (is_wide) {
    const relation = relationIn(after) ?? inside;
    const is_said = between.some(is("than")) || after.slice(0, 2).some(is("than"));
    // "AよりBのほうが多い" says it of B.
    const is_after = between.some(({ raw }) => raw.startsWith("より"));
    if (relation && is_said) return { relation, is_turned: is_after, about: units };
  }
  if (inside) return { relation: inside, is_turned: false, about: between };
  const [ahead] = (["more", "less"] as const).filter((tag) => before.some(is(tag)));
  return ahead && between.some(is("than"))
    ? { relation: ahead, is_turned: false, about: units }
    : null;
}

/** "First the quiz, then the final". */
const FIRST = /^(?:first|zuerst|erst|d'abord|primero|prima|primeiro|eerst|najpierw|先)$/iu;
const THEN =
  /^(?:then|dann|danach|puis|ensuite|luego|después|poi|depois|daarna|dan|potem|然后|再)$/iu;

function isThen({ raw, named }: Unit): boolean {
  return !named && THEN.test(raw);
}

/** "有機化学は美術史に比べて": what it is compared with comes second. */
function isComparedAfter(between: readonly Unit[], after: readonly Unit[]): boolean {
  return !between.some(is("compared")) && after.slice(0, 2).some(is("compared"));
}

function is(tag: Tag): (unit: Unit) => boolean {
  return ({ tags, named, quote }) => tags.has(tag) && !named && quote === 0;
}

function relationIn(units: readonly Unit[]): Relation | null {
  return RELATIONS.find((tag) => units.some(is(tag))) ?? null;
}

export function holdsComparison(read: Reading): boolean {
  const { mentions, cues } = read;
  const [first, second] = mentions;
  const [one, other] = [first?.items ?? [], second?.items ?? []];
  if (cues.has("neg") || one.length !== 1 || other.length !== 1 || !one[0] || !other[0])
    return false;
  if (cues.has("same_day")) return one[0].day !== null && one[0].day === other[0].day;
  const comparison = comparisonOf(read, mentions);
  if (!comparison) return false;
  const { relation, is_turned, about } = comparison;
  // "A full week after": how long is said, and was not read.
  if (about.some(({ tags }) => LENGTHS.some((tag) => tags.has(tag)))) return false;
  const is_time = relation === "before" || relation === "after";
  const field = is_time
    ? "when"
    : cues.has("lasts")
      ? "lasts"
      : cues.has("weight")
        ? "weight"
        : "grade";
  const pair = [FIELDS[field](one[0]), FIELDS[field](other[0])];
  const [a = null, b = null] = is_turned ? pair.toReversed() : pair;
  if (a === null || b === null) return false;
  return relation === "before" || relation === "less" ? a < b : a > b;
}

/** "You have fewer topics left in Logic than in Biology": of two courses, and nothing else is named; null elsewhere. */
export function holdsCourseComparison(read: Reading): boolean | null {
  const { courses, mentions, values, cues } = read;
  const [first, second] = courses;
  if (!first || !second || courses.length !== 2 || mentions.some(({ items }) => items?.length))
    return null;
  if (first.courses[0] === second.courses[0]) return null;
  const places = courses.map(({ at }) => ({ at, end: at + 1 }));
  const comparison = comparisonOf(read, places);
  if (!comparison || (comparison.relation !== "more" && comparison.relation !== "less"))
    return null;
  const [one, other] = [first.courses[0], second.courses[0]];
  if (!one || !other || values.length > 0 || cues.has("neg")) return false;
  const field = countedIn(read);
  if (!field) return false;
  const pair = [field(one), field(other)];
  const [a = 0, b = 0] = comparison.is_turned ? pair.toReversed() : pair;
  return comparison.relation === "less" ? a < b : a > b;
}

/** What of two courses is compared: topics or work, left or done. */
function countedIn({ cues }: Reading): ((course: KnownCourse) => number) | null {
  const is_left = ["left", "undone", "open", "must"].some((tag) => cues.has(tag as Tag));
  const is_done = cues.has("done") || cues.has("progress");
  const tally = cues.has("topic") ? "topics" : cues.has("task") ? "assignments" : null;
  if (!tally) return null;
  return ({ [tally]: { all, done } }) => (is_left ? all - done : is_done ? done : all);
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
export function holdsGap({ mentions, cues, reader }: Reading, gap: Value | undefined): boolean {
  const [first, second] = mentions;
  // "27 days separate you from the poster".
  if (first && !second && gap?.kind === "gap" && cues.has("you"))
    return (first.items ?? []).some(
      ({ day }) => day !== null && daysBetween(reader.known.today, day) === gap.days,
    );
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
  const distance = all.find(({ kind }) => kind === "distance");
  if (!values.includes(distance as Value)) return all.length === 1;
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
  const is_in_order = distance.is_of_before
    ? second.at < distance.at
    : first.at < distance.at && second.at > distance.at;
  const [from, to] = is_in_order ? [first, second] : [second, first];
  return (from.items ?? []).some(({ day }) =>
    (to.items ?? []).some(
      (other) => day !== null && other.day !== null && addDays(other.day, distance.days) === day,
    ),
  );
}
