import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { contentReleased } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { contentKey, removeFile } from "@/lib/files/storage";
import type { Owner } from "@/lib/services/kernel/owner";

/** As many as one event takes. */
const MOST_HASHES = 2000;

/**
 * Stored bytes are shared by all files of a student with the same content. Whoever adds or removes a
 * reference holds this lock until the transaction ends, so that no upload loses its bytes to a
 * deletion that goes on at the same time.
 */
export async function lockContent(tx: Transaction, owner: Owner, sha256: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${owner.id}, ${Number.parseInt(sha256.slice(0, 8), 16) | 0})`,
  );
}

/**
 * Announces that these bytes may no longer be needed. Call it before the rows go: a crash in between
 * leaves nothing behind, because the job looks whether a file still needs them.
 */
export async function releaseContent(owner: Owner, hashes: string[]): Promise<void> {
  for (let from = 0; from < hashes.length; from += MOST_HASHES) {
    const some = hashes.slice(from, from + MOST_HASHES);
    await announce([contentReleased.create({ owner_id: owner.id, hashes: some })]);
  }
}

/** Deletes stored bytes that no file of the student needs any more. */
export async function removeUnneededContent(owner: Owner, hashes: string[]): Promise<void> {
  for (const sha256 of hashes) {
    await db().transaction(async (tx) => {
      await lockContent(tx, owner, sha256);
      const [needed] = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.owner_id, owner.id), eq(files.sha256, sha256)))
        .limit(1);
      if (!needed) await removeFile(contentKey(owner.id, sha256));
    });
  }
}
