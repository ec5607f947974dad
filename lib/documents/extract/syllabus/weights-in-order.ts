import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source } from "@/lib/text/pattern";
import { countIn, singular } from "./title-words";
import type { WeightedItem } from "./weight-rows";
import { capitalised, cleanTitle } from "./weight-titles";
import { GRADED } from "./work-words";

const SHARE = source`\d{1,2}(?:\.\d)?\s?%`;
const NEXT = source`\s*(?:,\s*and|,|and|&)\s*`;
const LIST = source`(?<shares>
  ${SHARE}(?:${NEXT}${SHARE})+|
  \d{1,2}(?:${NEXT}\d{1,2})+\s*(?:%|percent|per cent)(?:\s+of\s+(?:the|your)\s+(?:\p{L}+\s)?grade)?
  )`;
const NAME = source`(?<title>(?:\p{L}[\p{L}-]*\s){0,3}\p{L}{3,}s)`;
const PATTERNS = [
  pattern("giu")`${LIST},?\s*(?:respectively,?\s*)?(?:for|to)\s+(?:the\s+|your\s+)?${NAME}`,
  pattern("giu")`
    ${NAME}\s+(?:\p{L}+\s){0,4}?(?:worth|count(?:s|ing)?(?: for)?|contribut\p{L}+|weighted|at|are|:)
    \s*(?:\p{L}+\s){0,2}?${LIST},?\s*respectively`,
];

/** "10%, 10% and 15%, respectively, for the papers": one share for each piece, in their order. */
export function weightsInOrder(document: DocumentText): WeightedItem[] {
  // A short line ends a paragraph: a heading is no part of the sentence below it.
  const text = document.text.replace(
    /(.{0,54})\n/g,
    (_, line: string) => `${line}${line.length < 50 ? "¶" : " "}`,
  );
  return [...sharesOfEach(document, text), ...sharesInOrder(document, text)];
}

const NUMERAL = source`(?:\d|I{1,3}|IV)`;
const EACH = pattern("gu")`
  (?<title>\p{L}{4,})s? (?<numbers>${NUMERAL}(?:(?:, | and |, and | & )${NUMERAL})+) (?:\p{L}+ ){1,3}
  (?<share>\d{1,2})\s?% each`;

/** "Exams I and II account for 25% each". */
function sharesOfEach(document: DocumentText, text: string): WeightedItem[] {
  return [...text.matchAll(EACH)].flatMap((match) => {
    const { title = "", numbers = "", share } = match.groups ?? {};
    if (!GRADED.test(title)) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const line = document.lines.findLastIndex((entry) => entry.start <= start);
    const one = capitalised(singular(title));
    return [...numbers.matchAll(/\d|I{1,3}V?/g)].map(([number]) => ({
      title: `${one} ${number}`,
      weight: Number(share),
      line,
      start,
      end,
    }));
  });
}

function sharesInOrder(document: DocumentText, text: string): WeightedItem[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const shares = [...(match.groups?.shares ?? "").matchAll(/\d+(?:\.\d)?/g)].map(Number);
      const family = cleanTitle(match.groups?.title ?? "");
      const count = countIn(family);
      if (!GRADED.test(family) || (count > 0 && count !== shares.length)) return [];
      const [start, end] = [match.index, match.index + match[0].length];
      const line = document.lines.findLastIndex((entry) => entry.start <= start);
      const one = capitalised(singular(count > 0 ? family.replace(/^\S+\s/, "") : family));
      return shares.map((weight, at) => ({ title: `${one} ${at + 1}`, weight, line, start, end }));
    }),
  );
}
