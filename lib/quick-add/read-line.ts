import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { ExamType } from "@/lib/contract/values";
import { minuteOf } from "@/lib/time/clock";
import { fieldOfInstant } from "@/lib/time/local-fields";
import { deadlineInstant, zoneOf } from "@/lib/time/zones";
import { type CourseName, findCourse } from "./course";
import { findDay, type SaidDay } from "./day";
import { findDuration, findRoom, findWeight, kindOf } from "./details";
import { findRepeats, type Repeats } from "./repeats";
import { blank, cut, type Span, tidyTitle, withoutBullet } from "./spans";
import { findTime, type SaidTime } from "./time";

/** One line of quick add, as the rules understand it. What the line does not say is null or empty. */
export interface QuickItem {
  kind: "assignment" | "exam";
  title: string;
  assignment_type: AssignmentType;
  exam_type: ExamType;
  /** `YYYY-MM-DD` in the student's zone. */
  date: string | null;
  /** `HH:MM`; it may be said without a date. */
  time: string | null;
  course_id: number | null;
  /** Percent of the grade. */
  weight: number | null;
  /** Of exams. */
  location: string;
  duration_minutes: number | null;
  /** Of assignments that come back; `date` is then the first day. */
  repeats: Repeats | null;
}

export interface LineContext {
  now: Date;
  /** The student's. */
  zone: string;
  courses: readonly CourseName[];
  /** The course of the page, for lines that name none. */
  course_id: number | null;
}

/** Reads "Problem set 7 Fri 5pm STAT". Words that say nothing known stay in the title; nothing is made up. */
export function readLine(line: string, context: LineContext): QuickItem {
  const { now, zone, courses } = context;
  const written = withoutBullet(line);
  const local = fieldOfInstant(now.toISOString(), zone);
  const spans: Span[] = [];
  const rest = () => blank(written, spans);
  const take = <Found extends Span>(found: Found | null) => {
    if (found) spans.push(found);
    return found;
  };

  const weight = take(findWeight(rest()));
  const repeated = findRepeats(rest(), local, zone);
  for (const span of repeated?.spans ?? []) take(span);
  const day = repeated ? { ...repeated, time: null } : take(findDay(rest(), local, zone));
  const clock = day?.time ?? findTime(rest(), day !== null);
  // Without its day nobody knows what a time of another zone is here.
  const time = take(day === null && zoneOf(clock?.zone ?? null) ? null : clock);
  const course = take(findCourse(rest(), courses, [findRoom(rest()), findDuration(rest())]));
  const kind = kindOf(tidyTitle(cut(written, spans)));
  // An exam stands on one day; a quiz of every week is work that is due.
  const is_exam = kind.kind === "exam" && !repeated;
  const room = is_exam ? take(findRoom(rest())) : null;
  const duration = is_exam ? take(findDuration(rest())) : null;

  return {
    ...kind,
    kind: is_exam ? "exam" : "assignment",
    title: tidyTitle(cut(written, spans)),
    ...whenOf(day, time, zone),
    repeats: repeated?.repeats ?? null,
    course_id: course?.course_id ?? context.course_id,
    weight: weight?.percent ?? null,
    location: room?.name ?? "",
    duration_minutes: is_exam ? (duration?.minutes ?? minutesOf(time)) : null,
  };
}

/** A time alone says no day. One of another zone is told in the student's. */
function whenOf(day: Pick<SaidDay, "dateAt"> | null, time: SaidTime | null, zone: string) {
  const said = time?.time ?? null;
  if (!day) return { date: null, time: said };
  const date = day.dateAt(said);
  const foreign = zoneOf(time?.zone ?? null);
  if (!foreign || said === null) return { date, time: said };
  const [there = date, then = said] = fieldOfInstant(
    deadlineInstant(date, said, foreign),
    zone,
  ).split("T");
  return { date: there, time: then };
}

function minutesOf(time: SaidTime | null): number | null {
  if (!time?.until) return null;
  const minutes = minuteOf(time.until) - minuteOf(time.time);
  return minutes > 0 ? minutes : null;
}
