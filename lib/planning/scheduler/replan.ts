import { reviseSchedule } from "./revise-schedule";
import type { LaidSession, ScheduleRequest, WayOut } from "./types";
import { waysOut } from "./ways-out";

export interface Replanned {
  schedule: ReturnType<typeof reviseSchedule>;
  ways: WayOut[];
}

/** Revises a schedule, and looks for ways out where that is asked for and something is short. */
export function replan(
  request: ScheduleRequest,
  previous: LaidSession[],
  { withWays }: { withWays: boolean },
): Replanned {
  const schedule = reviseSchedule(request, previous);
  return { schedule, ways: withWays ? waysOut(request, schedule) : [] };
}
