import { type Cues, inDates, is, isOver, type Sight } from "./holds";
import type { Known, KnownCourse } from "./known";
import type { Value, ValueOf } from "./values";
import type { Tag } from "./words/claim-words";

/** Whether the course begins, ends, counts or stands as the value says. */
export function holdsForCourse(value: Value, course: KnownCourse, { cues, known }: Sight): boolean {
  switch (value.kind) {
    case "date":
      return holdsTerm(value, course, cues);
    case "percent":
      if (value.noun) return holdsShare(value, course, cues);
      // How far the student is, never how good.
      if (cues.has("grade") || cues.has("got")) return false;
      return !cues.has("weight") && !value.is_of_grade && is(value, course.percent);
    case "count":
      return holdsCount(value, countsOf(course, value.noun, known), cues);
    case "part": {
      const pair = ([all, done]: [number, number]) => value.of === all && value.number === done;
      const { topics, assignments } = course;
      return (
        value.of === 0 ||
        pair([topics.all, topics.done]) ||
        (topics.all === 0 && pair([assignments.all, assignments.done]))
      );
    }
    default:
      return false;
  }
}

/** "Half of the topics are done", "you are two thirds through Logic". */
function holdsShare(
  { number, noun, is_about }: ValueOf<"percent">,
  course: KnownCourse,
  cues: Cues,
): boolean {
  const near = is_about ? ABOUT_SHARE : 0.6;
  const is_left = (cues.has("left") || cues.has("undone")) && !cues.has("done");
  const said = is_left ? 100 - number : number;
  const { topics, assignments, percent } = course;
  if (noun === "course") return percent !== null && Math.abs(percent - said) <= near;
  const { all, done } = noun === "topic" ? topics : assignments;
  return all > 0 && Math.abs((100 * done) / all - said) <= near;
}

/** How many there are of a kind, and how many of them are done. */
function countsOf(
  course: KnownCourse,
  noun: Tag,
  known: Known,
): { all: number; done: number } | null {
  if (noun === "topic") return course.topics;
  if (noun === "task") return course.assignments;
  const items = known.items.filter((item) => item.course === course.name && item.types.has(noun));
  return noun === "course" ? null : { all: items.length, done: items.filter(isOver).length };
}

export function holdsCount(
  value: ValueOf<"count">,
  counts: { all: number; done: number } | null,
  cues: Cues,
): boolean {
  if (!counts) return false;
  const { all, done } = counts;
  const left = all - done;
  const is_left = cues.has("left") || cues.has("undone");
  const is_done = cues.has("done") || cues.has("progress");
  const is_open = !is_done && (cues.has("open") || cues.has("coming"));
  const meant = is_left || is_open ? left : is_done ? done : all;
  if (value.of !== undefined) {
    return value.of === all && value.number === (meant === left ? left : done);
  }
  return is(value, cues.has("total") && !cues.has("left") ? all : meant);
}

function holdsTerm(value: ValueOf<"date">, { start, end }: KnownCourse, cues: Cues): boolean {
  if (value.to)
    return start !== null && end !== null && inDates(start, value.dates) && inDates(end, value.to);
  const day = cues.has("end") ? end : cues.has("start") ? start : null;
  return day !== null && inDates(day, value.dates);
}

/** "Two thirds" of a share in whole percent. */
const ABOUT_SHARE = 5;
