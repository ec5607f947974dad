import { pattern, source, words } from "@/lib/text/pattern";

const LETTERS = {
  fall: words`Fa, FA, Au, AU, Aut, AUT`,
  winter: words`Wi, WI, Win, WIN`,
  spring: words`Sp, SP, Spr, SPR`,
  summer: words`Su, SU, Sum, SUM`,
};
/** A single letter is a season right before a whole year, with an apostrophe, or where nothing else stands. */
const LETTER = source`[FSW]`;
/** "Sp20", "Spr 2022", "Sum '19", "F2024", "S'21". */
export const SHORT_TERM = source`
  (?<![\p{L}\d/.-])(?:
  (?:${LETTERS}|${LETTER})\.?\s?['’]\d{2}|${LETTERS}\.?\s?20\d{2}|${LETTER}20\d{2}|${LETTERS}\d{2}
  )(?![\p{L}\d/])`;
/** "F21", "SP 23": in a heading a part of its own. */
export const SHORT_TERM_ALONE = source`
  (?<=^\s*|[–—|(]\s?)(?:${LETTER}|${LETTERS}\s)[123]\d(?=\s*(?:$|[)–—|]))`;
const ANY = pattern("gum")`(?:${SHORT_TERM}|${SHORT_TERM_ALONE})`;

/** The seasons a text names by their letters, each with its year, in the order of the text. */
export function shortTermsIn(text: string): { at: number; season: string; year: string }[] {
  return [...text.matchAll(ANY)].map(({ index, 0: term }) => {
    const [year = ""] = /\d+$/.exec(term) ?? [];
    return { at: index, season: seasonOf(term), year };
  });
}

function seasonOf(term: string): keyof typeof LETTERS {
  if (/^[FA]/.test(term)) return "fall";
  if (/^W/.test(term)) return "winter";
  return /^Su/i.test(term) ? "summer" : "spring";
}
