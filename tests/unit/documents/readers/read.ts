import { DocumentError } from "@/lib/documents/document-error";
import { readerOf } from "@/lib/documents/readers";
import type { Page } from "@/lib/documents/types";

/** What the product reads in a file of this name. */
export async function read(content: Uint8Array | string, name = "") {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const pages: Page[] = [];
  const reader = readerOf(bytes, name);
  if (!reader) throw new DocumentError("kind_not_read");
  await reader(bytes, { onPage: (page) => void pages.push(page) });
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, texts: lines.map(({ text }) => text) };
}

/** The code of the problem a file ends with; what was read when it does not. */
export async function problemWith(content: Uint8Array | string, name = "") {
  return read(content, name).then(
    ({ texts }) => texts,
    (error: unknown) => (error instanceof DocumentError ? error.code : error),
  );
}
