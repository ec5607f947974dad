import { editDistance } from "@/lib/text/edit-distance";

/** Words that differ from a typed one by what fingers do. */
export type Correction = { term: string; factor: number };

const SHORTEST = 4;
const LONG = 8;
const MOST_PER_WORD = 3;
/** What a hit by a corrected word is worth. */
const FACTORS = [1, 0.8, 0.6];

/** How many letters may be wrong in a word of this length. */
export function typosAllowed(length: number): number {
  if (length < SHORTEST) return 0;
  return length < LONG ? 1 : 2;
}

/** The nearest of the words that a course holds, more frequent ones first; none when all are too far. */
export function corrections(
  word: string,
  vocabulary: { term: string; count: number }[],
): Correction[] {
  const most = typosAllowed(word.length);
  const near = vocabulary
    .map(({ term, count }) => {
      const distance = isStemOf(term, word) ? 1 : editDistance(word, term, most);
      return { term, count, distance };
    })
    // Two slips and another beginning make another word.
    .filter(({ term, distance }) => distance <= most && (distance < 2 || term[0] === word[0]))
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.term < b.term ? -1 : 1));
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, MOST_PER_WORD)
    .map(({ term, distance }) => ({ term, factor: FACTORS[distance] ?? 0 }));
}

/**
 * Words that one slip at the beginning turns into this one: its first letter wrong, missing, one too many, or
 * swapped with the second. They can be looked up; all others begin alike.
 */
export function otherBeginnings(word: string): string[] {
  if (typosAllowed(word.length) === 0) return [];
  const rest = word.slice(1);
  const letters = [...(ALPHABETS.find((letters) => letters.includes(word[0] ?? "")) ?? "")];
  const swapped = `${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`;
  const others = letters.flatMap((letter) => [`${letter}${rest}`, `${letter}${word}`]);
  return [...new Set([rest, swapped, ...others])].filter((other) => other !== word);
}

const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyzäöüàáâãåæçèéêëìíîïñòóôõøùúûýšžčćđ",
  "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
  "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ",
];

/** A slip in its ending keeps a word from being cut to its stem: "conditoin" for "condit". */
function isStemOf(term: string, word: string): boolean {
  return term.length >= 5 && term.length >= word.length * 0.6 && word.startsWith(term);
}
