import { DocumentError, type DocumentProblem } from "./document-error";
import type { FlowKind } from "./flow/pages-of-flow";
import type { ReadOptions, ReadResult } from "./read-pdf";
import { ask, endReaderProcess, startReaderProcess } from "./reader-process";
import type { Page } from "./types";

const TIME_LIMIT_MS = 20_000;

/**
 * Reads a document that has no pages, or only slides, in a process of its own. Throws `DocumentError`, and whatever
 * `onPage` throws.
 */
export async function readFlow(
  kind: FlowKind,
  bytes: Uint8Array,
  { from_page = 1, time_limit_ms = TIME_LIMIT_MS, onPage }: ReadOptions,
): Promise<ReadResult> {
  const pages = await pagesInProcess(kind, bytes, Math.min(time_limit_ms, TIME_LIMIT_MS));
  const rest = pages.filter(({ number }) => number >= from_page);
  for (const page of rest) await onPage(page, pages.length);
  const empty = rest.filter(({ has_text }) => !has_text);
  return {
    page_count: pages.length,
    pages_without_text: empty.map(({ number }) => number),
    unreadable_pages: [],
  };
}

type Answer = { pages: Page[] } | { problem: DocumentProblem };

async function pagesInProcess(
  kind: FlowKind,
  bytes: Uint8Array,
  limit_ms: number,
): Promise<Page[]> {
  const child = startReaderProcess("flow-process.mjs");
  try {
    const answer = await ask<Answer>(child, { bytes: new Uint8Array(bytes), kind }, limit_ms);
    if (answer instanceof DocumentError) throw answer;
    if ("problem" in answer) throw new DocumentError(answer.problem);
    return answer.pages;
  } finally {
    endReaderProcess(child);
  }
}
