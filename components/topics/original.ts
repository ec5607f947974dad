import { saveOriginal } from "@/components/common/files/original";
import { download } from "@/lib/client/download";
import type { SyllabusSource } from "@/lib/contract/topics";

interface SyllabusPath {
  course_id: number;
  topic_id: number;
}

/** Saves the file of a syllabus under the name it was uploaded with. */
export function saveSyllabus(path: SyllabusPath, filename: string) {
  return saveOriginal(
    () => download("GET /courses/{course_id}/topics/{topic_id}/download/", { path }),
    filename,
  );
}

/** The name of a syllabus: that of its file. */
export function nameOf({ syllabus_file }: Pick<SyllabusSource, "syllabus_file">): string {
  if (!syllabus_file) return "Pasted syllabus";
  return decodeURIComponent(syllabus_file.slice(syllabus_file.lastIndexOf("/") + 1));
}
