import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { trash } from "@/db/schema/trash";
import type { RestoredItem, TrashItem } from "@/lib/contract/trash";
import { TRASH_DAYS, type TrashKind } from "@/lib/contract/values";
import { Failure, found, violatedConstraint } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { restartHidden } from "@/lib/services/reading/hidden";
import { followingRestoration } from "@/lib/services/trash/follow-schedule";
import { relink, TRASHABLE_TABLES } from "@/lib/services/trash/move-to-trash";
import { leaveTakenOver } from "@/lib/services/trash/taken-over";
import { DAY_MS } from "@/lib/time/durations";

const MOST_LISTED = 1000;

/** Newest first. */
export function listTrash(owner: Owner): Promise<TrashItem[]> {
  return selectTrash(owner, undefined);
}

/** Takes back the deletion of this very item, as the Undo of a message does. */
export async function undoDeletion(
  owner: Owner,
  { kind, item_id }: { kind: TrashKind; item_id: number },
): Promise<RestoredItem> {
  return restore(owner, and(eq(trash.kind, kind), eq(trash.item_id, item_id)));
}

/** 409 when its name is taken by now, or its course is in the trash as well. */
export async function restoreFromTrash(owner: Owner, trash_id: number): Promise<RestoredItem> {
  return restore(owner, eq(trash.id, trash_id));
}

async function restore(owner: Owner, condition: SQL | undefined): Promise<RestoredItem> {
  const [listed] = await selectTrash(owner, condition);
  const item = found(listed, "Trash item");
  const elsewhere = await withRestoreConflicts(() =>
    db().transaction((tx) =>
      followingRestoration(tx, owner, item, () => restoreRows(tx, owner, item)),
    ),
  );
  return { ...item, elsewhere };
}

/** 409 when its course is in the trash. Answers how much work of a calendar stays with another one. */
export async function restoreRows(
  tx: Transaction,
  owner: Owner,
  { id, kind, item_id }: Pick<TrashItem, "id" | "kind" | "item_id">,
): Promise<number> {
  const [deletion] = await tx
    .select({ unlinked: trash.unlinked_assignments, course_id: trash.course_id })
    .from(trash)
    .where(ownedBy(trash, owner, id))
    .for("update");
  const { unlinked, course_id } = found(deletion, "Trash item");
  if (course_id !== null) await requireExistingCourse(tx, owner, course_id);
  await restartHidden(tx, owner, id);
  for (const table of TRASHABLE_TABLES) {
    const hidden = and(eq(table.owner_id, owner.id), eq(table.trash_id, id));
    // What of it is in a course that was deleted since comes back with that course.
    const still =
      kind === "calendar" && "course_id" in table
        ? sql`(select ${courses.trash_id} from ${courses} where ${courses.id} = ${table.course_id}
            and ${eq(courses.owner_id, owner.id)})`
        : sql`null`;
    await tx.execute(sql`update ${table} set trash_id = ${still} where ${hidden}`);
  }
  // Deleted last: rows that still refer to it would be deleted with it.
  await tx.delete(trash).where(ownedBy(trash, owner, id));
  if (kind === "file") await relink(tx, owner, item_id, unlinked);
  return kind === "calendar" ? leaveTakenOver(tx, owner, item_id) : 0;
}

/** Nothing comes back into a course that is deleted, or being deleted at this moment. */
async function requireExistingCourse(
  tx: Transaction,
  owner: Owner,
  course_id: number,
): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("share");
  if (course) return;
  throw new Failure(409, "Its course is in the trash too. Restore the course first.");
}

async function selectTrash(owner: Owner, condition: SQL | undefined): Promise<TrashItem[]> {
  const rows = await db()
    .select({
      id: trash.id,
      kind: trash.kind,
      item_id: trash.item_id,
      title: trash.title,
      course_id: trash.course_id,
      course_name: courses.name,
      course_in_trash: sql<boolean>`${courses.trash_id} is not null`,
      item_count: trash.item_count,
      deleted_at: trash.deleted_at,
    })
    .from(trash)
    .leftJoin(courses, and(eq(courses.id, trash.course_id), eq(courses.owner_id, trash.owner_id)))
    .where(and(ownedBy(trash, owner), condition))
    .orderBy(desc(trash.deleted_at), desc(trash.id))
    .limit(MOST_LISTED);
  return rows.map((row) => ({ ...row, expires_at: expiryOf(row.deleted_at) }));
}

function expiryOf(deleted_at: string): string {
  return new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toISOString();
}

/** The message for each unique constraint that a restored row can violate. */
const TAKEN: Record<string, string> = {
  courses_name_key: "You have another course with this name in this semester. Rename it first.",
  courses_sample_key: "You have another sample course by now. Remove that one first.",
  topic_items_title_key: "There is another topic with this title by now. Rename it first.",
  study_plans_title_key: "The course has another study plan with this title. Rename it first.",
  calendar_sources_address_key: "You've added this calendar again by now. Remove that one first.",
  assignments_source_file_key:
    "Its file belongs to another assignment by now. Delete that one first.",
};

async function withRestoreConflicts<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const sentence = TAKEN[violatedConstraint(error) ?? ""];
    if (!sentence) throw error;
    throw new Failure(409, sentence);
  }
}
