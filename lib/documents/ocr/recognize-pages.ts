import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Page } from "@/lib/documents/types";
import { type RecognizedPicture, recognizedPage } from "./recognized-page";

/** Of the worker's own heap; what it draws and recognizes in is bounded by the size of its pictures. */
const WORKER_HEAP_MB = 256;
const START_LIMIT_MS = 30_000;
const PAGE_LIMIT_MS = 40_000;

export type RecognitionResult =
  | { number: number; outcome: "text"; page: Page }
  | { number: number; outcome: "unreadable" | "nothing" | "stopped" };

export type RecognizeOptions = {
  /** No page is begun when these milliseconds are over; the first one always is. */
  time_ms: number;
  page_limit_ms?: number;
  /** Called before each page; false ends the work. */
  onStart: (number: number) => Promise<boolean>;
  /** Called after each page; the next one waits for it. */
  onPage: (result: RecognitionResult) => Promise<void>;
};

/**
 * Recognizes the text on these pages of a PDF, one after another in a worker thread, for as long as there is time.
 * A page that takes too long, or ends the worker, is stopped, and is the last of this call: the others are for
 * the next.
 */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: number[],
  { time_ms, page_limit_ms = PAGE_LIMIT_MS, onStart, onPage }: RecognizeOptions,
): Promise<"looked" | "unavailable" | "locked"> {
  const started = performance.now();
  const worker = startWorker(bytes);
  try {
    const { type } = await ask(worker, "start", START_LIMIT_MS);
    if (type !== "ready") return type === "locked" ? "locked" : "unavailable";
    for (const [index, number] of numbers.entries()) {
      if (index > 0 && performance.now() - started > time_ms) break;
      if (!(await onStart(number))) break;
      const answer = await ask(worker, number, page_limit_ms);
      await onPage(recognizedOrFailed(number, answer));
      if (answer.type === "ended") break;
    }
    return "looked";
  } finally {
    await worker.terminate();
  }
}

type Answer =
  | ({ type: "page" } & RecognizedPicture)
  | { type: "ready" }
  | { type: "unavailable" }
  /** The document asks for a password. */
  | { type: "locked" }
  | { type: "failed" }
  /** The worker is gone or does not answer. */
  | { type: "ended" };

function recognizedOrFailed(number: number, answer: Answer): RecognitionResult {
  if (answer.type === "ended") return { number, outcome: "stopped" };
  if (answer.type !== "page") return { number, outcome: "unreadable" };
  if (answer.is_blank) return { number, outcome: "nothing" };
  const page = recognizedPage(answer);
  return page ? { number, outcome: "text", page } : { number, outcome: "unreadable" };
}

function startWorker(bytes: Uint8Array): Worker {
  const copy = new Uint8Array(bytes);
  // Started by its path instead of an import, because the bundler must neither include nor rewrite it.
  const worker = new Worker(join(process.cwd(), "lib", "documents", "ocr-worker.mjs"), {
    workerData: { bytes: copy },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  // Its end is noticed by the page that waits for it; without a listener it would end the process.
  worker.on("error", () => {});
  return worker;
}

function ask(worker: Worker, question: number | "start", limit_ms: number): Promise<Answer> {
  return new Promise((resolve) => {
    const end = () => settle({ type: "ended" });
    const timer = setTimeout(end, limit_ms);
    function settle(answer: Answer) {
      clearTimeout(timer);
      worker.off("exit", end);
      worker.off("message", settle);
      resolve(answer);
    }
    worker.once("exit", end);
    worker.once("message", settle);
    worker.postMessage(question);
  });
}
