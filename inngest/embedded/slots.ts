import pLimit, { type LimitFunction } from "p-limit";
import { expressionValue, type Plan } from "./plan";
import type { JobEvent } from "./protocol";

/** How many turns may run at once: over all, per function and key, and one suspect at a time. */
export class Slots {
  private readonly overall: LimitFunction;
  /** Steps that were running when the process died run one at a time, to find the one that crashes it. */
  private readonly suspects = pLimit(1);
  private readonly keyed = new Map<string, LimitFunction>();

  constructor(concurrency: number) {
    this.overall = pLimit(concurrency);
  }

  run<T>(plan: Plan, event: JobEvent, suspect: boolean, turn: () => Promise<T>): Promise<T> {
    const limited = plan.concurrency.reduceRight<() => Promise<T>>(
      (inner, { limit, key }, index) => {
        const name = `${plan.id} ${index} ${key ? expressionValue(key, event) : ""}`;
        return () => this.withKey(name, limit, inner);
      },
      () => this.overall(turn),
    );
    return suspect ? this.suspects(limited) : limited();
  }

  private async withKey<T>(name: string, limit: number, turn: () => Promise<T>): Promise<T> {
    const slot = this.keyed.get(name) ?? pLimit(limit);
    this.keyed.set(name, slot);
    try {
      return await slot(turn);
    } finally {
      if (slot.activeCount + slot.pendingCount === 0) this.keyed.delete(name);
    }
  }
}
