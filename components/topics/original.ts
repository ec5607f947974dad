import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { download } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";
import type { SyllabusSource } from "@/lib/contract/topics";

interface SyllabusPath {
  course_id: number;
  topic_id: number;
}

const KEEP_MS = 10 * 60_000;

/** Opens the PDF of a syllabus in a new tab, at a page if one is named. */
export async function openSyllabus(path: SyllabusPath, page?: number) {
  // The tab must open within the click; a later one counts as a pop-up and is blocked.
  const tab = window.open("", "_blank");
  try {
    const url = await addressOf(path);
    if (tab) tab.location.href = page ? `${url}#page=${page}` : url;
    else window.location.href = url;
  } catch (error) {
    tab?.close();
    toastError(`The PDF could not be opened. ${messageOf(error)}`);
  }
}

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

/** The name a syllabus goes by: that of its PDF. */
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
