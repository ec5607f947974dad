import { PASTED_LINES } from "@/lib/contract/values";
import type { Page } from "@/lib/documents/types";

const SIZE = 11;
const { first: MARGIN, leading: LEADING } = PASTED_LINES;
const CHARACTER = 5.5;

/** Pasted text as one page of lines, so that the rules for documents read it as well. */
export function pagesOfText(text: string): Page[] {
  const lines = text
    .normalize("NFC")
    .split(/\r\n?|\n/)
    .map((line, index) => ({ text: line.trimEnd(), y: MARGIN + index * LEADING }))
    .filter((line) => line.text.trim() !== "")
    .map(({ text, y }) => ({
      text: text.trimStart(),
      x: MARGIN + (text.length - text.trimStart().length) * CHARACTER,
      y,
      width: text.trim().length * CHARACTER,
      height: SIZE,
      size: SIZE,
      bold: false,
      column: 0,
    }));
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const height = MARGIN * 2 + (text.split("\n").length + 1) * LEADING;
  return [{ number: 1, width: 612, height, lines, characters, has_text: characters > 0 }];
}
