import type { Line } from "@/lib/documents/types";
import { pattern, words } from "@/lib/text/pattern";
import type { Heading } from "./types";

const MOST_LETTERS = 140;
const MOST_WORDS = 16;
/** In parts of the size of the text. */
const LARGER = 1.12;
const AS_LARGE = 0.96;
const LINES_OF_A_PARAGRAPH = 4;
/** Numbers and nothing else, and how far they may stand from their label, in parts of its size. */
const AXIS = /^[-−–]?\d[\d\s.,%eE+−–-]*(?<![.,])$/;
const NEAR_AN_AXIS = 4;

const PARTS = {
  en: words`chapter, part, unit, section, lecture, appendix`,
  de: words`kapitel, teil, abschnitt`,
  fr: words`chapitre, partie`,
  es: words`capítulo, tema, sección`,
};
const NUMBERED = pattern("iu")`
  ^(?:
  ${PARTS}\s+(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])\b|
  (?:\d{1,2}|[A-Z])(?:\.\d{1,2})+\.?(?=\s)|
  \d{1,2}\.?(?=[\t ]+\p{Lu})
  )`;
const LIST_MARKER = /^(?:[•◦▪–—*-]\s|\(?[a-z0-9]{1,2}\)\s|[a-z]\.\s)/;
export const LIST_ITEM = /^(?:[•◦▪–—*]\s|\(?(?:\d{1,3}|[a-z])[.)]\s)/i;
const CAPTION =
  /^(?:figure|fig\.|table|box|abbildung|abb\.|tabelle|tab\.|tableau|figura|tabla)\s*(?:[A-Z][.-]?)?\d+(?:[.-]\d+)*\b/i;
/** "Figure 2.1 shows the growth of a cell." */
const SPEAKS_OF_ONE = /^\p{L}+\.?\s*\S*\d\s+\p{Ll}/u;

/**
 * The heading a line is by what the document says, else by its type and words, or null; `above` is the free space
 * over it in parts of its size.
 */
export function headingOf(line: Line, body: number, above: number): Heading | null {
  const text = line.text.replace(/\s+/g, " ").trim();
  if (line.heading !== undefined && /\p{L}|\p{N}/u.test(text)) {
    return { text, size: line.size, bold: line.bold, depth: line.heading };
  }
  if (text.length > MOST_LETTERS || text.split(" ").length > MOST_WORDS) return null;
  if (!/\p{L}{2}/u.test(text) || LIST_MARKER.test(text) || CAPTION.test(text)) return null;
  const number = NUMBERED.exec(text)?.[0] ?? null;
  if ((line.cells?.length ?? 1) > (number ? 2 : 1)) return null;
  const is_larger = line.size >= body * LARGER;
  const is_bold = line.bold && line.size >= body * AS_LARGE;
  if (!is_larger && !(is_bold && above > 0.3)) return null;
  if (/[,;]$/.test(text) || (!is_larger && /[.:]$/.test(text))) return null;
  if (!is_larger && !/^[\p{Lu}\d"“(¿¡]/u.test(text)) return null;
  return { text, size: line.size, bold: line.bold, depth: depthOf(number) };
}

/** The lines of paragraphs: four or more of one type close together, however large that is. No heading is as long. */
export function linesOfParagraphs(lines: Line[]): Set<Line> {
  const found = new Set<Line>();
  let open: Line[] = [];
  for (const line of lines) {
    const last = open.at(-1);
    if (last && !isNextLine(last, line)) open = [];
    open.push(line);
    if (open.length >= LINES_OF_A_PARAGRAPH) for (const each of open) found.add(each);
  }
  return found;
}

/** The labels of charts: words written sideways, or beside the smaller numbers of an axis. */
export function labelsOfCharts(lines: Line[]): Set<Line> {
  return new Set(
    lines.filter((line, at) => {
      const is_sideways = line.height > line.size * 2 && line.width < line.height;
      if (is_sideways || NUMBERED.test(line.text)) return is_sideways;
      return lines.slice(Math.max(0, at - 2), at + 3).some((near) => isAxis(near, line));
    }),
  );
}

function isAxis(numbers: Line, label: Line): boolean {
  const is_near = Math.abs(numbers.y - label.y) < label.size * NEAR_AN_AXIS;
  return is_near && numbers.size < label.size && AXIS.test(numbers.text);
}

function isNextLine(last: Line, line: Line): boolean {
  const gap = line.y - last.y - last.height;
  const is_same_type = Math.abs(last.size - line.size) < 0.3 && last.bold === line.bold;
  return is_same_type && last.column === line.column && Math.abs(gap) < line.size * 0.8;
}

export function isCaption({ text }: Line): boolean {
  return CAPTION.test(text) && !SPEAKS_OF_ONE.test(text);
}

/** True when a heading goes on in a second line. */
export function continues(heading: Heading, next: Heading): boolean {
  return (
    next.depth === null &&
    heading.bold === next.bold &&
    Math.abs(heading.size - next.size) < 0.5 &&
    heading.text.length + next.text.length <= MOST_LETTERS
  );
}

/** The headings a new one stands under, and itself. */
export function pathWith(headings: Heading[], heading: Heading): Heading[] {
  const above = headings.findIndex((open) => !isAbove(open, heading));
  return [...headings.slice(0, above === -1 ? headings.length : above), heading];
}

function isAbove(open: Heading, heading: Heading): boolean {
  if (open.depth !== null && heading.depth !== null) return open.depth < heading.depth;
  if (Math.abs(open.size - heading.size) >= 0.5) return open.size > heading.size;
  return open.bold && !heading.bold;
}

/** 2 for "3.1", 1 for "Chapter 3". */
export function depthOf(number: string | null): number | null {
  if (!number) return null;
  return number.split(".").filter((part) => part.trim() !== "").length;
}
