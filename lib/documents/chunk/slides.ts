import { inMargin, isPageNumber, marginKey } from "@/lib/documents/layout/furniture";
import type { Line, Page } from "@/lib/documents/types";
import { PARAGRAPH_GAP } from "./line-starts";

/** A slide is wider than high, and holds less than two pages of a book that were scanned side by side. */
const WIDER = 1.15;
const MOST_LETTERS = 2200;
/** A title stands in the upper part of a slide, in larger type than its text, in parts of the height and size. */
const [LOWEST, LARGER] = [0.25, 1.12];
const LONGEST_TITLE = 140;
/** In parts of the size: how much farther than the nearest line of its type another paragraph stands. */
const FARTHER = 0.15;
/** Within a sentence. */
const FARTHER_INSIDE = 0.9;
/** A number or an arrow that stands for one. */
const OPENS = /^(?:\d{1,2}\s\p{Lu}|[⇒⇝→⇨➔➢▶►•▪–-]\s)/u;
const SAME_SIZE = 0.5;
/** Of the letters of a slide that the next one goes on from. */
const SHARE_REPEATED = 0.95;
/** Of an average letter's width in parts of the size. */
const LETTER = 0.5;

export function isSlide({ width, height, characters, lines }: Page): boolean {
  if (lines[0]?.place !== undefined) return /^slide \d/.test(lines[0].place);
  return width > height * WIDER && characters <= MOST_LETTERS;
}

/** The lines of a slide, its title named as such; nothing else on it is a heading then. */
export function slideLines(lines: Line[], page: Page, body: number): Line[] {
  const [title] = lines
    .filter(({ y, size, text, aside }) => {
      const is_above = y < page.height * LOWEST && size >= body * LARGER;
      return is_above && !aside && text.length <= LONGEST_TITLE && /\p{L}{2}/u.test(text);
    })
    .sort((a, b) => a.y - b.y);
  if (!title || lines.some(({ heading }) => heading !== undefined)) return lines;
  return lines.map((line) => (line === title ? { ...line, heading: 1 } : line));
}

/**
 * The lines of a slide that begin a paragraph or an item, whether or not the one before it ended: its bullets are often
 * drawn. A line goes on where it stands as near as lines do, and the word it begins with had no room before it.
 */
export function paragraphsOfSlide(lines: Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1];
    if (!last || line.place !== undefined || !isSameParagraph(last, line, lines)) found.add(line);
  }
  return found;
}

function isSameParagraph(last: Line, line: Line, lines: Line[]): boolean {
  const is_same_type = Math.abs(last.size - line.size) < SAME_SIZE && last.column === line.column;
  if (!is_same_type || Math.abs(last.x - line.x) > line.size || OPENS.test(line.text)) return false;
  const own = lines.filter((each) => {
    return Math.abs(each.size - line.size) < SAME_SIZE && each.column === line.column;
  });
  const least = Math.min(...own.map((each, at) => gapBetween(own[at - 1], each)));
  const begins_small = /^\p{Ll}{2}/u.test(line.text);
  const farther = begins_small ? FARTHER_INSIDE : FARTHER;
  const gap = gapBetween(last, line);
  if (gap > least + line.size * farther) return false;
  if (!begins_small && gap > line.size * PARAGRAPH_GAP) return false;
  const right = Math.max(...own.map(({ x, width }) => x + width));
  const [word = ""] = line.text.split(/\s/);
  const room = right - last.x - last.width;
  return begins_small || room < (word.length + 1) * line.size * LETTER;
}

/** Infinite where the line does not stand below the other. */
function gapBetween(last: Line | undefined, line: Line): number {
  if (!last || line.y < last.y + last.height - line.size / 2) return Number.POSITIVE_INFINITY;
  return line.y - last.y - last.height;
}

/** The lines of a slide and their places, to know them again where the next one adds to them; of other pages none. */
export function linesSeen(page: Page): string[] | undefined {
  if (!isSlide(page)) return undefined;
  const lines = page.lines.filter((line) => !inMargin(line, page) || !isPageNumber(line));
  return lines.map((line) => keyOf(line, page));
}

/** Whether all that a slide says stands at the same places of the next one, which goes on from it. */
export function isBuiltOn(seen: string[] | undefined, next: string[] | undefined): boolean {
  if (!seen || !next) return false;
  const keys = new Set(next);
  const letters = (of: string[]) => of.reduce((sum, key) => sum + key.length, 0);
  const kept = seen.filter((key) => keys.has(key));
  return kept.length > 0 && letters(kept) >= letters(seen) * SHARE_REPEATED;
}

function keyOf(line: Line, page: Page): string {
  const text = inMargin(line, page) ? marginKey(line) : line.text;
  return `${Math.round(line.x / 2)} ${Math.round(line.y / 2)} ${text}`;
}
