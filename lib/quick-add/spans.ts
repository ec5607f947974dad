import { pattern, words } from "@/lib/text/pattern";
import { COMING, LAST, NEXT } from "@/lib/text/said-weekdays";

/** A stretch of a line that is understood. */
export interface Span {
  start: number;
  end: number;
}

/** Words that lead to what is understood and mean nothing without it. */
const LEADING = {
  coming: Object.values(COMING).flat(),
  next: Object.values(NEXT).flat(),
  last: Object.values(LAST).flat(),
  en: words`due, by, on, at, until, till, before, from, for, in, coming, worth, the`,
  de: words`bis, zum, am, um, für, im, den`,
  fr: words`pour, avant, le`,
  es: words`para, el, antes del`,
  signs: words`@, #`,
};
const LED = pattern("iu")`(?:(?<![\p{L}\p{N}])${LEADING}(?![\p{L}\p{N}])[\s:]*)+$`;
const LED_BY_SIGN = /[@#]\s*$/;

/** What a line of a list begins with. */
const BULLET = /^\s*(?:(?:[-*+•–]|\d{1,2}[.)])\s+)?(?:\[[ x]?\]\s*)?(?:to-?do:?\s+)?/i;

/** The text with what is understood blanked out, so that every place in it stays where it was. */
export function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Stands for a unit that is understood already: neither a letter nor a blank. */
export const TAKEN = "\u2423";

/** The text without what is understood, nor the words that lead to it. */
export function cut(text: string, spans: readonly Span[]): string {
  const rest = blank(text, spans);
  return rest
    .split(/\u2423+/)
    .map((piece, index, pieces) => (index < pieces.length - 1 ? withoutLeading(piece) : piece))
    .join(" ");
}

/** A title without the punctuation that parted it from what is cut. */
export function tidyTitle(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+(?=[,;:.])/g, "")
    .replace(/(\s[–—-]|[,;:])(?:\s*(?:\s[–—-]|[,;:]))+/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:–—|.&-]+|[\s,;:–—|&(@#-]+$/g, "");
}

export function withoutBullet(line: string): string {
  return line.replace(BULLET, "").trim();
}

function withoutLeading(piece: string): string {
  return piece
    .replace(/[\s,–—-]+$/, " ")
    .replace(LED, "")
    .replace(LED_BY_SIGN, "");
}
