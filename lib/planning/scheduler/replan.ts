import { reviseSchedule } from "./revise-schedule";
import type { LaidSession, ScheduleRequest, WayOut } from "./types";
import { waysOut } from "./ways-out";

export interface Replanned {
  schedule: ReturnType<typeof reviseSchedule>;
  ways: WayOut[];
}

/** A student waits for the answer, so that a large schedule gets the ways that are found in this time. */
const LONGEST_LOOK_MS = 1_000;

/** Revises a schedule, and looks for ways out where that is asked for and something is short. */
export function replan(
  request: ScheduleRequest,
  previous: LaidSession[],
  { withWays }: { withWays: boolean },
): Replanned {
  const schedule = reviseSchedule(request, previous);
  if (!withWays) return { schedule, ways: [] };
  const end = performance.now() + LONGEST_LOOK_MS;
  return { schedule, ways: waysOut(request, schedule, () => performance.now() >= end) };
}
