/**
 * A text in one spelling, with the way back: unit `i` of `text` stands for the units `starts[i]` to `ends[i]` of
 * `source`. Units are those of UTF-16, as everywhere in JavaScript.
 */
export interface FoldedText {
  source: string;
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
  ignores_case: boolean;
}

interface Letter {
  plain: string;
  start: number;
  end: number;
}

/**
 * White space becomes one blank; ligatures, quotation marks, dashes and invisible characters become plain; hyphens
 * between letters go, so that a word broken at the end of a line is whole. With `ignores_case` accents go, too.
 */
export function foldText(source: string, { ignores_case = false } = {}): FoldedText {
  const letters: Letter[] = [];
  let start = 0;
  for (const letter of source) {
    const end = start + letter.length;
    for (const plain of foldLetter(letter, ignores_case)) {
      if (plain === " " && letters.at(-1)?.plain === " ") continue;
      if (isLetter(plain)) letters.length -= hyphenLength(letters);
      letters.push({ plain, start, end });
    }
    start = end;
  }
  // Some letters are two units long; every unit is given its place.
  const units = letters.flatMap((letter) => Array<Letter>(letter.plain.length).fill(letter));
  return {
    source,
    text: letters.map(({ plain }) => plain).join(""),
    starts: Uint32Array.from(units, (unit) => unit.start),
    ends: Uint32Array.from(units, (unit) => unit.end),
    ignores_case,
  };
}

/** Lower case without accents and ligatures, for comparing names and words. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/ß/g, "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** How many of the last letters are the hyphen inside a word, with the blank of a line's end. */
function hyphenLength(letters: Letter[]): number {
  const blank = letters.at(-1)?.plain === " " ? 1 : 0;
  const is_hyphen = letters.at(-1 - blank)?.plain === "-";
  return is_hyphen && isLetter(letters.at(-2 - blank)?.plain ?? "") ? 1 + blank : 0;
}

function isLetter(plain: string): boolean {
  return /^[\p{L}\p{M}]/u.test(plain);
}

function foldLetter(letter: string, ignores_case: boolean): string {
  if (/\s/u.test(letter)) return " ";
  if (/['\u2018\u2019\u201a\u02bc\u02bb`\u00b4]/.test(letter)) return "'";
  if (/["\u201c\u201d\u201e\u00ab\u00bb]/.test(letter)) return '"';
  if (/[-\u2010-\u2015\u2212]/.test(letter)) return "-";
  if (/[\u00ad\u200b-\u200f\u2060\ufeff]/.test(letter)) return "";
  const decomposed = letter.normalize("NFKD");
  return ignores_case ? decomposed.replace(/\p{M}/gu, "").toLowerCase() : decomposed;
}
