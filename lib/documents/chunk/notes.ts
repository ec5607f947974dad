import type { Line, Page } from "@/lib/documents/types";

/** Footnotes are set smaller than the text, in parts of its size. */
const SMALLER = 0.92;
/** They stand in the lower part of a page, in parts of its height. */
const HIGHEST = 0.4;
/** A mark, and what it belongs to on the same line or the next. */
const MARKED = /^(?:\d{1,3}|[*†‡§¶]{1,3})\s?(?=[\p{L}“"‘'(])/u;
const MARK = /^(?:\d{1,3}|[*†‡§¶]{1,3})$/;
const LEAST_LETTERS = 25;

/** The lines of a page that stand beside or below its text as notes to it. */
export function notesOf(lines: Line[], page: Page, body: number): Set<Line> {
  const notes = new Set(lines.filter(({ aside }) => aside));
  const text = lines.filter((line) => !notes.has(line));
  const end = text.findLastIndex((line) => line.size > body * SMALLER || isRow(line));
  const below = text.slice(end + 1);
  const first = below.findIndex((line) => MARKED.test(line.text) || MARK.test(line.text));
  // A page in small type throughout has no text that these could be notes to.
  if (end < 0 || first < 0 || (below[first]?.y ?? 0) < page.height * HIGHEST) return notes;
  const letters = below.slice(first).reduce((sum, line) => sum + line.text.length, 0);
  if (letters < LEAST_LETTERS) return notes;
  for (const line of below) notes.add(line);
  return notes;
}

/** Whether a line begins a note, by its mark. */
export function beginsNote({ text }: Line): boolean {
  return MARKED.test(text);
}

function isRow({ cells = [] }: Line): boolean {
  return cells.length > 2;
}
