import { zoneOf } from "@/lib/time/zones";
import type { Cues } from "./holds";
import type { KnownCourse, KnownItem } from "./known";
import { isNegationElsewhere, isValueInAnyLanguage } from "./lexicon";
import { type CourseMention, type Mention, mentionsIn } from "./mentions";
import { readValues } from "./read-values";
import { withoutTails } from "./tails";
import { type Reader, type Unit, type Units, unitsOf } from "./units";
import type { Value } from "./values";
import type { Language } from "./words/all";
import type { Tag } from "./words/claim-words";

/** What the sentences before have spoken of. */
export interface Context {
  items: KnownItem[];
  course: KnownCourse | null;
  languages: readonly Language[];
  /** The sentence before was left out: what goes on from it hangs in the air. */
  is_lost: boolean;
}

export const NO_CONTEXT: Context = { items: [], course: null, languages: [], is_lost: false };

export interface Reading {
  /** Something in it that nobody can read, whatever it speaks of. */
  is_unread: boolean;
  /** It names something of the student's in a language that is not read. */
  is_foreign: boolean;
  units: Units;
  values: Value[];
  mentions: Mention[];
  courses: CourseMention[];
  context: Context;
  reader: Reader;
  cues: Cues;
}

/** Reads what a sentence speaks of and what it states. */
export function readSentence(sentence: string, reader: Reader, context: Context): Reading {
  const units = unitsOf(sentence, reader, context.languages);
  const stated = readValues(units.units, units.languages);
  const { mentions: named, courses } = mentionsIn(units, reader, context.course);
  const whole = { values: stated, mentions: named };
  const { values, mentions } = withoutTails(units.units, whole, courses);
  const is_foreign = isOfOtherLanguage(units.units);
  const is_unread =
    is_foreign ||
    hasUnread(units, values, reader) ||
    isHalfCompared(units.units, mentions, courses);
  return {
    units,
    values,
    mentions,
    courses,
    context,
    reader,
    cues: tagsOf(units.units),
    is_unread,
    is_foreign,
  };
}

export function tagsOf(units: readonly Unit[]): Set<Tag> {
  return new Set(
    units.filter(({ named, quote }) => !named && !quote).flatMap(({ tags }) => [...tags]),
  );
}

/** The items that the last mention leaves no doubt of. */
export function namedItems(mentions: readonly Mention[]): KnownItem[] {
  return mentions.flatMap(({ items, is_titled, course, type }) =>
    items &&
    items.length > 0 &&
    (items.length === 1 || is_titled || (course !== null && type !== "exam" && type !== "task"))
      ? items
      : [],
  );
}

/** What the next sentence can go on from. */
export function contextAfter(
  { mentions, courses, context, units }: Reading,
  items: KnownItem[],
): Context {
  const course = courses.at(-1)?.courses[0] ?? mentions.at(-1)?.course ?? null;
  const { languages } = units;
  if (items.length > 0)
    return { items, course: course ?? context.course, languages, is_lost: false };
  if (course) return { items: [], course, languages, is_lost: false };
  return mentions.length > 0 ? { ...context, items: [], languages } : { ...context, languages };
}

/** A value in a language the sentence is not written in, or a word of two scripts: nobody can say what it means. */
function hasUnread({ units, tokens }: Units, values: Value[], reader: Reader): boolean {
  if (values.some(({ kind }) => kind === "unread")) return true;
  if (values.length === 0 && hasStrangeName(units)) return true;
  // What is denied in a language nobody reads here may be all of it.
  if (
    units.some(
      ({ named, quote, tokens: [token] }) =>
        token && !named && quote === 0 && isNegationElsewhere(token),
    )
  )
    return true;
  if (
    tokens.some(
      ({ raw }) =>
        /\p{Script=Latin}/u.test(raw) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(raw),
    )
  )
    return true;
  if (
    values.some(
      (value) => value.kind === "time" && isOfOtherZone(units, value.at, reader.known.zone),
    )
  )
    return true;
  return units.some(
    ({ used, named, quote, tags, value, month, tokens: [token] }) =>
      !used &&
      !named &&
      quote === 0 &&
      tags.size === 0 &&
      value === null &&
      month === undefined &&
      token !== undefined &&
      isValueInAnyLanguage(token),
  );
}

/** "The final of one course lasts longer than that of another": the second is not read. */
function isHalfCompared(
  units: readonly Unit[],
  mentions: readonly Mention[],
  courses: readonly CourseMention[],
): boolean {
  const [first, second] = courses;
  if (!first || !second || mentions.length !== 1 || first.courses[0] === second.courses[0])
    return false;
  return units.slice(first.at, second.at).some(({ tags }) => tags.has("more") || tags.has("less"));
}

const FEWEST_WORDS = 5;
/** So many of the words of a sentence are known at least, in a language that is read. */
const KNOWN_WORDS = 0.34;

/** It names something of the student's, and next to none of its words is known. */
function isOfOtherLanguage(units: readonly Unit[]): boolean {
  const words = units.filter(
    ({ named, quote, tokens: [token] }) => !named && quote === 0 && token?.kind === "word",
  );
  const known = words.filter(
    ({ tags, value, month, weekday }) =>
      tags.size > 0 || value !== null || month !== undefined || weekday !== undefined,
  );
  return (
    words.length >= FEWEST_WORDS &&
    known.length < KNOWN_WORDS * words.length &&
    units.some(({ named }) => named)
  );
}

/** "at 9:00 EST" in Berlin. UTC is reckoned with. */
function isOfOtherZone(units: readonly Unit[], at: number, zone: string): boolean {
  return units.slice(at + 1, at + 4).some(({ raw, tags, named }) => {
    const said = named || tags.has("utc") || !/^\p{Lu}/u.test(raw) ? null : zoneOf(raw);
    return said !== null && said !== zone;
  });
}

/** Two words in capitals that no fact holds, as a place or a person is called: German writes every noun so. */
function hasStrangeName(units: readonly Unit[]): boolean {
  return units.some((unit, at) => at > 0 && isStrange(unit) && isStrange(units[at + 1]));
}

function isStrange(unit: Unit | undefined): boolean {
  return (
    unit !== undefined &&
    !unit.named &&
    unit.quote === 0 &&
    unit.tags.size === 0 &&
    unit.value === null &&
    /^\p{Lu}\p{Ll}+$/u.test(unit.raw)
  );
}
