import { and, eq, gte, isNull, lte, or } from "drizzle-orm";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { CLASS_KINDS, type ClassKind } from "@/lib/contract/class-values";
import { type DatedEvent, eventOf, type Period } from "@/lib/services/calendar/event-of";
import { type CourseClassTime, selectClassTimes } from "@/lib/services/courses/class-times";
import type { Owner } from "@/lib/services/kernel/owner";
import { minuteOf } from "@/lib/time/clock";
import { MINUTE_MS } from "@/lib/time/durations";
import { classDays } from "@/lib/time/repeated-days";
import { deadlineInstant } from "@/lib/time/zones";

/** Of a student, in one answer. */
const MOST_CLASS_TIMES = 300;

/** Every class of the asked days that takes place, in the term of its course; none unless they are asked for. */
export async function classTimeEvents(
  owner: Owner,
  period: Period,
  most: number,
): Promise<DatedEvent[]> {
  if (!period.class_times) return [];
  const { from, to, course_id } = period;
  const rows = await selectClassTimes(
    owner,
    and(
      or(isNull(courses.start_date), lte(courses.start_date, to)),
      or(isNull(courses.end_date), gte(courses.end_date, from)),
      course_id === null ? undefined : eq(classTimes.course_id, course_id),
    ),
    MOST_CLASS_TIMES,
  );
  return rows
    .flatMap((row) => daysOf(row, period).map((day) => ({ ...row, day })))
    .sort((a, b) => (clockOf(a) < clockOf(b) ? -1 : 1))
    .slice(0, most)
    .map((one) => eventOn(one, owner.timezone));
}

interface Class extends CourseClassTime {
  /** YYYY-MM-DD */
  day: string;
}

function daysOf({ classTime }: CourseClassTime, { from, to }: Period): string[] {
  const { first_day, last_day } = classTime;
  const first = first_day > from ? first_day : from;
  return classDays(classTime, first, last_day < to ? last_day : to);
}

function clockOf({ day, classTime }: Class): string {
  return `${day} ${classTime.start_time}`;
}

/** On the clock of the zone, whatever its offset is on that day. */
function eventOn({ classTime, course, day }: Class, zone: string): DatedEvent {
  const { kind, location, start_time, end_time } = classTime;
  const start = deadlineInstant(day, start_time, zone);
  const length = minuteOf(end_time) - minuteOf(start_time);
  const event = eventOf("class_time", {
    ...classTime,
    title: titleOf(course, kind),
    description: "",
    status: "",
    course_name: course.name,
    updated_at: classTime.updated_at > course.updated_at ? classTime.updated_at : course.updated_at,
  });
  return {
    ...event,
    id: `${event.id}_${day}`,
    start,
    end: new Date(Date.parse(start) + length * MINUTE_MS).toISOString(),
    location,
    class_kind: kind,
  };
}

/** "STAT 101 lecture" */
function titleOf({ name, code }: CourseClassTime["course"], kind: ClassKind): string {
  return `${code || name} ${CLASS_KINDS[kind].toLowerCase()}`;
}
