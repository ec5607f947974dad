import { setTimeout as wait } from "node:timers/promises";
import type { Inngest, InngestFunction, Logger } from "inngest";
import type { Database } from "@/db/client";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { type Caller, createCaller } from "./caller";
import { failureInLog } from "./failure-in-log";
import { fanOut, type Plans, startTicks } from "./fan-out";
import { readPlans } from "./plan";
import { type RunContext, RunLoop } from "./run";
import { backoff } from "./schedule";
import { Slots } from "./slots";
import * as store from "./store";

export interface EngineOptions {
  db: Database;
  client: Inngest.Like;
  functions: readonly InngestFunction.Like[];
  log: Logger;
  /** Turns of all functions at once. */
  concurrency?: number;
  /** How often to look for events and cron ticks that nobody announced. */
  pollMs?: number;
  turnLimitMs?: number;
  /** A step is failed after the process has died this many times while running it. */
  maxCrashes?: number;
  /** How long `stop` waits for turns that are under way. */
  graceMs?: number;
  backoff?: RunContext["backoff"];
}

/** Executes the functions on the tables of `db/schema/jobs.ts`. One engine per database at a time. */
export class Engine {
  private readonly stopping = new AbortController();
  private readonly lost = new AbortController();
  private readonly active = new Map<number, { cancel: AbortController; done: Promise<void> }>();
  private readonly context: RunContext;
  private alarm = new AbortController();
  private pumping: Promise<void> = Promise.resolve();
  /** The latest tick of each cron function that was dealt with. */
  private readonly ticks = new Map<string, number>();
  private sweptAt = 0;
  /** True after an error, when unfinished runs may exist that no loop is executing. */
  private mayHaveIdleRuns = true;

  private constructor(
    private readonly options: EngineOptions,
    private readonly plans: Plans,
    caller: Caller,
  ) {
    this.context = {
      db: options.db,
      caller,
      log: options.log,
      slots: new Slots(options.concurrency ?? 8),
      maxCrashes: options.maxCrashes ?? 5,
      turnLimitMs: options.turnLimitMs ?? 10 * MINUTE_MS,
      backoff: options.backoff ?? backoff,
      lost: this.lost.signal,
    };
  }

  /** Checks the functions (throws on what the engine cannot do), then takes up whatever is unfinished. */
  static async start(options: EngineOptions): Promise<Engine> {
    const caller = createCaller(options.client, options.functions);
    const engine = new Engine(options, readPlans(await caller.configs()), caller);
    await store.releaseCrashed(options.db, engine.context.backoff);
    engine.pumping = engine.pump();
    return engine;
  }

  /** Looks for new events now instead of at the next poll. */
  wake(): void {
    this.alarm.abort();
  }

  /**
   * Starts nothing new and waits for the turns under way; those that outlast the grace will run again
   * without its counting as a crash.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    const turns = Promise.all([this.pumping, ...[...this.active.values()].map((run) => run.done)]);
    const grace = new AbortController();
    const limit = wait(this.options.graceMs ?? 10_000, undefined, { signal: grace.signal });
    await Promise.race([turns, limit]);
    limit.catch(() => undefined);
    grace.abort();
    await store.releaseSteps(this.options.db);
  }

  /** Stops without touching the database: another process may have it already. */
  abandon(): void {
    this.lost.abort();
    this.stopping.abort();
  }

  private async pump(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.alarm = new AbortController();
      try {
        await this.tick();
      } catch (error) {
        this.mayHaveIdleRuns = true;
        this.options.log.error(failureInLog(error), "The job engine could not read its tables");
      }
      const signal = AbortSignal.any([this.alarm.signal, this.stopping.signal]);
      await wait(this.options.pollMs ?? 5000, undefined, { signal }).catch(() => undefined);
    }
  }

  private async tick(): Promise<void> {
    const { db } = this.options;
    const now = new Date();
    if (this.mayHaveIdleRuns) this.adopt(await store.activeRunIds(db));
    this.mayHaveIdleRuns = false;
    this.adopt(await startTicks(db, this.plans, now, this.ticks));
    for (let rows = await store.pendingEvents(db, 100); rows.length > 0; ) {
      for (const row of rows) {
        if (this.stopping.signal.aborted) return;
        const { started, cancelled } = await fanOut(db, this.plans, row);
        for (const id of cancelled) this.active.get(id)?.cancel.abort();
        this.adopt(started);
      }
      rows = await store.pendingEvents(db, 100);
    }
    if (now.getTime() - this.sweptAt < HOUR_MS) return;
    this.sweptAt = now.getTime();
    await store.deleteFinished(db, now);
  }

  private adopt(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.active.has(id)) continue;
      const cancel = new AbortController();
      const stop = AbortSignal.any([cancel.signal, this.stopping.signal]);
      const done = this.drive(id, stop).finally(() => this.active.delete(id));
      this.active.set(id, { cancel, done });
    }
  }

  /** A run whose tables could not be read or written is taken up again a little later. */
  private async drive(id: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        await RunLoop.drive(this.context, this.plans, id, stop);
        this.wake();
        return;
      } catch (error) {
        this.options.log.error({ run_id: id, ...failureInLog(error) }, "A job was interrupted");
        const pause = this.options.pollMs ?? 5000;
        await wait(pause, undefined, { signal: stop }).catch(() => undefined);
        if (stop.aborted) return;
        await store.releaseSteps(this.options.db, id).catch(() => undefined);
      }
    }
  }
}
