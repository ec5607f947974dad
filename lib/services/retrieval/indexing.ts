import { and, eq, gt, gte, isNull, lt, ne, or } from "drizzle-orm";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { fileUnindexed } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { indexBatch, VERSION } from "@/lib/services/retrieval/index-file";
import { DAY_MS } from "@/lib/time/durations";

/** A step that takes longer would be repeated at large after an interruption. */
const STEP_MS = 5_000;
/** Files that one round asks for; the next round finds the others. */
const ROUND = 500;
const LATELY_MS = 2 * DAY_MS;

/** Indexes the pages of a file for some seconds. Returns whether there is more to do. */
export async function indexForSomeSeconds(owner: Owner, file_id: number): Promise<boolean> {
  const [file] = await db()
    .select({ attempt: files.pages_attempt })
    .from(files)
    .where(ownedBy(files, owner, file_id));
  if (!file) return false;
  const until = performance.now() + STEP_MS;
  while (await indexBatch(owner, { file_id, ...file })) {
    if (performance.now() > until) return true;
  }
  return false;
}

/** Asks for what was read lately but not indexed to the end, and for what an earlier program indexed. */
export async function requestMissingIndexes(): Promise<void> {
  const pages = { owner_id: files.owner_id, file_id: files.id, attempt: files.pages_attempt };
  const readable = and(
    eq(readings.stage, "ready"),
    isNull(files.trash_id),
    gte(files.pages_read, files.page_count),
  );
  const unfinished = await db()
    .select(pages)
    .from(readings)
    .innerJoin(files, eq(files.id, readings.file_id))
    .leftJoin(fileIndexes, eq(fileIndexes.file_id, files.id))
    .where(
      and(
        readable,
        gt(readings.updated_at, new Date(Date.now() - LATELY_MS).toISOString()),
        or(isNull(fileIndexes.finished_at), ne(fileIndexes.attempt, files.pages_attempt)),
      ),
    )
    .limit(ROUND);
  const outdated = await db()
    .select(pages)
    .from(fileIndexes)
    .innerJoin(files, eq(files.id, fileIndexes.file_id))
    .innerJoin(readings, eq(readings.file_id, files.id))
    .where(and(readable, lt(fileIndexes.version, VERSION)))
    .limit(ROUND);
  await announce(
    [...unfinished, ...outdated].map((pages) =>
      fileUnindexed.create(pages, {
        id: `files/unindexed-${pages.file_id}-${pages.attempt}-${VERSION}`,
      }),
    ),
  );
}
