import { type DocumentKind, documentKind } from "./document-kind";
import { readFlow } from "./read-flow";
import { type ReadOptions, type ReadResult, readPdf } from "./read-pdf";

/** Reads a document page by page. Throws `DocumentError`, and whatever `onPage` throws. */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

const READERS: Record<DocumentKind, Reader | null> = {
  pdf: readPdf,
  docx: null,
  pptx: null,
  odt: null,
  html: null,
  markdown: (bytes, options) => readFlow("markdown", bytes, options),
  text: (bytes, options) => readFlow("text", bytes, options),
  jpeg: null,
  png: null,
  unknown: null,
};

/** What reads a document of this content; null when nothing does. Its name tells Markdown from other text. */
export function readerOf(bytes: Uint8Array, name = ""): Reader | null {
  return READERS[documentKind(bytes, name)];
}
