import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { jobEvents, jobRuns, jobSteps } from "@/db/schema/jobs";
import { DAY_MS } from "@/lib/time/durations";
import { FUNCTION_FAILED } from "./plan";
import { BODY, type JobError, JobEvent, type PlannedStep } from "./protocol";
import { later, sleepEnd } from "./schedule";

/** The engine's SQL. Every write is conditional, so that a cancelled or deleted run stays so. */

export type Run = Omit<typeof jobRuns.$inferSelect, "event"> & { event: JobEvent };
export type Step = typeof jobSteps.$inferSelect;

export interface NewRun {
  function_id: string;
  event: JobEvent;
  idempotency_key: string | null;
}

export async function addEvents(
  db: Database | Transaction,
  events: readonly JobEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ event_id: event.id, owner_id: ownerOf(event), event }));
  await db.insert(jobEvents).values(rows).onConflictDoNothing();
}

export async function pendingEvents(db: Database, limit: number) {
  const rows = await db
    .select({ id: jobEvents.id, event: jobEvents.event })
    .from(jobEvents)
    .where(isNull(jobEvents.handled_at))
    .orderBy(asc(jobEvents.id))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, event: JobEvent.parse(row.event) }));
}

/** Events that another server has taken. */
export async function markHandled(db: Database, ids: readonly number[]): Promise<void> {
  const handled_at = new Date().toISOString();
  await db
    .update(jobEvents)
    .set({ handled_at })
    .where(inArray(jobEvents.id, [...ids]));
}

/** Turns an event into its runs, and marks it, in one transaction. Returns the new runs' ids. */
export async function acceptEvent(
  tx: Transaction,
  eventRow: number,
  runs: readonly NewRun[],
): Promise<number[]> {
  const ids = [];
  for (const run of runs) ids.push(...(await addRun(tx, run)));
  const handled_at = new Date().toISOString();
  await tx.update(jobEvents).set({ handled_at }).where(eq(jobEvents.id, eventRow));
  return ids;
}

/** Adds a run unless one with its idempotency key began within a day. Returns its id, or nothing. */
export async function addRun(db: Database | Transaction, run: NewRun): Promise<number[]> {
  if (run.idempotency_key !== null) {
    const [twin] = await db
      .select({ id: jobRuns.id })
      .from(jobRuns)
      .where(
        and(
          eq(jobRuns.function_id, run.function_id),
          eq(jobRuns.idempotency_key, run.idempotency_key),
          gt(jobRuns.created_at, later(new Date(), -DAY_MS)),
        ),
      )
      .limit(1);
    if (twin) return [];
  }
  const rows = await db
    .insert(jobRuns)
    .values({ ...run, owner_id: ownerOf(run.event) })
    .returning({ id: jobRuns.id });
  return rows.map((row) => row.id);
}

/** The unfinished runs of a function with their events, for cancellation. */
export async function activeRunsOf(tx: Transaction, functionId: string) {
  const rows = await tx
    .select({ id: jobRuns.id, event: jobRuns.event })
    .from(jobRuns)
    .where(and(eq(jobRuns.state, "active"), eq(jobRuns.function_id, functionId)));
  return rows.map((row) => ({ id: row.id, event: JobEvent.parse(row.event) }));
}

export async function cancelRuns(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(jobRuns)
    .set({ state: "cancelled", finished_at: new Date().toISOString() })
    .where(and(inArray(jobRuns.id, [...ids]), eq(jobRuns.state, "active")));
}

/** Unfinished runs; first those with a step that was running at the most crashes. */
export async function activeRunIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .leftJoin(jobSteps, eq(jobSteps.run_id, jobRuns.id))
    .where(eq(jobRuns.state, "active"))
    .groupBy(jobRuns.id)
    .orderBy(sql`max(coalesce(${jobSteps.crashes}, 0)) desc`, asc(jobRuns.id));
  return rows.map((row) => row.id);
}

/** A run with its steps, the body first of all; null where it is gone or finished. */
export async function loadRun(
  db: Database,
  id: number,
): Promise<{ run: Run; steps: Step[] } | null> {
  const [row] = await db
    .select()
    .from(jobRuns)
    .where(and(eq(jobRuns.id, id), eq(jobRuns.state, "active")));
  if (!row) return null;
  await db
    .insert(jobSteps)
    .values({ run_id: id, key: BODY, kind: "body", name: row.function_id })
    .onConflictDoNothing();
  const steps = await db.select().from(jobSteps).where(eq(jobSteps.run_id, id));
  return { run: { ...row, event: JobEvent.parse(row.event) }, steps };
}

/** Marks a waiting step as running. False where the run is not active any more. */
export async function beginStep(db: Database, step: Step): Promise<boolean> {
  const active = db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .where(and(eq(jobRuns.id, step.run_id), eq(jobRuns.state, "active")));
  const rows = await db
    .update(jobSteps)
    .set({ state: "running" })
    .where(and(isStep(step), eq(jobSteps.state, "waiting"), inArray(jobSteps.run_id, active)))
    .returning({ key: jobSteps.key });
  return rows.length > 0;
}

/** Writes how a step stands after a turn. A step that is done or failed is never touched again. */
export async function saveStep(db: Database, step: Step): Promise<void> {
  const { state, attempt, crashes, due_at, position, output, error } = step;
  await db
    .update(jobSteps)
    .set({ state, attempt, crashes, due_at, position, output, error })
    .where(and(isStep(step), inArray(jobSteps.state, ["waiting", "running"])));
}

/** Adds the steps that the body has planned and sets the body back to its first try. */
export async function planSteps(
  db: Database,
  body: Step,
  planned: readonly PlannedStep[],
): Promise<Step[]> {
  const now = new Date();
  const rows = planned.map(({ key, name, sleep }) => ({
    run_id: body.run_id,
    key,
    kind: sleep === undefined ? ("step" as const) : ("sleep" as const),
    name,
    due_at: sleep === undefined ? null : sleepEnd(sleep, now),
  }));
  return db.transaction(async (tx) => {
    await tx
      .update(jobSteps)
      .set({ state: "waiting", attempt: 0, crashes: 0, due_at: null })
      .where(isStep(body));
    return tx.insert(jobSteps).values(rows).returning();
  });
}

/** Ends a run; a failure and the event that tells of it are one transaction. */
export async function finishRun(
  db: Database,
  run: Run,
  end: { output: unknown } | { error: JobError },
): Promise<void> {
  const failed = "error" in end;
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(jobRuns)
      .set({
        ...end,
        state: failed ? "failed" : "completed",
        finished_at: new Date().toISOString(),
      })
      .where(and(eq(jobRuns.id, run.id), eq(jobRuns.state, "active")))
      .returning({ id: jobRuns.id });
    await tx.delete(jobSteps).where(isStep({ run_id: run.id, key: BODY }));
    if (rows.length > 0 && failed) await addEvents(tx, [failureEvent(run, end.error)]);
  });
}

/** Sets interrupted steps back, as if they had not begun; of one run where it is named. */
export async function releaseSteps(db: Database, runId?: number): Promise<void> {
  const ownedBy = runId === undefined ? undefined : eq(jobSteps.run_id, runId);
  await db
    .update(jobSteps)
    .set({ state: "waiting" })
    .where(and(eq(jobSteps.state, "running"), ownedBy));
}

/**
 * Sets back what was running when the process died, and counts that. It is no failed try: whatever ends a process
 * ends all its steps. What was interrupted before waits a little, so that a machine that goes down again and again
 * does not use up the tries of what happens to run first; a process that dies meanwhile speaks for what waits. Of two
 * that wait and end the process in turns the less suspected does not speak for the other's equal, so both are found.
 */
export async function releaseCrashed(
  db: Database,
  backoff: (times: number, now: Date) => string,
): Promise<void> {
  const running = eq(jobSteps.state, "running");
  const counts = await db
    .selectDistinct({ before: jobSteps.crashes })
    .from(jobSteps)
    .where(running);
  const suspected = Math.max(0, ...counts.map(({ before }) => before + 1));
  const active = db.select({ id: jobRuns.id }).from(jobRuns).where(eq(jobRuns.state, "active"));
  await db
    .update(jobSteps)
    .set({ crashes: sql`${jobSteps.crashes} - 1` })
    .where(
      and(
        inArray(jobSteps.run_id, active),
        eq(jobSteps.state, "waiting"),
        gt(jobSteps.crashes, suspected),
      ),
    );
  const now = new Date();
  for (const { before } of counts) {
    const due_at = before === 0 ? null : backoff(before - 1, now);
    await db
      .update(jobSteps)
      .set({ state: "waiting", crashes: before + 1, due_at })
      .where(and(running, eq(jobSteps.crashes, before)));
  }
}

/** Forgets what is over: runs after a week, events after a day. */
export async function deleteFinished(db: Database, now: Date): Promise<void> {
  await db.delete(jobRuns).where(lt(jobRuns.finished_at, later(now, -7 * DAY_MS)));
  await deleteHandledEvents(db, now);
}

/** Their ids repeat no more after a day. */
export async function deleteHandledEvents(db: Database, now: Date): Promise<void> {
  await db.delete(jobEvents).where(lt(jobEvents.handled_at, later(now, -DAY_MS)));
}

function failureEvent(run: Run, error: JobError): JobEvent {
  return {
    id: `failed-run-${run.id}`,
    name: FUNCTION_FAILED,
    data: { function_id: run.function_id, run_id: String(run.id), error, event: run.event },
    ts: Date.now(),
  };
}

/** Whose event it is: `data.owner_id`, for a failure that of the event behind it. */
function ownerOf(event: JobEvent): number | null {
  const origin = JobEvent.safeParse(event.data.event);
  const owner = (origin.success ? origin.data : event).data.owner_id;
  return Number.isInteger(owner) ? Number(owner) : null;
}

function isStep(step: Pick<Step, "run_id" | "key">) {
  return and(eq(jobSteps.run_id, step.run_id), eq(jobSteps.key, step.key));
}
