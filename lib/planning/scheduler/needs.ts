import { WEEKLY } from "./grant";
import { between, sum } from "./grid";
import type { Learning, Scheduled } from "./study";
import type { Plan, Work } from "./work";

/** What must be scheduled on one day, or something due later finds no room. */
export class Needs {
  readonly #dues: number[];
  /** For each last day the quarter hours that are asked for until then and have no room on the days after. */
  readonly #missing: number[];

  readonly #learning: Learning[];

  constructor(day: number, { until, assignments, grid }: Work, learning: Learning[]) {
    this.#learning = learning;
    this.#dues = [...new Set(learning.flatMap((each) => each.deadlines()))].filter(
      (due) => due >= day,
    );
    const open = learning.filter(({ left }) => left > 0);
    this.#missing = this.#dues.map((due) => {
      const weeks = (grid.week[Math.min(due, grid.week.length - 1)] ?? 0) - (grid.week[day] ?? 0);
      let needed = sum(assignments, ({ last, left }) => (last <= due && last >= day ? left : 0));
      for (const each of learning) needed += each.due(due) + each.recall.needed(due);
      // Courses with nothing due by then move all the same.
      for (const each of open) if (each.due(due) === 0) needed += WEEKLY * weeks;
      return needed - between(until, day + 1, due);
    });
  }

  took({ due, quarters }: Scheduled): void {
    for (const [index, each] of this.#dues.entries()) {
      if (due <= each) this.#missing[index] = (this.#missing[index] ?? 0) - quarters;
    }
  }

  /** The most pressing last day, and the quarter hours that it asks of today. */
  most(): Scheduled {
    let most: Scheduled = { due: -1, quarters: 0 };
    for (const [index, due] of this.#dues.entries()) {
      const quarters = this.#missing[index] ?? 0;
      if (quarters > most.quarters) most = { due, quarters };
    }
    return most;
  }

  /** The quarter hours that other plans ask of today for what is due before a day. */
  ofOthers(plan: Plan, until: number): number {
    const own = this.#learning.find((each) => each.plan === plan);
    let most = 0;
    for (const [index, due] of this.#dues.entries()) {
      if (due >= until) continue;
      const ours = own ? own.due(due) + own.recall.needed(due) : 0;
      most = Math.max(most, (this.#missing[index] ?? 0) - ours);
    }
    return most;
  }
}
