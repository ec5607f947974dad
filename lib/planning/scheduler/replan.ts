import { findSolutions } from "./find-solutions";
import { reviseSchedule } from "./revise-schedule";
import type { ScheduledSession, ScheduleRequest, Solution } from "./types";

export interface Replanned {
  schedule: ReturnType<typeof reviseSchedule>;
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
  const schedule = reviseSchedule(request, previous);
  if (!withSolutions) return { schedule, solutions: [] };
  const end = performance.now() + LONGEST_LOOK_MS;
  return { schedule, solutions: findSolutions(request, schedule, () => performance.now() >= end) };
}
