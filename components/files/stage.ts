import { STAGE_LABELS } from "@/lib/contract/values";
import type { StoredFile } from "./queries";

/** How far the file has been read, in words: "Reading page 12 of 40". */
export function stageText({ stage, page_count, pages_read }: StoredFile): string {
  if (stage !== "reading" || !page_count) return STAGE_LABELS[stage];
  const page = Math.min(pages_read + 1, page_count);
  return `${STAGE_LABELS.reading} page ${page} of ${page_count}`;
}

/** Says so when only part of a file could be read: "31 of 40 pages readable". */
export function coverageText({ page_count, pages_read, pages_with_text }: StoredFile) {
  if (!page_count || pages_read < page_count || pages_with_text === page_count) return undefined;
  return `${pages_with_text} of ${page_count} pages readable`;
}

/** Share of the work done, 0 to 100; undefined while it cannot be told. */
export function stageShare({ stage, page_count, pages_read }: StoredFile): number | undefined {
  if (stage === "reading" && page_count) return (pages_read / page_count) * 90;
  if (stage === "extracting") return 95;
  return undefined;
}

/** Where the reading stands: under way, done or failed. */
export function processingOf({ stage }: Pick<StoredFile, "stage">) {
  if (stage === "ready") return "completed";
  return stage === "failed" ? "failed" : "processing";
}
