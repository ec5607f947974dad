import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterCommit, db, type Transaction } from "@/db/client";
import { inngest } from "@/inngest/client";
import type { JobEvent } from "@/inngest/embedded/protocol";
import {
  addEvents,
  deleteHandledEvents,
  markHandled,
  pendingEvents,
} from "@/inngest/embedded/store";
import { jobEngine } from "@/lib/env";

/** An event of `inngest/events.ts`; the same id is taken once a day. */
interface Announced {
  name: string;
  data?: object;
  id?: string | undefined;
}

/** What one request to an Inngest server may hold. */
const BATCH_BYTES = 256 * 1024;
/** How long a student's request waits for an Inngest server; what it does not take in time is sent again later. */
const PATIENCE_MS = 2000;

/**
 * Writes events into the database: with `tx` by the transaction that stores what they speak of, so that neither is
 * there without the other. From there they go to whoever runs the jobs, at once or, after an interruption, later.
 */
export async function announce(events: readonly Announced[], tx?: Transaction): Promise<void> {
  if (events.length === 0) return;
  await addEvents(tx ?? db(), events.map(stored));
  if (tx) afterCommit(tx, deliver);
  else await deliver();
}

/** Sends an Inngest server what waits for it. The embedded engine reads the table itself. Safe to repeat. */
export async function sendWaiting(): Promise<void> {
  if (jobEngine === "embedded") return;
  for (let rows = await pendingEvents(db(), 100); rows.length > 0; ) {
    for (const batch of batchesOf(rows)) {
      await inngest.send(batch.map(({ event }) => event).filter(isOurs));
      await markHandled(
        db(),
        batch.map(({ id }) => id),
      );
    }
    rows = await pendingEvents(db(), 100);
  }
  await deleteHandledEvents(db(), new Date());
}

/** Has what waits begin. What cannot be reached now is tried again later. */
export async function deliver(): Promise<void> {
  if (jobEngine === "embedded") return globalThis.studyCompanionWakeJobs?.();
  const sent = nextRound().catch((error: unknown) =>
    inngest.logger.warn(
      { name: error instanceof Error ? error.name : "" },
      "Inngest did not take events; they wait",
    ),
  );
  await Promise.race([sent, wait(PATIENCE_MS, undefined, { ref: false })]);
}

let underWay: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/** One round at a time; all who come while it runs share the next one, which sees what they wrote. */
function nextRound(): Promise<void> {
  next ??= underWay.then(() => {
    next = undefined;
    const round = sendWaiting();
    underWay = round.catch(() => undefined);
    return round;
  });
  return next;
}

function stored({ name, data = {}, id = randomUUID() }: Announced): JobEvent {
  return { id, name, data: { ...data }, ts: Date.now() };
}

/** What the embedded engine told itself before an Inngest server took its place is not for that one. */
function isOurs({ name }: JobEvent): boolean {
  return !name.startsWith("inngest/");
}

function batchesOf<T extends { event: JobEvent }>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row.event));
    if (bytes > room) {
      batches.push([]);
      room = BATCH_BYTES;
    }
    batches.at(-1)?.push(row);
    room -= bytes;
  }
  return batches;
}
