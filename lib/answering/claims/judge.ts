import { addDays } from "@/lib/time/dates";
import {
  gapBetween,
  holdsComparison,
  holdsCourseComparison,
  holdsDistance,
  holdsGap,
  isComparison,
} from "./compare";
import { holdsForItem, isOver, type Sight } from "./holds";
import { holdsForCourse } from "./holds-of-course";
import type { KnownCourse, KnownItem } from "./known";
import type { Mention } from "./mentions";
import { isOwn, statesAnything } from "./own";
import { denialIn, deniedValues, isOneDay, type Part, partsOf } from "./parts";
import { holdsRank, isRank } from "./rank";
import {
  type Context,
  contextAfter,
  NO_CONTEXT,
  namedItems,
  type Reading,
  readSentence,
} from "./reading";
import { holdsNot, holdsState } from "./state";
import { sumOfNamed } from "./sums";
import { teacherIn } from "./teachers";
import type { Reader } from "./units";
import type { Value } from "./values";
import { exists, existsNot, holdsWithoutMention } from "./whole";

export interface Judged {
  /** "own": about the student's own work, and so by their data; "general": not about it; "wrong": to be left out. */
  verdict: "own" | "general" | "wrong";
  context: Context;
  /** Which items it speaks of. */
  items: KnownItem[];
  courses: KnownCourse[];
}

/**
 * Whether a sentence may be shown: one about the student's own work holds only values that exactly the item has it
 * speaks of. What cannot be tied to an item is wrong, as is what cannot be read.
 */
export function judge(sentence: string, reader: Reader, context: Context = NO_CONTEXT): Judged {
  const read = readSentence(sentence, reader, context);
  const items = namedItems(read.mentions);
  const after = contextAfter(read, items);
  const courses = read.courses.flatMap((each) => each.courses);
  const teacher = teacherIn(read);
  if (teacher === "wrong") return { verdict: "wrong", context: after, items, courses: [] };
  const is_teacher = teacher === "right" && read.values.length === 0 && !read.cues.has("neg");
  if (is_teacher) return { verdict: "own", context: after, items: [], courses };
  if (!isOwn(read))
    return teacher === "right"
      ? { verdict: "own", context: after, items: [], courses }
      : { verdict: "general", context: after, items: [], courses: [] };
  const verdict = isTrue(read) ? (statesAnything(read) ? "own" : "general") : "wrong";
  return { verdict, context: after, items, courses };
}

function isTrue(read: Reading): boolean {
  if (read.is_unread) return false;
  const parts = partsOf(read);
  return parts.every((part) => holds(part, read));
}

function holds(part: Part, read: Reading): boolean {
  const gap = gapBetween(read) ?? read.values.find(({ kind }) => kind === "gap");
  if (gap) return read.values.length === 1 && holdsGap(read, gap);
  if (isComparison(read)) return holdsComparison(read);
  if (isDeniedOfOne(read)) return false;
  const of_courses = holdsCourseComparison(read);
  if (of_courses !== null) return of_courses;
  if (isRank(read)) return holdsRank(read);
  const sum = sumOfNamed(read);
  if (sum !== null) return sum;
  return holdsPart(part, read);
}

/** "The longer of the two is the quiz, not the final": nobody reads which of them it denies. */
function isDeniedOfOne({ mentions, values, cues }: Reading): boolean {
  const titled = mentions.filter(({ is_titled }) => is_titled);
  const is_said = STATES.some((tag) => cues.has(tag));
  return titled.length === 2 && cues.has("neg") && values.length === 0 && !is_said;
}

const STATES = ["done", "undone", "started", "begun", "open", "due"] as const;

function holdsPart(part: Part, read: Reading): boolean {
  const { mention, values, cues } = part;
  const sight: Sight = {
    known: read.reader.known,
    cues,
    in_utc: read.cues.has("utc") && !read.cues.has("local"),
  };
  if (read.values.some(({ kind }) => kind === "distance")) return holdsDistance(part, read);
  if (!mention) return holdsWithoutMention(part, read, sight);
  if (mention.items === null) return false;
  if (mention.is_any && cues.has("neg") && !cues.has("reminder")) return !exists(part, read, sight);
  if (mention.items.length === 0) return existsNot(part, read);
  const denied = denialIn(part, read);
  if (denied === "value" && values.length > 1 && !isOneDay(values))
    return holdsInstead(part, mention.items, sight, deniedValues(part, read));
  if (denied !== "nothing") return denied !== "all" && holdsNot(part, mention.items, sight);
  const next = mention.next_among ?? (mention.is_next && !mention.is_titled ? mention.items : null);
  const fitting = next
    ? mention.items.filter((item) => nextOf(next, sight).includes(item))
    : mention.items;
  if (cues.has("all") && !mention.is_titled && !fitting.every((item) => holdsState(part, item)))
    return false;
  const all = fitting.filter(
    (item) =>
      holdsState(part, item) &&
      values.every(
        (value) => holdsForPart(value, item, part, sight) || isEve(value, item, part, sight),
      ),
  );
  if (all.length === 0) return false;
  return values.length === 0 || isCertain(mention, all, values);
}

/** "Not on Monday but on Friday": what is denied does not hold, the others do. */
function holdsInstead(part: Part, items: KnownItem[], sight: Sight, denied: Value[]): boolean {
  const others = part.values.filter((value) => !denied.includes(value));
  return (
    denied.length > 0 &&
    holdsNot({ ...part, values: denied }, items, sight) &&
    items.some((item) => others.every((value) => holdsForPart(value, item, part, sight)))
  );
}

/** "When Sunday turns into Monday, at 00:00": the day that ends then is no other date, where both are named. */
function isEve(value: Value, item: KnownItem, { values }: Part, sight: Sight): boolean {
  if (item.minute !== 0 || item.day === null) return false;
  if (value.kind !== "date" && value.kind !== "weekday") return false;
  const isMidnight = values.some((each) => each.kind === "time" && each.minute % DAY === 0);
  const isNamed = values.some(
    (each) => each !== value && each.kind === value.kind && holdsForItem(each, item, sight),
  );
  return (
    isMidnight && isNamed && holdsForItem(value, { ...item, day: addDays(item.day, -1) }, sight)
  );
}

const DAY = 24 * 60;

/** A value of a count belongs to the course of the item: "your last of 3 assignments". */
function holdsForPart(value: Value, item: KnownItem, { mention }: Part, sight: Sight): boolean {
  if (value.kind !== "count") return holdsForItem(value, item, sight);
  const course = sight.known.courses.find(({ name }) => name === item.course);
  return (
    mention?.course !== undefined && course !== undefined && holdsForCourse(value, course, sight)
  );
}

/** Several items fit the words: they say which only by their course, or by more than one value. */
function isCertain(
  { items, course, is_any, is_next }: Mention,
  fitting: KnownItem[],
  values: Value[],
): boolean {
  if (is_next || items?.length === 1 || is_any || course) return true;
  return fitting.length === 1 && values.filter(({ kind }) => kind !== "part").length > 1;
}

function nextOf(items: readonly KnownItem[], { known }: Sight): KnownItem[] {
  const today = known.today;
  const ahead = items
    .filter((item) => item.day !== null && item.day >= today && !isOver(item))
    .toSorted((a, b) => `${a.day} ${minuteWords(a)}`.localeCompare(`${b.day} ${minuteWords(b)}`));
  const [first] = ahead;
  const all = ahead.filter(({ day, minute }) => day === first?.day && minute === first.minute);
  return all.length > 0 ? all : items.filter(({ weekdays }) => weekdays.length > 0);
}

function minuteWords({ minute }: KnownItem): string {
  return String(minute ?? 0).padStart(4, "0");
}
