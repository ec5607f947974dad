import { call } from "@/lib/client/call";
import { upload } from "@/lib/client/upload";
import { type UploadOptions, uploadFile } from "@/lib/client/upload-file";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import type { UnsentSyllabus } from "./unsent-syllabus";

/** Sends a file or pasted text to be read as a syllabus, of a course or (null) of a new one. */
export function sendSyllabus(
  course_id: number | null,
  { text, file }: UnsentSyllabus,
  watch: UploadOptions,
) {
  const form = new FormData();
  if (course_id !== null) form.set("course_id", String(course_id));
  if (!file) {
    form.set("syllabus_text", text);
    return upload("POST /syllabus-imports/", { form, ...watch });
  }
  form.set("syllabus_file", file);
  return uploadFile<SyllabusImport>(file, watch, {
    byForm: () => upload("POST /syllabus-imports/", { form, ...watch }),
    uploadStored: (stored) =>
      call("POST /syllabus-imports/direct/", {
        body: { ...stored, course_id },
        signal: watch.signal,
      }),
  });
}
