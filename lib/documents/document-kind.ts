const PDF_HEADER = "%PDF-";
/** The format allows other bytes before its header, within the first kilobyte. */
const HEADER_WITHIN = 1024;

export type DocumentKind = "pdf" | "unknown";

/** What a document is by its content, whatever its name or its sender say. */
export function documentKind(bytes: Uint8Array): DocumentKind {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN));
  return start.includes(PDF_HEADER) ? "pdf" : "unknown";
}
