import { pattern, words } from "@/lib/text/pattern";
import type { Span } from "@/lib/text/quote";
import { LIST_ITEM } from "./headings";

export type Counted = Span & { words: number };

/** Sentences that are read as one: a table, a list or a formula with what announces it. */
export type Unit = Counted & { sentences: Counted[] };

const FINISHED = /[.!?…。！？।۔]["'”’»)\]」』）]*\s*(?:\[?\d{1,3}\]?\s*)?$/u;
/** "This table summarizes them." */
const ANNOUNCING = {
  en: words`following, below, (?:this|these|the) (?:tables?|lists?|steps|rules|rows|examples|equations?), as follows`,
  de: words`folgende[rsnm]?, unten, diese (?:tabelle|liste|schritte|regeln)`,
  fr: words`suivante?s?, ci-dessous, ce tableau, cette liste`,
  es: words`siguientes?, a continuación, abajo, esta (?:tabla|lista)`,
};
const ANNOUNCES = pattern("iu")`(?<!\p{L})${ANNOUNCING}(?!\p{L})`;
const BEGINS_SMALL = /^\p{Ll}/u;
const WORD = /\p{L}{3,}/gu;
const WORDS_OF_A_SENTENCE = 2;

/** The units of a text in order; one ends at `most` words, where a longer table or list is parted. */
export function unitsOf(text: string, sentences: Counted[], most: number): Unit[] {
  const units: Unit[] = [];
  let before = "";
  for (const part of partsOf(text, sentences, most)) {
    const written = text.slice(part.start, part.end);
    const is_continued = LIST_ITEM.test(written)
      ? LIST_ITEM.test(before)
      : BEGINS_SMALL.test(written) || isBare(written);
    const open = units.at(-1);
    const is_announced = ANNOUNCES.test(before) && !isProse(written);
    const belongs = is_continued || is_announced || !FINISHED.test(before);
    if (open && belongs && open.words + part.words <= most) add(open, part);
    else units.push(part);
    before = written;
  }
  return units;
}

/** The sentences, those of one item of a list together. */
function partsOf(text: string, sentences: Counted[], most: number): Unit[] {
  const parts: Unit[] = [];
  for (const sentence of sentences) {
    const part: Unit = { ...sentence, sentences: [sentence] };
    const open = parts.at(-1);
    const written = open ? text.slice(open.start, open.end) : "\n";
    const is_inside = LIST_ITEM.test(written) && !written.endsWith("\n");
    if (open && is_inside && open.words + part.words <= most) add(open, part);
    else parts.push(part);
  }
  return parts;
}

function add(open: Unit, next: Unit): void {
  open.sentences.push(...next.sentences);
  open.end = next.end;
  open.words += next.words;
}

function isProse(written: string): boolean {
  return FINISHED.test(written) && !LIST_ITEM.test(written);
}

/** A formula, or a row of numbers. */
function isBare(written: string): boolean {
  return (written.match(WORD)?.length ?? 0) < WORDS_OF_A_SENTENCE;
}
