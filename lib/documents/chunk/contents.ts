import { type Bookmark, HEADING_NUMBER, markHeadings } from "@/lib/documents/layout/bookmarks";
import type { Line, Page } from "@/lib/documents/types";
import { pattern, words } from "@/lib/text/pattern";
import { depthOf, headingOf } from "./headings";

/** A line of a printed table of contents: a title and the number printed on its page. */
export type ContentsEntry = Bookmark & { printed: number };

const LEAST_ENTRIES = 5;
const MOST_ENTRIES = 1500;
const SHARE_OF_ENTRIES = 0.5;
/** Of the entries that follow another: those of an index go up and down. */
const SHARE_IN_ORDER = 0.9;
/** Several sections begin on one page, but not most of them. */
const SHARE_OF_PAGES = 0.4;
const SAME_EDGE = 3;
const PRINTED = /(?:…\s*|\t|\.\s?\.\s?\.\s*)(\d{1,4})$/;
const PARTS = { en: words`part`, de: words`teil`, fr: words`partie`, es: words`parte` };
/** Parts stand above the chapters, which are counted through all of them. */
const PART = pattern("iu")`^(?:[IVX]{1,5}|${PARTS}\s+\S{1,4})[.:]?\s`;

/** The entries of a page of printed contents in their order; none where the page is something else. */
function contentsOf(page: Page): ContentsEntry[] {
  const found = page.lines.flatMap(({ text, x }) => {
    const number = PRINTED.exec(text);
    if (!number) return [];
    const written = text.slice(0, number.index).replace(/[\s…]+|(?:\s?\.)+$/g, " ");
    const title = written.trim();
    return /\p{L}/u.test(title) ? [{ title, x, printed: Number(number[1]) }] : [];
  });
  const in_order = found.filter(({ printed }, at) => printed >= (found[at - 1]?.printed ?? 0));
  if (found.length < Math.max(LEAST_ENTRIES, page.lines.length * SHARE_OF_ENTRIES)) return [];
  if (in_order.length < found.length * SHARE_IN_ORDER) return [];
  // The rows of a table repeat their words or numbers.
  const differ = new Set(found.map(({ title, printed }) => `${title} ${printed}`)).size;
  const pages = new Set(found.map(({ printed }) => printed)).size;
  if (differ < found.length || pages < found.length * SHARE_OF_PAGES) return [];
  const edges = [...new Set(found.map(({ x }) => x))].sort((a, b) => a - b);
  const steps = edges.filter((x, at) => at === 0 || x - (edges[at - 1] ?? 0) > SAME_EDGE);
  return found.map(({ title, x, printed }) => {
    const numbered = found.find(
      (entry) => Math.abs(entry.x - x) <= SAME_EDGE && numberDepth(entry.title) !== null,
    );
    const step = steps.filter((edge) => edge <= x).length;
    const depth = numberDepth(title) ?? (numbered && numberDepth(numbered.title)) ?? step;
    return { title, depth, printed };
  });
}

/** What is known of a book's contents with those of one more page. */
export function withContents(known: ContentsEntry[], page: Page): ContentsEntry[] {
  const found = known.length < MOST_ENTRIES ? contentsOf(page) : [];
  return found.length > 0 ? [...known, ...found] : known;
}

/** The lines of a page, those that an entry of the contents names as the headings they are. */
export function namedByContents(lines: Line[], entries: ContentsEntry[], body: number): Line[] {
  if (entries.length === 0) return lines;
  const marked = lines.map((line) => ({ ...line }));
  for (const { title, depth } of markHeadings(marked, entries)) {
    const number = HEADING_NUMBER.exec(title)?.[0].trim().replace(/\.$/, "");
    if (!number) continue;
    // The contents may have a shorter title.
    const named = marked.find((line) => {
      return startsWith(line.text, number) && headingOf(line, body, Number.POSITIVE_INFINITY);
    });
    if (named) named.heading ??= depth;
  }
  return marked;
}

function startsWith(text: string, number: string): boolean {
  return text.startsWith(number) && /^\.?\s/.test(text.slice(number.length));
}

function numberDepth(title: string): number | null {
  if (PART.test(title)) return 0;
  const number = HEADING_NUMBER.exec(title)?.[0].trim();
  return number ? depthOf(number) : null;
}
