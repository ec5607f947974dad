import { decodeText } from "@/lib/documents/decode-text";
import { DocumentError } from "@/lib/documents/document-error";
import { plainTextBlocks } from "@/lib/documents/markup/plain-text";
import type { Page } from "@/lib/documents/types";
import type { Block } from "./blocks";
import { pagesOfBlocks } from "./pages-of-blocks";

const BLOCKS = {
  text: (bytes) => plainTextBlocks(textOf(bytes)),
  markdown: (bytes) => plainTextBlocks(textOf(bytes)),
} satisfies Record<string, (bytes: Uint8Array) => Iterable<Block>>;

export type FlowKind = keyof typeof BLOCKS;

/** The pages of a document that has none of its own. Throws `DocumentError`. */
export function pagesOfFlow(bytes: Uint8Array, kind: FlowKind): Page[] {
  const pages = pagesOfBlocks(BLOCKS[kind](bytes));
  if (!pages.some(({ has_text }) => has_text)) throw new DocumentError("no_text");
  return pages;
}

/** Texts and marked-up ones; the largest books have some millions of letters. */
const MOST_BYTES_OF_TEXT = 20_000_000;

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES_OF_TEXT) throw new DocumentError("too_large");
  const text = decodeText(bytes);
  if (text === null) throw new DocumentError("damaged");
  return text;
}
