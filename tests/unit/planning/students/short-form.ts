import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import { compareRecall } from "./baselines";
import type { Broken } from "./check";
import { checkChange } from "./check-change";
import { breaches, CHECKS, checkStudent } from "./check-student";
import { checkWays } from "./check-ways";
import { type Figures, figuresOf, meanFigures, summaryOf } from "./figures";
import { NAMED_STUDENTS } from "./named-students";
import { worldOf } from "./world";

export interface Short {
  /** How many times each promise is broken. */
  broken: Record<string, number>;
  figures: Record<string, number>;
}

/** The checks on fixed students, few enough for a unit test and for every planted fault. */
export function shortForm(students: number, changes: number): Short {
  const found: Broken[] = [];
  const figures: Figures[] = [];
  const recalls = [];
  for (let seed = 1; seed <= students; seed += 1) {
    const { world, broken } = checkStudent(seed);
    found.push(...broken);
    figures.push(figuresOf(world));
    recalls.push(compareRecall(world));
    if (seed % 10 === 3) found.push(...checkWays(world).broken);
  }
  for (let seed = 1; seed <= changes; seed += 1) found.push(...checkChange(seed).broken);
  for (const request of Object.values(NAMED_STUDENTS)) {
    found.push(...breaches(worldOf(request, scheduleSessions(request)), CHECKS));
  }
  const { ours, gain, best, students: compared } = summaryOf(recalls);
  return {
    broken: Object.fromEntries(
      [...Map.groupBy(found, ({ promise }) => promise)].map(([promise, all]) => [
        promise,
        all.length,
      ]),
    ),
    figures: {
      ...Object.fromEntries(meanFigures(figures).map(([name, value]) => [name, value ?? 0])),
      recall: ours,
      recall_gain: gain,
      recall_best: best / Math.max(1, compared),
    },
  };
}
