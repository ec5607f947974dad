import type { PendingImport } from "./queries";

type Progress = Pick<PendingImport, "stage" | "page_count" | "pages_read">;

/** How far a syllabus has been read, in words: "Reading page 12 of 40". */
export function readingText({ stage, page_count, pages_read }: Progress): string {
  if (stage === "stored") return "Waiting its turn";
  if (!isCounted(stage)) return "Looking for dates, grades and topics";
  if (!page_count) return "Opening the syllabus";
  const page = Math.min(pages_read + 1, page_count);
  const doing = stage === "reading" ? "Reading" : "Recognizing the text of";
  return `${doing} page ${page} of ${page_count}`;
}

/** Share of the work done, 0 to 100; undefined while it cannot be told. */
export function readingShare({ stage, page_count, pages_read }: Progress): number | undefined {
  if (isCounted(stage)) return page_count ? (pages_read / page_count) * 90 : undefined;
  return stage === "stored" ? undefined : 95;
}

/** The name of an import: that of its PDF. */
export function nameOf({ filename }: Pick<PendingImport, "filename">): string {
  return filename ?? "Pasted syllabus";
}

function isCounted(stage: PendingImport["stage"]) {
  return stage === "reading" || stage === "recognizing";
}
