import { PASTED_LINES } from "@/lib/contract/values";
import { pagesOfBlocks } from "./flow/pages-of-blocks";
import { numbersOfLines, plainTextBlocks } from "./markup/plain-text";
import type { Line, Page } from "./types";

/** Pasted text as one page, read as a file of the same text is; its lines stand where `PASTED_LINES` says. */
export function pagesOfText(text: string): Page[] {
  const composed = text.normalize("NFC");
  const numbers = numbersOfLines(composed);
  const lines = pagesOfBlocks(plainTextBlocks(composed)).flatMap((page) => page.lines);
  const placed = lines.map((line, at) => atLine(line, numbers[at] ?? at));
  const characters = placed.reduce((sum, line) => sum + line.text.length, 0);
  const height = 2 * PASTED_LINES.first + ((numbers.at(-1) ?? 0) + 2) * PASTED_LINES.leading;
  const width = Math.max(612, ...placed.map((line) => line.x + (line.cells ? line.width : 0)));
  return [{ number: 1, width, height, lines: placed, characters, has_text: characters > 0 }];
}

function atLine(line: Line, number: number): Line {
  const y = PASTED_LINES.first + number * PASTED_LINES.leading;
  const width = line.cells ? line.width : line.text.length * line.size * 0.5;
  return { ...line, y, width, height: line.size };
}
