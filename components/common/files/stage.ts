import { STAGE_LABELS } from "@/lib/contract/values";
import type { ArrivedFile, StoredFile } from "./queries";

/** How far the file has been read, in words: "Reading page 12 of 40", "Recognizing page 3 of 8". */
export function stageText({ stage, page_count, pages_read }: ArrivedFile): string {
  if ((stage !== "reading" && stage !== "recognizing") || !page_count) return STAGE_LABELS[stage];
  const page = Math.min(pages_read + 1, page_count);
  return `${stage === "reading" ? "Reading" : "Recognizing"} page ${page} of ${page_count}`;
}

/** Says so when only part of a file could be read: "31 of 40 pages readable". */
export function coverageText({ page_count, pages_read, pages_with_text }: StoredFile) {
  if (!page_count || pages_read < page_count || pages_with_text === page_count) return undefined;
  return `${pages_with_text} of ${page_count} pages readable`;
}

/** Share of the work done, 0 to 100; undefined while it cannot be told. */
export function stageShare({ stage, page_count, pages_read }: StoredFile): number | undefined {
  const is_counted = stage === "reading" || stage === "recognizing";
  if (is_counted && page_count) return (pages_read / page_count) * 90;
  if (stage === "extracting") return 92;
  if (stage === "indexing") return 96;
  return undefined;
}

/** The state of the reading: running, done or failed. */
export function processingOf({ stage }: Pick<StoredFile, "stage">) {
  if (stage === "ready") return "completed";
  return stage === "failed" ? "failed" : "processing";
}
