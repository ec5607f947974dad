import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import type { Broken, Check } from "./check";
import { LIMITS } from "./checks-limits";
import { MEMORY } from "./checks-memory";
import { NAMING } from "./checks-naming";
import { ORDER } from "./checks-order";
import { SCARCITY } from "./checks-scarcity";
import { compared } from "./compared";
import { randomStudent } from "./random-students";
import { type World, worldOf } from "./world";

export const CHECKS: Check[] = [...LIMITS, ...NAMING, ...ORDER, ...MEMORY, ...SCARCITY];

/** Promises that a revised schedule keeps as well; how well it is spread may suffer from what stays. */
export const LASTING: Check[] = [...LIMITS, ...NAMING].filter(({ promise }) =>
  [
    "no day above its hours",
    "no plan above its hours of the day",
    "only on days of the plan",
    "quarter hours that add up",
    "at most two hours, reviews one",
    "nothing after its due day",
    "no more than was asked for",
    "short topics are named exactly",
    "short assignments are named exactly",
    "topics that nothing reviews are named exactly",
  ].includes(promise),
);

/** Lays one random student's schedule, checks it, and compares it with those of changed requests. */
export function checkStudent(seed: number): { world: World; broken: Broken[]; ms: number } {
  const request = randomStudent(seed);
  const from = performance.now();
  const schedule = scheduleSessions(request);
  const ms = performance.now() - from;
  const world = worldOf(request, schedule);
  return { world, broken: [...breaches(world, CHECKS), ...compared(world, seed)], ms };
}

export function breaches(world: World, checks: Check[]): Broken[] {
  return checks.flatMap(({ promise, broken }) => broken(world).map((note) => ({ promise, note })));
}
