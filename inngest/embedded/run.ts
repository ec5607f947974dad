import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "inngest";
import type { Database } from "@/db/client";
import { DatabaseUnreachable, isUnreachable } from "@/db/unreachable";
import { countJob } from "@/lib/metrics";
import { DAY_MS } from "@/lib/time/durations";
import type { Caller } from "./caller";
import { failureInLog } from "./failure-in-log";
import type { Plan } from "./plan";
import { callBody, JobError, MAX_STEPS, type Outcome, readAnswer } from "./protocol";
import { retryTime } from "./schedule";
import type { Slots } from "./slots";
import * as store from "./store";

export interface RunContext {
  db: Database;
  caller: Caller;
  slots: Slots;
  log: Logger;
  /** A turn that takes longer counts as a failed try. Its code cannot be stopped, so its late result is ignored. */
  turnLimitMs: number;
  maxCrashes: number;
  /** When the try after the given number of failed ones is due. */
  backoff: (attempt: number, now: Date) => string;
  /** Given when another process may own the tables: nothing is written any more. */
  lost: AbortSignal;
}

/**
 * One run of one function, from wherever it stands to its end: as long as planned steps are open they
 * are worked off, all at once; when none is, the body is called and ends or plans more.
 */
export class RunLoop {
  private readonly over = new AbortController();
  /** Given when the run is over or to be left alone: nothing new begins. */
  private readonly ended: AbortSignal;

  private constructor(
    private readonly context: RunContext,
    private readonly plan: Plan,
    private readonly run: store.Run,
    private readonly body: store.Step,
    private readonly steps: store.Step[],
    stop: AbortSignal,
  ) {
    this.ended = AbortSignal.any([stop, this.over.signal]);
    setMaxListeners(0, this.ended);
  }

  /** Returns when the run is finished, or `stop` was given and no turn of it is under way. */
  static async drive(
    context: RunContext,
    plans: ReadonlyMap<string, Plan>,
    runId: number,
    stop: AbortSignal,
  ): Promise<void> {
    const loaded = await store.loadRun(context.db, runId);
    if (!loaded) return;
    const plan = plans.get(loaded.run.function_id);
    const body = loaded.steps.find((step) => step.kind === "body");
    if (!plan || !body) {
      const message = `There is no function "${loaded.run.function_id}" any more`;
      return store.finishRun(context.db, loaded.run, { error: { name: "Error", message } });
    }
    const steps = loaded.steps.filter((step) => step !== body);
    await new RunLoop(context, plan, loaded.run, body, steps, stop).drive();
  }

  private async drive(): Promise<void> {
    while (!this.ended.aborted) {
      const open = this.steps.filter(isOpen);
      if (open.length === 0) await this.turn(this.body);
      else await this.settle(open);
    }
  }

  /** Works steps off side by side. An error of the database ends the others before it is thrown. */
  private async settle(steps: readonly store.Step[]): Promise<void> {
    const work = steps.map(async (step) => {
      while (!this.ended.aborted && isOpen(step)) await this.turn(step);
    });
    for (const one of work) one.catch(() => this.over.abort());
    const failed = (await Promise.allSettled(work)).find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  }

  /** Waits until the step is due and has a slot, runs it once and writes down what came of it. */
  private async turn(step: store.Step): Promise<void> {
    await sleepUntil(step.due_at, this.ended);
    if (this.ended.aborted) return;
    if (step.kind === "sleep") return this.close(step, { state: "done", output: null });
    if (step.crashes >= this.context.maxCrashes) return this.apply(step, crashed(step));
    await this.context.slots.run(this.plan, this.run.event, step.crashes > 0, async () => {
      if (this.ended.aborted) return;
      if (!(await store.beginStep(this.context.db, step))) return this.over.abort();
      const outcome = await this.call(step);
      if (!this.over.signal.aborted && !this.context.lost.aborted) await this.apply(step, outcome);
    });
  }

  /** One turn through the SDK. Whatever goes wrong with the turn itself is a failed try as well. */
  private async call(step: store.Step): Promise<Outcome> {
    const { caller, turnLimitMs } = this.context;
    const body = callBody({
      run_id: this.run.id,
      event: this.run.event,
      steps: this.steps,
      attempt: step.attempt,
      max_attempts: this.plan.attempts,
    });
    try {
      const turn = caller.call(this.plan.id, step.key, body);
      const outcome = readAnswer(await within(turnLimitMs, turn, `"${step.name}"`));
      // The run is taken up again when the database is back.
      if (outcome.type === "threw" && isUnreachable(outcome.error)) throw new DatabaseUnreachable();
      return outcome;
    } catch (error) {
      if (isUnreachable(error)) throw error;
      const final = step.attempt + 1 >= this.plan.attempts;
      return { type: "threw", error: JobError.parse(error), final };
    }
  }

  private async apply(step: store.Step, outcome: Outcome): Promise<void> {
    switch (outcome.type) {
      case "ran":
        return this.close(step, { state: "done", output: outcome.output });
      case "returned":
        return this.finish({ output: outcome.output });
      case "refused":
        return this.finish({ error: { name: "Error", message: outcome.reason } });
      case "planned":
        if (step.kind === "body") return this.extend(outcome);
        return this.finish({ error: { name: "Error", message: `"${step.name}" gave no result` } });
      case "threw":
        if (!outcome.final) return this.retry(step, outcome);
        if (step.kind === "body") return this.finish({ error: outcome.error });
        return this.close(step, { state: "failed", error: outcome.error });
    }
  }

  private async extend({ steps }: Extract<Outcome, { type: "planned" }>): Promise<void> {
    if (this.steps.length + steps.length > MAX_STEPS) {
      const message = `A run has at most ${MAX_STEPS} steps`;
      return this.finish({ error: { name: "Error", message } });
    }
    this.steps.push(...(await store.planSteps(this.context.db, this.body, steps)));
    Object.assign(this.body, { state: "waiting", attempt: 0, crashes: 0, due_at: null });
  }

  private async retry(
    step: store.Step,
    { error, retryAfter }: Extract<Outcome, { type: "threw" }>,
  ): Promise<void> {
    const now = new Date();
    const due_at = retryAfter
      ? retryTime(retryAfter, now)
      : this.context.backoff(step.attempt, now);
    this.context.log.warn(
      {
        run_id: this.run.id,
        function_id: this.plan.id,
        step: step.name,
        ...failureInLog(error),
        due_at,
      },
      "A step failed and is tried again",
    );
    Object.assign(step, { state: "waiting", attempt: step.attempt + 1, crashes: 0, due_at, error });
    await store.saveStep(this.context.db, step);
  }

  private async close(
    step: store.Step,
    end: { state: "done"; output: unknown } | { state: "failed"; error: unknown },
  ): Promise<void> {
    const position = this.steps.filter((step) => step.position !== null).length;
    Object.assign(step, { error: null, due_at: null }, end, { position });
    await store.saveStep(this.context.db, step);
  }

  private async finish(end: Parameters<typeof store.finishRun>[2]): Promise<void> {
    this.over.abort();
    await store.finishRun(this.context.db, this.run, end);
    countJob(this.plan.id, "error" in end ? "failed" : "completed");
    if ("error" in end) {
      const { id: run_id, function_id } = this.run;
      this.context.log.error({ run_id, function_id, ...failureInLog(end.error) }, "A job failed");
    }
  }
}

async function within<T>(ms: number, turn: Promise<T>, name: string): Promise<T> {
  const timer = new AbortController();
  const limit = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${name} took longer than ${ms / 1000} seconds`);
  });
  try {
    return await Promise.race([turn, limit]);
  } finally {
    limit.catch(() => undefined);
    timer.abort();
  }
}

/** Sleeps in pieces: a timer cannot hold more than 24 days. Resolves at once when `stop` is given. */
async function sleepUntil(due_at: string | null, stop: AbortSignal): Promise<void> {
  for (;;) {
    const rest = due_at === null ? 0 : Date.parse(due_at) - Date.now();
    if (rest <= 0 || stop.aborted) return;
    await wait(Math.min(rest, DAY_MS), undefined, { signal: stop }).catch(() => undefined);
  }
}

function isOpen(step: store.Step): boolean {
  return step.state === "waiting";
}

function crashed(step: store.Step): Outcome {
  const message = `"${step.name}" stopped the whole process ${step.crashes} times`;
  return { type: "threw", error: { name: "Error", message }, final: true };
}
