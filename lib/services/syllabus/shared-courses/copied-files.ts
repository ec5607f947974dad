import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { db, type Reader, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { copiedFiles } from "@/db/schema/shared-files";
import { sharedFileDue } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { CopiedFile } from "@/lib/contract/course-copies";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import type { LinkFile } from "@/lib/services/syllabus/shared-courses/link-files";

/** Has files of a link brought into a copy, each by a job of its own. What the course has already is left out. */
export async function orderFiles(
  tx: Transaction,
  owner: Owner,
  course_id: number,
  linked: readonly LinkFile[],
): Promise<void> {
  const hashes = linked.map(({ sha256 }) => sha256);
  if (hashes.length === 0) return;
  const there = await tx
    .select({ sha256: files.sha256 })
    .from(files)
    .where(
      and(ownedBy(files, owner), eq(files.course_id, course_id), inArray(files.sha256, hashes)),
    );
  const waiting = await tx
    .select({ sha256: copiedFiles.sha256 })
    .from(copiedFiles)
    .where(ofCourse(owner, course_id));
  const had = new Set([...there, ...waiting].map(({ sha256 }) => sha256));
  const created_at = new Date().toISOString();
  const rows = linked.flatMap(({ name, size, sha256, owner_id }) => {
    if (had.has(sha256)) return [];
    had.add(sha256);
    const source = { source_owner_id: owner_id, sha256, created_at };
    return [{ owner_id: owner.id, course_id, filename: name, file_size: size, ...source }];
  });
  if (rows.length === 0) return;
  const ordered = await tx.insert(copiedFiles).values(rows).returning({ id: copiedFiles.id });
  await announceFiles(tx, owner, ordered);
}

/** Those on their way and those that did not come. */
export function listCopiedFiles(
  reader: Reader,
  owner: Owner,
  course_id: number,
): Promise<CopiedFile[]> {
  const { id, filename, file_size, problem } = copiedFiles;
  return reader
    .select({ id, name: filename, size: file_size, problem })
    .from(copiedFiles)
    .where(ofCourse(owner, course_id))
    .orderBy(asc(copiedFiles.id));
}

/** Tries those once more that did not come. */
export async function retryCopiedFiles(owner: Owner, course_id: number): Promise<void> {
  await requireCourse(owner, course_id);
  await db().transaction(async (tx) => {
    const again = await tx
      .update(copiedFiles)
      .set({ problem: "" })
      .where(and(ofCourse(owner, course_id), ne(copiedFiles.problem, "")))
      .returning({ id: copiedFiles.id });
    await announceFiles(tx, owner, again);
  });
}

/** Does without those that did not come. */
export async function forgetCopiedFiles(owner: Owner, course_id: number): Promise<void> {
  await requireCourse(owner, course_id);
  await db()
    .delete(copiedFiles)
    .where(and(ofCourse(owner, course_id), ne(copiedFiles.problem, "")));
}

function ofCourse(owner: Owner, course_id: number) {
  return and(ownedBy(copiedFiles, owner), eq(copiedFiles.course_id, course_id));
}

function announceFiles(tx: Transaction, owner: Owner, rows: { id: number }[]): Promise<void> {
  const events = rows.map(({ id }) =>
    sharedFileDue.create({ owner_id: owner.id, copied_file_id: id }),
  );
  return announce(events, tx);
}
