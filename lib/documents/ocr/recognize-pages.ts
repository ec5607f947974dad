import { DocumentError } from "@/lib/documents/document-error";
import { ask, endReaderProcess, startReaderProcess } from "@/lib/documents/reader-process";
import type { Page } from "@/lib/documents/types";
import { type RecognizedPicture, recognizedPage } from "./recognized-page";

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
 * Recognizes the text on these pages of a PDF, or on a photo, one after another in a process of its own, for as long
 * as there is time. A page that takes too long, or ends the process, is stopped, and is the last of this call: the
 * others are for the next.
 */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: number[],
  { time_ms, page_limit_ms = PAGE_LIMIT_MS, onStart, onPage }: RecognizeOptions,
): Promise<"looked" | "unavailable" | "locked"> {
  const started = performance.now();
  const recognizer = startReaderProcess("ocr-process.mjs");
  try {
    const document = { bytes: new Uint8Array(bytes) };
    const opened = await ask<Opened>(recognizer, document, START_LIMIT_MS);
    if (opened instanceof DocumentError) return "unavailable";
    if (opened.type !== "ready") return opened.type;
    for (const [index, number] of numbers.entries()) {
      if (index > 0 && performance.now() - started > time_ms) break;
      if (!(await onStart(number))) break;
      const answer = await ask<Picture>(recognizer, number, page_limit_ms);
      await onPage(recognizedOrFailed(number, answer));
      if (answer instanceof DocumentError) break;
    }
    return "looked";
  } finally {
    endReaderProcess(recognizer);
  }
}

/** "locked": the document asks for a password. */
type Opened = { type: "ready" | "unavailable" | "locked" };
type Picture = ({ type: "page" } & RecognizedPicture) | { type: "failed" };

function recognizedOrFailed(number: number, answer: Picture | DocumentError): RecognitionResult {
  if (answer instanceof DocumentError) return { number, outcome: "stopped" };
  if (answer.type !== "page") return { number, outcome: "unreadable" };
  if (answer.is_blank) return { number, outcome: "nothing" };
  const page = recognizedPage(answer);
  return page ? { number, outcome: "text", page } : { number, outcome: "unreadable" };
}
