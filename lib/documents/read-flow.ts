import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DocumentError, type DocumentProblem } from "./document-error";
import type { FlowKind } from "./flow/pages-of-flow";
import type { ReadOptions, ReadResult } from "./read-pdf";
import type { Page } from "./types";

const TIME_LIMIT_MS = 30_000;
const WORKER_HEAP_MB = 512;

/** Reads a document without pages of its own in a worker thread. Throws `DocumentError`, and whatever `onPage` throws. */
export async function readFlow(
  kind: FlowKind,
  bytes: Uint8Array,
  { from_page = 1, time_limit_ms = TIME_LIMIT_MS, onPage }: ReadOptions,
): Promise<ReadResult> {
  const pages = await pagesInWorker(kind, bytes, Math.min(time_limit_ms, TIME_LIMIT_MS));
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

async function pagesInWorker(kind: FlowKind, bytes: Uint8Array, limit_ms: number): Promise<Page[]> {
  const copy = new Uint8Array(bytes);
  // Started by its path instead of an import, because the bundler must neither include nor rewrite it.
  const worker = new Worker(join(process.cwd(), "lib", "documents", "flow-worker.mjs"), {
    workerData: { bytes: copy, kind },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ problem: "too_slow" }), limit_ms);
      worker.once("message", resolve);
      worker.once("error", (error) =>
        isOutOfMemory(error) ? resolve({ problem: "too_large" }) : reject(error),
      );
      worker.once("exit", () => resolve({ problem: "damaged" }));
    });
    if ("problem" in answer) throw new DocumentError(answer.problem);
    return answer.pages;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
