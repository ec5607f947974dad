import { foldText } from "@/lib/text/fold";
import { findQuote } from "@/lib/text/quote";
import { documentText, evidenceBetween } from "./document-text";
import type { Box, Page } from "./types";

/** Words a document says, verbatim but for white space, and where they stand. */
export type Evidence = { page: number; quote: string; boxes: Box[] };

export type Fact<T> = { value: T; evidence: Evidence; confidence: "exact" | "inferred" };

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
