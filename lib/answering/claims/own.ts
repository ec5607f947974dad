import { TYPES } from "./atoms";
import { isComparison } from "./compare";
import type { KnownItem } from "./known";
import { isRank } from "./rank";
import type { Reading } from "./reading";
import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

/** A date of a year this long ago belongs to history. */
const HISTORIC_YEARS = 3;
/** And one this far ahead to forecasts. */
const FUTURE_YEARS = 20;
const FIELDS: readonly Tag[] = [
  "due",
  "start",
  "end",
  "when",
  "weight",
  "grade",
  "got",
  "room",
  "place",
  "lasts",
];
const STATES: readonly Tag[] = ["done", "undone", "open", "started", "begun", "left"];
const OF_COURSES: readonly Tag[] = [
  "course",
  "topic",
  "progress",
  "session",
  "plan",
  "office",
  "class",
  "left",
  "total",
];

/** Whether a sentence states something of the student's own work or calendar. */
export function isOwn(read: Reading): boolean {
  const { mentions, courses, values, cues, context, units } = read;
  const has = (tags: readonly Tag[]) => tags.some((tag) => cues.has(tag));
  const dates = values.filter(isDated);
  const said = values.filter(({ kind }) => kind === "date");
  const historic =
    said.some((value) => isHistoric(value, read)) &&
    !said.some((value) => isDay(value, read)) &&
    !dates.some(({ kind }) => kind !== "date" && kind !== "distance");
  const states = has(STATES);
  const says =
    values.length > 0 ||
    states ||
    cues.has("neg") ||
    cues.has("all") ||
    cues.has("next") ||
    isComparison(read) ||
    isRank(read) ||
    read.is_unread;
  if (read.is_foreign) return true;
  const works = mentions.filter(({ type, items }) => type !== null || items?.some(isWork));
  if (
    mentions.some(
      ({ is_titled, items, is_quoted }) =>
        is_titled && items !== null && (is_quoted || items.some(({ title }) => isDistinct(title))),
    )
  )
    return says;
  const unknown = mentions.some(({ items, is_titled }) => items === null && is_titled);
  const addressed = cues.has("you") || units.units.some(isOfYou);
  const counts_work = values.some((value) => value.kind === "count" && TYPES.includes(value.noun));
  const is_work = works.length > 0 || has(["due"]);
  if (isOffer(read)) return false;
  if (courses.length > 0) {
    if (values.some((value) => value.kind === "percent" && value.noun !== undefined)) return true;
    const is_coded = courses.some(
      ({ at, courses: [course] }) => course?.code !== "" && units.units[at]?.raw === course?.code,
    );
    if (historic && !addressed && works.every(({ course }) => course === null)) return false;
    if (is_coded || works.some(({ course, items }) => course !== null && items !== null))
      return says || works.some(({ items }) => items?.length === 0);
    if (is_work || counts_work || unknown || has(OF_COURSES) || states || addressed)
      return says || unknown;
    return dates.length > 0 || (values.length > 0 && has(["weight", "grade", "got", "progress"]));
  }
  if (historic && !(addressed && (is_work || has(["session", "plan", "grade"])))) return false;
  if (unknown && (is_work || has(["session", "plan"]))) return addressed || says;
  const titled = mentions.some(({ is_titled }) => is_titled);
  const is_state = has(["undone", "started", "begun"]);
  if (titled && (addressed || dates.length > 0 || is_state || has(FIELDS))) return says;
  if (cues.has("general") && !addressed && !context.items.length) return false;
  // What is only thought up, of nothing that has a title.
  if (isSupposed(read) && !titled) return false;
  const counts = values.some(({ kind }) => kind === "count" || kind === "part");
  if (titled && values.length > 0 && has(["set_aside"])) return true;
  // "An exam that counts for 40% of a grade": of no exam in particular.
  const is_any = works.length > 0 && works.every((mention) => mention.is_any) && !cues.has("neg");
  // "That one carries 18% of the grade, so a tidy submission is enough."
  const is_before = context.items.length > 0 && values.every(({ at }) => at < (works[0]?.at ?? 0));
  if (is_any && dates.length === 0 && !is_before) return false;
  if (addressed && (is_work || has(["session", "plan", "office"]))) return says && !isAdvice(read);
  if (addressed && has(["topic", "course"]) && (counts || states)) return !isAdvice(read);
  if (addressed && values.some(({ kind }) => kind === "date" || kind === "room")) return true;
  if (addressed && values.some(({ kind }) => kind === "mark") && !cues.has("general")) return true;
  if (addressed && has(["grade", "got"]) && values.some(({ kind }) => MARKS.includes(kind)))
    return true;
  if (
    is_work &&
    dates.some(({ kind }) => kind !== "weekday" || cues.has("definite")) &&
    (cues.has("neg") || !works.some((work) => work.is_any))
  )
    return true;
  if (has(["session", "office"]) && dates.length > 0) return true;
  if (context.items.length > 0 || context.course || context.is_lost)
    return saysOfThingBefore(read, has);
  const is_thing = works.every(({ end }) => !isPlainNoun(units.units[end]));
  return (
    cues.has("definite") &&
    works.length > 0 &&
    is_thing &&
    values.some(({ kind }) => kind !== "unread" && kind !== "part") &&
    has(["weight", "grade", "lasts", "room"])
  );
}

/** Whether something in it was held against the data. The name of an item or a course proves nothing by itself. */
export function statesAnything(read: Reading): boolean {
  const { values, cues, mentions } = read;
  return (
    values.length > 0 ||
    [...STATES, "next" as const].some((tag) => cues.has(tag)) ||
    (cues.has("neg") && mentions.length > 0) ||
    isComparison(read) ||
    isRank(read)
  );
}

const MARKS: readonly Value["kind"][] = ["percent", "points", "letter", "part", "mark"];

/** The sentence has no thing of its own and says of the one before when, where or how much. */
function saysOfThingBefore(
  { values, cues, mentions, courses }: Reading,
  has: (tags: readonly Tag[]) => boolean,
): boolean {
  if (values.length === 0)
    return mentions.length === 0 && has(["undone", "started", "done"]) && !cues.has("general");
  // "In four weeks it has to be ready."
  const is_dated = values.some(
    (value) => isDated(value) && (value.kind !== "offset" || cues.has("must") || cues.has("due")),
  );
  const is_read =
    is_dated ||
    values.some(({ kind }) => kind === "room" || kind === "points" || kind === "letter");
  return (
    courses.length === 0 &&
    (is_read || has(FIELDS) || has(["progress", "left", "total"])) &&
    !cues.has("page")
  );
}

/** Offers, conditions and habits: what would be done, how long and how often, of nothing in particular. */
function isAdvice({ cues, values, mentions, courses, units }: Reading): boolean {
  if (courses.length > 0 || mentions.some(({ is_titled }) => is_titled)) return false;
  const [first] = units.units;
  const is_said =
    cues.has("general") || first?.tags.has("advice") || IMPERATIVE.test(first?.raw ?? "");
  return is_said === true && values.every(({ kind }) => ADVISED.includes(kind));
}

/** How English begins what it advises. */
const IMPERATIVE =
  /^(?:start|read|use|spend|take|practise|practice|write|skim|ask|leave|lay|do|make|try|begin|reread)$/i;

const ADVISED: readonly Value["kind"][] = [
  ...(["duration", "count", "unread", "offset", "distance", "part", "time", "day_part"] as const),
  "percent",
];

/** "Let's say your quiz had 20 questions": it begins so. */
function isSupposed({ units: { units } }: Reading): boolean {
  return units.slice(0, 4).some(({ tags, named }) => !named && tags.has("suppose"));
}

/** "Would you like 5 practice questions for your Biology final?" */
function isOffer({ cues, values, mentions, units: { text } }: Reading): boolean {
  return (
    cues.has("general") &&
    /[?？]\s*$/.test(text) &&
    !mentions.some(({ is_titled }) => is_titled) &&
    values.length > 0 &&
    values.every(({ kind }) => ["unread", "duration", "mark", "count", "offset"].includes(kind))
  );
}

/** Verbs that hold whom they speak to: "hai preso", "you got". */
function isOfYou({ raw, tags, named, quote }: Unit): boolean {
  return tags.has("got") && !named && !quote && OF_YOU.test(raw);
}

const OF_YOU =
  /^(?:you|hai|has|hast|heb je|hebt|tens|tiraste|sacaste|obtuviste|as|masz|dostał[ae]ś)(?!\p{L})/iu;

/** "The final step": the word for the kind of work says something of another thing. */
function isPlainNoun(unit: Unit | undefined): boolean {
  return (
    unit !== undefined &&
    [...unit.tags].every((tag) => tag === "page") &&
    unit.value === null &&
    !unit.named &&
    /^\p{Ll}+[^s]$/u.test(unit.raw)
  );
}

function isWork({ kind }: KnownItem): boolean {
  return kind !== "session" && kind !== "topic";
}

function isDated({ kind }: Value): boolean {
  return ["date", "weekday", "offset", "distance", "week", "month_from_now", "time"].includes(kind);
}

function isHistoric(value: Value, { reader: { known } }: Reading): boolean {
  if (value.kind !== "date") return false;
  const year = Number(known.today.slice(0, 4));
  return value.dates.every(
    (date) =>
      date.year !== undefined &&
      (date.year < year - HISTORIC_YEARS || date.year > year + FUTURE_YEARS),
  );
}

/** A day of the year, and of no year long ago. */
function isDay(value: Value, read: Reading): boolean {
  return (
    value.kind === "date" &&
    !isHistoric(value, read) &&
    value.dates.some(({ day }) => day !== undefined)
  );
}

/** A title that is no word of everyday: of several words, or with a number. */
function isDistinct(title: string): boolean {
  return /[\s\d]/.test(title.trim());
}
