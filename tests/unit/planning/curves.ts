import type { PlanRequest, PlanSession } from "@/lib/planning/types";
import { daysOf } from "./oracle";

const HALF_HOUR = 0.5;
/** The step in which light plans are laid, and the crumb that may move to another day. */
const STEP = 1.25;

/**
 * Whether the daily load has the shape of its progression. Due days bend every shape, so only plans are judged whose
 * work is all due at the end.
 */
export function hasItsShape(request: PlanRequest, study: PlanSession[]): boolean {
  const days = daysOf(request)
    .filter(({ hours }) => hours > 0)
    .map(({ date, hours }) => ({ hours, load: loadOn(study, date) }));
  const loads = days.map(({ load }) => load);
  if (request.progression === "front_loaded") {
    const last = loads.findLastIndex((load) => load > 0);
    return days.slice(0, Math.max(0, last)).every(({ hours, load }) => hours - load < HALF_HOUR);
  }
  if (request.progression === "back_loaded") {
    const middle = Math.floor(days.length / 2);
    // A day that holds little cannot rise: judged where all days are alike.
    if (days.some(({ hours }) => hours !== days[0]?.hours)) return true;
    return total(loads.slice(0, middle)) <= total(loads.slice(-middle || loads.length)) + STEP;
  }
  return Math.max(0, ...loads) <= lowestPeak(days) + STEP;
}

/** The least daily limit under which the same hours would still fit. */
function lowestPeak(days: { hours: number; load: number }[]): number {
  const needed = total(days.map(({ load }) => load));
  for (let limit = 0; limit < 24; limit += 0.25) {
    if (total(days.map(({ hours }) => Math.min(hours, limit))) >= needed) return limit;
  }
  return 24;
}

function loadOn(study: PlanSession[], date: string): number {
  return total(study.filter((session) => session.date === date).map(({ hours }) => hours));
}

function total(hours: number[]): number {
  return hours.reduce((sum, each) => sum + each, 0);
}
