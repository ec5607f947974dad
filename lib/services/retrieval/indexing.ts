import { and, eq, gt, gte, isNull, lt, ne, or } from "drizzle-orm";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { inngest } from "@/inngest/client";
import { fileUnindexed } from "@/inngest/events";
import { log } from "@/lib/log";
import { advanceFile, type Reading } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";
import { indexBatch, VERSION } from "@/lib/services/retrieval/index-file";

/** A step that takes longer would be repeated at large after an interruption. */
const STEP_MS = 5_000;
/** Files that one round asks for; the next round finds the others. */
const ROUND = 500;
const LATELY_MS = 2 * 24 * 60 * 60 * 1000;

/** Indexes the file for some seconds. Answers whether there is more to do. */
export async function indexForAWhile(owner: Owner, reading: Reading): Promise<boolean> {
  await advanceFile(owner, reading, { stage: "indexing" });
  const until = performance.now() + STEP_MS;
  while (await indexBatch(owner, reading)) {
    if (performance.now() > until) return true;
  }
  return false;
}

/** Asks for the index of a file whose pages are read. Should that fail, `requestMissingIndexes` does. */
export async function requestIndex(owner: Owner, file_id: number): Promise<void> {
  const [file] = await db()
    .select({ attempt: files.attempts })
    .from(files)
    .where(mine(files, owner, file_id));
  if (file) await announce([{ owner_id: owner.id, file_id, attempt: file.attempt }]);
}

/** Asks for what was read lately but not indexed to the end, and for what an earlier program indexed. */
export async function requestMissingIndexes(): Promise<void> {
  const reading = { owner_id: files.owner_id, file_id: files.id, attempt: files.attempts };
  const unfinished = await db()
    .select(reading)
    .from(files)
    .leftJoin(fileIndexes, eq(fileIndexes.file_id, files.id))
    .where(
      and(
        eq(files.stage, "ready"),
        gt(files.updated_at, new Date(Date.now() - LATELY_MS).toISOString()),
        isNull(files.trash_id),
        gte(files.pages_read, files.page_count),
        or(isNull(fileIndexes.finished_at), ne(fileIndexes.attempt, files.attempts)),
      ),
    )
    .limit(ROUND);
  const outdated = await db()
    .select(reading)
    .from(fileIndexes)
    .innerJoin(files, eq(files.id, fileIndexes.file_id))
    .where(and(lt(fileIndexes.version, VERSION), eq(files.stage, "ready"), isNull(files.trash_id)))
    .limit(ROUND);
  await announce([...unfinished, ...outdated]);
}

async function announce(readings: (Reading & { owner_id: number })[]): Promise<void> {
  if (readings.length === 0) return;
  try {
    await inngest.send(
      readings.map((reading) =>
        fileUnindexed.create(reading, {
          id: `files/unindexed-${reading.file_id}-${reading.attempt}-${VERSION}`,
        }),
      ),
    );
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "an index was not asked for");
  }
}
