import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { download } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";
import type { SyllabusSource } from "@/lib/contract/topics";
import { MINUTE_MS } from "@/lib/time/durations";

interface SyllabusPath {
  course_id: number;
  topic_id: number;
}

const KEEP_MS = 10 * MINUTE_MS;

/** Saves the PDF of a syllabus under the name it was uploaded with. */
export async function saveSyllabus(path: SyllabusPath, filename: string) {
  try {
    const link = document.createElement("a");
    link.href = await addressOf(path);
    link.download = filename;
    link.click();
  } catch (error) {
    toastError(`The PDF could not be downloaded. ${messageOf(error)}`);
  }
}

/** The name of a syllabus: that of its PDF. */
export function nameOf({ syllabus_file }: Pick<SyllabusSource, "syllabus_file">): string {
  if (!syllabus_file) return "Pasted syllabus";
  return decodeURIComponent(syllabus_file.slice(syllabus_file.lastIndexOf("/") + 1));
}

async function addressOf(path: SyllabusPath) {
  const bytes = await download(routes.topics.download, { path });
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  return url;
}
