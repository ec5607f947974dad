import { documentText, evidenceBetween } from "./document-text";
import type { Box, Page } from "./types";

/** Words a document says, verbatim but for white space, and where they stand. */
export type Evidence = { page: number; quote: string; boxes: Box[] };

export type Fact<T> = { value: T; evidence: Evidence; confidence: "exact" | "inferred" };

/** Finds a quote on the page it is said to stand on; white space, ligatures, quotation marks and dashes are folded. */
export function verifyQuote(pages: Page[], page: number, quote: string): Evidence | null {
  const source = pages.find((candidate) => candidate.number === page);
  const wanted = fold(quote).text.trim();
  if (!source || !wanted) return null;
  const document = documentText([source]);
  const folded = fold(document.text);
  const at = indexOfWords(folded.text, wanted);
  if (at < 0) return null;
  const start = folded.offsets[at] ?? 0;
  const last = folded.offsets[at + wanted.length - 1] ?? 0;
  const end = last + String.fromCodePoint(document.text.codePointAt(last) ?? 0).length;
  return evidenceBetween(document, start, end);
}

/** The first place where the words stand as words: "1" is not a quote of "2011". */
function indexOfWords(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const cutsBefore = /^[\p{L}\p{N}]/u.test(wanted) && /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const cutsAfter =
      /[\p{L}\p{N}]$/u.test(wanted) && /^[\p{L}\p{N}]/u.test(text.slice(at + wanted.length));
    if (!cutsBefore && !cutsAfter) return at;
  }
  return -1;
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
