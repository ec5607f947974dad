import { type FoldedText, foldText } from "./fold";
import { UNSPACED } from "./unspaced";

/** From one unit of a text up to another. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Every place where a quote stands in a text as whole words: "1" is not a quote of "2011". Spelling that does not
 * change the words may differ, as `foldText` says; the places are those of the unfolded text.
 */
export function findQuote(text: FoldedText, quote: string): Span[] {
  return places(text, quote).flatMap((place) => {
    const { start, end } = sourceOf(text, place);
    return cutsWord(text, place) ? [] : [{ start, end }];
  });
}

/** Every place where the letters stand, also inside a word, as a reader searches a page; none overlaps another. */
export function findLetters(text: FoldedText, letters: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const place of places(text, letters)) {
    if (place.start < from) continue;
    from = place.end;
    found.push(sourceOf(text, place));
  }
  return found;
}

/** The places in the folded text. */
function places({ text, ignores_case }: FoldedText, words: string): Span[] {
  const folded = foldText(words, { ignores_case }).text.trim();
  // Before the letters that follow it in the text the hyphen is gone.
  const wanted = folded.replace(/(?<=\p{L})-$/u, "");
  if (!wanted) return [];
  const found: Span[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    found.push({ start: at, end: at + wanted.length });
  }
  return found;
}

function sourceOf({ starts, ends }: FoldedText, { start, end }: Span): Span {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

/** Whether the place begins or ends inside a word of the source, or inside one of its letters. */
function cutsWord(text: FoldedText, place: Span): boolean {
  const { source, starts, ends } = text;
  const { start, end } = sourceOf(text, place);
  if (starts[place.start - 1] === start || ends[place.end] === end) return true;
  // Two units, for letters that take them.
  const before = source.slice(Math.max(0, start - 2), start);
  const after = source.slice(end, end + 2);
  const words = text.text.slice(place.start, place.end);
  return (
    (BEGINS_WORD.test(words) && ENDS_WORD.test(before) && !ENDS_UNSPACED.test(before)) ||
    /^\p{M}/u.test(after) ||
    (ENDS_WORD.test(words) && BEGINS_WORD.test(after) && !BEGINS_UNSPACED.test(after))
  );
}

const BEGINS_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WORD = /[\p{L}\p{N}]\p{M}*$/u;
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const ENDS_UNSPACED = new RegExp(`${UNSPACED}\\p{M}*$`, "u");
