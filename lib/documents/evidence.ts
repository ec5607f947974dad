import { foldText } from "@/lib/text/fold";
import { findQuote } from "@/lib/text/quote";
import { findQuoteParts } from "@/lib/text/quote-parts";
import { type DocumentText, documentText, lineIndexAt, type Span } from "./document-text";
import type { Box, Line, Page } from "./types";

/** Words a document says, verbatim but for white space, and where they stand. */
export type Evidence = { page: number; quote: string; boxes: Box[] };

export type Fact<T> = {
  value: T;
  evidence: Evidence;
  confidence: "exact" | "inferred";
  /** A language model proposed it, or a part of it; the words prove it. */
  by_model?: true;
};

/** What a rule read, and the stretch of the document it read it from. */
export type Found<T> = Span & Pick<Fact<T>, "value" | "confidence">;

/** What a rule read as a fact, with the words that say it and their place. */
export function proven<T>(document: DocumentText, found: Found<T>): Fact<T>;
export function proven<T>(document: DocumentText, found: Found<T> | null): Fact<T> | null;
export function proven<T>(document: DocumentText, found: Found<T> | null): Fact<T> | null {
  if (!found) return null;
  const { value, confidence } = found;
  return { value, evidence: evidenceBetween(document, found), confidence };
}

/** The words of a stretch with their place; one that runs over a page's end keeps its first page. */
export function evidenceBetween(document: DocumentText, { start, end }: Span): Evidence {
  const first = lineIndexAt(document, start);
  const page = document.lines[first]?.page ?? 1;
  const boxes: Box[] = [];
  let last = start;
  for (const entry of document.lines.slice(first)) {
    if (entry.start >= end || entry.page !== page) break;
    const from = Math.max(0, start - entry.start);
    const to = Math.min(entry.line.text.length, end - entry.start);
    last = entry.start + to;
    if (to > from) boxes.push(boxOf(entry.line, from, to));
  }
  return { page, quote: document.text.slice(start, last).replace(/\s+/g, " ").trim(), boxes };
}

/** Where the characters of a line stand, taking the letters of a cell for equally wide; a wrapped cell counts whole. */
function boxOf(line: Line, from: number, to: number): Box {
  const left = placeOf(line, from, "start");
  const right = placeOf(line, to, "end");
  return { x: left, y: line.y, width: Math.max(1, right - left), height: line.height };
}

function placeOf(line: Line, offset: number, edge: "start" | "end"): number {
  const is_wrapped = line.height > line.size * 1.8;
  let start = 0;
  for (const cell of line.cells ?? [line]) {
    const length = cell.text.length;
    if (offset < start + length || (edge === "end" && offset === start + length)) {
      const part = is_wrapped ? Number(edge === "end") : (offset - start) / Math.max(1, length);
      return Math.round((cell.x + cell.width * part) * 10) / 10;
    }
    start += length + 1;
  }
  return line.x + line.width;
}

/**
 * Finds a quote on the page it is said to stand on; its spelling may differ as `foldText` says.
 * Of several places it takes the one that begins nearest to `near` (points), else the first.
 */
export function verifyQuote(
  pages: Page[],
  page: number,
  quote: string,
  near: Partial<{ x: number | undefined; y: number | undefined }> = {},
): Evidence | null {
  const source = pages.find((candidate) => candidate.number === page);
  if (!source) return null;
  const { document, folded } = foldedPage(source);
  const [first, ...others] = findQuote(folded, quote);
  if (!first) return null;
  const found = evidenceBetween(document, first);
  if (near.y === undefined) return found;
  const { x = 0, y } = near;
  // The line counts before the place on it.
  const distance = ({ boxes: [box] }: Evidence) =>
    box ? 1000 * Math.abs(box.y - y) + Math.abs(box.x - x) : Number.POSITIVE_INFINITY;
  return others
    .map((place) => evidenceBetween(document, place))
    .reduce((best, other) => (distance(other) < distance(best) ? other : best), found);
}

/** Where the words of a quote stand on a page: all of them, else those stretches that do. */
export function quoteBoxes(
  page: Page,
  quote: string,
  near: Partial<{ x: number | undefined; y: number | undefined }> = {},
): Box[] {
  const whole = verifyQuote([page], page.number, quote, near);
  if (whole) return whole.boxes;
  const { document, folded } = foldedPage(page);
  return findQuoteParts(folded, quote).flatMap((part) => evidenceBetween(document, part).boxes);
}

const foldedPages = new WeakMap<Page, ReturnType<typeof foldPage>>();

/** A page is folded once, however many quotes are looked for on it. */
function foldedPage(page: Page) {
  const folded = foldedPages.get(page) ?? foldPage(page);
  foldedPages.set(page, folded);
  return folded;
}

function foldPage(page: Page) {
  const document = documentText([page]);
  return { document, folded: foldText(document.text) };
}
