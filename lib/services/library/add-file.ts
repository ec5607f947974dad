import type { ReadBody } from "@/lib/contract/endpoint";
import type { assignmentFiles, CourseFile } from "@/lib/contract/files";
import type { Resource, ResourceUpload, resources } from "@/lib/contract/resources";
import type { FileKind } from "@/lib/contract/values";
import type { Upload } from "@/lib/services/files/stored-files";
import { contentOf, receiveUpload } from "@/lib/services/files/uploads";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { addCourseFile } from "@/lib/services/library/course-files";
import { addResource } from "@/lib/services/library/resources";

/** A file that came with the form. */
export async function addFormFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  { file, ...fields }: Sent & Pick<Upload, "only_pdf">,
): Promise<CourseFile> {
  return addCourseFile(owner, kind, course_id, { ...fields, ...(await contentOf(file)) });
}

/** The same for what may be nothing but a PDF. */
export function addFormPdf(owner: Owner, kind: FileKind, course_id: number, sent: Sent) {
  return addFormFile(owner, kind, course_id, { ...sent, only_pdf: true });
}

type Sent = ReadBody<typeof assignmentFiles.upload>;

/** A file that the browser has put into the storage with a ticket of `beginUpload`. */
export async function addDirectFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  { upload_token, filename, ...fields }: ReadBody<typeof assignmentFiles.uploadDirectly>,
): Promise<CourseFile> {
  await requireCourse(owner, course_id);
  return receiveUpload(owner, { upload_token, filename }, (content) =>
    addCourseFile(owner, kind, course_id, { ...fields, ...content }),
  );
}

/** A file for the library that came with the form. */
export async function addFormResource(
  owner: Owner,
  { file, ...fields }: ResourceUpload & Pick<Upload, "only_pdf">,
): Promise<Resource> {
  return addResource(owner, { ...fields, ...(await contentOf(file)) });
}

/** A file for the library that the browser has put into the storage with a ticket. */
export async function addDirectResource(
  owner: Owner,
  { upload_token, filename, ...fields }: ReadBody<typeof resources.uploadDirectly>,
): Promise<Resource> {
  if (fields.course !== null) await requireCourse(owner, fields.course);
  return receiveUpload(owner, { upload_token, filename }, (content) =>
    addResource(owner, { ...fields, ...content }),
  );
}
