import { TYPES } from "./atoms";
import { type Cues, holdsForItem, isAt, isOver, type Sight } from "./holds";
import { holdsCount, holdsForCourse } from "./holds-of-course";
import type { KnownCourse } from "./known";
import type { CourseMention } from "./mentions";
import { denialIn, type Part } from "./parts";
import { type Reading, tagsOf } from "./reading";
import { holdsNot, holdsState, saysDone } from "./state";
import { sum, sumOfKind } from "./sums";
import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

const PERIODS: readonly Value["kind"][] = ["date", "weekday", "offset", "week", "month_from_now"];

/** "No exam on 8 December", "nothing due tomorrow", "no final in Logic": whether there is one after all. */
export function exists({ mention, values, cues }: Part, read: Reading, { known }: Sight): boolean {
  if (!known.is_complete && !mention?.course) return true;
  const types = new Set<Tag>(mention?.type ? [mention.type] : []);
  for (const tag of TYPES) if (cues.has(tag)) types.add(tag);
  if (cues.has("due")) types.add("task");
  const course = mention?.course ?? read.courses[0]?.courses[0] ?? null;
  const within = known.items.filter(
    (item) =>
      [...types].some((type) => item.types.has(type)) &&
      (course === null || item.course === course.name),
  );
  const is_period = values.every(({ kind }) => PERIODS.includes(kind));
  if (!is_period) return true;
  // "On 18 December you have no exam, and nothing to hand in": the day is that of both.
  const periods =
    values.length > 0 ? values : read.values.filter(({ kind }) => PERIODS.includes(kind));
  const fits = within.filter(({ day }) =>
    periods.every((value) => day !== null && isAt(value, day, known)),
  );
  // Without a period it is about all that is still to come and all that was.
  return fits.length > 0;
}

/** A kind that the course has none of: only a sentence that says so is true. */
export function existsNot({ cues, mention }: Part, { reader }: Reading): boolean {
  return (
    cues.has("neg") &&
    !cues.has("reminder") &&
    (reader.known.is_complete || mention?.course !== null)
  );
}

/** About a course as a whole, about what was named before, or about all that the student has. */
export function holdsWithoutMention(part: Part, read: Reading, sight: Sight): boolean {
  const { values, cues, units } = part;
  const { context, courses } = read;
  if (context.is_lost && courses.length === 0) return false;
  const course = courses[0]?.courses[0] ?? null;
  if (courses.length > 1) return courses.every((each) => holdsCourses(each, read, sight));
  const denies = cues.has("neg") && !cues.has("reminder");
  if (denies && cues.has("due") && !cues.has("undone") && !isOfAll(values, cues)) {
    return !exists({ ...part, mention: null }, read, sight);
  }
  const is_of_course =
    values.every(({ kind }) => kind === "count" || kind === "part") || context.items.length === 0;
  if (!course && context.items.length > 0 && !(values.length > 0 && is_of_course)) {
    const denied = denialIn(part, read);
    if (denied !== "nothing") return denied !== "all" && holdsNot(part, context.items, sight);
    return context.items.some(
      (item) => holdsState(part, item) && values.every((value) => holdsForItem(value, item, sight)),
    );
  }
  if (course && cues.has("due") && values.some(({ kind }) => PERIODS.includes(kind))) {
    return existsInCourse(part, course, sight);
  }
  const about = course ?? context.course;
  const sentence = read.units.units;
  if (about) return holdsOfCourse(values, { about, cues, sight, units, sentence });
  return holdsOfAll(part, sight);
}

function holdsCourses({ at, courses }: CourseMention, read: Reading, sight: Sight): boolean {
  const next = read.courses.find((each) => each.at > at)?.at ?? Number.POSITIVE_INFINITY;
  const values = read.values.filter((value) => value.at > at && value.at < next);
  const units = read.units.units.slice(at, next);
  const [about] = courses;
  const is_first = read.courses[0]?.at === at;
  if (is_first && read.values.some((value) => value.at < at)) return false;
  return (
    about !== undefined &&
    holdsOfCourse(values, {
      ...{ about, sight, units, sentence: read.units.units },
      cues: new Set([...sight.cues, ...tagsOf(units)]),
    })
  );
}

interface OfCourse {
  about: KnownCourse;
  cues: Cues;
  sight: Sight;
  /** What is said of the course, and the whole sentence. */
  units: readonly Unit[];
  sentence: readonly Unit[];
}

function holdsOfCourse(
  values: readonly Value[],
  { about, cues, sight, units, sentence }: OfCourse,
): boolean {
  const { topics, assignments } = about;
  const sum_of_kind = sumOfKind(values, about, sight);
  if (sum_of_kind !== null) return sum_of_kind;
  const none_left =
    cues.has("neg") &&
    !cues.has("reminder") &&
    (cues.has("left") || cues.has("undone") || cues.has("open"));
  if (
    (none_left || (cues.has("all") && cues.has("done"))) &&
    !values.some(({ kind }) => kind === "count")
  ) {
    const is_topics = cues.has("topic");
    const is_tasks = TYPES.some((tag) => cues.has(tag)) || (cues.has("due") && !is_topics);
    const left =
      (is_tasks ? 0 : topics.all - topics.done) +
      (is_topics ? 0 : assignments.all - assignments.done);
    const is_all = left === 0 && topics.all + assignments.all > 0;
    if (is_all === (cues.has("neg") && !cues.has("reminder") && !none_left)) return false;
  } else if (values.length === 0 && claimsAll(cues)) {
    return topics.all > 0 && topics.done === topics.all;
  } else if (
    cues.has("done") &&
    values.length === 0 &&
    saysDone(units) &&
    !cues.has("must") &&
    !cues.has("general")
  ) {
    return (
      topics.all + assignments.all > 0 &&
      topics.done === topics.all &&
      assignments.done === assignments.all
    );
  } else if (
    cues.has("neg") &&
    values.length > 0 &&
    !cues.has("reminder") &&
    !cues.has("undone") &&
    !isOfAll(values, cues)
  )
    return false;
  if (isOfAll(values, cues)) {
    const [count] = values;
    if (count?.kind === "count" && (count.noun === "topic" || count.noun === "task")) {
      const tally = count.noun === "topic" ? topics : assignments;
      const done = cues.has("neg") ? 0 : tally.all;
      return count.number === tally.all && tally.done === done;
    }
  }
  return values.every((value) =>
    holdsForCourse(value, about, { ...sight, cues: cuesOfClause(value, sentence, cues) }),
  );
}

/** "All six assignments are finished", "none of the seven topics is done": one count, and it is of all. */
function isOfAll(values: readonly Value[], cues: Cues): boolean {
  const [count, ...others] = values;
  if (count?.kind !== "count" || count.of !== undefined || count.compare || others.length > 0)
    return false;
  const is_done = cues.has("done") || cues.has("progress");
  const is_said = cues.has("all") || (cues.has("neg") && cues.has("of"));
  const is_left = cues.has("left") && !cues.has("neg");
  return is_done && is_said && !is_left && !cues.has("undone") && !cues.has("reminder");
}

const OF_COUNTS: readonly Tag[] = ["left", "undone", "open", "done", "progress", "total"];

/** "4 topics left, and 3 of 5 assignments done": a count is left or done as the words of its own clause say. */
function cuesOfClause(value: Value, units: readonly Unit[], cues: Cues): Cues {
  if (value.kind !== "count") return cues;
  const clauses = [clauseAt(units, value.at, true), clauseAt(units, value.at, false)];
  const said = clauses.map(tagsOf).find((tags) => OF_COUNTS.some((tag) => tags.has(tag)));
  if (!said) return cues;
  return new Set([...cues].filter((tag) => !OF_COUNTS.includes(tag) || said.has(tag)));
}

function clauseAt(units: readonly Unit[], at: number, by_and: boolean): Unit[] {
  const isEnd = ({ raw, tags, quote, used }: Unit) =>
    quote === 0 && !used && (/^[,;:()，；：、（）]$/.test(raw) || (by_and && tags.has("and")));
  const from = units.findLastIndex((unit, index) => index < at && isEnd(unit)) + 1;
  const to = units.findIndex((unit, index) => index > at && isEnd(unit));
  return units.slice(from, to < 0 ? units.length : to);
}

/** "You've been through every topic", in whatever words: nothing says that it is still to be done. */
function claimsAll(cues: Cues): boolean {
  const others: readonly Tag[] = [
    "done",
    "must",
    "general",
    "neg",
    "left",
    "undone",
    "open",
    "plan",
    "session",
    "exam",
  ];
  return (
    cues.has("all") && cues.has("topic") && cues.has("you") && !others.some((tag) => cues.has(tag))
  );
}

function existsInCourse({ values }: Part, course: KnownCourse, sight: Sight): boolean {
  const tasks = sight.known.items.filter(
    (item) => item.types.has("task") && item.course === course.name,
  );
  const fitting = tasks.filter((item) => values.every((value) => holdsForItem(value, item, sight)));
  return tasks.length > 0 && fitting.length > 0 && (tasks.length === 1 || values.length > 1);
}

/** Counts over all courses; within a period where one is said. */
function holdsOfAll({ values, cues }: Part, sight: Sight): boolean {
  const { known } = sight;
  const periods = values.filter(({ kind }) => PERIODS.includes(kind));
  const counts = values.filter(({ kind }) => kind === "count");
  if (counts.length === 0 || counts.length + periods.length < values.length || !known.is_complete)
    return false;
  return counts.every((value) => {
    if (value.kind !== "count") return false;
    if (value.noun === "course")
      return holdsCount(value, { all: known.courses.length, done: 0 }, new Set());
    if (periods.length === 0 && (value.noun === "topic" || value.noun === "task")) {
      const of = known.courses.map((course) =>
        value.noun === "topic" ? course.topics : course.assignments,
      );
      return holdsCount(
        value,
        { all: sum(of.map(({ all }) => all)), done: sum(of.map(({ done }) => done)) },
        cues,
      );
    }
    const items = known.items.filter(
      (item) =>
        item.types.has(value.noun) &&
        periods.every((period) => item.day !== null && isAt(period, item.day, known)),
    );
    const open = items.filter((item) => !isOver(item));
    return holdsCount(value, { all: items.length, done: items.length - open.length }, cues);
  });
}
