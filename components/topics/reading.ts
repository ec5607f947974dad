import type { SyllabusSource } from "@/lib/contract/topics";
import { STAGE_LABELS } from "@/lib/contract/values";

/** How far a syllabus has been read, in words: "Reading page 3 of 9". */
export function readingText({ stage, page_count, pages_read }: SyllabusSource): string {
  if ((stage !== "reading" && stage !== "recognizing") || !page_count) return WORDS[stage];
  const page = Math.min(pages_read + 1, page_count);
  return `${stage === "reading" ? "Reading" : "Recognizing"} page ${page} of ${page_count}`;
}

/** Share of the work done, 0 to 100; undefined while it cannot be told. */
export function readingShare({ stage, page_count, pages_read }: SyllabusSource) {
  const is_counted = stage === "reading" || stage === "recognizing";
  return is_counted && page_count ? (pages_read / page_count) * 90 : undefined;
}

const WORDS = {
  ...STAGE_LABELS,
  stored: "Waiting its turn",
  extracting: "Looking for topics",
  // The pages are read; the topics are still being looked for.
  ready: "Looking for topics",
} as const;
