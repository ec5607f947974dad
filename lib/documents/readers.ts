import { type DocumentKind, documentKind } from "./document-kind";
import { readFlow } from "./read-flow";
import { type ReadOptions, type ReadResult, readPdf } from "./read-pdf";
import { readPicture } from "./read-picture";

/** Reads a document page by page. Throws `DocumentError`, and whatever `onPage` throws. */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

const READERS: Record<DocumentKind, Reader | null> = {
  pdf: readPdf,
  docx: (bytes, options) => readFlow("docx", bytes, options),
  pptx: (bytes, options) => readFlow("pptx", bytes, options),
  odt: (bytes, options) => readFlow("odt", bytes, options),
  html: (bytes, options) => readFlow("html", bytes, options),
  markdown: (bytes, options) => readFlow("markdown", bytes, options),
  text: (bytes, options) => readFlow("text", bytes, options),
  jpeg: readPicture,
  png: readPicture,
  unknown: null,
};

/** What reads a document of this content; null when nothing does. Its name tells Markdown from other text. */
export function readerOf(bytes: Uint8Array, name = ""): Reader | null {
  return READERS[documentKind(bytes, name)];
}
