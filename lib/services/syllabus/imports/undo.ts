import { and, eq, inArray, or } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { type AcceptedImport, syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import { trash } from "@/db/schema/trash";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { courseDeletion } from "@/lib/services/trash/deletions";
import { moveToTrashIn } from "@/lib/services/trash/move-to-trash";
import { restoreRows } from "@/lib/services/trash/restore";

/**
 * Takes back what accepting did, all of it or nothing: what was added goes to the trash, what was changed
 * is as before unless the student changed it since, what was deleted comes back. Answers the course it
 * stays in; null when the course itself was made by it.
 */
export async function undoImport(owner: Owner, import_id: number): Promise<number | null> {
  return db().transaction(async (tx) => {
    const { accepted, file_id } = await lockedImport(tx, owner, import_id);
    await tx
      .update(syllabusImports)
      .set({ undone_at: new Date().toISOString() })
      .where(ownedBy(syllabusImports, owner, import_id));
    if (accepted.created_course) {
      await moveToTrashIn(tx, owner, await courseDeletion(tx, owner, accepted.course_id));
      return null;
    }
    for (const change of accepted.changed.toReversed()) await revertChanges(tx, owner, change);
    await removeAdded(tx, owner, accepted, file_id);
    await restoreRemoved(tx, owner, accepted.removed);
    return accepted.course_id;
  });
}

async function lockedImport(tx: Transaction, owner: Owner, import_id: number) {
  const [row] = await tx
    .select({
      accepted: syllabusImports.accepted,
      file_id: syllabusImports.file_id,
      undone_at: syllabusImports.undone_at,
    })
    .from(syllabusImports)
    .where(ownedBy(syllabusImports, owner, import_id))
    .for("update");
  const { accepted, file_id, undone_at } = found(row, "Import");
  if (!accepted || undone_at) throw new Failure(409, "There's nothing to undo.");
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, accepted.course_id))
    .for("update");
  if (!course) throw new Failure(409, "The course is in the trash already.");
  return { accepted, file_id };
}

const CHANGED = { assignment: assignments, exam: exams, course: courses };

/** Reverts only the columns that still have the accepted value, so that the student's later changes stay. */
async function revertChanges(
  tx: Transaction,
  owner: Owner,
  { kind, id, before, after }: AcceptedImport["changed"][number],
): Promise<void> {
  const table = CHANGED[kind];
  const [now] = await tx
    .select()
    .from(table)
    .where(ownedBy(table, owner, id))
    .for("update");
  const untouched = Object.entries(before).filter(
    ([name]) => JSON.stringify(Reflect.get(now ?? {}, name)) === JSON.stringify(after[name]),
  );
  if (!now || untouched.length === 0) return;
  await tx
    .update(table)
    .set(Object.fromEntries(untouched))
    .where(ownedBy(table, owner, id));
}

async function removeAdded(
  tx: Transaction,
  owner: Owner,
  {
    source_id,
    course_id,
    assignment_ids,
    exam_ids,
    class_time_ids = [],
    own_topic_ids,
  }: AcceptedImport,
  file_id: number | null,
): Promise<void> {
  await moveToTrashIn(tx, owner, {
    kind: "syllabus",
    item_id: source_id,
    title: "Imported syllabus",
    course_id,
    rows: [
      [syllabusSources, eq(syllabusSources.id, source_id)],
      [
        topicItems,
        or(eq(topicItems.source_id, source_id), inArray(topicItems.id, [0, ...own_topic_ids])),
      ],
      [files, eq(files.id, file_id ?? 0)],
      [assignments, inArray(assignments.id, [0, ...assignment_ids])],
      [exams, inArray(exams.id, [0, ...exam_ids])],
      [classTimes, inArray(classTimes.id, [0, ...class_time_ids])],
    ],
  });
}

/** Items that were restored already, or deleted for good, are skipped. */
async function restoreRemoved(
  tx: Transaction,
  owner: Owner,
  removed: AcceptedImport["removed"],
): Promise<void> {
  for (const { kind, id: item_id } of removed) {
    const [item] = await tx
      .select({ id: trash.id })
      .from(trash)
      .where(and(ownedBy(trash, owner), eq(trash.kind, kind), eq(trash.item_id, item_id)));
    if (item) await restoreRows(tx, owner, { ...item, kind, item_id });
  }
}
