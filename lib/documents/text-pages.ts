import { PASTED_LINES } from "@/lib/contract/values";
import { DocumentError } from "./document-error";
import { documentKind } from "./document-kind";
import type { Block } from "./flow/blocks";
import { pagesOfBlocks } from "./flow/pages-of-blocks";
import { htmlBlocks } from "./markup/html";
import { numbersOfLines, plainTextBlocks } from "./markup/plain-text";
import type { Line, Page } from "./types";

/**
 * Pasted text as one page, read as a file of the same text is; its lines stand where `PASTED_LINES` says. What was
 * copied as HTML is read as HTML, its lines counted as they are read.
 */
export function pagesOfText(text: string): Page[] {
  const composed = text.normalize("NFC");
  const html = blocksOfHtml(composed);
  const numbers = html ? [] : numbersOfLines(composed);
  const lines = pagesOfBlocks(html ?? plainTextBlocks(composed)).flatMap((page) => page.lines);
  const placed = lines.map((line, at) => atLine(line, numbers[at] ?? at));
  const characters = placed.reduce((sum, line) => sum + line.text.length, 0);
  const height =
    2 * PASTED_LINES.first + ((numbers.at(-1) ?? lines.length) + 2) * PASTED_LINES.leading;
  const width = Math.max(612, ...placed.map((line) => line.x + (line.cells ? line.width : 0)));
  return [{ number: 1, width, height, lines: placed, characters, has_text: characters > 0 }];
}

/** Null for what is no HTML, or none that says anything. */
function blocksOfHtml(text: string): Block[] | null {
  if (documentKind(new TextEncoder().encode(text)) !== "html") return null;
  try {
    const blocks = htmlBlocks(text);
    return blocks.length > 0 ? blocks : null;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return null;
  }
}

function atLine(line: Line, number: number): Line {
  const y = PASTED_LINES.first + number * PASTED_LINES.leading;
  const width = line.cells ? line.width : line.text.length * line.size * 0.5;
  return { ...line, y, width, height: line.size };
}
