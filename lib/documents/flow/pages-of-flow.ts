import { decodeText } from "@/lib/documents/decode-text";
import { DocumentError } from "@/lib/documents/document-error";
import { htmlBlocks } from "@/lib/documents/markup/html";
import { markdownBlocks } from "@/lib/documents/markup/markdown";
import { plainTextBlocks } from "@/lib/documents/markup/plain-text";
import { docxBlocks } from "@/lib/documents/office/docx";
import { odtBlocks } from "@/lib/documents/office/odt";
import { pptxBlocks } from "@/lib/documents/office/pptx";
import type { Page } from "@/lib/documents/types";
import type { Block } from "./blocks";
import { pagesOfBlocks } from "./pages-of-blocks";

const BLOCKS = {
  docx: docxBlocks,
  pptx: pptxBlocks,
  odt: odtBlocks,
  html: (bytes) => htmlBlocks(textOf(bytes)),
  markdown: (bytes) => markdownBlocks(textOf(bytes)),
  text: (bytes) => plainTextBlocks(textOf(bytes)),
} satisfies Record<string, (bytes: Uint8Array) => Iterable<Block>>;

export type FlowKind = keyof typeof BLOCKS;

/** The pages of a document that has none of its own. Throws `DocumentError`. */
export function pagesOfFlow(bytes: Uint8Array, kind: FlowKind): Page[] {
  const pages = pagesOfBlocks(BLOCKS[kind](bytes));
  const letters = pages.reduce((sum, { characters }) => sum + characters, 0);
  if (letters === 0) throw new DocumentError("no_text");
  if (letters > MOST_LETTERS) throw new DocumentError("too_large");
  return pages;
}

/** The largest books have some millions. */
const MOST_LETTERS = 5_000_000;
/** Pages of HTML may hold pictures as text. */
const MOST_BYTES_OF_TEXT = 20_000_000;

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES_OF_TEXT) throw new DocumentError("too_large");
  const text = decodeText(bytes);
  if (text === null) throw new DocumentError("damaged");
  return text;
}
