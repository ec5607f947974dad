import { toastError } from "@/components/shared/toast";
import { isTaken, unreadableText } from "@/lib/contract/file-types";
import { FILE_SIZE_MAX } from "@/lib/contract/values";

/** Those of the chosen files that can be sent, and why others cannot, for the student. */
export function readableFiles(files: File[], maxBytes: number) {
  const refusals = files.flatMap((file) => refusalOf(file, maxBytes) ?? []);
  return { taken: files.filter((file) => !refusalOf(file, maxBytes)), refusals };
}

/** The same where no place of its own says why: a message does. */
export function readableFilesOrToast(files: Iterable<File>): File[] {
  const { taken, refusals } = readableFiles([...files], FILE_SIZE_MAX);
  if (refusals.length > 0) toastError(refusals.join(" "));
  return taken;
}

function refusalOf(file: File, maxBytes: number) {
  if (!isTaken(file)) return unreadableText(file.name);
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > maxBytes) {
    return `“${file.name}” is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`;
  }
}
