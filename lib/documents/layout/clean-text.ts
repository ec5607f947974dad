import { pattern } from "@/lib/text/pattern";

/** Text as a reader would type it: composed letters, no ligatures, no control characters, one kind of blank. */
export function cleanText(raw: string): string {
  return composeAccents(
    raw
      .replace(STYLED_LETTERS, (letter) => letter.normalize("NFKC"))
      .replace(PRIVATE_BULLETS, "•")
      .replace(LETTER_COLONS, ":")
      .replace(UNWANTED, "")
      .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu, " ")
      .normalize("NFC"),
  );
}

/** Ligatures, mathematical alphabets (often used for headings) and full-width forms. */
const STYLED_LETTERS = /[\u{fb00}-\u{fb06}\u{1d400}-\u{1d7ff}\u{ff01}-\u{ff5e}]/gu;
/** Symbol fonts keep their bullets in the private use area. */
const PRIVATE_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g;
/** Signs that look like a colon and are none: the ratio, and the colon of some alphabets. */
const LETTER_COLONS = /[\u2236\ua789]/g;
/** Control characters, soft hyphens, marks of direction and width, and letters that stand for nothing. */
const UNWANTED = pattern("g")`
  [\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd
  \ufff0-\uffff\ue000-\uf8ff]`;

const COMBINING: Record<string, string> = {
  "\u00a8": "\u0308",
  "\u00b4": "\u0301",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u02da": "\u030a",
  "\u02c7": "\u030c",
};

/** Older TeX fonts set an accent and its letter as two characters, the accent first. */
function composeAccents(text: string): string {
  return text
    .replace(/([\u00a8\u00b4\u02c6\u02dc\u02da\u02c7])(\p{L}|\u0131)/gu, (both, accent, letter) => {
      const base = letter === "\u0131" ? "i" : letter;
      const composed = `${base}${COMBINING[accent] ?? ""}`.normalize("NFC");
      return composed.length === 1 ? composed : both;
    })
    .replace(
      /(?<=\p{L})`([aeiou])(?![^\s]*`)|(?<=^|\s)`([aA])(?![\p{L}`])/gu,
      (_, within, alone) => {
        const letter: string = within ?? alone;
        return `${letter}\u0300`.normalize("NFC");
      },
    )
    .replace(/([cC])\u00b8|\u00b8([cC])/g, (_, before, after) =>
      (before ?? after) === "c" ? "ç" : "Ç",
    );
}
