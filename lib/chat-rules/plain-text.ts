import { pattern } from "@/lib/text/pattern";
import { partsOf } from "./code-parts";

/** More than this share of signs in a message is keyboard mashing. */
const MOST_SIGNS = 0.3;

/**
 * Whether a message is written in words. Letters, marks and digits of every script are words; the signs
 * of code and mathematics are not counted, as long as something stands between them.
 */
export function isPlainText(message: string): boolean {
  const parts = partsOf(message);
  if (!WORD_LETTER.test(message)) return false;
  const prose = parts
    .map(({ text, kind }) => (kind === "prose" ? text : " "))
    .join("")
    .replace(EMOJI, "☺");
  const tokens = prose.split(/\s+/u).filter(Boolean);
  if (tokens.length === 0) return true;
  const worded = tokens.filter((token) => WORD_LETTER.test(token)).length;
  let bare_left = worded * 1.5 + 2;
  let words = tokens.length - 1;
  let signs = 0;
  for (const token of tokens) {
    const counted = countOf(token);
    words += counted.words;
    if (counted.words === 0 && isOperator(token)) {
      bare_left -= 1;
      if (bare_left >= 0) continue;
    } else if (counted.words > 0 && isNotation(token, counted)) continue;
    signs += counted.signs;
  }
  return signs / (words + signs) <= MOST_SIGNS;
}

const WORD_LETTER = /[\p{L}\p{N}]/u;
/** An emoji with its colour and what is joined to it is one sign. */
const EMOJI = pattern("gu")`
  \p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*
  (?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*|
  [\u{1F1E6}-\u{1F1FF}]{2}`;
/** What continues a letter or is not seen at all. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}]/u;

function countOf(token: string): { words: number; signs: number } {
  let words = 0;
  let signs = 0;
  for (const letter of token) {
    if (/[\p{L}\p{N}_]/u.test(letter)) words += 1;
    else if (!UNSEEN.test(letter)) signs += 1;
  }
  return { words, signs };
}

const LONGEST_OPERATOR = 6;
const MOST_OPERATORS = 2;

/** "=", "->", "});": one or two operators, with any brackets. */
function isOperator(token: string): boolean {
  return token.length <= LONGEST_OPERATOR && /[^?!.,]/u.test(token) && isTerse(token);
}

/** A word with brackets and operators in it: f(x)=x^2, {"a":[1]}, \frac{a}{b}, /^[^@]+$/. */
function isNotation(token: string, { words, signs }: { words: number; signs: number }): boolean {
  if (signs > words * 8 + 6) return false;
  if (/\\\p{L}|\[\^/u.test(token)) return true;
  if (!/[^\p{L}\p{N}\p{M}\p{Cf}_?!.,;:'"’“”…¿¡]/u.test(token)) return false;
  return token.split(/[\p{L}\p{N}\p{M}\p{Cf}_]+/u).every(isTerse);
}

const QUIET = /[()[\]{}"'“”‘’«»,.;:]/gu;
const OPERATOR = pattern("gu")`
  <<=|>>=|===|!==|<=>|[-=~|]>|<[-!/]|[=!<>+\-*/%&|^:]=|&&|\|\||\+\+|--|::|<<|>>|\*\*|
  \/\/|\/\*|\*\/|\/>|\?\?|#!|>&|\S`;

/** No keyboard mashing: it strings unlike operators together. */
function isTerse(run: string): boolean {
  const loud = run.replace(QUIET, " ");
  if (/(\S)\1{3}/u.test(loud)) return false;
  const longest = run.match(/([()[\]{}"',.;:])\1{4}/u);
  return !longest && (loud.match(OPERATOR)?.length ?? 0) <= MOST_OPERATORS;
}
