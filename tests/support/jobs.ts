import { setTimeout as wait } from "node:timers/promises";
import { asc, eq, isNull } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { GetFunctionInput, InngestFunction } from "inngest";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { db, migrateDatabase, openDatabase } from "@/db/client";
import { jobEvents, jobRuns, jobSteps } from "@/db/schema/jobs";
import { inngest } from "@/inngest/client";
import { Engine, type EngineOptions } from "@/inngest/embedded/engine";

/** The test database with every table of the product. */
export async function openJobDatabase(): Promise<void> {
  await openDatabase();
  await migrateDatabase();
}

type Options = Partial<Omit<EngineOptions, "functions" | "client" | "db">>;

/** An engine on the test database with quick retries. Stop it at the end of the test. */
export async function startEngine(
  functions: readonly InngestFunction.Like[],
  options: Options = {},
): Promise<Engine> {
  const engine = await Engine.start({
    db: db(),
    client: inngest,
    functions,
    log: inngest.logger,
    // Events wake it. Each look asks once for every cron function, which more often costs more than many a test.
    pollMs: 1000,
    graceMs: 2000,
    backoff: (_attempt, now) => new Date(now.getTime() + 20).toISOString(),
    ...options,
  });
  globalThis.studyCompanionWakeJobs = () => engine.wake();
  return engine;
}

/** Each test of the file begins without runs and with an empty journal, and its engine ends with it. */
export function freshJobs() {
  const journal: string[] = [];
  let engine: Engine | undefined;
  beforeAll(openJobDatabase);
  beforeEach(async () => {
    await emptyJobTables();
    journal.length = 0;
  });
  afterEach(() => engine?.stop());
  return {
    journal,
    note: (line: string) => {
      journal.push(line);
    },
    start: async (functions: readonly InngestFunction.Like[], options: Options = {}) => {
      engine = await startEngine(functions, options);
      return engine;
    },
  };
}

/** Waits until every event is handled and every run has ended. */
export async function settled(limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isIdle())) {
    if (Date.now() > end) throw new Error(`The jobs have not settled within ${limitMs} ms`);
    await wait(20);
  }
}

/** One statement, so one moment: between two a failing run could turn into an event unseen. */
async function isIdle(): Promise<boolean> {
  const active = db().select({ id: jobRuns.id }).from(jobRuns).where(eq(jobRuns.state, "active"));
  const pending = db()
    .select({ id: jobEvents.id })
    .from(jobEvents)
    .where(isNull(jobEvents.handled_at));
  return (await unionAll(active, pending).limit(1)).length === 0;
}

export async function runs() {
  return db().select().from(jobRuns).orderBy(asc(jobRuns.id));
}

export async function steps() {
  return db().select().from(jobSteps).orderBy(asc(jobSteps.run_id), asc(jobSteps.position));
}

export async function emptyJobTables(): Promise<void> {
  await db().delete(jobRuns);
  await db().delete(jobEvents);
}

export type Context = GetFunctionInput<typeof inngest>;
type Handler = (context: Context) => Promise<unknown>;

/** The function `id` on the event `test/<id>`. */
export function define(
  id: string,
  handler: Handler,
  options: Partial<InngestFunction.Options> = {},
) {
  return inngest.createFunction({ ...options, id, triggers: [{ event: `test/${id}` }] }, handler);
}

/** Sends the event `test/<id>`. */
export async function send(id: string, data: Record<string, unknown> = {}) {
  await inngest.send({ name: `test/${id}`, data });
}

/** Waits until something that is about to happen has happened. */
export async function until(met: () => boolean | Promise<boolean>) {
  for (let tries = 0; !(await met()); tries++) {
    if (tries > 200) throw new Error("It never happened");
    await wait(20);
  }
}
