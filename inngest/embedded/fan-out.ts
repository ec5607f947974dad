import type { Database } from "@/db/client";
import { DAY_MS } from "@/lib/time/durations";
import { expressionValue, FUNCTION_FAILED, type Plan, SCHEDULED } from "./plan";
import type { JobEvent } from "./protocol";
import { lastTick } from "./schedule";
import * as store from "./store";

export type Plans = ReadonlyMap<string, Plan>;

export interface Changes {
  started: number[];
  cancelled: number[];
}

/** Turns one waiting event into new runs and cancellations. Done wholly or, after a crash, again. */
export async function fanOut(
  db: Database,
  plans: Plans,
  row: { id: number; event: JobEvent },
): Promise<Changes> {
  return db.transaction(async (tx) => {
    const cancelled: number[] = [];
    for (const [plan, match] of cancelledBy(plans, row.event)) {
      const wanted = expressionValue(match, row.event);
      const runs = await store.activeRunsOf(tx, plan.id);
      cancelled.push(
        ...runs.filter((run) => expressionValue(match, run.event) === wanted).map(idOf),
      );
    }
    await store.cancelRuns(tx, cancelled);
    const started = await store.acceptEvent(tx, row.id, runsFor(plans, row.event));
    return { started, cancelled };
  });
}

/**
 * Starts the cron functions whose latest tick has not been seen: one run per tick, and after a pause
 * only the last missed one. `seen` spares a query for each that an earlier call has dealt with.
 */
export async function startTicks(
  db: Database,
  plans: Plans,
  now: Date,
  seen: Map<string, number>,
): Promise<number[]> {
  const started = [];
  for (const plan of plans.values()) {
    for (const cron of plan.crons) {
      const tick = lastTick(cron, now);
      if (!tick || now.getTime() - tick.getTime() > DAY_MS) continue;
      const name = `${plan.id} ${cron}`;
      if (seen.get(name) === tick.getTime()) continue;
      started.push(...(await store.addRun(db, tickRun(plan.id, cron, tick))));
      seen.set(name, tick.getTime());
    }
  }
  return started;
}

function tickRun(function_id: string, cron: string, tick: Date): store.NewRun {
  const id = `${function_id} ${cron} ${tick.toISOString()}`;
  const event = { id, name: SCHEDULED, data: { cron }, ts: tick.getTime() };
  return { function_id, event, idempotency_key: id };
}

/** Pure: which functions an event starts. */
function runsFor(plans: Plans, event: JobEvent): store.NewRun[] {
  return [...plans.values()]
    .filter((plan) => plan.events.includes(event.name))
    .filter((plan) => event.name !== FUNCTION_FAILED || concerns(plan, event))
    .map((plan) => ({
      function_id: plan.id,
      event,
      idempotency_key: plan.idempotency ? expressionValue(plan.idempotency, event) : null,
    }));
}

function concerns(plan: Plan, event: JobEvent): boolean {
  return plan.failureOf === event.data.function_id;
}

function cancelledBy(plans: Plans, event: JobEvent): [Plan, string][] {
  return [...plans.values()].flatMap((plan) =>
    plan.cancelOn
      .filter((rule) => rule.event === event.name)
      .map((rule): [Plan, string] => [plan, rule.match]),
  );
}

function idOf(run: { id: number }): number {
  return run.id;
}
