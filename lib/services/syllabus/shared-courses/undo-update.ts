import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { type AcceptedUpdate, courseCopies } from "@/db/schema/course-copies";
import { trash } from "@/db/schema/trash";
import type { CourseCopy } from "@/lib/contract/course-copies";
import { agree, type HeldSetup, PARTS, pick, type Values } from "@/lib/course-setup/things";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import type { Into } from "@/lib/services/syllabus/shared-courses/add-items";
import { readCopy, storedCopy } from "@/lib/services/syllabus/shared-courses/copies";
import { contentsOfCourse } from "@/lib/services/syllabus/shared-courses/course-contents";
import { lockCourse, removeRows } from "@/lib/services/syllabus/shared-courses/decide";
import {
  readStoredGrading,
  withConflicts,
  writeGrading,
  writeValues,
} from "@/lib/services/syllabus/shared-courses/write-values";
import { restoreRows } from "@/lib/services/trash/restore";

/**
 * Takes back the update that was accepted last: what it changed is as before unless the student changed it since, what
 * it added goes to the trash, what it removed comes back. It is offered again then.
 */
export async function undoUpdate(owner: Owner, course_id: number): Promise<CourseCopy> {
  await withConflicts(
    db().transaction(async (tx) => {
      await lockCourse(tx, owner, course_id);
      const { id, accepted } = await storedCopy(tx, owner, course_id);
      if (!accepted) throw new Failure(409, "There's nothing to undo.");
      await takeBack({ tx, owner, course_id }, accepted);
      const { copied, seen_version } = accepted;
      await tx
        .update(courseCopies)
        .set({ copied, seen_version, accepted: null })
        .where(ownedBy(courseCopies, owner, id));
    }),
  );
  return readCopy(owner, course_id);
}

async function takeBack(into: Into, accepted: AcceptedUpdate): Promise<void> {
  const mine = await contentsOfCourse(into.tx, into.owner, into.course_id);
  for (const { kind, row, before, after } of accepted.changed) {
    const now = kind === "course" ? mine.course : rowOf(mine, kind, row);
    if (!now) continue;
    const untouched = PARTS[kind].filter(([field]) => field && field in after);
    const back = untouched.filter((part) => agree(now, after, part));
    if (back.length === 0) continue;
    await writeValues(into, {
      kind,
      row,
      after: Object.assign({}, ...back.map((part) => pick(before, part))),
    });
  }
  if (accepted.grading) {
    const { before, after } = accepted.grading;
    const now = await readStoredGrading(into);
    if (JSON.stringify(now) === JSON.stringify(after)) await writeGrading(into, before);
  }
  const there = accepted.added.flatMap(({ kind, row }) => {
    const now = rowOf(mine, kind, row);
    return now ? [{ kind, row, before: now }] : [];
  });
  await removeRows(into, there);
  if (accepted.removed) await restore(into, accepted.removed);
}

function rowOf(mine: HeldSetup, kind: AcceptedUpdate["changed"][number]["kind"], row: number) {
  if (kind === "course" || kind === "grading") return undefined;
  const rows: (Values & { id: number })[] = mine[kind];
  return rows.find(({ id }) => id === row);
}

/** What was restored already, or deleted for good, is skipped. */
async function restore(
  { tx, owner }: Into,
  { kind, item_id }: NonNullable<AcceptedUpdate["removed"]>,
): Promise<void> {
  const [item] = await tx
    .select({ id: trash.id })
    .from(trash)
    .where(and(ownedBy(trash, owner), eq(trash.kind, kind), eq(trash.item_id, item_id)));
  if (item) await restoreRows(tx, owner, { ...item, kind, item_id });
}
