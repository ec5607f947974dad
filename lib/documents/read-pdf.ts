import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DocumentError } from "./document-error";
import { documentKind } from "./document-kind";
import type { Page } from "./types";

const DEFAULT_TIME_LIMIT_MS = 120_000;
const WORKER_HEAP_MB = 512;
/** A worker that waits for the next document is kept this long. */
const SPARE_MS = 60_000;
const LETTERS_OF_A_READABLE_PAGE = 20;

export type ReadOptions = {
  password?: string;
  /** The time the reading itself may take; time spent in `onPage` is not counted. */
  time_limit_ms?: number;
  /** Called once per page, in order; the next page waits for it. */
  onPage: (page: Page, page_count: number) => Promise<void> | void;
  /** Counted from 1; to go on where an earlier run stopped. */
  from_page?: number;
  /** Whether the pages before `from_page` held text; assumed when it is not said. */
  text_before?: boolean;
};

export type ReadResult = {
  page_count: number;
  /** Pages of this run that hold no text: pictures, blanks, or pages that could not be read. */
  pages_without_text: number[];
  unreadable_pages: number[];
};

/** Reads a PDF page by page in a worker thread. Throws `DocumentError`, and whatever `onPage` throws. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  if (documentKind(bytes) !== "pdf") throw new DocumentError("not_a_pdf");
  const from_page = options.from_page ?? 1;
  const pages_without_text: number[] = [];
  const unreadable_pages: number[] = [];
  let page_count = 0;
  let readable = options.text_before ?? from_page > 1;

  const messages = startWorker(bytes, from_page, options);
  for await (const message of messages) {
    if (message.type === "open") page_count = message.page_count;
    if (message.type !== "page") continue;
    const { page } = message;
    if (message.failed) unreadable_pages.push(page.number);
    if (!page.has_text) pages_without_text.push(page.number);
    if (isReadable(page)) readable = true;
    await options.onPage(page, page_count);
  }

  const cut = isCutOff(bytes) && pages_without_text.length > 0;
  if (page_count === 0 || cut || (!readable && unreadable_pages.length > 0)) {
    throw new DocumentError("damaged");
  }
  if (!readable) throw new DocumentError("no_text_layer");
  return { page_count, pages_without_text, unreadable_pages };
}

type Message =
  | { type: "open"; page_count: number }
  | { type: "page"; page: Page; failed: boolean }
  | { type: "end" }
  | { type: "error"; name: string; message: string };

/** The worker's messages in order; leaving the loop for any reason ends the worker. */
async function* startWorker(bytes: Uint8Array, from_page: number, options: ReadOptions) {
  const copy = new Uint8Array(bytes);
  const worker = takeWorker();
  worker.postMessage({ bytes: copy, password: options.password, from_page }, [copy.buffer]);
  const inbox: Message[] = [];
  let failure: Error | null = null;
  let wake = () => {};
  worker.on("message", (message: Message) => {
    inbox.push(message);
    wake();
  });
  worker.on("error", (error) => {
    failure = error;
    wake();
  });
  worker.on("exit", () => {
    failure ??= new DocumentError("damaged");
    wake();
  });

  let budget = options.time_limit_ms ?? DEFAULT_TIME_LIMIT_MS;
  try {
    while (true) {
      while (inbox.length === 0) {
        if (failure) throw documentErrorFor(failure);
        const started = performance.now();
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.max(0, budget));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        budget -= performance.now() - started;
        if (budget <= 0 && inbox.length === 0) throw new DocumentError("too_slow");
      }
      const message = inbox.shift();
      if (!message) continue;
      if (message.type === "end") return;
      if (message.type === "error") throw problemNamed(message.name);
      yield message;
      if (message.type === "page") worker.postMessage("next");
    }
  } finally {
    await worker.terminate();
    keepSpareWorker();
  }
}

let spare: Worker | undefined;
let spareEnds: NodeJS.Timeout | undefined;

/** Each document has a worker of its own: what a damaged one leaves behind ends with it. */
function takeWorker(): Worker {
  clearTimeout(spareEnds);
  const worker = spare ?? newWorker();
  spare = undefined;
  worker.ref();
  return worker;
}

/** The next document finds its worker started, which takes longer than reading a few pages. */
function keepSpareWorker(): void {
  clearTimeout(spareEnds);
  spareEnds = setTimeout(endSpareWorker, SPARE_MS).unref();
  if (spare) return;
  const worker = newWorker();
  spare = worker;
  worker.unref();
  // The spare worker has no listener yet; without this handler an error in it would end the process.
  worker.once("error", () => undefined);
  worker.once("exit", () => {
    if (spare === worker) spare = undefined;
  });
}

function endSpareWorker(): void {
  const worker = spare;
  spare = undefined;
  void worker?.terminate();
}

function newWorker(): Worker {
  // Started by its path instead of an import, because the bundler must neither include nor rewrite it.
  return new Worker(join(process.cwd(), "lib", "documents", "pdf-worker.mjs"), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
}

function documentErrorFor(error: Error): Error {
  if (error instanceof DocumentError) return error;
  const out_of_memory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return out_of_memory ? new DocumentError("too_slow") : error;
}

function problemNamed(name: string): DocumentError {
  return new DocumentError(name === "PasswordException" ? "password_required" : "damaged");
}

/** A complete file ends with an end-of-file mark; one cut off in transfer does not. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-2048);
  return !tail.includes("%%EOF");
}

/** The page holds text of its own: scanner apps stamp an advertisement on otherwise textless pictures. */
export function isReadable(page: Page): boolean {
  const letters = page.lines
    .filter((line) => !/^scanned (?:by|with) \S+$/i.test(line.text))
    .reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return letters >= LETTERS_OF_A_READABLE_PAGE;
}
