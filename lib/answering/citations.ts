import { mapProse } from "@/lib/chat-rules/code-parts";
import type { Citation, Passage } from "./types";

type Checked = { text: string; citations: Citation[]; dropped: number };

/**
 * Keeps the citations whose quote stands in its passage; the markers of the others leave the text, and
 * the rest are numbered in the order they are read. White space, ligatures, hyphenation, quotation marks
 * and dashes may differ; the quote answered is the passage's own wording.
 */
export function checkCitations(text: string, citations: Citation[], passages: Passage[]): Checked {
  const proven = new Map<number, Omit<Citation, "marker">>();
  for (const { marker, passage_id, quote } of citations) {
    const passage = passages.find(({ id }) => id === passage_id);
    const found = passage && findQuote(passage, quote);
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
  const found = named && findQuote(named, quote);
  if (found) return found;
  for (const passage of passages) {
    const other = findQuote(passage, quote);
    if (other) return other;
  }
  return null;
}

/** Fewer letters prove nothing. */
const SHORTEST = 8;
const SHORTEST_WIDE = 4;

/** The quote in the passage's own wording, and its page. */
function findQuote(passage: Passage, quote: string): Omit<Citation, "marker"> | null {
  const wanted = fold(quote.trim()).text.replace(/^ | $/g, "");
  const letters = wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const is_wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wanted);
  if (letters < (is_wide ? SHORTEST_WIDE : SHORTEST)) return null;
  const source = fold(passage.text);
  const at = indexOfWords(source.text, wanted);
  if (at < 0) return null;
  const start = source.offsets[at] ?? 0;
  const last = source.offsets[at + wanted.length - 1] ?? start;
  const end = last + String.fromCodePoint(passage.text.codePointAt(last) ?? 0).length;
  return {
    passage_id: passage.id,
    quote: passage.text.slice(start, end),
    page: pageAt(passage, (start + end) / 2),
  };
}

/** The page of a place in a passage; where it crosses pages, by its share of the text. */
export function pageAt({ text, page_start, page_end }: Passage, offset: number): number {
  const share = Math.min(0.999, Math.max(0, offset / Math.max(1, text.length)));
  return page_start + Math.floor(share * (page_end - page_start + 1));
}

function indexOfWords(text: string, wanted: string): number {
  const is_word = (letter: string | undefined) => /[\p{L}\p{N}]/u.test(letter ?? "");
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const cuts_before =
      is_word(wanted[0]) && is_word(text[at - 1]) && !WIDE.test(text[at - 1] ?? "");
    const after = text[at + wanted.length];
    const cuts_after = is_word(wanted.at(-1)) && is_word(after) && !WIDE.test(after ?? "");
    if (!cuts_before && !cuts_after) return at;
  }
  return -1;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The text in one spelling, and where each of its letters comes from. */
function fold(text: string): { text: string; offsets: number[] } {
  const folded: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    for (const plain of foldLetter(letter)) {
      if (plain === " " && folded.at(-1) === " ") continue;
      // A word broken at the end of a line, or joined by a hyphen, is one word in both.
      if (
        /\p{L}/u.test(plain) &&
        /\p{L}/u.test(folded.at(-3) ?? "") &&
        isHyphen(folded.slice(-2))
      ) {
        drop(2);
      } else if (
        /\p{L}/u.test(plain) &&
        folded.at(-1) === "-" &&
        /\p{L}/u.test(folded.at(-2) ?? "")
      ) {
        drop(1);
      }
      folded.push(plain);
      for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    }
    offset += letter.length;
  }
  return { text: folded.join(""), offsets };

  function drop(count: number) {
    folded.length -= count;
    offsets.length -= count;
  }
}

function isHyphen([hyphen, blank]: string[]): boolean {
  return hyphen === "-" && blank === " ";
}

function foldLetter(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  if (/[\u2018\u2019\u201a\u02bc\u02bb`´]/.test(letter)) return "'";
  if (/[\u201c\u201d\u201e\u00ab\u00bb]/.test(letter)) return '"';
  if (/[\u2010-\u2015\u2212]/.test(letter)) return "-";
  if (/[\u00ad\u200b-\u200f\u2060\ufeff]/.test(letter)) return "";
  return letter.normalize("NFKC");
}
