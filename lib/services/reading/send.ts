import { and, eq, isNull, lt } from "drizzle-orm";
import { db } from "@/db/client";
import { readings } from "@/db/schema/readings";
import { inngest } from "@/inngest/client";
import { documentGiven } from "@/inngest/events";
import { log } from "@/lib/log";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  failReading,
  isLive,
  ofSubject,
  type Reading,
  restartReading,
  type Stage,
  type Subject,
} from "@/lib/services/reading/readings";

const FILE_NOT_SENT = "Your file is safe, but we couldn't start reading it. Please press Retry.";
const SYLLABUS_NOT_SENT =
  "The syllabus is safe, but we couldn't start reading it. Please try again.";
/** Whoever stores a document sends it within this time, or did not live to. */
const UNSENT_MS = 30_000;
/** Documents that one round sends; the next round finds the others. */
const ROUND = 500;

const TO_SEND = {
  owner_id: readings.owner_id,
  reading_id: readings.id,
  attempt: readings.attempt,
  file_id: readings.file_id,
};

/** Has the job read it, once per attempt; after the transaction that stored it. When that fails the reading says so. */
export async function sendReading(owner: Owner, subject: Subject): Promise<void> {
  const [row] = await db()
    .select({ ...TO_SEND, source_id: readings.source_id, import_id: readings.import_id })
    .from(readings)
    .where(and(ownedBy(readings, owner), ofSubject(subject)));
  const { source_id, import_id, ...unsent } = found(row, "File");
  try {
    await send([unsent]);
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    log.error({ reading_id: unsent.reading_id, name }, "event not sent");
    const is_syllabus = source_id !== null || import_id !== null;
    await failReading(owner, unsent, is_syllabus ? SYLLABUS_NOT_SENT : FILE_NOT_SENT);
  }
}

/** Reads once more what is in one of these stages. Answers whether it was. */
export async function retryReading(
  owner: Owner,
  subject: Subject,
  stages: Stage[] = ["failed"],
): Promise<boolean> {
  const restarted = await db().transaction((tx) => restartReading(tx, owner, subject, { stages }));
  if (restarted) await sendReading(owner, subject);
  return restarted;
}

/** Sends what was stored but not sent, because the process ended in between or an earlier release stored it. */
export async function sendUnsent(): Promise<void> {
  const before = new Date(Date.now() - UNSENT_MS).toISOString();
  const unsent = await db()
    .select(TO_SEND)
    .from(readings)
    .where(
      and(
        eq(readings.stage, "stored"),
        isNull(readings.sent_at),
        lt(readings.updated_at, before),
        isLive(),
      ),
    )
    .orderBy(readings.updated_at)
    .limit(ROUND);
  if (unsent.length > 0) await send(unsent);
}

async function send(
  unsent: (Reading & { owner_id: number; file_id: number | null })[],
): Promise<void> {
  await inngest.send(
    unsent.map((data) =>
      documentGiven.create(data, { id: `documents/given-${data.reading_id}-${data.attempt}` }),
    ),
  );
  const sent_at = new Date().toISOString();
  for (const { reading_id, attempt } of unsent) {
    await db()
      .update(readings)
      .set({ sent_at })
      .where(and(eq(readings.id, reading_id), eq(readings.attempt, attempt)));
  }
}
