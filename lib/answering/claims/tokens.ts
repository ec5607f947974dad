import { plainText } from "@/lib/text/fold";
import { WIDE } from "@/lib/text/unspaced";

/** A word, a number in digits, a letter of a script without blanks, or a sign. */
export interface Token {
  /** As written. */
  raw: string;
  /** Without case and accents. */
  word: string;
  start: number;
  end: number;
  kind: "word" | "digits" | "wide" | "mark";
  /** Nothing stands between it and the token before. */
  glued: boolean;
}

const TOKEN = new RegExp(
  `(?<digits>[0-9]+)|(?<wide>[${WIDE}])|(?<word>(?:(?![${WIDE}])[\\p{L}\\p{M}])+)|(?<mark>[^\\s])`,
  "gu",
);
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const MARKUP = /[*_`~$\\#|]+/g;
const NOT_ASCII_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** A sentence in one spelling: digits of all scripts as 0 to 9, no markup, no invisible letters. */
export function plainSentence(text: string): string {
  return text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\[\d{1,3}\]/g, " ")
    .replace(MARKUP, " ")
    .replace(NOT_ASCII_DIGIT, digitOf)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4](?=\p{L})(?<=[\p{L}\p{N}].)/gu, "'")
    .trim();
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const { 0: raw, index, groups } of text.matchAll(TOKEN)) {
    const kind = groups?.digits ? "digits" : groups?.wide ? "wide" : groups?.word ? "word" : "mark";
    const word = kind === "digits" || kind === "mark" ? raw : plainWord(raw);
    const end = index + raw.length;
    tokens.push({ raw, word, start: index, end, kind, glued: index === before });
    before = end;
  }
  return tokens;
}

export function plainWord(raw: string): string {
  return /^[a-z]+$/.test(raw) ? raw : plainText(raw);
}

/** Decimal digits of a script stand in runs of ten, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
