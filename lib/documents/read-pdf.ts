import type { ChildProcess } from "node:child_process";
import { DocumentError } from "./document-error";
import { documentKind } from "./document-kind";
import { endReaderProcess, problemOfEnd, startReaderProcess } from "./reader-process";
import type { Page } from "./types";

const DEFAULT_TIME_LIMIT_MS = 120_000;
/** A process that waits for the next document is kept this long. */
const SPARE_MS = 60_000;
const SCRIPT = "pdf-process.mjs";
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

/** Reads a PDF page by page in a process of its own. Throws `DocumentError`, and whatever `onPage` throws. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  if (documentKind(bytes) !== "pdf") throw new DocumentError("not_a_pdf");
  const from_page = options.from_page ?? 1;
  const pages_without_text: number[] = [];
  const unreadable_pages: number[] = [];
  let page_count = 0;
  let readable = options.text_before ?? from_page > 1;

  const messages = messagesOf(bytes, from_page, options);
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
  | { type: "too_large" }
  | { type: "error"; name: string; message: string };

/** What the process says, in order; leaving the loop for any reason ends it. */
async function* messagesOf(bytes: Uint8Array, from_page: number, options: ReadOptions) {
  const child = takeProcess();
  const inbox: Message[] = [];
  let failure: Error | null = null;
  let wake = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  child.on("message", (message: Message) => {
    inbox.push(message);
    wake();
  });
  // Unlike "exit", this comes after the last message.
  child.on("close", (_, signal) => fail(problemOfEnd(signal)));
  child.send({ bytes: new Uint8Array(bytes), password: options.password, from_page }, (error) => {
    if (error) fail(new DocumentError("damaged"));
  });

  let budget = options.time_limit_ms ?? DEFAULT_TIME_LIMIT_MS;
  try {
    while (true) {
      while (inbox.length === 0) {
        if (failure) throw failure;
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
      if (message.type === "too_large") throw new DocumentError("too_large");
      if (message.type === "error") throw problemNamed(message.name);
      yield message;
      if (message.type === "page") child.send("next", () => undefined);
    }
  } finally {
    endReaderProcess(child);
    keepSpareProcess();
  }
}

let spare: ChildProcess | undefined;
let spareEnds: NodeJS.Timeout | undefined;

/** Each document has a process of its own: what a damaged one leaves behind ends with it. */
function takeProcess(): ChildProcess {
  clearTimeout(spareEnds);
  const child = spare ?? startReaderProcess(SCRIPT);
  spare = undefined;
  child.ref();
  child.channel?.ref();
  return child;
}

/** The next document finds its process started, which takes longer than reading a few pages. */
function keepSpareProcess(): void {
  clearTimeout(spareEnds);
  spareEnds = setTimeout(endSpareProcess, SPARE_MS).unref();
  if (spare) return;
  const child = startReaderProcess(SCRIPT);
  spare = child;
  child.unref();
  child.channel?.unref();
  child.once("exit", () => {
    if (spare === child) spare = undefined;
  });
}

function endSpareProcess(): void {
  const child = spare;
  spare = undefined;
  if (child) endReaderProcess(child);
}

function problemNamed(name: string): DocumentError {
  return new DocumentError(name === "PasswordException" ? "password_required" : "damaged");
}

/** A complete file ends with an end-of-file mark; one cut off in transfer does not. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-2048);
  return !tail.includes("%%EOF");
}

/**
 * The page holds text of its own: scanner apps stamp an advertisement on otherwise textless pictures. What is no
 * picture is readable however short it is.
 */
export function isReadable(page: Page): boolean {
  if (page.lines.some(({ place }) => place !== undefined)) return true;
  const letters = page.lines
    .filter((line) => !/^scanned (?:by|with) \S+$/i.test(line.text))
    .reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return letters >= LETTERS_OF_A_READABLE_PAGE;
}
