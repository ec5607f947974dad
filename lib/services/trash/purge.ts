import { and, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { trash } from "@/db/schema/trash";
import { TRASH_DAYS } from "@/lib/contract/values";
import { log } from "@/lib/log";
import { releaseContent } from "@/lib/services/files/contents";
import { found } from "@/lib/services/kernel/errors";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { DAY_MS } from "@/lib/time/durations";

/** Deletions that one round of the job makes final. */
const ROUND = 200;
const MOST_ROUNDS = 50;

/** Makes one deletion final. */
export async function removeFromTrash(owner: Owner, trash_id: number): Promise<void> {
  const [item] = await db()
    .select({ id: trash.id })
    .from(trash)
    .where(ownedBy(trash, owner, trash_id));
  await purge(owner, [found(item, "Trash item").id]);
}

/** Makes every deletion of the student final. */
export async function emptyTrash(owner: Owner): Promise<void> {
  const items = await db().select({ id: trash.id }).from(trash).where(ownedBy(trash, owner));
  await purge(
    owner,
    items.map(({ id }) => id),
  );
}

/** Makes final what has lain in the trash for its days. One student's trouble holds up nobody else. */
export async function purgeExpired(): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
  const held = new Set<number>([0]);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const expired = await db()
      .select({ id: trash.id, owner_id: trash.owner_id })
      .from(trash)
      .where(and(lt(trash.deleted_at, before), notInArray(trash.owner_id, [...held])))
      .orderBy(trash.deleted_at)
      .limit(ROUND);
    for (const [owner_id, items] of Map.groupBy(expired, (item) => item.owner_id)) {
      const ids = items.map(({ id }) => id);
      try {
        await forOwner(owner_id, (owner) => purge(owner, ids));
      } catch (error) {
        log.error({ owner_id, error }, "the trash could not be emptied");
        held.add(owner_id);
      }
    }
    if (expired.length < ROUND) return;
  }
}

/**
 * Deletes the rows that these deletions hide; with a course go its other deletions. The bytes of their
 * files are announced first: a crash in between leaves nothing behind.
 */
async function purge(owner: Owner, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const courses = sql`(select ${trash.item_id} from ${trash} where ${and(
    ownedBy(trash, owner),
    inArray(trash.id, ids),
    eq(trash.kind, "course"),
  )})`;
  // The PDF of an import that waited for its review belongs to no course yet.
  const imported = db()
    .select({ id: syllabusImports.file_id })
    .from(syllabusImports)
    .where(and(ownedBy(syllabusImports, owner), inArray(syllabusImports.course_id, courses)));
  const ofImports = and(eq(files.owner_id, owner.id), inArray(files.id, imported));
  const stored = await db()
    .selectDistinct({ sha256: files.sha256 })
    .from(files)
    .where(
      or(
        ofImports,
        and(
          eq(files.owner_id, owner.id),
          or(inArray(files.trash_id, ids), inArray(files.course_id, courses)),
        ),
      ),
    );
  await releaseContent(
    owner,
    stored.map(({ sha256 }) => sha256),
  );
  await db()
    .delete(files)
    .where(and(ofImports, isNull(files.course_id)));
  await db()
    .delete(trash)
    .where(
      and(ownedBy(trash, owner), or(inArray(trash.id, ids), inArray(trash.course_id, courses))),
    );
}
