import { randomUUID } from "node:crypto";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { assignmentFiles, CourseFile, StoredUpload, UploadTicket } from "@/lib/contract/files";
import type { Resource, ResourceUpload, resources } from "@/lib/contract/resources";
import type { FileKind } from "@/lib/contract/values";
import { directUpload, getFile, incomingKey, removeFile } from "@/lib/files/storage";
import { readUploadToken, signUploadToken } from "@/lib/files/upload-token";
import { log } from "@/lib/log";
import { addCourseFile } from "@/lib/services/course-files";
import { requireCourse } from "@/lib/services/courses";
import { Failure, invalidField } from "@/lib/services/errors";
import type { Owner } from "@/lib/services/owner";
import type { Upload } from "@/lib/services/pdfs";
import { addResource } from "@/lib/services/resources";

/** Tells the browser where to put a file: straight into the storage where that can take it. */
export async function beginUpload(owner: Owner, { size }: { size: number }): Promise<UploadTicket> {
  const key = incomingKey(owner.id, randomUUID());
  const target = await directUpload(key, size);
  if (!target) return { mode: "form" };
  const upload_token = await signUploadToken({ owner_id: owner.id, key, size });
  return { mode: "direct", ...target, upload_token };
}

/** A PDF that came with the form. */
export async function addFormFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  { file, ...fields }: ReadBody<typeof assignmentFiles.upload>,
): Promise<CourseFile> {
  return addCourseFile(owner, kind, course_id, { ...fields, ...(await contentOf(file)) });
}

/** A PDF that the browser has put into the storage with a ticket of `beginUpload`. */
export async function addDirectFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  { upload_token, filename, ...fields }: ReadBody<typeof assignmentFiles.uploadDirectly>,
): Promise<CourseFile> {
  await requireCourse(owner, course_id);
  return takeIn(owner, { upload_token, filename }, (content) =>
    addCourseFile(owner, kind, course_id, { ...fields, ...content }),
  );
}

/** A PDF for the library that came with the form. */
export async function addFormResource(
  owner: Owner,
  { file, ...fields }: ResourceUpload,
): Promise<Resource> {
  return addResource(owner, { ...fields, ...(await contentOf(file)) });
}

/** A PDF for the library that the browser has put into the storage with a ticket. */
export async function addDirectResource(
  owner: Owner,
  { upload_token, filename, ...fields }: ReadBody<typeof resources.uploadDirectly>,
): Promise<Resource> {
  if (fields.course !== null) await requireCourse(owner, fields.course);
  return takeIn(owner, { upload_token, filename }, (content) =>
    addResource(owner, { ...fields, ...content }),
  );
}

type Content = Pick<Upload, "filename" | "bytes">;

async function contentOf(file: File): Promise<Content> {
  return { filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Hands what the ticket's upload brought to `keep`, and discards it from where it arrived. */
export async function takeIn<T>(
  owner: Owner,
  { upload_token, filename }: StoredUpload,
  keep: (content: Content) => Promise<T>,
): Promise<T> {
  const ticket = await readUploadToken(upload_token);
  if (ticket?.owner_id !== owner.id) {
    throw refusal("This upload has expired. Please choose the file again.");
  }
  const bytes = await getFile(ticket.key);
  if (!bytes) throw refusal("The file did not arrive. Please upload it again.");
  try {
    if (bytes.length !== ticket.size) {
      throw refusal("The file did not arrive completely. Please upload it again.");
    }
    const kept = await keep({ filename, bytes });
    await discard(ticket.key);
    return kept;
  } catch (error) {
    // After a fault of ours the same upload may be confirmed once more.
    if (error instanceof Failure) await discard(ticket.key);
    throw error;
  }
}

function refusal(message: string): Failure {
  return invalidField("file", message);
}

/** What stays behind here is expired by the storage. */
async function discard(key: string): Promise<void> {
  try {
    await removeFile(key);
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "an upload was not discarded");
  }
}
