import { type DocumentKind, documentKind } from "./document-kind";
import { type ReadOptions, type ReadResult, readPdf } from "./read-pdf";

/** Reads a document page by page. Throws `DocumentError`, and whatever `onPage` throws. */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

const READERS: Record<DocumentKind, Reader | null> = { pdf: readPdf, unknown: null };

/** What reads a document of this content; null when nothing does. */
export function readerOf(bytes: Uint8Array): Reader | null {
  return READERS[documentKind(bytes)];
}
