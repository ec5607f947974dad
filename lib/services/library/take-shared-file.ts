import { db } from "@/db/client";
import { copiedFiles } from "@/db/schema/shared-files";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { contentKey, getFile } from "@/lib/files/storage";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { addResource } from "@/lib/services/library/resources";

/**
 * Adds a file that came along with a shared course to the student's own, as an upload would: stored under the student,
 * read by a job. Safe to repeat; what stands against it is kept as a sentence.
 */
export async function takeSharedFile(owner: Owner, copied_file_id: number): Promise<void> {
  const [row] = await db()
    .select()
    .from(copiedFiles)
    .where(ownedBy(copiedFiles, owner, copied_file_id));
  if (!row || row.problem) return;
  const { filename, source_owner_id, sha256, course_id } = row;
  const bytes = await getFile(contentKey(source_owner_id, sha256));
  if (!bytes) return failSharedFile(owner, copied_file_id, GONE);
  if (bytes.length > FILE_SIZE_MAX) return failSharedFile(owner, copied_file_id, TOO_LARGE);
  const about = { description: "", resource_type: "", subject: "", difficulty_level: null };
  const title = filename.replace(/\.[^.]+$/, "").slice(0, 200) || filename;
  try {
    await addResource(
      owner,
      { ...about, title, filename, bytes, course: course_id },
      async (tx) => {
        const taken = await tx
          .delete(copiedFiles)
          .where(ownedBy(copiedFiles, owner, copied_file_id))
          .returning({ id: copiedFiles.id });
        if (taken.length === 0) throw new Failure(409, "This file is there already.");
      },
    );
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await failSharedFile(owner, copied_file_id, error.status === 404 ? IN_TRASH : error.message);
  }
}

const GONE = "The one who shared it has deleted it.";
const TOO_LARGE = "It is larger than the files we take.";
const IN_TRASH = "The course was in the trash.";
export const STOPPED = "Something went wrong on our side. Please try again.";

/** It does not come, and the student is told why. */
export async function failSharedFile(
  owner: Owner,
  copied_file_id: number,
  problem: string,
): Promise<void> {
  await db()
    .update(copiedFiles)
    .set({ problem })
    .where(ownedBy(copiedFiles, owner, copied_file_id));
}
