import type { Calendar } from "./capacity";
import type { Demand } from "./fit";
import type { Progression } from "./types";

/**
 * How much is to be done by the end of each day, in quarter hours: never more in a day than it holds, never less by
 * a due day than is due. Between those the progression decides: as early as possible, even, or rising.
 */
export function loadCurve(
  progression: Progression,
  calendar: Calendar,
  demands: Demand[],
): number[] {
  const total = demands.at(-1)?.needed ?? 0;
  const loads =
    progression === "front_loaded"
      ? earliest(calendar.free, total)
      : leveled(calendar.free, demands, weightsOf(progression, calendar.free));
  let sum = 0;
  return loads.map((load) => {
    sum += load;
    return sum;
  });
}

/** A back-loaded plan ends with this many times the daily load it starts with. */
const RISE = 5;
const HALVINGS = 26;

function earliest(free: number[], total: number): number[] {
  let left = total;
  return free.map((quarters) => {
    const load = Math.min(quarters, left);
    left -= load;
    return load;
  });
}

function weightsOf(progression: Progression, free: number[]): number[] {
  const days = free.filter((quarters) => quarters > 0).length;
  let day = 0;
  return free.map((quarters) => {
    if (progression !== "back_loaded" || days < 2) return 1;
    const weight = 1 + ((RISE - 1) * day) / (days - 1);
    if (quarters > 0) day += 1;
    return weight;
  });
}

/**
 * Each day gets one common level times its weight, capped by its capacity; the level is the lowest that meets every
 * due day. After the due day that needs the highest level, the remaining days are levelled again, lower.
 */
function leveled(free: number[], demands: Demand[], weights: number[]): number[] {
  const loads = free.map(() => 0);
  let start = 0;
  let done = 0;
  for (;;) {
    const open = demands.filter(({ needed }) => needed > done);
    if (open.length === 0) return loads;
    let level = 0;
    let end = start;
    for (const { due, needed } of open) {
      if (held(level, start, due) >= needed - done) continue;
      level = lowestLevel(level, start, due, needed - done);
      end = due;
    }
    for (let day = start; day <= end; day += 1) loads[day] = loadOf(level, day);
    done = open.find(({ due }) => due === end)?.needed ?? Number.POSITIVE_INFINITY;
    start = end + 1;
  }

  function loadOf(level: number, day: number): number {
    return Math.min(free[day] ?? 0, level * (weights[day] ?? 1));
  }

  function held(level: number, from: number, to: number): number {
    let sum = 0;
    for (let day = from; day <= to; day += 1) sum += loadOf(level, day);
    return sum;
  }

  function lowestLevel(least: number, from: number, to: number, needed: number): number {
    let [low, high] = [least, Math.max(least, ...free)];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (held(middle, from, to) >= needed) high = middle;
      else low = middle;
    }
    return high;
  }
}
