import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { calendarSources } from "@/db/schema/calendar-sources";
import { chatThreads } from "@/db/schema/chat";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import { studyPlans } from "@/db/schema/study-plans";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import { trash } from "@/db/schema/trash";
import { found } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { stopHidden } from "@/lib/services/reading/hidden";
import { lockSchedule } from "@/lib/services/study-plans/schedule/reschedule";
import { followingDeletion } from "@/lib/services/trash/follow-schedule";

/** Tables whose rows are deleted with their course. */
export const COURSE_TABLES = [
  assignments,
  exams,
  classTimes,
  files,
  syllabusSources,
  topicItems,
  resources,
  studyPlans,
  chatThreads,
] as const;

/** Every table whose rows can lie in the trash. */
export const TRASHABLE_TABLES = [courses, ...COURSE_TABLES, calendarSources] as const;

type TrashableTable = (typeof TRASHABLE_TABLES)[number];

/** What is deleted, and which rows go along. */
export type Deletion = Pick<
  typeof trash.$inferInsert,
  "kind" | "item_id" | "title" | "course_id"
> & {
  rows: (readonly [table: TrashableTable, where: SQL | undefined])[];
  /** The file that no assignment may name as its source any more. */
  source_file_id?: number;
};

/**
 * Moves what `choose` finds to the trash, in one transaction. The rows stay as they are, their
 * `updated_at` included, so that restoring brings back exactly what was there.
 */
export async function moveToTrash(
  owner: Owner,
  choose: (tx: Transaction) => Promise<Deletion>,
): Promise<void> {
  await db().transaction(async (tx) => {
    // Before any row of a plan, as every change of the schedule does.
    await lockSchedule(tx, owner);
    const deletion = await choose(tx);
    await followingDeletion(tx, owner, deletion, () => moveToTrashIn(tx, owner, deletion));
  });
}

/** The same within a transaction that does more. */
export async function moveToTrashIn(
  tx: Transaction,
  owner: Owner,
  deletion: Deletion,
): Promise<void> {
  const { rows, source_file_id, ...item } = deletion;
  const unlinked_assignments = source_file_id ? await unlink(tx, owner, source_file_id) : [];
  const deleted_at = new Date().toISOString();
  const [row] = await tx
    .insert(trash)
    .values({ ...item, owner_id: owner.id, unlinked_assignments, deleted_at })
    // What is deleted already and now takes more along stays one deletion.
    .onConflictDoUpdate({
      target: [trash.owner_id, trash.kind, trash.item_id],
      set: { deleted_at },
    })
    .returning({ id: trash.id });
  const { id } = found(row, "Trash item");
  let hidden = 0;
  for (const [table, where] of rows) {
    const live = and(eq(table.owner_id, owner.id), isNull(table.trash_id), where);
    await tx.execute(sql`update ${table} set trash_id = ${id} where ${live}`);
    hidden += await tx.$count(
      table,
      and(eq(table.trash_id, id), table === files ? withAttachedFiles : undefined),
    );
  }
  await tx
    .update(trash)
    .set({ item_count: hidden - 1 })
    .where(eq(trash.id, id));
  await stopHidden(tx, owner, id);
}

/** Resources and syllabi are deleted together with their PDF. */
const withAttachedFiles = inArray(files.kind, ["assignment", "quiz"]);

/** The assignments made from a file, deleted ones as well, which from now on have no source. */
async function unlink(tx: Transaction, owner: Owner, file_id: number): Promise<number[]> {
  const linked = and(eq(assignments.owner_id, owner.id), eq(assignments.source_file_id, file_id));
  const rows = await tx.select({ id: assignments.id }).from(assignments).where(linked);
  await tx.execute(sql`update ${assignments} set source_file_id = null where ${linked}`);
  return rows.map(({ id }) => id);
}

/** Brings back the links that `unlink` took away, where nothing else has taken their place. */
export async function relink(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  assignment_ids: number[],
): Promise<void> {
  if (assignment_ids.length === 0) return;
  const unlinked = and(
    eq(assignments.owner_id, owner.id),
    inArray(assignments.id, assignment_ids),
    isNull(assignments.source_file_id),
  );
  await tx.execute(sql`update ${assignments} set source_file_id = ${file_id} where ${unlinked}`);
}
