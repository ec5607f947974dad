import { plainText } from "@/lib/text/fold";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { stemOf } from "@/lib/text/stem";

interface Part {
  key: string;
  title: string;
}

/**
 * The part of the grade that a piece of work counts in, by their names: "Homework 3" in "Homework (25 %)",
 * "Midterm 1" in "Midterms", "Problem set 2" in the only part of homework. Null where none or more than one fits:
 * the student is asked.
 */
export function partByName(title: string, parts: readonly Part[]): string | null {
  const piece = nameOf(title);
  const named = parts.flatMap(({ key, title: of_part }) =>
    // "Assignments and quizzes" is a part of two kinds.
    of_part.split(ALTERNATIVES).flatMap((alternative) => {
      const part = nameOf(alternative);
      const fits =
        part.stems.length > 0 &&
        part.stems.every((stem) => piece.stems.includes(stem)) &&
        (part.number === null || part.number === piece.number);
      return fits ? [{ key, rank: part.stems.length + (part.number === null ? 0 : 0.5) }] : [];
    }),
  );
  if (named.length > 0) {
    const most = Math.max(...named.map(({ rank }) => rank));
    return onlyOne(named.filter(({ rank }) => rank === most).map(({ key }) => key));
  }
  const kind = kindOf(title);
  if (kind === null) return null;
  return onlyOne(
    parts
      .filter(({ title: of_part }) =>
        of_part.split(ALTERNATIVES).some((each) => fits(each, kind, piece)),
      )
      .map(({ key }) => key),
  );
}

function fits(alternative: string, kind: string, piece: Name): boolean {
  const { number } = nameOf(alternative);
  return kindOf(alternative) === kind && (number === null || number === piece.number);
}

/** What a title names, in any spelling. */
export interface Name {
  stems: string[];
  number: number | null;
}

const ALTERNATIVES = /\s*(?:[,;/&+]|\b(?:and|or|und|oder|et|ou|y|e)\b)\s*/iu;
/** What stands beside a name and is none: shares, counts, what is dropped. */
const ASIDE = /\([^)]*\)|\[[^\]]*\]|\d+(?:[.,]\d+)?\s*(?:%|percent\b|points?\b|pts?\b)/giu;
const WORD = /\p{L}[\p{L}\p{M}'’]*|\d+/gu;
const EMPTY = new Set([
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "your",
  "each",
  "all",
  "no",
  "nr",
  "der",
  "die",
  "das",
  "de",
  "la",
  "le",
  "el",
]);

export function nameOf(title: string): Name {
  // "Midterm 1: Limits" is named by what stands before the colon.
  const head = title.replace(ASIDE, " ").split(/\s*(?::|–|—|\s-\s)/u)[0] ?? "";
  const words = plainText(head.replace(/(\p{L})(\d)/gu, "$1 $2")).match(WORD) ?? [];
  const numbers = words.flatMap((word) =>
    /^\d+$/.test(word) ? [Number(word)] : (ROMAN[word] ?? []),
  );
  const stems = words
    .filter((word) => !/^\d+$/.test(word) && !(word in ROMAN) && !EMPTY.has(word))
    .map((word) => stemOf(SPELLINGS[word] ?? word));
  return { stems: [...new Set(stems)], number: numbers.at(-1) ?? null };
}

const ROMAN: Record<string, number> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8 };
const SPELLINGS: Record<string, string> = {
  hw: "homework",
  hws: "homework",
  homeworks: "homework",
  pset: "problem",
  psets: "problem",
  mt: "midterm",
  midterms: "midterm",
  finals: "final",
};

/** A midterm and a final are exams, and not each other's. */
function kindOf(title: string): string | null {
  const kind = kindOfTitle(title);
  if (kind !== "exam") return kind;
  const { stems } = nameOf(title);
  if (stems.includes(stemOf("final"))) return "final";
  return stems.includes(stemOf("midterm")) ? "midterm" : kind;
}

function onlyOne(keys: readonly string[]): string | null {
  const different = new Set(keys);
  const [only = null] = different;
  return different.size === 1 ? only : null;
}
