/** A word, number or sign of a text, in plain letters, with its place. */
export interface Word {
  plain: string;
  start: number;
  end: number;
  /** Whether white space stands before it. */
  spaced: boolean;
}

const NUMBER = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}|\d+(?:[.,]\d+)?`;
const ELIDED = String.raw`(?<![\p{L}'])(?:qu|jusqu|lorsqu|puisqu|[cdjlmnst])'(?=\p{L}|$)`;
const WHOLE = "aujourd'hui|o'clock|week-ends?";
const ABBREVIATED = String.raw`[ap]\.m\.`;
const LETTERS = String.raw`\p{L}+(?:'\p{L}+)*`;
const WORD = new RegExp(`${NUMBER}|${WHOLE}|${ABBREVIATED}|${ELIDED}|${LETTERS}|\\n|\\S`, "gu");

/** A text taken apart. Case, accents (but of "ñ" and umlauts) and kinds of dashes and quotes are made alike. */
export function wordsOf(text: string): Word[] {
  const plain = plainLetters(text);
  return [...plain.matchAll(WORD)].map((match) => ({
    plain: match[0],
    start: match.index,
    end: match.index + match[0].length,
    spaced: match.index === 0 || /\s/.test(plain[match.index - 1] ?? " "),
  }));
}

/** One plain letter for each unit of the text, so that places stay. */
function plainLetters(text: string): string {
  return [...text]
    .map((letter) => {
      if (/['’‘`´ʼ]/.test(letter)) return "'";
      if (/[-‐-―−]/.test(letter)) return "-";
      if (/[äöüßñÄÖÜÑ]/.test(letter)) return letter.toLowerCase();
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}
