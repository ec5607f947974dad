import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { db, type Reader, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { courseLinkFiles } from "@/db/schema/shared-files";
import { FILES_TO_SHARE_MAX } from "@/lib/contract/setup-values";
import type { FileToShare, SharedFile } from "@/lib/contract/shared-courses";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";

/** The course's files of every kind, newest first. */
export async function listFilesToShare(owner: Owner, course_id: number): Promise<FileToShare[]> {
  await requireCourse(owner, course_id);
  return db()
    .select({ file_id: files.id, name: files.original_filename, size: files.file_size })
    .from(files)
    .where(and(ownedBy(files, owner), eq(files.course_id, course_id)))
    .orderBy(desc(files.created_at), desc(files.id))
    .limit(FILES_TO_SHARE_MAX);
}

/** Lets these files of the course come along with a link. 404 where one is not among them. */
export async function addLinkFiles(
  tx: Transaction,
  owner: Owner,
  { course_id, link_id, file_ids }: { course_id: number; link_id: number; file_ids: number[] },
): Promise<void> {
  const ids = [...new Set(file_ids)];
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(ownedBy(files, owner), eq(files.course_id, course_id), inArray(files.id, ids)));
  if (own.length < ids.length) found(undefined, "File");
  await tx
    .insert(courseLinkFiles)
    .values(ids.map((file_id) => ({ owner_id: owner.id, link_id, file_id })));
}

export interface LinkFile extends SharedFile {
  link_id: number;
  owner_id: number;
  sha256: string;
}

/** What comes along with these links, in one query. The caller proves that they may be seen. */
export function filesOfLinks(reader: Reader, link_ids: number[]): Promise<LinkFile[]> {
  return reader
    .select({
      link_id: courseLinkFiles.link_id,
      owner_id: files.owner_id,
      name: files.original_filename,
      size: files.file_size,
      sha256: files.sha256,
    })
    .from(courseLinkFiles)
    .innerJoin(
      files,
      and(
        eq(files.id, courseLinkFiles.file_id),
        eq(files.owner_id, courseLinkFiles.owner_id),
        isNull(files.trash_id),
      ),
    )
    .where(inArray(courseLinkFiles.link_id, [0, ...link_ids]))
    .orderBy(asc(courseLinkFiles.id));
}

/** Names and sizes, and nothing else of a file. */
export function shownFiles(linked: readonly LinkFile[]): SharedFile[] {
  return linked.map(({ name, size }) => ({ name, size }));
}
