import { type FoldedText, foldText } from "./fold";
import type { Span } from "./quote";
import { UNSPACED } from "./unspaced";

/** Fewer words in a row stand on a page by chance. */
const FEWEST_WORDS = 5;
/** Letters and digits: bullets and bars may differ. A letter of a script without blanks counts as a word. */
const WORD = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}])+`, "gu");

/**
 * The stretches of a quote that stand in a text, in the order of both: what is left where the quote runs on to the next
 * page, or where a page number or a caption stands amid it. Each has five words or more.
 */
export function findQuoteParts(text: FoldedText, quote: string): Span[] {
  const wanted = wordsOf(foldText(quote, { ignores_case: text.ignores_case }).text);
  const said = wordsOf(text.text);
  const places = new Map<string, number[]>();
  for (const [at, { word }] of said.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  const parts: Span[] = [];
  const look = (quoted: Span, within: Span) => {
    const run = longestRun(wanted, places, quoted, within);
    if (run.length < FEWEST_WORDS) return;
    const { at, place, length } = run;
    look({ start: quoted.start, end: at }, { start: within.start, end: place });
    const [first, last] = [said[place], said[place + length - 1]];
    if (first && last) {
      parts.push({ start: text.starts[first.start] ?? 0, end: text.ends[last.end - 1] ?? 0 });
    }
    look({ start: at + length, end: quoted.end }, { start: place + length, end: within.end });
  };
  look({ start: 0, end: wanted.length }, { start: 0, end: said.length });
  return parts;
}

interface Word extends Span {
  word: string;
}

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The most words in a row that both hold: where they begin in the quote (`at`) and in the text (`place`). */
function longestRun(
  wanted: Word[],
  places: ReadonlyMap<string, number[]>,
  quoted: Span,
  within: Span,
) {
  const best = { at: 0, place: 0, length: 0 };
  /** How long the run is that ends at a place of the text, with the word of the quote before this one. */
  let before = new Map<number, number>();
  for (let at = quoted.start; at < quoted.end; at += 1) {
    const now = new Map<number, number>();
    for (const place of places.get(wanted[at]?.word ?? "") ?? []) {
      if (place < within.start || place >= within.end) continue;
      const length = (before.get(place - 1) ?? 0) + 1;
      now.set(place, length);
      if (length > best.length) {
        Object.assign(best, { at: at - length + 1, place: place - length + 1, length });
      }
    }
    before = now;
  }
  return best;
}
