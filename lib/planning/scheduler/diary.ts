import type { Assignment, Goal, Plan, Topic, Work } from "./work";

/** A session while it is scheduled; quarter hours and day numbers. */
export interface Sitting {
  plan_id: string;
  kind: "study" | "review" | "assignment";
  day: number;
  quarters: number;
  topics: Topic[];
  assignment: Assignment | null;
  goal: Goal | null;
}

/** What is scheduled so far, and what each day has left. */
export class Diary {
  readonly sittings: Sitting[] = [];
  readonly #free: number[];
  readonly #own: Map<Plan, number[]>;

  constructor({ grid, plans }: Work) {
    this.#free = [...grid.free];
    this.#own = new Map(plans.map((plan) => [plan, [...plan.usable]]));
  }

  /** Quarter hours that are left of a day, for one plan or for the student. */
  left(day: number, plan?: Plan): number {
    const free = this.#free[day] ?? 0;
    return plan ? Math.min(free, this.#own.get(plan)?.[day] ?? 0) : free;
  }

  /** What is scheduled on the last of the days. */
  of(day: number): Sitting[] {
    const first = this.sittings.findLastIndex((sitting) => sitting.day !== day);
    return this.sittings.slice(first + 1);
  }

  /** Makes a sitting a quarter hour longer. */
  lengthen(sitting: Sitting, plan: Plan): void {
    sitting.quarters += 1;
    this.#take(sitting.day, 1, plan);
  }

  /** Puts others in the place of a sitting, on its day. */
  replace(sitting: Sitting, others: Sitting[], plan: Plan): void {
    const index = this.sittings.indexOf(sitting);
    const quarters = others.reduce((sum, each) => sum + each.quarters, 0);
    this.sittings.splice(index, 1, ...others);
    this.#take(sitting.day, quarters - sitting.quarters, plan);
  }

  add(sitting: Sitting, plan: Plan | undefined): void {
    this.#take(sitting.day, sitting.quarters, plan);
    this.sittings.push(sitting);
  }

  #take(day: number, quarters: number, plan: Plan | undefined): void {
    this.#free[day] = (this.#free[day] ?? 0) - quarters;
    const own = plan && this.#own.get(plan);
    if (own) own[day] = (own[day] ?? 0) - quarters;
  }
}
