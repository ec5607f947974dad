import type { ReadPage } from "@/lib/contract/documents";
import { type FoldedText, foldText } from "@/lib/text/fold";
import { findLetters, findQuote, type Span } from "@/lib/text/quote";
import { findQuoteParts } from "@/lib/text/quote-parts";
import type { Mark } from "./queries";
import { textOf } from "./text-blocks";

/**
 * Where the words of a mark stand on its page: of several places the one nearest to where they begin; where not all of
 * them stand there, those stretches that do.
 */
export function placesOfMark(page: ReadPage, { quote, at }: Mark): Span[] {
  const [first, ...others] = findQuote(folded(page, false), quote);
  if (!first) return findQuoteParts(folded(page, false), quote);
  if (!at) return [first];
  const distance = ({ start }: Span) => Math.abs(heightAt(page, start) - at.y);
  return [others.reduce((best, other) => (distance(other) < distance(best) ? other : best), first)];
}

/** Every place of the page where these letters stand. */
export function placesOfLetters(page: ReadPage, letters: string): Span[] {
  return findLetters(folded(page, true), letters);
}

const EXACT = new WeakMap<ReadPage, FoldedText>();
const ANY_CASE = new WeakMap<ReadPage, FoldedText>();

/** Each letter typed searches all pages again: a page is folded once. */
function folded(page: ReadPage, ignores_case: boolean): FoldedText {
  const kept = ignores_case ? ANY_CASE : EXACT;
  const text = kept.get(page) ?? foldText(textOf(page), { ignores_case });
  kept.set(page, text);
  return text;
}

function heightAt({ lines }: ReadPage, offset: number): number {
  let start = 0;
  for (const { text, y } of lines) {
    start += text.length + 1;
    if (offset < start) return y;
  }
  return 0;
}
