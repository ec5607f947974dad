import { documentText, evidenceBetween } from "./document-text";
import type { Box, Page } from "./types";

/** Words a document says, verbatim but for white space, and where they stand. */
export type Evidence = { page: number; quote: string; boxes: Box[] };

export type Fact<T> = { value: T; evidence: Evidence; confidence: "exact" | "inferred" };

/**
 * Finds a quote on the page it is said to stand on; white space, ligatures, quotation marks and dashes are folded.
 * Of several places it takes the one that begins nearest to `near` (points), else the first.
 */
export function verifyQuote(
  pages: Page[],
  page: number,
  quote: string,
  near: Partial<{ x: number | undefined; y: number | undefined }> = {},
): Evidence | null {
  const source = pages.find((candidate) => candidate.number === page);
  const wanted = fold(quote).text.trim();
  if (!source || !wanted) return null;
  const { document, text, offsets } = foldedPage(source);
  const [first, ...others] = indexesOfWords(text, wanted).map((at) => {
    const start = offsets[at] ?? 0;
    const last = offsets[at + wanted.length - 1] ?? 0;
    const end = last + String.fromCodePoint(document.text.codePointAt(last) ?? 0).length;
    return { start, end };
  });
  if (!first) return null;
  const found = evidenceBetween(document, first.start, first.end);
  if (near.y === undefined) return found;
  const { x = 0, y } = near;
  // The line counts before the place on it.
  const distance = ({ boxes: [box] }: Evidence) =>
    box ? 1000 * Math.abs(box.y - y) + Math.abs(box.x - x) : Number.POSITIVE_INFINITY;
  return others
    .map(({ start, end }) => evidenceBetween(document, start, end))
    .reduce((best, other) => (distance(other) < distance(best) ? other : best), found);
}

/** The places where the words stand as words: "1" is not a quote of "2011". */
function indexesOfWords(text: string, wanted: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    // Two units, for letters that take them.
    const cutsBefore =
      LETTER_FIRST.test(wanted) && LETTER_LAST.test(text.slice(Math.max(0, at - 2), at));
    const cutsAfter = LETTER_LAST.test(wanted) && LETTER_FIRST.test(text.slice(end, end + 2));
    if (!cutsBefore && !cutsAfter) indexes.push(at);
  }
  return indexes;
}

const LETTER_FIRST = /^[\p{L}\p{N}]/u;
const LETTER_LAST = /[\p{L}\p{N}]$/u;

const foldedPages = new WeakMap<Page, ReturnType<typeof foldPage>>();

/** A page is folded once, however many quotes are looked for on it. */
function foldedPage(page: Page) {
  const folded = foldedPages.get(page) ?? foldPage(page);
  foldedPages.set(page, folded);
  return folded;
}

function foldPage(page: Page) {
  const document = documentText([page]);
  return { document, ...fold(document.text) };
}

function fold(text: string): { text: string; offsets: number[] } {
  let folded = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    for (const plain of foldLetter(letter)) {
      if (plain === " " && folded.endsWith(" ")) continue;
      folded += plain;
      for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    }
    offset += letter.length;
  }
  return { text: folded, offsets };
}

function foldLetter(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  if (/[\u2018\u2019\u201a\u02bc\u02bb]/.test(letter)) return "'";
  if (/[\u201c\u201d\u201e\u00ab\u00bb]/.test(letter)) return '"';
  if (/[\u2010-\u2015\u2212]/.test(letter)) return "-";
  if (/[\u00ad\u200b-\u200f\u2060\ufeff]/.test(letter)) return "";
  return letter.normalize("NFKC");
}
