import { mapProse } from "@/lib/chat-rules/code-parts";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { foldText } from "@/lib/text/fold";
import { findQuote } from "@/lib/text/quote";
import { WIDE } from "@/lib/text/unspaced";
import type { Citation, Passage } from "./types";

type Checked = { text: string; citations: Citation[]; dropped: number };

/**
 * Keeps the citations whose quote stands in its passage; the markers of the others leave the text, and
 * the rest are numbered in the order they are read. Their spelling may differ as `foldText` says; the quote
 * answered is the passage's own wording.
 */
export function checkCitations(text: string, citations: Citation[], passages: Passage[]): Checked {
  const proven = new Map<number, Omit<Citation, "marker">>();
  for (const { marker, passage_id, quote } of citations) {
    const passage = passages.find(({ id }) => id === passage_id);
    const found = passage && provenIn(passage, quote);
    if (found) proven.set(marker, found);
  }
  return renumbered(text, proven, citations.length - proven.size);
}

const QUOTE_MARK = /\[\[\s{0,3}(\d{1,3})\s{0,3}:\s{0,3}["“„«'‘](.{1,1200}?)["”“»'’]\s{0,3}\]\]/gs;
/** What a model began and did not end. */
const BROKEN_MARK = /[ \t]*\[\[\s{0,3}\d{1,3}\s{0,3}:[^\n]{0,1200}/g;
const ONLY_QUOTES = /^(?:[ \t]*(?:[-*•]|\d{1,3}[.)])?[ \t]*\uE000\d+\uE001[ \t.,;]*)+$/;

/**
 * The answer of a model that was given the passages as 1 to n and asked to put
 * `[[2: "verbatim words of passage 2"]]` after each sentence they prove. A quote that stands in no
 * passage is dropped, as is a marker without a quote. Quotes may also be listed on lines of their own at
 * the end, with plain [2] in the text.
 */
export function citeModelAnswer(text: string, passages: Passage[]): Checked {
  const quotes: { number: number; found: Omit<Citation, "marker"> | null }[] = [];
  const marked = text.replace(QUOTE_MARK, (_, number: string, quote: string) => {
    quotes.push({ number: Number(number), found: anywhere(passages, Number(number), quote) });
    return `\uE000${quotes.length - 1}\uE001`;
  });
  const whole = marked.replace(BROKEN_MARK, "");
  const listed = new Map<number, number>();
  const lines = whole.split("\n").filter((line) => {
    if (!ONLY_QUOTES.test(line)) return true;
    for (const [, index] of line.matchAll(/\uE000(\d+)\uE001/g)) {
      const number = quotes[Number(index)]?.number ?? 0;
      if (quotes[Number(index)]?.found && !listed.has(number)) listed.set(number, Number(index));
    }
    return false;
  });
  const plain = lines.join("\n");
  const used = mapProse(plain, (prose) =>
    prose.replace(MARKER, (_, number: string) => {
      const index = listed.get(Number(number));
      return index === undefined ? "[0]" : `[${index + 1}]`;
    }),
  ).replace(/\uE000(\d+)\uE001/g, (_, index: string) => `[${Number(index) + 1}]`);
  const proven = new Map<number, Omit<Citation, "marker">>();
  for (const [index, { found }] of quotes.entries()) if (found) proven.set(index + 1, found);
  const false_quotes = quotes.filter(({ found }) => !found).length;
  const unmarked = used.split("[0]").length - 1;
  return renumbered(used, proven, false_quotes + unmarked);
}

const MARKER = /\[(\d{1,3})\](?!\()/g;

function renumbered(
  text: string,
  proven: Map<number, Omit<Citation, "marker">>,
  dropped: number,
): Checked {
  const citations: Citation[] = [];
  const numbered = mapProse(text, (prose) =>
    prose.replace(/[ \t]?\[(\d{1,3})\](?!\()/g, (whole, number: string) => {
      const found = proven.get(Number(number));
      if (!found) return "";
      const same = citations.find(
        ({ passage_id, quote }) => passage_id === found.passage_id && quote === found.quote,
      );
      const marker = same?.marker ?? citations.length + 1;
      if (!same) citations.push({ marker, ...found });
      return whole.replace(/\d+/, String(marker));
    }),
  );
  const tidy = mapProse(numbered, (prose) => prose.replace(/(\[\d{1,3}\])(?:[ \t]?\1)+/g, "$1"));
  return { text: tidy.replace(/\n{3,}/g, "\n\n").trimEnd(), citations, dropped };
}

/** Where the quote stands, first in the passage it names. */
function anywhere(passages: Passage[], number: number, quote: string) {
  const named = passages[number - 1];
  const found = named && provenIn(named, quote);
  if (found) return found;
  for (const passage of passages) {
    const other = provenIn(passage, quote);
    if (other) return other;
  }
  return null;
}

/** Fewer letters prove nothing. */
const SHORTEST = 8;
const SHORTEST_WIDE = 4;
const HAS_WIDE = new RegExp(`[${WIDE}]`, "u");

/** The quote in the passage's own wording, and its page. */
function provenIn(passage: Passage, quote: string): Omit<Citation, "marker"> | null {
  const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < (HAS_WIDE.test(quote) ? SHORTEST_WIDE : SHORTEST)) return null;
  const [found] = findQuote(foldText(passage.text), quote);
  if (!found) return null;
  const { start, end } = found;
  return {
    passage_id: passage.id,
    quote: passage.text.slice(start, end),
    page: pageAt(passage, start),
  };
}
