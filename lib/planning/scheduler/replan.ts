import { findSolutions } from "./find-solutions";
import { forLaterExams, type Postponed } from "./later-exams";
import { hoursMissing } from "./report";
import { reviseSchedule } from "./revise-schedule";
import type { ScheduledSession, ScheduleRequest, Solution } from "./types";

export interface Replanned {
  schedule: ReturnType<typeof reviseSchedule>;
  /** Rather after their first exam than left out. */
  postponed: Postponed[];
  solutions: Solution[];
}

/** A student waits for the answer, so that a large schedule gets the solutions that are found in this time. */
const LONGEST_LOOK_MS = 1_000;

/** Revises a schedule, and looks for solutions where that is asked for and something is short. */
export function replan(
  request: ScheduleRequest,
  previous: ScheduledSession[],
  { withSolutions }: { withSolutions: boolean },
): Replanned {
  const revised = withLaterExams(request, previous);
  if (!withSolutions) return { ...revised, solutions: [] };
  const end = performance.now() + LONGEST_LOOK_MS;
  const isOver = () => performance.now() >= end;
  return { ...revised, solutions: findSolutions(request, revised.schedule, isOver) };
}

/** Hours for which a topic moves to a later exam. */
const WORTH = 0.5;

/** What would be left out before one exam is learned for the next, as long as that leaves less missing. */
function withLaterExams(
  asked: ScheduleRequest,
  previous: ScheduledSession[],
): Omit<Replanned, "solutions"> {
  let request = asked;
  let schedule = reviseSchedule(request, previous);
  const postponed: Postponed[] = [];
  for (;;) {
    const later = forLaterExams(request, schedule);
    if (!later) break;
    const next = reviseSchedule(later.request, previous);
    if (hoursMissing(next) > hoursMissing(schedule) - WORTH) break;
    ({ request } = later);
    schedule = next;
    postponed.push(...later.postponed);
  }
  const kept = previous.filter(({ id }) => schedule.kept.includes(id));
  const learned = new Set(
    [...schedule.sessions, ...kept].flatMap(({ plan_id, topics }) =>
      topics.map(({ id }) => `${plan_id} ${id}`),
    ),
  );
  return {
    schedule,
    postponed: postponed.filter(({ plan_id, topic_id }) => learned.has(`${plan_id} ${topic_id}`)),
  };
}
