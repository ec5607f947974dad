import type { CourseFact } from "@/lib/answering/types";
import { minuteOf } from "@/lib/time/clock";
import { dateIn } from "@/lib/time/dates";
import { minuteOfDay } from "@/lib/time/local-fields";
import type { Known, KnownCourse, KnownItem } from "./known";
import { knownItem } from "./known-item";

/** A student's facts as values in their own calendar. */
export function knownFacts(
  facts: readonly CourseFact[],
  { zone, today, is_complete }: Pick<Known, "zone" | "today" | "is_complete">,
): Known {
  return {
    zone,
    today,
    is_complete,
    courses: facts.flatMap((fact) => (fact.kind === "course" ? [courseOf(fact)] : [])),
    items: facts.flatMap((fact) => itemOf(fact, zone) ?? []),
  };
}

/** By which an answer can place a fact: "exam-12". */
export function refOf({ kind, id }: Pick<CourseFact, "kind" | "id">): string {
  return `${kind}-${id}`;
}

const NOTHING = { all: 0, done: 0 };

function courseOf(fact: CourseFact): KnownCourse {
  const { topics, assignments } = fact.counts ?? { topics: NOTHING, assignments: NOTHING };
  const is_empty = topics.all + assignments.all === 0;
  return {
    ref: refOf(fact),
    name: fact.course_name,
    code: fact.code ?? "",
    teacher: fact.teacher ?? "",
    start: fact.start_date ?? null,
    end: fact.end_date ?? null,
    topics,
    assignments,
    percent: is_empty ? null : (fact.percent ?? null),
  };
}

function itemOf(fact: CourseFact, zone: string): KnownItem | null {
  const { title, course_name, weight = null, points = null, type = "", place } = fact;
  const base = {
    ref: refOf(fact),
    title,
    course: course_name,
    type,
    weight,
    points,
    room: place || null,
  };
  switch (fact.kind) {
    case "exam": {
      const minute = fact.at && fact.has_time !== false ? minuteOfDay(fact.at, zone) : null;
      const minutes = fact.minutes ?? null;
      const end_minute =
        minute === null || minutes === null ? null : (minute + minutes) % (24 * 60);
      const state = fact.is_done ? "done" : "ahead";
      return knownItem({
        ...base,
        kind: "exam",
        day: dayOf(fact, zone),
        minute,
        end_minute,
        minutes,
        state,
      });
    }
    case "assignment": {
      const minute = fact.at ? minuteOfDay(fact.at, zone) : null;
      const minutes = fact.minutes_of_work ?? null;
      return knownItem({
        ...base,
        kind: "assignment",
        day: dayOf(fact, zone),
        minute,
        minutes,
        state: stateOf(fact),
      });
    }
    case "session":
      return knownItem({
        ...base,
        ...sessionTimes(fact),
        kind: "session",
        state: fact.is_done ? "done" : "ahead",
      });
    case "plan":
      return knownItem({
        ...base,
        kind: "plan",
        start_day: fact.start_date ?? null,
        day: fact.at ?? null,
        percent: fact.percent ?? null,
        minutes: fact.minutes_of_work ?? null,
        state: fact.is_done ? "done" : "ahead",
      });
    case "class_time":
      return classOf(fact, base);
    case "topic":
      return knownItem({ ...base, kind: "topic", state: fact.is_done ? "done" : "ahead" });
    default:
      return null;
  }
}

function dayOf({ at }: CourseFact, zone: string): string | null {
  return at ? dateIn(zone, new Date(at)) : null;
}

function stateOf({ state, is_done }: CourseFact): KnownItem["state"] {
  if (is_done || state === "submitted" || state === "completed") return "done";
  return state ?? "not_started";
}

/** A session stands on a local day, with or without a time: "2026-12-03 18:00". */
function sessionTimes({ at = "", minutes = null }: CourseFact) {
  const [day = "", time] = at.split(" ");
  const minute = time ? minuteOf(time) : null;
  const end_minute = minute === null || minutes === null ? null : (minute + minutes) % (24 * 60);
  return { day: day || null, minute, end_minute, minutes };
}

function classOf(
  { type, days, start_time, end_time }: CourseFact,
  base: Pick<KnownItem, "ref" | "title" | "course" | "type" | "room">,
): KnownItem | null {
  if (!days || !start_time) return null;
  const minute = minuteOf(start_time);
  const end_minute = end_time ? minuteOf(end_time) : null;
  return knownItem({
    ...base,
    kind: type === "office_hours" ? "office" : "class",
    weekdays: days.weekdays,
    days,
    minute,
    end_minute,
    minutes: end_minute === null ? null : end_minute - minute,
  });
}
